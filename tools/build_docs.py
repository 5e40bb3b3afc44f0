"""Builds the documentation site: `make docs`. Broken links are errors.

Pages of `docs/` are copied to `build/docs`; beside them come the pages that are made: rules and cards of every game in
every language, the library from its docstrings, commands from Typer, HTTP from the server's own schema. Zensical then
makes `build/site` of it all.
"""

from __future__ import annotations

import ast
import inspect
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import typer
from draw_layers import svg

from forts import catalog, words
from forts.cli import make_app
from forts.core import Message
from forts.core.topics import chapters, icons
from forts.server.app import App
from forts.server.settings import Settings
from forts.server.wire import asking, telling

ROOT = Path(__file__).parents[1]
PAGES = ROOT / "build/docs"
LIBRARY = ("forts", "forts.core", "forts.bots", "forts.lab", "forts.testing")
"""The modules that people import from."""
_INCLUDED = re.compile(r"^<!-- source: (\S+) -->$", re.MULTILINE)
_LINE = re.compile(r'<a id="__codelineno-[^>]*></a>')
_CHART = re.compile(r"```mermaid\n(.*?)```", re.DOTALL)
_LINK = re.compile(r"(?<!!)\[(?P<text>[^\]\[]*)\]\((?P<up>(?:\.\./)*)(?P<path>[^)#:\s]+)(?P<anchor>#[^)\s]*)?\)")
_SPACED = re.compile(r"(?<=[^\s=]) (?=[:;?!»](?:\s|$))|(?<=«) ", re.MULTILINE)
"""Before some signs some languages set a space, at which no line may break (as in `web/src/words/unbroken.ts`)."""
_FRAME = ("search", "on-this-page", "top", "link", "dark", "light", "pages", "parts", "head", "skip")
"""What stands around every page, as the messages `site-...` have it."""
_ELSEWHERE = (
    "src/",
    "tests/",
    "examples/",
    "web/",
    "hosting/",
    ".github/",
    "LICENSE",
    "SECURITY.md",
    "CODE_OF_CONDUCT.md",
)
"""What only the repository has."""
_HOME = {"CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changes.md"}
"""Pages of the repository's first folder that the site has too."""


def main() -> int:
    """Write all pages, then build; the exit code is Zensical's."""
    shutil.rmtree(PAGES, ignore_errors=True)
    shutil.copytree(ROOT / "docs", PAGES)
    for page in PAGES.rglob("*.md"):
        _write(page.relative_to(PAGES).as_posix(), _settled(page.read_text(encoding="utf-8")))
    for name, shown in _HOME.items():
        text = (ROOT / name).read_text(encoding="utf-8")
        _write(shown, _settled(text.replace("](docs/", "](")))
    for lang in words.languages():
        _write_games(lang)
    _write("decisions/index.md", _decisions())
    _write("reference/library.md", _library())
    _write("reference/commands.md", _commands())
    _write("reference/http.md", _http())
    _leave_out_pictures()
    command = [sys.executable, "-m", "zensical", "build", "--clean", "--strict"]
    failed = subprocess.run(command, cwd=ROOT).returncode
    if not failed:
        _finish()
    return failed


def _finish() -> None:
    """What Zensical does not do: pages say their language, no line of code is a link, one look is enough."""
    site = ROOT / "build/site"
    shutil.rmtree(site / "assets/stylesheets/classic")  # another look of the same pages
    for page in site.rglob("*.html"):
        text = _LINE.sub("", page.read_text(encoding="utf-8"))
        folder = page.relative_to(site).parts[0]
        if folder in words.languages():
            text = _around(text.replace('<html lang="en"', f'<html lang="{folder}"', 1), folder)
        page.write_text(text, encoding="utf-8")


def _around(page: str, lang: str) -> str:
    """The words around a page in its own language: Zensical writes a site in one."""
    for name in _FRAME:
        plain, said = (words.say(Message(f"site-{name}"), one) for one in (words.ENGLISH, lang))
        page = re.sub(rf'(?<=[">])(\s*){re.escape(plain)}(\s*)(?=["<])', rf"\g<1>{said}\g<2>", page)
    return page


def _write(name: str, text: str) -> None:
    file = PAGES / name
    if name.partition("/")[0] in words.languages():
        text = _SPACED.sub("\u00a0", text)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text.rstrip() + "\n", encoding="utf-8")


def _leave_out_pictures() -> None:
    """Those that no page shows, README's for one: the site is part of the package, which stays small."""
    shown = "".join(page.read_text(encoding="utf-8") for page in PAGES.rglob("*.md"))
    for picture in (PAGES / "pictures").iterdir():
        if picture.name not in shown:
            picture.unlink()


