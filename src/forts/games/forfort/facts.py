"""What is remembered of a finished game of ForFort, for reports: walls, camps, armies, points."""

from __future__ import annotations

from collections import Counter
from typing import cast

from forts.core.facts import POINTS, Fact, Facts
from forts.core.game import Options
from forts.core.message import Message, message
from forts.core.state import State
from forts.games.forfort.box.deck import wall_name
from forts.games.forfort.box.slots import BITS, COUNT
from forts.games.forfort.box.walls import deck_from
from forts.games.forfort.rules.state import ForFortState
from forts.games.forfort.speech.names import card_message


def _facts(state: State) -> list[Fact]:
    table = cast(ForFortState, state)
    found: list[Fact] = []
    for seat in range(table.players):
        standing = Counter(wall_name(table.deck, table.stacks[seat * 8 + slot][-1]) for slot in BITS[table.walls[seat]])
        for wall, count in sorted(standing.items()):
            found.append(Fact(seat, "wall", wall, count))
        walls, camps = COUNT[table.walls[seat]], COUNT[table.open_camps[seat]]
        armies = table.agreed.armies - table.armies[seat] - table.lost[seat]
        found.append(Fact(seat, "walls", str(walls), 1))
        found.append(Fact(seat, "camps", str(camps), 1))
        found.append(Fact(seat, "armies", str(armies), 1))
        partner = table.partners[seat]
        found.append(Fact(seat, POINTS, "walls", 2 * walls))
        found.append(Fact(seat, POINTS, "camps", camps))
        found.append(Fact(seat, POINTS, "armies", armies))
        found.append(Fact(seat, POINTS, "donjon", 2 if table.donjons[seat] else 0))
        if partner >= 0:
            found.append(Fact(seat, POINTS, "partner", table.points(partner)))
    return found


def _standing(state: State) -> list[int]:
    """Points as they would count now; partners stand together."""
    return cast(ForFortState, state).totals()


def _label(options: Options, kind: str, name: str) -> Message | str:
    if kind == POINTS:
        return message("forfort-source", source=name)
    if kind == "end":
        return message("forfort-end", end=name)
    if kind == "wall":
        deck = deck_from(str(options["walls"]))
        found = [number for number in deck.numbers if wall_name(deck, number) == name]
        return card_message(deck, found[0]) if found else name
    return name


def _by(kind: str) -> Message:
    return message("forfort-by", kind=kind)


FACTS = Facts(("wall", "walls", "camps", "armies"), _facts, _label, _by, standing=_standing)
"""What reports say of a game of ForFort."""
