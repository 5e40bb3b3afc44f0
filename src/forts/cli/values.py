"""Numbers on the command line that are tried out: `track.5.points=25`, `kid.bug.copies=1..3`."""

from __future__ import annotations

from typing import Annotated

import typer

from forts.core import BadOption

Sets = Annotated[
    list[str] | None,
    typer.Option("--set", metavar="NAME=NUMBER", help="A number of the data, such as track.5.points=25; or an option."),
]
"""Numbers that are set."""

Ranges = Annotated[
    list[str] | None,
    typer.Option("--set", metavar="NAME=LOW..HIGH", help="Numbers to try: track.5.points=19..27, 10..30/5 or 1,2,5."),
]
"""Numbers that are tried out."""


def read_number(text: str) -> tuple[str, int]:
    """A name and its number."""
    name, _, number = text.partition("=")
    try:
        return name.strip(), int(number)
    except ValueError:
        raise BadOption("values-form", text=text) from None
