"""Rows of a data file, and the lines that complaints name."""

from __future__ import annotations

import pytest

from forts.core.errors import BadData
from forts.core.rows import read_rows

COLUMNS = ("name", "copies")


def test_rows_know_their_lines_and_their_cells():
    lines = ["name, copies", "ace , 2", "", " , ", '"b, c",1']
    assert read_rows(lines, "toy", COLUMNS) == [
        (2, {"name": "ace", "copies": "2"}),
        (5, {"name": "b, c", "copies": "1"}),
    ]


def test_one_of_several_headers_will_do():
    assert read_rows(["copies", "3"], "toy", COLUMNS, ("copies",)) == [(2, {"copies": "3"})]


@pytest.mark.parametrize(
    ("lines", "reason", "line"),
    [
        ([], "columns", 11),
        (["name"], "columns", 11),
        (["name,copies", "ace"], "cells", 12),
        (["name,copies", "ace,1", "ace,1,2"], "cells", 13),
        (["name,copies", '"ace"s,1'], "quotes", 12),
        (["name,copies", '"ace,1'], "quotes", 12),
    ],
)
def test_a_complaint_names_the_line_within_the_file(lines, reason, line):
    with pytest.raises(BadData) as error:
        read_rows(lines, "toy", COLUMNS, before=10)
    assert error.value.reason.id == f"toy-{reason}"
    assert error.value.reason.args["line"] == line
