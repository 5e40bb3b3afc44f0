"""Rows of a data file that an owner of a box may write: CSV below a header; every complaint names the line."""

from __future__ import annotations

import csv
from collections.abc import Sequence

from forts.core.errors import BadData

Row = tuple[int, dict[str, str]]
"""The line that a row stands on, and its cells by column."""


def read_rows(lines: Sequence[str], said: str, *headers: tuple[str, ...], before: int = 0) -> list[Row]:
    """The rows below a header, which is one of those given; empty rows are left out.

    `said` begins the ids of the messages that refuse a file: `-columns`, `-cells` and `-quotes`. Where the lines are
    part of a file, `before` is how many come before them.
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
                raise BadData(f"{said}-cells", line=line, columns=", ".join(header), count=len(row), due=len(header))
            found.append((line, {column: cell.strip() for column, cell in zip(header, row, strict=True)}))
    except csv.Error:
        raise BadData(f"{said}-quotes", line=before + rows.line_num) from None
    return found
