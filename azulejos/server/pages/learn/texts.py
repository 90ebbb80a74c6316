"""The texts of the learn pages: Markdown, one file a language in each game's folder.

Two things are ours. A heading names itself and the clauses of docs/rules that it answers, in
braces: `## The floor line {floor 3.5 4.3}`; names and clauses are anchors, the same in all
languages. An image names a picture of `learn/pictures.toml`: `![what it shows](floor)`.
"""

import re
from collections.abc import Sequence
from functools import cache
from html import escape
from typing import Any, Final, NamedTuple

from markdown_it import MarkdownIt
from markdown_it.token import Token

from azulejos.games import find_game
from azulejos.server.pages.learn import pictures
from azulejos.words import DEFAULT
from azulejos.words.locale import unbroken

PHONE: Final = "(max-width: 560px)"
"""Where pictures have the shape for phones."""
MARKED: Final = re.compile(r"(.*\S) \{([a-z-]+)((?: \d+(?:\.\d+)?)*)\}")


class Section(NamedTuple):
    """A heading: its level, its anchor, its words, and the clauses that stand under it."""

    level: int
    name: str
    title: str
    clauses: tuple[str, ...]


class Text(NamedTuple):
    """A learn page, read."""

    title: str
    sections: tuple[Section, ...]
    pictures: tuple[str, ...]
    tokens: Sequence[Token]
    markdown: MarkdownIt

    def html(self, address: str) -> str:
        """The page without its title; `address` is that of its pictures: see `image`."""
        rendered: str = self.markdown.renderer.render(
            self.tokens, self.markdown.options, {"address": address}
        )
        return rendered


@cache
def text(language: str, game: str) -> Text:
    """The text about a game in a language; in English if that has none yet."""
    folder = find_game(game).folder / "learn"
    files = [folder / f"{tongue}.md" for tongue in (language, DEFAULT)]
    written = unbroken(next(file for file in files if file.exists()).read_text(encoding="utf-8"))
    markdown = MarkdownIt("commonmark").enable("table")
    markdown.add_render_rule("image", _image(game))
    tokens = markdown.parse(written)
    title, tokens = tokens[1].content, tokens[3:]
    sections = [_section(tokens[at : at + 2]) for at in _headings(tokens)]
    _free_pictures(tokens)
    named = tuple(str(image.attrs["src"]) for image in _images(tokens))
    return Text(title, tuple(sections), named, tokens, markdown)


def _headings(tokens: Sequence[Token]) -> list[int]:
    return [n for n, token in enumerate(tokens) if token.type == "heading_open"]


def _section(tokens: Sequence[Token]) -> Section:
    """Read a heading, and give it its anchors."""
    opening, words = tokens
    marked = MARKED.fullmatch(words.content)
    if marked is None:
        raise ValueError(f"{words.content!r}: a heading needs a name, such as {{floor 3.5}}")
    title, name, rest = marked.groups()
    clauses = tuple(rest.split())
    opening.attrs["id"] = name
    links = "".join(f'<a class="clause" id="{c}" href="#{c}">§{c}</a>' for c in clauses)
    words.children = [
        _html(f"<span>{escape(title)}</span>"),
        *([_html(f'<span class="clauses">{links}</span>')] if links else []),
    ]
    return Section(int(opening.tag[1]), name, title, clauses)


def _html(content: str) -> Token:
    return Token("html_inline", "", 0, content=content)


def _images(tokens: Sequence[Token]) -> list[Token]:
    inside = [child for token in tokens for child in token.children or ()]
    return [token for token in inside if token.type == "image"]


def _free_pictures(tokens: Sequence[Token]) -> None:
    """A paragraph that holds nothing but pictures is a figure, not a paragraph."""
    for opening, words, closing in zip(tokens, tokens[1:], tokens[2:], strict=False):
        if opening.type != "paragraph_open":
            continue
        kinds = {child.type for child in words.children or ()}
        if "image" in kinds and kinds <= {"image", "softbreak"}:
            opening.tag = closing.tag = "figure"


def _image(game: str) -> Any:
    def rule(
        renderer: Any, tokens: Sequence[Token], at: int, options: Any, env: dict[str, str]
    ) -> str:
        token = tokens[at]
        return image(game, str(token.attrs["src"]), token.content, env["address"])

    return rule


def image(game: str, name: str, words: str, address: str) -> str:
    """A picture on a page, with its size, so that nothing moves when it comes.

    `address` has two places: for the picture's name, and for its shape.
    """
    wide, tall = ((address.format(name, s), *pictures.size(game, name, s)) for s in pictures.SHAPES)
    return (
        f'<picture><source media="{PHONE}" srcset="{tall[0]}" width="{tall[1]}" '
        f'height="{tall[2]}"><img src="{wide[0]}" width="{wide[1]}" height="{wide[2]}" '
        f'alt="{escape(words)}" loading="lazy" decoding="async"></picture>'
    )
