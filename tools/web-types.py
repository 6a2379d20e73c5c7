"""Write the web client's types.

`web/src/lib/protocol.ts` is what the API and the stream speak and names no game; `web/src/games/<game>/types.ts` has
the records that a game drawn there has declared: its view, events, questions and options.
"""

from __future__ import annotations

import re
import sys
import typing
from pathlib import Path
from typing import Any

import msgspec

import sagebrush  # noqa: F401  (registers the games)
from sagebrush.core.registry import game_named, games
from sagebrush.core.types import GameTypes
from sagebrush.server import hindsight, infos, messages, wishes

WEB = Path(__file__).parent.parent / "web" / "src"
#: What differs from game to game; the shared code knows no more of it than this.
OPEN = {
    "View": "Readonly<Record<string, unknown>>",
    "GameEvent": "Readonly<Record<string, unknown>> & { readonly event: string }",
    "Question": "Readonly<Record<string, unknown>> & { readonly ask: string }",
    "Option": "Readonly<Record<string, unknown>> & { readonly option: string }",
}
HEAD = ["// Made by tools/web-types.py from the server's schemas. Do not edit.", "/* eslint-disable */", ""]
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
    for name, schema in components(
        [kind for module in (infos, hindsight, messages, wishes) for kind in structs(module)]
    ).items():
        lines += interface(name, schema, {}, asked=name in wanted)
    unions = ("ClientMessage", "ServerMessage", "LobbyMessage")
    for name, union in [(name, getattr(messages, name)) for name in unions]:
        lines += [f"export type {name} = {' | '.join(kind.__name__ for kind in typing.get_args(union))}", ""]
    signals = ", ".join(f"'{signal}'" for signal in messages.SIGNALS)
    return [*lines, f"export const SIGNALS = [{signals}] as const", f"export const PROTOCOL = {messages.VERSION}", ""]


def protocol() -> str:
    lines = [*HEAD, "// A game's own records; what is in them is known in the game's own folder.", ""]
    for name, kind in OPEN.items():
        lines += [f"export type {name} = {kind}", ""]
    return "\n".join([*lines, *common()]).rstrip() + "\n"


def of_game(types: GameTypes) -> str:
    found = components([types.view, *types.parts.values(), *types.events, *types.questions, *types.options])
    names = _names(types, list(found))
    lines = list(HEAD)
    for key, schema in found.items():
        lines += interface(names[key], schema, names, asked=False)
    for group, kinds in (("GameEvent", types.events), ("Question", types.questions), ("Option", types.options)):
        lines += [f"export type {group} = {' | '.join(names[kind.__name__] for kind in kinds) or 'never'}", ""]
    passing = ", ".join(f"'{kind.__struct_config__.tag}'" for kind in types.options if kind.passes)
    lines += ["/** Answers that leave everything as it is. */", f"export const PASSES: readonly string[] = [{passing}]"]
    return "\n".join(lines).rstrip() + "\n"


def _names(types: GameTypes, found: list[str]) -> dict[str, str]:
    """An event may be called like an option, and like what it is about."""
    events = {kind.__name__ for kind in types.events}
    return {name: name + "Event" if name in events else name for name in found}


def files() -> dict[Path, str]:
    """Every file and its text. A game without a folder of its own is drawn plainly and needs no types."""
    written = {WEB / "lib" / "protocol.ts": protocol()}
    for game in games():
        folder = WEB / "games" / game.info.name
        if folder.is_dir():
            written[folder / "types.ts"] = of_game(game_named(game.info.name).types)
    return written


def main() -> None:
    """With --check, only say whether the files are up to date."""
    for path, text in files().items():
        if "--check" not in sys.argv:
            path.write_text(text)
        elif not path.exists() or path.read_text() != text:
            sys.exit(f"{path} is out of date: run {Path(__file__).name}")


if __name__ == "__main__":
    main()
