"""Rows of a data file, and the lines that complaints name."""

from __future__ import annotations

import pytest

from forts.core.errors import BadData
from forts.core.rows import Mistakes, mistakes_in, read_rows

COLUMNS = ("name", "copies")


def test_rows_know_their_lines_and_their_cells():
    lines = ["name, copies", "ace , 2", "", " , ", '"b, c",1']
    assert read_rows(lines, "toy", COLUMNS, mistakes=Mistakes(lines)) == [
        (2, {"name": "ace", "copies": "2"}),
        (5, {"name": "b, c", "copies": "1"}),
    ]


def test_one_of_several_headers_will_do():
    assert read_rows(["copies", "3"], "toy", COLUMNS, ("copies",), mistakes=Mistakes([])) == [(2, {"copies": "3"})]


@pytest.mark.parametrize(
    ("lines", "reason", "line", "at"),
    [
        ([], "columns", 11, 1),
        (["name"], "columns", 11, 1),
        (["name,number"], "columns", 11, 6),
        (["name;copies"], "columns", 11, 1),
        (["name,copies", "ace"], "cells", 12, 4),
        (["name,copies", "ace,1", "ace,1,2"], "cells", 13, 7),
        (["name,copies", '"ace"s,1'], "quotes", 12, 2),
        (["name,copies", '"ace,1', "ten,1"], "quotes", 12, 2),
    ],
)
def test_a_complaint_names_line_and_column_within_the_file(lines, reason, line, at):
    mistakes = Mistakes([""] * 10 + lines)
    read_rows(lines, "toy", COLUMNS, mistakes=mistakes, before=10)
    with pytest.raises(BadData) as error:
        mistakes.refuse()
    assert error.value.reason.id == f"toy-{reason}"
    assert (error.value.reason.args["line"], error.value.reason.args["at"]) == (line, at)


def test_one_row_that_cannot_be_read_hides_no_other():
    lines = ["name,copies", '"ace,1', "king", "queen,2", '"jack"x,3']
    mistakes = Mistakes(lines)
    assert read_rows(lines, "toy", COLUMNS, mistakes=mistakes) == [(4, {"name": "queen", "copies": "2"})]
    with pytest.raises(BadData) as error:
        mistakes.refuse()
    assert [one.id for one in mistakes_in(error.value)] == ["toy-quotes", "toy-cells", "toy-quotes"]


def test_what_is_not_known_in_every_row_is_not_counted():
    lines = ["name,copies", "ace,1", "king,none"]
    mistakes = Mistakes(lines)
    rows = read_rows(lines, "toy", COLUMNS, mistakes=mistakes)
    assert mistakes.right("name", "copies")
    mistakes.note("toy-number", 3, rows[1][1], "copies")
    assert mistakes.right("name") and not mistakes.right("name", "copies")
    read_rows([*lines, "ten"], "toy", COLUMNS, mistakes=(lost := Mistakes([*lines, "ten"])))
    assert not lost.right("name")
