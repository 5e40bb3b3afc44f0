"""What can be measured of a game, figure by figure: who wins, how long it takes, how it ends, how close it is.

A figure has a name that does not change, such as `turns`, `win.first` or `points.winner`, and for each game a
number, or none where the game does not offer it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from statistics import fmean

from forts.core import Game, Message, Options, message
from forts.core.facts import POINTS
from forts.lab import facts
from forts.lab.records import GameRecord

WINNER, OTHERS = "winner", "others"
"""The totals among the figures of points."""
SPREAD = "seat_spread"
"""How much more often the luckiest seat wins than the unluckiest: known of many games alone."""
_SHARES = ("win", "ended_by", "runaway", "comeback", SPREAD)
"""Figures that are shares, from 0 to 1."""


def figures_of(record: GameRecord) -> dict[str, float]:
    """The figures of a game."""
    found = {f"win.seat.{seat + 1}": share for seat, share in enumerate(record.shares)}
    if len(found) == 2:
        # the other seat has what this one has not
        del found["win.seat.2"]
    course = record.course or {}
    first = int(course.get("first", -1))
    if first >= 0:
        found["win.first"] = record.shares[first]
    if len(set(record.bots)) > 1:
        for bot in set(record.bots):
            found[f"win.bot.{bot}"] = sum(
                share for name, share in zip(record.bots, record.shares, strict=True) if name == bot
            )
    found["turns"] = record.turns
    found["decisions"] = record.decisions
    found["decisions_per_turn"] = record.decisions / max(1, record.turns)
    found |= {name: course[name] for name in ("options", "lead_changes", "runaway", "comeback") if name in course}
    found[f"ended_by.{record.ended_by}"] = 1.0
    return found | _points(record)


def _points(record: GameRecord) -> dict[str, float]:
    won = [score for score, share in zip(record.scores, record.shares, strict=True) if share > 0]
    lost = [score for score, share in zip(record.scores, record.shares, strict=True) if share == 0]
    found: dict[str, float] = {}
    if won:
        found[f"points.{WINNER}"] = fmean(won)
        found["margin"] = max(won) - max(lost) if lost else 0.0
    if lost:
        found[f"points.{OTHERS}"] = fmean(lost)
    for fact in record.facts:
        if fact.kind == POINTS:
            name = f"points.by.{fact.name}"
            found[name] = found.get(name, 0.0) + fact.amount / len(record.scores)
    return found


def columns(games: Iterable[GameRecord]) -> dict[str, list[float | None]]:
    """By figure: its number in each of the games, in their order; None where a game has none."""
    return columns_of([figures_of(record) for record in games])


def columns_of(rows: Sequence[Mapping[str, float]]) -> dict[str, list[float | None]]:
    """The same, of the figures of each game."""
    names = sorted({name for row in rows for name in row})
    # a game that ended otherwise did not end so
    return {name: [row.get(name, 0.0 if name.startswith("ended_by.") else None) for row in rows] for name in names}


def is_share(name: str) -> bool:
    """Is a figure a share, from 0 to 1?"""
    return name.partition(".")[0] in _SHARES


def label(game: Game, options: Options, name: str) -> Message:
    """What a figure is called."""
    kind, _, rest = name.partition(".")
    if kind == "ended_by":
        return message("figure-ended-by", end=facts.label(game, options, "end", rest))
    if name.startswith("points.by."):
        return message("figure-points-by", source=facts.label(game, options, POINTS, name.removeprefix("points.by.")))
    if name.startswith(("win.seat.", "win.bot.")):
        _, whose, who = name.split(".", 2)
        return message("figure-win", whose=whose, who=who)
    return message("figure", name=name.replace(".", "-").replace("_", "-"))
