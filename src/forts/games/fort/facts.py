"""What is remembered of a finished game of Fort, for reports: cards, perk, made-up rule, level, points."""

from __future__ import annotations

from collections import Counter
from typing import cast

from forts.core.facts import NONE, POINTS, Fact, Facts
from forts.core.game import Options
from forts.core.message import Message, message
from forts.core.state import State
from forts.games.fort.box.kids import cards
from forts.games.fort.careers import CAREERS
from forts.games.fort.rules import events
from forts.games.fort.rules.madeup import owned
from forts.games.fort.rules.scoring import rule_points, totals
from forts.games.fort.rules.state import FortState
from forts.games.fort.rules.table import SCULPTURE_POINTS
from forts.games.fort.speech.vocabulary import PERK_NAMES, RULE_NAMES, kid_ids


def _facts(state: State) -> list[Fact]:
    t = cast(FortState, state)
    # a perk that works once leaves the board when it is used, so that only the events tell who had it
    perks = {event[1]: PERK_NAMES[event[2]] for event in t.trace or [] if event[0] == events.PERK}
    found: list[Fact] = []
    for seat, me in enumerate(t.boards):
        for kid, copies in sorted(Counter(kid_ids(t.cards, owned(t, me))).items()):
            found.append(Fact(seat, "card", kid, copies))
        found.append(Fact(seat, "perk", perks.get(seat, NONE), 1))
        found.append(Fact(seat, "rule", RULE_NAMES[me.rule] if me.rule >= 0 else NONE, 1))
        found.append(Fact(seat, "level", str(me.level), 1))
        sculpture = SCULPTURE_POINTS if t.sculptor == seat else 0
        found.append(Fact(seat, POINTS, "track", me.points))
        found.append(Fact(seat, POINTS, "level", t.cards.level_points[me.level]))
        found.append(Fact(seat, POINTS, "rule", rule_points(t, seat)))
        found.append(Fact(seat, POINTS, "sculpture", sculpture))
    return found


def _standing(state: State) -> list[int]:
    """All points so far. Made-up rules are secret and count all the same: this is for reports."""
    return totals(cast(FortState, state))


def _label(options: Options, kind: str, name: str) -> Message | str:
    if kind == "card":
        deck = cards(str(options["data"]))
        return deck.kids[deck.by_id[name]].name if name in deck.by_id else name
    if kind == "perk" and name in PERK_NAMES:
        return message("fort-perk", perk=name)
    if kind == "rule" and name in RULE_NAMES:
        return message("fort-rule", rule=name)
    if kind == POINTS:
        return message("fort-source", source=name)
    if kind == "end":
        return message("fort-end", end=name)
    return message("lab-none") if name == NONE else name


def _by(kind: str) -> Message:
    return message("fort-by", kind=kind)


FACTS = Facts(("card", "perk", "rule", "level"), _facts, _label, _by, standing=_standing, careers=CAREERS)
"""What reports say of a game of Fort."""
