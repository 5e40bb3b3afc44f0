"""What is kept of one game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from forts.core.facts import Fact
from forts.lab.careers import CardRecord
from forts.lab.decisions import Decisions

RAISED = "raised"
ILLEGAL = "illegal"
LATE = "late"


@dataclass(frozen=True, slots=True)
class BotFault:
    """A bot that did not give a legal answer in time."""

    game: int
    """Number of the game in the run."""
    ply: int
    """Decisions taken before in that game."""
    seat: int
    bot: str
    """Its name."""
    kind: str
    """raised, illegal or late."""
    text: str
    """The exception, or the answer."""

    def to_json(self) -> dict[str, Any]:
        """The fault as plain JSON."""
        return asdict(self)


@dataclass(frozen=True, slots=True)
class GameRecord:
    """One game of a run."""

    number: int
    """Number in the run, from 0."""
    seed: str
    """Seed of the game's generator; a text, since it has up to 128 bits."""
    bots: tuple[str, ...]
    """Bots by seat."""
    shares: tuple[float, ...]
    """Each seat's share of the victory."""
    scores: tuple[int, ...]
    turns: int
    decisions: int
    ended_by: str
    faults: tuple[BotFault, ...] = ()
    facts: tuple[Fact, ...] = ()
    actions: tuple[int, ...] = ()
    """All that players and chance did, if it was asked for: the game can be replayed."""
    course: dict[str, float] | None = None
    """How the game went, in numbers (`lab/course.py`), if that was asked for."""
    cards: tuple[CardRecord, ...] = ()
    """What became of each card, if that was asked for."""
    decided: Decisions | None = None
    """What was decided, with all that was known, if that was asked for; not part of the JSON."""

    def to_json(self) -> dict[str, Any]:
        """The record as plain JSON."""
        return {
            "number": self.number,
            "seed": self.seed,
            "bots": list(self.bots),
            "shares": list(self.shares),
            "scores": list(self.scores),
            "turns": self.turns,
            "decisions": self.decisions,
            "ended_by": self.ended_by,
            "faults": [fault.to_json() for fault in self.faults],
            "facts": [list(fact) for fact in self.facts],
            **({"actions": list(self.actions)} if self.actions else {}),
            **({} if self.course is None else {"course": self.course}),
            **({"cards": [list(card) for card in self.cards]} if self.cards else {}),
        }


def record_from_json(body: Mapping[str, Any]) -> GameRecord:
    """The record that `GameRecord.to_json` gave."""
    return GameRecord(
        number=int(body["number"]),
        seed=str(body["seed"]),
        bots=tuple(str(name) for name in body["bots"]),
        shares=tuple(float(share) for share in body["shares"]),
        scores=tuple(int(score) for score in body["scores"]),
        turns=int(body["turns"]),
        decisions=int(body["decisions"]),
        ended_by=str(body["ended_by"]),
        faults=tuple(BotFault(**fault) for fault in body["faults"]),
        facts=tuple(Fact(int(seat), str(kind), str(name), int(amount)) for seat, kind, name, amount in body["facts"]),
        actions=tuple(int(action) for action in body.get("actions") or ()),
        course=None if body.get("course") is None else {str(k): float(v) for k, v in body["course"].items()},
        cards=tuple(CardRecord(*card) for card in body.get("cards") or ()),
    )
