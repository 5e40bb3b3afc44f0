"""What a game records about a finished game, for reports on its balance."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from forts.core.game import Options
from forts.core.message import Message
from forts.core.state import State

POINTS = "points"
"""The kind of fact that tells where points come from."""
NONE = "none"
"""The name of having none of a kind."""


class Fact(NamedTuple):
    """Something of a finished game that may have mattered."""

    seat: int
    kind: str
    """What sort of thing, such as card, perk or points."""
    name: str
    amount: int
    """How many, or how many points."""


class Career(NamedTuple):
    """What the cards of one name did for a seat in a game."""

    seat: int
    card: str
    held: int
    """How often one of them came to hand."""
    led: int
    """How often one was played for its own actions."""
    added: int
    """How often one left the hand to help another card, or to follow."""
    points: int
    """What it brought its player when it was led."""
    resources: int
    rival_points: int
    """What rivals got out of it then."""
    rival_resources: int


@dataclass(frozen=True)
class Careers:
    """What a game knows of its cards' careers."""

    kind: str
    """The kind of fact that has the cards' names."""
    takes: Callable[[State, int], str]
    """The card that a legal action takes for good; empty if it takes none, or one that nobody has seen."""
    of: Callable[[State], list[Career]]
    """The careers in a finished game; `state.trace` holds everything that happened in it."""
    differ: Callable[[str, str], list[str]]
    """The cards that only one of two data files has, or that it has otherwise."""


@dataclass(frozen=True)
class Facts:
    """What a game remembers, and how it is called; a game has it as `FACTS` in its module `facts`."""

    kinds: tuple[str, ...]
    """Kinds of facts that a report shows win rates by, in its order."""
    of: Callable[[State], list[Fact]]
    """The facts of a finished game; `state.trace` holds everything that happened in it."""
    label: Callable[[Options, str, str], Message | str]
    """The name of a fact, or of an end of the game (kind `end`), in words: options, kind, name."""
    by: Callable[[str], Message]
    """What a kind is called in a heading: "card owned at the end"."""
    counted: tuple[str, ...] = ()
    """Kinds of which a report shows how many a seat has in a game."""
    standing: Callable[[State], list[int]] | None = None
    """How far each seat has come in a game in progress, for who leads when; None if nothing open shows it."""
    careers: Careers | None = None
    """What each card did; None if the game has no cards that are taken and played."""
