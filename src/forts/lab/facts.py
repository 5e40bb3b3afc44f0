"""What is remembered of a finished game, for reports on its balance: one function a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import cast

from forts.core import Game, Message, Options, State, message
from forts.games.forfort.cards import BITS, COUNT
from forts.games.forfort.names import wall_name
from forts.games.forfort.state import ForFortState
from forts.games.forfort.walls import deck_from
from forts.games.forfort.words import card_message
from forts.games.fort import events as fort_events
from forts.games.fort.kids import cards
from forts.games.fort.madeup import owned
from forts.games.fort.scoring import rule_points
from forts.games.fort.state import FortState
from forts.games.fort.table import SCULPTURE_POINTS
from forts.games.fort.terms import PERK_NAMES, RULE_NAMES, kid_ids
from forts.lab.records import Fact

POINTS = "points"
"""The kind of fact that tells where points come from."""
NONE = "none"
"""The name of having none of a kind."""


@dataclass(frozen=True)
class Facts:
    """What a game remembers, and how it is called."""

    kinds: tuple[str, ...]
    """Kinds of facts that a report shows win rates by, in its order."""
    of: Callable[[State], list[Fact]]
    """The facts of a finished game; `state.trace` holds everything that happened in it."""
    label: Callable[[Options, str, str], Message | str]
    """The name of a fact, or of an end of the game (kind `end`), in words: options, kind, name."""


_registry: dict[str, Facts] = {}


def register_facts(game: str, facts: Facts) -> None:
    """Say what is remembered of a game; a game of other people may do so too."""
    _registry[game] = facts


def facts_of(game: Game, state: State) -> tuple[Fact, ...]:
    """The facts of a finished game."""
    known = _registry.get(game.name)
    return tuple(known.of(state)) if known is not None else tuple(_sheet(game, state))


def kinds_of(game: Game) -> tuple[str, ...]:
    """The kinds of facts that win rates are shown by."""
    known = _registry.get(game.name)
    return known.kinds if known is not None else ()


def label(game: Game, options: Options, kind: str, name: str) -> Message | str:
    """What a fact is called."""
    known = _registry.get(game.name)
    return known.label(options, kind, name) if known is not None else name


def _sheet(game: Game, state: State) -> list[Fact]:
    """What can be said of any game: the lines of its score sheet."""
    return [Fact(line.seat, POINTS, line.message.id, line.points) for line in game.score_sheet(state)]


# -- Fort --------------------------------------------------------------------------------------------------------


def _fort(state: State) -> list[Fact]:
    t = cast(FortState, state)
    # a perk that works once leaves the board when it is used, so that only the events tell who had it
    perks = {event[1]: PERK_NAMES[event[2]] for event in t.trace or [] if event[0] == fort_events.PERK}
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


def _fort_label(options: Options, kind: str, name: str) -> Message | str:
    if kind == "card":
        deck = cards(str(options["data"]))
        return deck.kids[deck.by_id[name]].name if name in deck.by_id else name
    if kind == "perk" and name in PERK_NAMES:
        return message("fort-perk", perk=name)
    if kind == "rule" and name in RULE_NAMES:
        return message("fort-rule", rule=name)
    if kind == POINTS:
        return message("lab-fort-source", source=name)
    if kind == "end":
        return message("lab-fort-end", end=name)
    return message("lab-none") if name == NONE else name


register_facts("fort", Facts(("card", "perk", "rule", "level"), _fort, _fort_label))


# -- ForFort -----------------------------------------------------------------------------------------------------


def _forfort(state: State) -> list[Fact]:
    table = cast(ForFortState, state)
    found: list[Fact] = []
    for seat in range(table.players):
        standing = Counter(wall_name(table.deck, table.stacks[seat * 8 + slot][-1]) for slot in BITS[table.walls[seat]])
        for wall, count in sorted(standing.items()):
            found.append(Fact(seat, "wall", wall, count))
        walls, camps = COUNT[table.walls[seat]], COUNT[table.open_camps[seat]]
        armies = table.terms.armies - table.armies[seat] - table.lost[seat]
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


def _forfort_label(options: Options, kind: str, name: str) -> Message | str:
    if kind == POINTS:
        return message("lab-forfort-source", source=name)
    if kind == "end":
        return message("lab-forfort-end", end=name)
    if kind == "wall":
        deck = deck_from(str(options["walls"]))
        found = [number for number in range(deck.kinds) if wall_name(deck, number) == name]
        return card_message(deck, found[0]) if found else name
    return name


register_facts("forfort", Facts(("wall", "walls", "camps", "armies"), _forfort, _forfort_label))
