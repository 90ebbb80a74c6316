"""The texts of the learn pages: Markdown, one file for each language in each game's folder.

There are two additions to Markdown. A heading has a name and the clauses of docs/rules that it
explains, in braces: `## The floor line {floor 3.5 4.3}`. Names and clauses are anchors, the same in
all languages. An image names a picture of `learn/pictures.toml`: `![what it shows](floor)`.
"""

import re
from collections.abc import Callable, Sequence
from functools import cache
from html import escape
from typing import Final, NamedTuple

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token
from markdown_it.utils import OptionsDict

from azulejos.games import find_game
from azulejos.server.pages.learn import pictures
from azulejos.words import DEFAULT
from azulejos.words.locale import unbroken

PHONE: Final = "(max-width: 560px)"
"""The screens that get the pictures for phones."""
HEADING: Final = re.compile(r"(.*\S) \{([a-z-]+)((?: \d+(?:\.\d+)?)*)\}")


class Section(NamedTuple):
    """A heading: its level, its anchor, its words, and the clauses that it explains."""

    level: int
    name: str
    title: str
    clauses: tuple[str, ...]


class Text(NamedTuple):
    """A parsed learn page."""

    title: str
    sections: tuple[Section, ...]
    pictures: tuple[str, ...]
    tokens: Sequence[Token]
    markdown: MarkdownIt

    def html(self, address: str) -> str:
        """The page without its title. `image` explains the `address` of the pictures."""
        rendered: str = self.markdown.renderer.render(
            self.tokens, self.markdown.options, {"address": address}
        )
        return rendered


@cache
def text(language: str, game: str) -> Text:
    """The text about a game in a language, or in English if there is none."""
    folder = find_game(game).folder / "learn"
    files = [folder / f"{locale}.md" for locale in (language, DEFAULT)]
    source = unbroken(next(file for file in files if file.exists()).read_text(encoding="utf-8"))
    markdown = MarkdownIt("commonmark").enable("table")
    markdown.add_render_rule("image", _image(game))
    tokens = markdown.parse(source)
    title, tokens = tokens[1].content, tokens[3:]
    sections = [_section(tokens[at : at + 2]) for at in _headings(tokens)]
    _unwrap_pictures(tokens)
    named = tuple(str(image.attrs["src"]) for image in _images(tokens))
    return Text(title, tuple(sections), named, tokens, markdown)


def _headings(tokens: Sequence[Token]) -> list[int]:
    return [n for n, token in enumerate(tokens) if token.type == "heading_open"]


def _section(tokens: Sequence[Token]) -> Section:
    """Parse a heading, and add its anchors."""
    opening, words = tokens
    marked = HEADING.fullmatch(words.content)
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


def _unwrap_pictures(tokens: Sequence[Token]) -> None:
    """Turn paragraphs that contain only pictures into figures."""
    for opening, words, closing in zip(tokens, tokens[1:], tokens[2:], strict=False):
        if opening.type != "paragraph_open":
            continue
        kinds = {child.type for child in words.children or ()}
        if "image" in kinds and kinds <= {"image", "softbreak"}:
            opening.tag = closing.tag = "figure"


Rule = Callable[[RendererHTML, Sequence[Token], int, OptionsDict, dict[str, str]], str]
"""A render rule of markdown-it."""


def _image(game: str) -> Rule:
    def rule(
        renderer: RendererHTML,
        tokens: Sequence[Token],
        at: int,
        options: OptionsDict,
        env: dict[str, str],
    ) -> str:
        token = tokens[at]
        return image(game, str(token.attrs["src"]), token.content, env["address"])

    return rule


def image(game: str, name: str, words: str, address: str) -> str:
    """A picture on a page, with its size, so that the page does not move when it loads.

    `address` has two placeholders: the name of the picture and its shape.
    """
    wide, tall = ((address.format(name, s), *pictures.size(game, name, s)) for s in pictures.SHAPES)
    return (
        f'<picture><source media="{PHONE}" srcset="{tall[0]}" width="{tall[1]}" '
        f'height="{tall[2]}"><img src="{wide[0]}" width="{wide[1]}" height="{wide[2]}" '
        f'alt="{escape(words)}" loading="lazy" decoding="async"></picture>'
    )
