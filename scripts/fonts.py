"""Copy the bundled fonts from the npm packages that `package.json` names: `make fonts`.

The packages hold each face in small files for one script each, so nothing has to be subset here. A
page loads a file only if it has letters of its script.
"""

import shutil
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
PACKAGES: Final = ROOT / "node_modules" / "@fontsource"
STATIC: Final = ROOT / "azulejos" / "server" / "pages" / "static"
FACES: Final = {"sans-400": ("open-sans", 400), "sans-600": ("open-sans", 600),
                "serif-600": ("source-serif-4", 600)}  # fmt: skip
SCRIPTS: Final = ("latin", "latin-ext", "cyrillic")


def main() -> None:
    """Write the fonts and their licences beside the scripts of the pages."""
    for face, (package, weight) in FACES.items():
        for script in SCRIPTS:
            source = PACKAGES / package / "files" / f"{package}-{script}-{weight}-normal.woff2"
            shutil.copyfile(source, STATIC / f"{face}-{script}.woff2")
        shutil.copyfile(PACKAGES / package / "LICENSE", STATIC / f"{package}-license.txt")


if __name__ == "__main__":
    main()
