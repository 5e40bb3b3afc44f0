"""The files of every language: whole, alike, and with every message that the program asks for."""

from __future__ import annotations

import ast as python
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import forts
from forts import catalog
from forts.core.errors import FortsError
from forts.words import ENGLISH, languages

PACKAGE = Path(forts.__file__).parent
FOLDERS = [PACKAGE / "locale", *sorted(PACKAGE.glob("games/*/locale"))]
OTHERS = [lang for lang in languages() if lang != ENGLISH]
WHOLE = ["fr"]
"""Languages that lack nothing; any other may be as far as it is."""


class _Variables(Visitor):
    """The variables of a message, with those of the messages in it, which come earlier in the file."""

    def __init__(self, earlier: dict[str, set[str]]) -> None:
        self.earlier = earlier
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.names |= self.earlier[node.id.name]


def _messages(folder: Path) -> dict[str, dict[str, set[str]]]:
    """By file the messages of a language, with their variables."""
    found: dict[str, dict[str, set[str]]] = {}
    for file in sorted(folder.glob("*.ftl")):
        messages = found[file.name] = {}
        for entry in parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in messages, f"{file}: {entry.id.name} twice"
                variables = _Variables(messages)
                variables.visit(entry)
                messages[entry.id.name] = variables.names
    return found


def _asked(file: Path, askers: set[str]) -> Iterator[str]:
    """The ids of messages that a module writes down where it asks for words."""
    for node in python.walk(python.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, python.Call) and node.args:
            first = node.args[0]
            if isinstance(node.func, python.Name) and node.func.id in askers:
                for one in (first.body, first.orelse) if isinstance(first, python.IfExp) else (first,):
                    if isinstance(one, python.Constant) and isinstance(one.value, str):
                        yield one.value


def _errors(kind: type[FortsError]) -> Iterator[str]:
    yield kind.__name__
    for below in kind.__subclasses__():
        yield from _errors(below)


def test_languages_and_games_are_found() -> None:
    assert set(WHOLE) <= set(OTHERS)
    assert len(FOLDERS) == 1 + len([game for game in catalog.games() if game.home.startswith("forts.games.")])


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("lang", WHOLE)
def test_a_language_has_the_same_files_messages_and_variables_as_english(folder: Path, lang: str) -> None:
    assert _messages(folder / lang) == _messages(folder / ENGLISH)
    assert {file.name for file in (folder / lang).iterdir()} == {file.name for file in (folder / ENGLISH).iterdir()}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("lang", OTHERS)
def test_a_language_asks_for_nothing_that_english_does_not_know(folder: Path, lang: str) -> None:
    english = {
        id_: variables for messages in _messages(folder / ENGLISH).values() for id_, variables in messages.items()
    }
    for messages in _messages(folder / lang).values():
        for id_, variables in messages.items():
            assert id_ in english and variables <= english[id_], id_


@pytest.mark.parametrize("lang", languages())
def test_no_message_is_there_twice(lang: str) -> None:
    ids = [id_ for folder in FOLDERS for messages in _messages(folder / lang).values() for id_ in messages]
    assert sorted(ids) == sorted(set(ids))


def test_every_message_that_is_asked_for_exists() -> None:
    askers = {"message", "Message", "say", "chapter", *_errors(FortsError)}
    asked = {id_ for file in PACKAGE.rglob("*.py") for id_ in _asked(file, askers)}
    known = {id_ for folder in FOLDERS for messages in _messages(folder / ENGLISH).values() for id_ in messages}
    assert len(asked) > 300
    assert asked - known == set()
