"""Write the TypeScript of everything that crosses the wire, from the Python types that are its source.

It reads the sources without importing them, so that it runs with any Python 3.11 and nothing installed:

    python3 scripts/wire.py           writes the files
    python3 scripts/wire.py --check   fails if one of them is not up to date
"""

from __future__ import annotations

import ast
import sys
from dataclasses import dataclass, field
from pathlib import Path

WEB = Path(__file__).resolve().parent.parent
SOURCES = WEB.parent / "src"

PLAIN = {"str": "string", "int": "number", "float": "number", "bool": "boolean", "None": "null", "Any": "unknown"}
LISTS = {"list", "tuple", "Sequence", "frozenset", "set"}
RECORDS = {"dict", "Mapping"}


class Unknown(Exception):
    """A type that this script cannot write."""


@dataclass
class Module:
    """A Python module, read but not run."""

    path: Path
    body: list[ast.stmt]
    imports: dict[str, str] = field(default_factory=dict)
    """Names of types from elsewhere: the module that each comes from."""

    @classmethod
    def read(cls, name: str) -> Module:
        """The module of that dotted name."""
        path = SOURCES.joinpath(*name.split(".")).with_suffix(".py")
        if not path.exists():
            path = path.with_suffix("") / "__init__.py"
        module = cls(path, ast.parse(path.read_text(encoding="utf-8")).body)
        for node in module.body:
            if isinstance(node, ast.ImportFrom) and node.module is not None:
                module.imports.update({alias.asname or alias.name: node.module for alias in node.names})
        return module

    def statement(self, name: str) -> int | None:
        """Where the name is defined, as a position in the body."""
        for at, node in enumerate(self.body):
            if isinstance(node, ast.ClassDef) and node.name == name:
                return at
            if isinstance(node, ast.Assign) and [ast.unparse(target) for target in node.targets] == [name]:
                return at
        return None


class Writer:
    """One TypeScript file."""

    def __init__(self, given: dict[str, str] | None = None) -> None:
        self.given = given or {}
        """Names that another TypeScript file has: where to import them from."""
        self.parts: dict[str, str] = {}
        self.places: dict[str, Path] = {}
        """Where each type was found: a file has one of a name."""
        self.used: set[str] = set()
        self.classes: dict[str, dict[str, str]] = {}
        """Keyword arguments of each class: `tag`, `tag_field` and the like, inherited ones included."""

    def add_all(self, name: str) -> None:
        """Write all types of a module, or of those that a package gathers."""
        module = Module.read(name)
        for at, node in enumerate(module.body):
            if isinstance(node, ast.ImportFrom) and node.module is not None and node.names[0].name == "*":
                self.add_all(node.module)
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                self.add(module, node.name)
            elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and _is_alias(node.value):
                self.add(module, ast.unparse(module.body[at].targets[0]))  # type: ignore[attr-defined]  # an Assign

    def add(self, module: Module, name: str) -> None:
        """Write one type, and before it those that it is made of."""
        if name in self.given:
            self.used.add(name)
            return
        at = module.statement(name)
        if name in self.parts:
            if at is not None and self.places[name] != module.path:
                raise Unknown(f"{name} in {module.path.name} and in {self.places[name].name}: which one is meant?")
            self.used.add(name)
            return
        if at is None:
            if name not in module.imports:
                raise Unknown(f"{name} in {module.path.name}")
            self.add(Module.read(module.imports[name]), name)
            return
        self.places[name] = module.path
        self.parts[name] = ""  # its place in the file; types may refer to each other
        node = module.body[at]
        if isinstance(node, ast.ClassDef):
            self.parts[name] = self._class(module, node)
        else:
            assert isinstance(node, ast.Assign)
            doc = _string(module.body[at + 1]) if at + 1 < len(module.body) else None
            self.parts[name] = f"{_comment(doc, '')}export type {name} = {self._type(module, node.value)};\n"

    def text(self) -> str:
        """The whole file."""
        head = "// Written by scripts/wire.py from the Python types: change those, then `npm run wire`.\n"
        places = sorted({self.given[name] for name in self.used if name in self.given})
        for place in places:
            names = sorted(name for name in self.used if self.given.get(name) == place)
            head += f"\nimport type {{ {', '.join(names)} }} from '{place}';\n"
        return head + "".join(f"\n{part}" for part in self.parts.values())

    def _class(self, module: Module, node: ast.ClassDef) -> str:
        keywords: dict[str, str] = {}
        bases = []
        for base in node.bases:
            base_name = ast.unparse(base)
            if base_name in {"StrEnum", "Enum"}:
                return self._enum(node)
            if "." not in base_name and base_name not in {"NamedTuple", "Record"}:
                self.add(module, base_name)
                bases.append(base_name)
                keywords.update({key: value for key, value in self.classes[base_name].items() if key != "tag"})
        keywords.update({keyword.arg or "": ast.unparse(keyword.value) for keyword in node.keywords})
        self.classes[node.name] = keywords
        may_lack = {"omit_defaults", "forbid_unknown_fields"} & keywords.keys()
        lines = []
        if "tag" in keywords:
            lines.append(f"  {ast.literal_eval(keywords['tag_field'])}: {keywords['tag']};\n")
        for at, entry in enumerate(node.body):
            if isinstance(entry, ast.AnnAssign) and isinstance(entry.target, ast.Name):
                doc = _string(node.body[at + 1]) if at + 1 < len(node.body) else None
                mark = "?" if may_lack and entry.value is not None else ""
                lines.append(
                    f"{_comment(doc, '  ')}  {entry.target.id}{mark}: {self._type(module, entry.annotation)};\n"
                )
        extends = f" extends {', '.join(bases)}" if bases else ""
        doc = ast.get_docstring(node)
        text = f"{_comment(doc, '')}export interface {node.name}{extends} {{\n{''.join(lines)}}}\n"
        return text + (_defaults(node) if may_lack and "tag" not in keywords and not bases else "")

    def _enum(self, node: ast.ClassDef) -> str:
        values = [
            f"'{entry.value.value!s}'"
            for entry in node.body
            if isinstance(entry, ast.Assign) and isinstance(entry.value, ast.Constant)
        ]
        return f"{_comment(ast.get_docstring(node), '')}export type {node.name} = {' | '.join(values)};\n"

    def _type(self, module: Module, node: ast.expr) -> str:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            return self._type(module, ast.parse(node.value, mode="eval").body)
        if isinstance(node, ast.BinOp):
            return _union([self._type(module, node.left), self._type(module, node.right)])
        if isinstance(node, ast.Subscript):
            return self._subscript(module, ast.unparse(node.value), node.slice)
        name = ast.unparse(node)
        if name in PLAIN:
            return PLAIN[name]
        if not isinstance(node, ast.Name):
            raise Unknown(f"{name} in {module.path.name}")
        self.add(module, name)
        return name

    def _subscript(self, module: Module, outer: str, inner: ast.expr) -> str:
        parts = inner.elts if isinstance(inner, ast.Tuple) else [inner]
        if outer == "Literal":
            return _union([_literal(part) for part in parts])
        if outer == "Annotated":  # with bounds that a type of the client's cannot have
            return self._type(module, parts[0])
        if outer in {"Union", "Optional"}:
            found = [self._type(module, part) for part in parts]
            return _union([*found, "null"] if outer == "Optional" else found)
        if outer in RECORDS:
            return f"Record<{self._type(module, parts[0])}, {self._type(module, parts[1])}>"
        if outer == "tuple" and not (len(parts) == 2 and ast.unparse(parts[1]) == "..."):
            return f"[{', '.join(self._type(module, part) for part in parts)}]"
        if outer in LISTS:
            element = self._type(module, parts[0])
            return f"({element})[]" if " " in element else f"{element}[]"
        raise Unknown(f"{outer} in {module.path.name}")


