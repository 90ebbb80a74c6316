"""Make a release: check the version and the changelog, set both, commit and tag.

    python scripts/release.py 0.2.0

It refuses a version that is not newer or has no entry in the changelog, and a working tree with
changes. It does not publish: pushing the tag lets the public CI build the release.
"""

import re
import subprocess
import sys
from datetime import date
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
VERSION = re.compile(r"(\d+)\.(\d+)\.(\d+)(\.dev0)?")


class Refusal(Exception):
    """Why there is no release."""


def main(arguments: list[str], root: Path = ROOT) -> int:
    """Release the version that is named."""
    try:
        (version,) = arguments or [""]
        release(version, root)
    except (Refusal, ValueError) as error:
        print(f"no release: {error}", file=sys.stderr)
        return 1
    print(f"v{version} is committed and tagged; publish it with: git push --follow-tags")
    return 0


def release(version: str, root: Path) -> None:
    """Check everything first, then write, commit and tag."""
    code, changelog = root / "azulejos" / "__init__.py", root / "CHANGELOG.md"
    new_code = with_version(code.read_text(encoding="utf-8"), version)
    new_changelog = with_date(changelog.read_text(encoding="utf-8"), version, date.today())
    if git(root, "status", "--porcelain"):
        raise Refusal("the working tree has changes")
    code.write_text(new_code, encoding="utf-8")
    changelog.write_text(new_changelog, encoding="utf-8")
    git(root, "commit", "--quiet", "--all", "--message", f"release: {version}")
    git(root, "tag", "--annotate", f"v{version}", "--message", f"Azulejos {version}")


def with_version(code: str, version: str) -> str:
    """The package's code with a newer version."""
    if not VERSION.fullmatch(version):
        raise Refusal(f"{version!r} is not a version such as 0.2.0")
    found = re.search(r'^__version__ = "(.*)"$', code, re.MULTILINE)
    assert found is not None
    if _order(version) <= _order(found[1]):
        raise Refusal(f"{version} is not newer than {found[1]}")
    return code.replace(found[0], f'__version__ = "{version}"')


def _order(version: str) -> tuple[int, ...]:
    """Versions in their order: 0.2.0.dev0 comes before 0.2.0."""
    found = VERSION.fullmatch(version)
    assert found is not None
    return (*map(int, found.groups()[:3]), int(found[4] is None))


def with_date(changelog: str, version: str, today: date) -> str:
    """The changelog with the date of a version; the version must have an entry."""
    heading = f"## {version} (unreleased)"
    if heading not in changelog:
        raise Refusal(f"CHANGELOG.md has no section {heading!r}")
    section = changelog.partition(heading)[2].partition("\n## ")[0]
    if not re.search(r"^- \S", section, re.MULTILINE):
        raise Refusal(f"CHANGELOG.md has no entry for {version}")
    return changelog.replace(heading, f"## {version} ({today.isoformat()})")


def git(root: Path, *arguments: str) -> str:
    """Run Git; return its output."""
    command = ["git", "-C", str(root), *arguments]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