def _settled(text: str) -> str:
    """A page with the sources it shows, and without links to files that are not on the site."""
    text = _INCLUDED.sub(lambda found: _source(found[1]), text)
    text = _CHART.sub(lambda found: svg(found[1]), text)
    return _LINK.sub(_kept, text)


def _source(name: str) -> str:
    text = (ROOT / name).read_text(encoding="utf-8").rstrip()
    return f'```{Path(name).suffix[1:].replace("py", "python")} title="{name}"\n{text}\n```'


def _kept(link: re.Match[str]) -> str:
    text, path, anchor = link["text"], link["path"], link["anchor"] or ""
    if path.startswith(_ELSEWHERE):
        return text if text.startswith("`") else f"{text} (`{path}`)"
    return f"[{text}]({link['up'].removeprefix('../')}{_HOME[path]}{anchor})" if path in _HOME else link[0]


# -- games ---------------------------------------------------------------------------------------------------------


def _write_games(lang: str) -> None:
    folder = "" if lang == words.ENGLISH else f"{lang}/"
    for game in catalog.games():
        if (rules := game.rules_page(lang)) is not None:
            _write(f"{folder}rules/{game.name}.md", rules)
        parts = chapters(game, game.complete(game.min_players, {}), lang)
        if (written := icons(game, lang)) is not None:
            parts = [*parts, written]
        title = words.say(Message(f"{game.name}-title"), lang)
        _write(f"{folder}cards/{game.name}.md", "\n".join(_cards(title, parts)))


def _cards(title: str, parts: Any) -> Iterator[str]:
    yield f"# {title}\n"
    for part in parts:
        yield f"## {part.heading}\n"
        yield _row(part.columns)
        yield _row(["---"] * len(part.columns))
        for topic in part.topics:
            yield _row([f"**{topic.name}**", *topic.facts])
        yield ""


def _row(cells: Any) -> str:
    return "| " + " | ".join(str(cell).replace("|", "\\|").replace("\n", "<br>") for cell in cells) + " |"


# -- references ----------------------------------------------------------------------------------------------------


def _decisions() -> str:
    lines = ["# Decisions\n", "What we chose, why, and what it costs.\n"]
    for page in sorted((ROOT / "docs/decisions").glob("0*.md")):
        title = page.read_text(encoding="utf-8").partition("\n")[0].removeprefix("# ")
        lines.append(f"- [{title}]({page.name})")
    return "\n".join(lines)


def _library() -> str:
    lines = ["# Library\n", "Everything public, from the docstrings.\n"]
    said: dict[Any, str] = {}
    for name in LIBRARY:
        module = import_module(name)
        lines += [f"## `{name}`\n", _first(module), ""]
        here = {public: getattr(module, public) for public in sorted(getattr(module, "__all__", []))}
        again = [public for public, thing in here.items() if inspect.isclass(thing) and thing in said]
        if again:  # nothing is said twice
            lines.append("Also here: " + ", ".join(f"[`{one}`](#{one.lower()})" for one in again) + ".\n")
        for public, thing in here.items():
            if public in again:
                continue
            if inspect.isclass(thing):
                said[thing] = public
                lines += _class(public, thing)
            elif inspect.isroutine(thing):
                lines += [f"### `{public}{_signature(thing)}`\n", _doc(thing), ""]
    return "\n".join(lines)


def _class(name: str, kind: type) -> list[str]:
    lines = [f"### `{name}`\n", _doc(kind), ""]
    for member, thing in sorted(vars(kind).items()):
        if member.startswith("_") or not _doc(thing):
            continue
        if inspect.isroutine(thing) or isinstance(thing, (classmethod, staticmethod)):
            lines.append(f"- `{member}{_signature(thing)}`: {_first(thing)}")
        elif isinstance(thing, property):
            lines.append(f"- `{member}`: {_first(thing)}")
    return [*lines, ""]


def _doc(thing: object) -> str:
    return inspect.cleandoc(getattr(thing, "__doc__", None) or "")


def _first(thing: object) -> str:
    return _doc(thing).partition("\n")[0]


def _signature(thing: Any) -> str:
    try:
        found = inspect.signature(getattr(thing, "__func__", thing))
    except (TypeError, ValueError):  # compiled
        return "(…)"
    plain = [one.replace(annotation=inspect.Parameter.empty) for one in found.parameters.values() if one.name != "self"]
    text = str(found.replace(parameters=plain, return_annotation=inspect.Signature.empty))
    return re.sub(r"<function .*? at 0x[0-9a-f]+>", "…", text)  # an address would be another at every build


