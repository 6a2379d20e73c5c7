"""The page that describes the API, without scripts from elsewhere: made from the OpenAPI schema."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

STYLE = "/api/docs/style.css"
CSS = """
body { font: 16px/1.5 Georgia, serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
body { color: #2b1d12; background: #fbf5e9 }
h1, h2 { font-weight: 600 } code, .path { font: 0.9em/1.4 ui-monospace, monospace }
section { border-top: 1px solid #cbb68f; padding: 0.4rem 0 }
.method { display: inline-block; min-width: 4.5rem; font-weight: 700 }
table { border-collapse: collapse; margin: 0.4rem 0 } td { padding: 0.1rem 1rem 0.1rem 0; vertical-align: top }
@media (prefers-color-scheme: dark) { body { color: #f0e6d2; background: #1d1610 } a { color: #e9b872 } }
"""


class ApiPage(OpenAPIRenderPlugin):
    """Every path with its summary, parameters, body and answer; then every shape with its fields."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:  # noqa: ARG002
        parts = [_path(path, item) for path, item in sorted(openapi_schema.get("paths", {}).items())]
        shapes = openapi_schema.get("components", {}).get("schemas", {})
        parts.append("<h2>Shapes</h2>")
        parts += [_shape(name, schema) for name, schema in sorted(shapes.items())]
        info = openapi_schema["info"]
        return (
            f"<!doctype html><html lang=en><meta charset=utf-8><title>{escape(info['title'])}</title>"
            f'<meta name=viewport content="width=device-width"><link rel=stylesheet href="{STYLE}">'
            f"<h1>{escape(info['title'])}</h1><p>{escape(info.get('description') or '')} "
            f'<a href="/api/docs/openapi.json">openapi.json</a></p>{"".join(parts)}</html>'
        ).encode()


def _path(path: str, item: dict[str, Any]) -> str:
    rows = []
    for method in ("get", "post", "put", "patch", "delete"):
        if method in item:
            rows.append(_operation(method, path, item[method]))
    return "".join(rows)


def _operation(method: str, path: str, operation: dict[str, Any]) -> str:
    lines = [
        f"<section><span class=method>{method.upper()}</span> <span class=path>{escape(path)}</span>",
        f"<p>{escape(operation.get('summary') or '')}</p><table>",
    ]
    for parameter in operation.get("parameters") or ():
        lines.append(_row(f"{parameter['name']} ({parameter['in']})", _name(parameter.get("schema") or {})))
    body = (operation.get("requestBody") or {}).get("content", {})
    for content in body.values():
        lines.append(_row("body", _name(content.get("schema") or {})))
    for status, response in (operation.get("responses") or {}).items():
        for content in (response.get("content") or {}).values():
            lines.append(_row(status, _name(content.get("schema") or {})))
    return "".join([*lines, "</table></section>"])


def _row(left: str, right: str) -> str:
    return f"<tr><td><code>{escape(left)}</code><td>{right}"


def _name(schema: dict[str, Any]) -> str:
    """A schema in a few words, with a link where it has a name."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    if "oneOf" in schema or "anyOf" in schema:
        return " or ".join(_name(part) for part in schema.get("oneOf") or schema["anyOf"])
    if schema.get("type") == "array":
        return f"list of {_name(schema.get('items') or {})}"
    if "enum" in schema:
        return escape(", ".join(map(str, schema["enum"])))
    return escape(str(schema.get("type") or "anything"))


def _shape(name: str, schema: dict[str, Any]) -> str:
    needed = schema.get("required") or ()
    rows = [
        _row(field + ("" if field in needed else "?"), _name(inner))
        for field, inner in (schema.get("properties") or {}).items()
    ]
    text = escape(schema.get("description") or "")
    return f'<section id="{escape(name)}"><b>{escape(name)}</b><p>{text}</p><table>{"".join(rows)}</table></section>'
