"""Pages from templates, and the variables that all templates have."""

from fastapi import Request
from fastapi.responses import Response
from fastapi.templating import Jinja2Templates
from jinja2 import Environment, FileSystemLoader, StrictUndefined

from azulejos.server.pages import files
from azulejos.server.pages.navigation import navigation
from azulejos.server.pages.view_options import view_options
from azulejos.words import LANGUAGES, language, own_name, say
from azulejos.words.scripts import for_scripts

_templates = Jinja2Templates(
    env=Environment(
        loader=FileSystemLoader(files.FOLDER.parent / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
)
_templates.env.globals |= {
    "static": f"/static/{files.VERSION}",
    "fonts": files.fonts,
    "navigation": navigation,
    "say": say,
    "language": language,
    "languages": [(code, own_name(code)) for code in LANGUAGES],
    "words_for_scripts": lambda: for_scripts(language()),
}


def rendered(template: str, /, **content: object) -> str:
    """A part of a page, in the language of the request."""
    return _templates.get_template(template).render(content)


def page(request: Request, template: str, status: int = 200, /, **content: object) -> Response:
    """A page in the theme and language of the request."""
    content = {"theme": view_options(request).theme} | content
    headers = {"Vary": "Cookie, Accept-Language"}
    return _templates.TemplateResponse(request, template, content, status, headers)