def _commands() -> str:
    lines = ["# Command line\n", "`forts COMMAND --help` says the same, in a terminal.\n"]
    group: Any = typer.main.get_command(make_app())
    for name, command in group.commands.items():
        lines += [f"## `forts {name}`\n", command.help or "", ""]
        lines += ["| option | meaning |", "| --- | --- |"]
        for one in command.params:
            if getattr(one, "hidden", False) or one.name == "help":
                continue
            shown = (
                ", ".join(f"`{text}`" for text in one.opts)
                if one.opts[0].startswith("-")
                else f"`{one.metavar or one.name}`"
            )
            lines.append(_row([shown, getattr(one, "help", None) or ""]))
        lines.append("")
    return "\n".join(lines)


def _http() -> str:
    schema = App(Settings()).http.openapi_schema.to_schema()
    lines = [
        "# HTTP and WebSocket\n",
        "From the server’s own types; `/api/schema/openapi.json` has the HTTP part for programs.",
        "[The server’s API](../api.md) says how it all fits together.\n",
    ]
    for path, calls in sorted(schema["paths"].items()):
        for method, call in calls.items():
            lines += [f"## `{method.upper()} {path}`\n", call.get("description") or call.get("summary") or "", ""]
            given = [one for one in call.get("parameters", []) if one["in"] == "query"]
            if given:
                lines.append("Query: " + ", ".join(f"`{one['name']}`" for one in given) + "\n")
            for word, body in (("Takes", call.get("requestBody")), ("Answers", call["responses"].get(_success(call)))):
                if named := _named(body):
                    lines.append(f"{word} {named}\n")
    types = dict(schema.get("components", {}).get("schemas", {}))
    for heading, module in (("The socket: requests", asking), ("The socket: answers and news", telling)):
        lines += [f"## {heading}\n", _first(module), ""]
        frames = [kind for kind in vars(module).values() if isinstance(kind, type) and _tag(kind)]
        _, parts = msgspec.json.schema_components(frames, ref_template="#/{name}")
        for kind in frames:
            lines += _fields(f"`{_tag(kind)}`", kind.__name__, parts.pop(kind.__name__))
            types.pop(kind.__name__, None)
        types |= parts
    lines.append("## Types\n")
    for name, kind in sorted(types.items()):
        if "properties" in kind:
            lines += _fields(f"`{name}`", name, kind)
    return "\n".join(lines)


def _tag(kind: type) -> str:
    """What `t` says of a frame; empty for what is none."""
    tag = getattr(getattr(kind, "__struct_config__", None), "tag", None)
    return tag if isinstance(tag, str) and tag != kind.__name__ else ""


def _fields(heading: str, name: str, kind: dict[str, Any]) -> list[str]:
    about, by_field = _told().get(name, ("", {}))
    lines = [f"### {heading} {{ #{name.lower()} }}\n", about, ""]
    fields = {field: of for field, of in kind["properties"].items() if field != "t"}
    if fields:
        lines += ["| field | type | meaning |", "| --- | --- | --- |"]
        lines += [_row([f"`{field}`", _type(of), by_field.get(field, "")]) for field, of in fields.items()]
    return [*lines, ""]


@cache
def _told() -> dict[str, tuple[str, dict[str, str]]]:
    """By type on the wire: its docstring, and those of its fields, which only the source has."""
    told = {}
    for file in [*(ROOT / "src/forts/server/wire").glob("*.py"), *(ROOT / "src/forts/core").glob("*.py")]:
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                fields = {
                    ast.unparse(field.target): inspect.cleandoc(said.value.value).replace("\n", " ")
                    for field, said in pairwise(node.body)
                    if isinstance(field, ast.AnnAssign)
                    and isinstance(said, ast.Expr)
                    and isinstance(said.value, ast.Constant)
                    and isinstance(said.value.value, str)
                }
                told[node.name] = (ast.get_docstring(node) or "", fields)
    return told


def _success(call: dict[str, Any]) -> str:
    return min(call["responses"])


def _named(body: dict[str, Any] | None) -> str:
    for content in (body or {}).get("content", {}).values():
        return _type(content.get("schema", {}))
    return ""


def _type(of: dict[str, Any]) -> str:
    if "$ref" in of:
        name = of["$ref"].rpartition("/")[2]
        return f"[`{name}`](#{name.lower()})"
    if "oneOf" in of or "anyOf" in of:
        return " or ".join(dict.fromkeys(_type(one) for one in of.get("oneOf") or of["anyOf"]))
    if of.get("type") == "array":
        return f"list of {_type(of.get('items', {}))}"
    kind = of.get("type", "any")
    return " or ".join(kind) if isinstance(kind, list) else str(kind)


if __name__ == "__main__":
    sys.exit(main())
