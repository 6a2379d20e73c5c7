"""Write web/src/lib/protocol.ts: the API's and the stream's types and, for each game, its view, events and options."""

from __future__ import annotations

import re
import sys
import typing
from pathlib import Path
from typing import Any

import msgspec

import sagebrush  # noqa: F401  (registers the games)
from sagebrush.core.registry import game_named, games
from sagebrush.server import infos, messages, wishes

TARGET = Path(__file__).parent.parent / "web/src/lib/protocol.ts"
OPEN = {"View", "GameEvent", "Question", "Option"}
Schema = dict[str, Any]


def structs(module: object) -> list[type[msgspec.Struct]]:
    own = [
        kind
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__ == module.__name__  # type: ignore[attr-defined]
    ]
    return [kind for kind in own if not kind.__subclasses__()]


def ts_type(schema: Schema, names: dict[str, str]) -> str:
    """One JSON schema as a TypeScript type."""
    if schema.get("title") in OPEN:
        return str(schema["title"])
    if "$ref" in schema:
        name = str(schema["$ref"]).rpartition("/")[2]
        return names.get(name, name)
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(ts_type(part, names) for part in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(_literal(value) for value in schema["enum"])
    return ts_plain(schema, names)


def ts_plain(schema: Schema, names: dict[str, str]) -> str:
    match schema.get("type"):
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null" as kind:
            return str(kind)
        case "array":
            return ts_array(schema, names)
        case "object":
            inner = schema.get("additionalProperties", True)
            return f"Record<string, {ts_type(inner, names) if isinstance(inner, dict) else 'unknown'}>"
        case _:
            return "unknown"


def ts_array(schema: Schema, names: dict[str, str]) -> str:
    if "prefixItems" in schema:
        return f"readonly [{', '.join(ts_type(part, names) for part in schema['prefixItems'])}]"
    inner = ts_type(schema["items"], names) if isinstance(schema.get("items"), dict) else "unknown"
    return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"


def _literal(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else msgspec.json.encode(value).decode()


def interface(name: str, schema: Schema, names: dict[str, str], *, asked: bool) -> list[str]:
    """`asked`: a body we send, whose defaults may be left out; what the server sends is always complete."""
    if "properties" not in schema:
        return [f"export type {name} = {ts_type(schema, names)}", ""]
    lines = []
    if text := schema.get("description"):
        lines.append(f"/** {' '.join(text.split())} */")
    lines.append(f"export interface {name} {{")
    for field, inner in schema["properties"].items():
        optional = "?" if asked and field not in schema.get("required", []) else ""
        lines.append(f"  readonly {field}{optional}: {ts_type(inner, names)}")
    return [*lines, "}", ""]


def components(kinds: list[Any]) -> dict[str, Schema]:
    _, found = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    return {re.sub(r"\W", "_", name): schema for name, schema in found.items()}


def common() -> list[str]:
    asked = structs(wishes) + [k for k in structs(messages) if issubclass(k, messages.FromClient)]
    lines = []
    wanted = {re.sub(r"\W", "_", kind.__name__) for kind in asked} | {"Pace"}
    for name, schema in components(structs(infos) + structs(messages) + structs(wishes)).items():
        lines += interface(name, schema, {}, asked=name in wanted)
    for name, union in (("ClientMessage", messages.ClientMessage), ("ServerMessage", messages.ServerMessage)):
        lines += [f"export type {name} = {' | '.join(kind.__name__ for kind in typing.get_args(union))}", ""]
    signals = ", ".join(f"'{signal}'" for signal in messages.SIGNALS)
    return [*lines, f"export const SIGNALS = [{signals}] as const", f"export const PROTOCOL = {messages.VERSION}", ""]


def of_game(name: str) -> list[str]:
    prefix = name.capitalize()
    types = game_named(name).types
    found = components([types.view, *types.events, *types.questions, *types.options])
    events = {kind.__name__ for kind in types.events}
    names = {n: (n if n.startswith(prefix) else prefix + n) + ("Event" if n in events else "") for n in found}
    lines = [f"// {name}", ""]
    for key, schema in found.items():
        lines += interface(names[key], schema, names, asked=False)
    for group, kinds in (("Event", types.events), ("Question", types.questions), ("Option", types.options)):
        parts = " | ".join(names[kind.__name__] for kind in kinds)
        lines += [f"export type {prefix}{group} = {parts}", ""]
    return lines


def render() -> str:
    lines = ["// Made by tools/web-types.py from the server's schemas. Do not edit.", "/* eslint-disable */", ""]
    lines += common()
    names = [game.info.name for game in games()]
    for name in names:
        lines += of_game(name)
    for union, part in (("View", "View"), ("GameEvent", "Event"), ("Question", "Question"), ("Option", "Option")):
        lines += [f"export type {union} = {' | '.join(f'{name.capitalize()}{part}' for name in names)}", ""]
    return "\n".join(lines).rstrip() + "\n"


def main() -> None:
    """With --check, only say whether the file is up to date."""
    text = render()
    if "--check" in sys.argv:
        if not TARGET.exists() or TARGET.read_text() != text:
            sys.exit(f"{TARGET} is out of date: run {Path(__file__).name}")
        return
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text)


if __name__ == "__main__":
    main()