def _defaults(node: ast.ClassDef) -> str:
    """What holds where nothing is said, of a class all of whose fields have a value then."""
    fields = [entry for entry in node.body if isinstance(entry, ast.AnnAssign)]
    if any(entry.value is None or ast.unparse(entry.value) == "None" for entry in fields):
        return ""
    lines = ""
    for entry in fields:
        assert entry.value is not None
        value = eval(ast.unparse(entry.value), {"__builtins__": {}})  # numbers may be written as products
        lines += f"  {ast.unparse(entry.target)}: {_literal(ast.Constant(value))},\n"
    name, doc = f"USUAL_{node.name.upper()}", f"{node.name} where nothing else is said."
    return f"\n/** {doc} */\nexport const {name}: Required<{node.name}> = {{\n{lines}}};\n"


def _is_alias(value: ast.expr) -> bool:
    if isinstance(value, ast.BinOp):
        return isinstance(value.op, ast.BitOr)
    return isinstance(value, ast.Subscript) and ast.unparse(value.value) in {"Literal", "Union", "Optional"}


def _literal(node: ast.expr) -> str:
    assert isinstance(node, ast.Constant)
    if isinstance(node.value, tuple):  # a constant, once it was evaluated
        return f"[{', '.join(_literal(ast.Constant(part)) for part in node.value)}]"
    return f"'{node.value}'" if isinstance(node.value, str) else str(node.value).lower()


def _union(parts: list[str]) -> str:
    flat = [piece for part in parts for piece in part.split(" | ")]
    return " | ".join(dict.fromkeys(flat))


def _string(node: ast.stmt) -> str | None:
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
        return node.value.value
    return None


def _comment(doc: str | None, indent: str) -> str:
    if doc is None:
        return ""
    words = doc.strip().splitlines()
    if len(words) == 1:
        return f"{indent}/** {words[0]} */\n"
    lines = "".join(f"{indent} * {line.strip()}".rstrip() + "\n" for line in words)
    return f"{indent}/**\n{lines}{indent} */\n"


def files() -> dict[Path, str]:
    """Every generated file with its content."""
    wire = Writer()
    wire.add_all("forts.server.wire")
    written = {WEB / "src" / "wire.ts": wire.text()}
    for game in sorted(path.parent.name for path in SOURCES.glob("forts/games/*/game.py")):
        types = Writer(dict.fromkeys(("Message", "Arg"), "../../wire"))
        for part in ("sight.view", "sight.pieces", "trials.shown", "trials.tries"):
            name = f"forts.games.{game}.{part}"
            if SOURCES.joinpath(*name.split(".")).with_suffix(".py").exists():
                types.add_all(name)
        written[WEB / "src" / "games" / game / "types.ts"] = types.text()
    return written


def main(arguments: list[str]) -> int:
    """Write the files, or check them."""
    stale = [path for path, text in files().items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    if "--check" in arguments:
        for path in stale:
            print(f"{path.relative_to(WEB)} is not up to date: npm run wire", file=sys.stderr)
        return 1 if stale else 0
    for path in stale:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(files()[path], encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
