"""Rows of a data file that an owner of a box may write: CSV below a header; every complaint names its place."""

from __future__ import annotations

import csv
from collections.abc import Mapping, Sequence

from forts.core.errors import BadData
from forts.core.message import Arg, Message

Row = tuple[int, dict[str, str]]
"""The line that a row stands on, and its cells by column."""


class Mistakes:
    """Everything that is wrong with a file, so that its author can mend it in one go."""

    def __init__(self, lines: Sequence[str]) -> None:
        self._lines = lines
        self._found: list[tuple[int, int, Message]] = []

    def note(self, id_: str, line: int, row: Mapping[str, str], column: str, within: int = 0, /, **args: Arg) -> None:
        """Something is wrong with a cell; `within` is how many characters into it. Messages are told `at`."""
        at = _start(self._lines[line - 1], list(row).index(column)) + within
        self._found.append((line, at, Message(id_, {"line": line, "at": at, **args})))

    def add(self, error: BadData) -> None:
        """Something is wrong with a whole line."""
        line = error.reason.args.get("line")
        self._found.append((line if isinstance(line, int) else 0, 0, error.reason))

    def __bool__(self) -> bool:
        return bool(self._found)

    def refuse(self) -> None:
        """Refuse the file if anything was wrong: one mistake as itself, several as a list in the order of the file.

        They are also told one after another, for whoever says a message without taking it apart.
        """
        found = [said for _, _, said in sorted(self._found, key=lambda one: one[:2])]
        if len(found) == 1:
            raise BadData(found[0].id, **found[0].args)
        if found:
            more = [Message("data-more-mistakes", {"count": len(found) - MOST_MISTAKES})]
            listed = found if len(found) <= MOST_MISTAKES else found[:MOST_MISTAKES] + more
            told = listed[-1]
            for one in reversed(listed[:-1]):
                told = Message("data-mistake", {"first": one, "others": told})
            raise BadData("data-mistakes", count=len(found), told=told, mistakes=listed)


MOST_MISTAKES = 20
"""So many are listed; whoever has more begins with these."""


def _start(line: str, number: int) -> int:
    """The place, from 1, where the text of a cell begins, the cells being numbered from 0."""
    at, quoted = 0, False
    while number and at < len(line):
        if line[at] == '"':
            quoted = not quoted
        elif line[at] == "," and not quoted:
            number -= 1
        at += 1
    while at < len(line) and line[at] in ' "':
        at += 1
    return at + 1


def mistakes_in(error: BadData) -> list[Message]:
    """What is wrong with a file, one by one, of the error that refused it."""
    listed = error.reason.args.get("mistakes")
    return [one for one in listed if isinstance(one, Message)] if isinstance(listed, list) else [error.reason]


def read_rows(
    lines: Sequence[str], said: str, *headers: tuple[str, ...], before: int = 0, mistakes: Mistakes | None = None
) -> list[Row]:
    """The rows below a header, which is one of those given; empty rows are left out.

    `said` begins the ids of the messages that refuse a file: `-columns`, `-cells` and `-quotes`. Where the lines are
    part of a file, `before` is how many come before them. With `mistakes`, rows of the wrong length are noted there and
    left out.
    """
    found: list[Row] = []
    rows = csv.reader(lines, strict=True)
    try:
        header = tuple(cell.strip() for cell in next(rows, []))
        if header not in headers:
            raise BadData(f"{said}-columns", line=before + 1, columns=", ".join(headers[0]))
        for row in rows:
            if not any(cell.strip() for cell in row):
                continue
            line = before + rows.line_num
            if len(row) != len(header):
                error = BadData(f"{said}-cells", line=line, columns=", ".join(header), count=len(row), due=len(header))
                if mistakes is None:
                    raise error
                mistakes.add(error)
                continue
            found.append((line, {column: cell.strip() for column, cell in zip(header, row, strict=True)}))
    except csv.Error:
        raise BadData(f"{said}-quotes", line=before + rows.line_num) from None
    return found
