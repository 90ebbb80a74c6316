"""`/api/docs`: the description of the API as a plain page, without third-party scripts."""

from html import escape

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response

from azulejos.notation.position import JsonObject
from azulejos.server.pages import files

router = APIRouter(include_in_schema=False)


@router.get("/api/docs")
async def api_docs(request: Request) -> Response:
    """The description of the API for people; `/api/openapi.json` is the same for programs."""
    return HTMLResponse(page(request.app.openapi()))


def page(schema: JsonObject) -> str:
    """An OpenAPI description as HTML."""
    about = "".join(
        f"<p>{escape(part)}</p>" for part in schema["info"]["description"].split("\n\n")
    )
    calls = "".join(
        _call(method, path, call)
        for path, calls in schema["paths"].items()
        for method, call in calls.items()
    )
    models = "".join(_model(*item) for item in schema["components"]["schemas"].items())
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<link rel="stylesheet" href="/static/{files.VERSION}/tokens.css">'
        f'<link rel="stylesheet" href="/static/{files.VERSION}/style.css">'
        '<title>Azulejos: the API</title></head><body class="start"><main class="sheet reference">'
        f'<h1>Azulejos: the API</h1>{about}<p><a href="/api/openapi.json">OpenAPI</a></p>'
        f"<h2>Calls</h2>{calls}<h2>What goes in and out</h2>{models}</main></body></html>"
    )


def _call(method: str, path: str, call: JsonObject) -> str:
    content = call.get("requestBody", {}).get("content", {}).get("application/json", {})
    body = f"<p>In: {_type(content['schema'])}</p>" if content else ""
    answers = ", ".join(
        f"{status} {_type(answer.get('content', {}).get('application/json', {}).get('schema', {}))}"
        for status, answer in call["responses"].items()
    )
    about = escape(call.get("description", ""))
    return f"<h3>{method.upper()} {escape(path)}</h3><p>{about}</p>{body}<p>Out: {answers}</p>"


def _model(name: str, model: JsonObject) -> str:
    fields = "".join(
        f"<dt><code>{escape(field)}</code></dt><dd>{_type(content)}</dd>"
        for field, content in model.get("properties", {}).items()
    )
    about = escape(model.get("description", ""))
    return f'<h3 id="{escape(name)}">{escape(name)}</h3><p>{about}</p><dl>{fields}</dl>'


def _type(schema: JsonObject) -> str:
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    if "anyOf" in schema:
        return " or ".join(_type(one) for one in schema["anyOf"])
    if "items" in schema:
        return f"list of {_type(schema['items'])}"
    values = schema.get("enum") or ([schema["const"]] if "const" in schema else [])
    return escape(", ".join(map(str, values)) or schema.get("type", "text"))
