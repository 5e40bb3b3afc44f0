"""The page that describes the HTTP part: made from the same schema, without a script."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import MediaType, Request, get


@get("/api/docs", media_type=MediaType.HTML, include_in_schema=False)
async def show_docs(request: Request[Any, Any, Any]) -> str:
    """Every call with its parameters, body and answer, then every type; written once, for anybody may ask for it."""
    state = request.app.state
    if _WRITTEN not in state:
        state[_WRITTEN] = _written(request.app.openapi_schema.to_schema())
    page: str = state[_WRITTEN]
    return page


_WRITTEN = "api_docs"


def _written(schema: dict[str, Any]) -> str:
    calls = [
        _call(path, method, call)
        for path, methods in sorted(schema["paths"].items())
        for method, call in methods.items()
        if method in _METHODS
    ]
    types = [_type(name, one) for name, one in sorted(schema.get("components", {}).get("schemas", {}).items())]
    return _PAGE.format(version=escape(schema["info"]["version"]), calls="".join(calls), types="".join(types))


_METHODS = ("get", "post", "put", "patch", "delete")

_PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Forts API</title><style>
body {{ font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }}
section {{ border-top: 1px solid #bbb; padding: .5rem 0; }}
h3 {{ font-family: ui-monospace, monospace; margin: .3rem 0; }}
table {{ border-collapse: collapse; }} td, th {{ text-align: left; padding: .1rem 1rem .1rem 0; vertical-align: top; }}
code {{ font-family: ui-monospace, monospace; }} :target {{ background: #fff3c4; color: #222; }}
@media (prefers-color-scheme: dark) {{ body {{ background: #1c1f2a; color: #eee; }} a {{ color: #9cf; }} }}
</style></head><body><main><h1>Forts API {version}</h1>
<p>The same as <a href="/api/schema/openapi.json">OpenAPI</a>. The guide to the API describes the sockets.</p>
<h2>Calls</h2>{calls}<h2>Types</h2>{types}</main></body></html>
"""


def _call(path: str, method: str, call: dict[str, Any]) -> str:
    rows = "".join(
        f"<tr><td><code>{escape(one['name'])}</code></td><td>{one['in']}</td><td>{_named(one['schema'])}</td></tr>"
        for one in call.get("parameters", [])
    )
    body = call.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
    takes = f"<p>Takes {_named(body)}.</p>" if body else ""
    answers = "".join(
        f"<p>Answers {escape(status)}: {_named(content.get('schema', {}))}.</p>"
        for status, answer in call.get("responses", {}).items()
        if status.startswith("2")
        for content in answer.get("content", {}).values()
    )
    told = escape(call.get("description") or call.get("summary") or "")
    table = f"<table>{rows}</table>" if rows else ""
    return f"<section><h3>{method.upper()} {escape(path)}</h3><p>{told}</p>{table}{takes}{answers}</section>"


def _type(name: str, schema: dict[str, Any]) -> str:
    needed = dict.fromkeys(schema.get("required", []), "")
    rows = "".join(
        f"<tr><td><code>{escape(field)}</code></td><td>{_named(one)}</td><td>{needed.get(field, 'optional')}</td></tr>"
        for field, one in schema.get("properties", {}).items()
    )
    return f'<section id="{escape(name)}"><h3>{escape(name)}</h3><table>{rows}</table></section>'


def _named(schema: dict[str, Any]) -> str:
    """A type in words, with a link where it has a name."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rsplit("/", 1)[-1])
        return f'<a href="#{name}">{name}</a>'
    for several in ("oneOf", "anyOf"):
        if several in schema:
            return " or ".join(_named(one) for one in schema[several])
    if schema.get("type") == "array":
        return f"list of {_named(schema.get('items', {}))}"
    if "enum" in schema:
        return ", ".join(f"<code>{escape(str(one))}</code>" for one in schema["enum"])
    kind = schema.get("type", "anything")
    return escape(" or ".join(kind) if isinstance(kind, list) else str(kind))


ROUTES = [show_docs]
