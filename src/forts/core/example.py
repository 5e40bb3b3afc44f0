"""A game that was played, and what its steps teach: the example that newcomers are shown."""

from __future__ import annotations

from typing import Any

import msgspec

from forts.core.rooms import example_in


class Shown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of the example."""

    at: int
    """The table after this action of the log."""
    said: str
    """Id of the message that explains it."""
    spot: str
    """What it speaks of, in the board's own words, such as `hand/0`."""


class Example(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A real log with captions."""

    seat: int
    """Through whose eyes it is seen."""
    steps: list[Shown]
    log: dict[str, Any]


def example_of(home: str) -> Example | None:
    """The example that a game's package brings, `example.json`; None if it brings none."""
    text = example_in(home)
    return None if text is None else msgspec.json.decode(text, type=Example)
