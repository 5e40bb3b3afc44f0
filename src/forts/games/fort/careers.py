"""What each kid did in a game of Fort: taken, held, led, added, and what it brought, read off the events."""

from __future__ import annotations

from collections import defaultdict
from typing import cast

from forts.core.facts import Career, Careers
from forts.core.state import State
from forts.games.fort.box.kids import Cards, cards
from forts.games.fort.rules import actions as act
from forts.games.fort.rules import events
from forts.games.fort.rules.questions.by_number import QUESTIONS
from forts.games.fort.rules.state import FortState
from forts.games.fort.rules.table import SCULPTURE_POINTS

HELD, LED, ADDED, POINTS, RESOURCES, RIVAL_POINTS, RIVAL_RESOURCES = range(7)


def _takes(state: State, action: int) -> str:
    t = cast(FortState, state)
    # at the end of a turn, by an icon or at a Birthday Party, not tucked or trashed
    if not act.PARK <= action < act.DRAW or QUESTIONS[t.ask].verb(t) != "recruit":
        return ""
    return t.cards.kids[(action - act.PARK) % act.WIDTH].id


def _careers(state: State) -> list[Career]:
    t = cast(FortState, state)
    found: dict[tuple[int, int], list[int]] = defaultdict(lambda: [0] * 7)
    leader = led = -1
    for code, seat, what, how, *_ in t.trace or []:
        if code in (events.DRAW, events.TAKE_BACK):
            found[seat, what][HELD] += 1
        elif code == events.TURN:
            leader = led = -1
        elif code == events.PLAY:
            leader, led = seat, what
            found[seat, what][LED] += 1
        elif code == events.FOLLOW or (code == events.ADD and how == events.FROM_HAND):
            found[seat, what][ADDED] += 1
        elif led >= 0 and code in _BRINGS:
            # what followers get out of it goes to the card that was led as well
            points, resources = _brought(t, code, what, how)
            own = seat == leader
            found[leader, led][POINTS if own else RIVAL_POINTS] += points
            found[leader, led][RESOURCES if own else RIVAL_RESOURCES] += resources
    return [Career(seat, t.cards.kids[kid].id, *numbers) for (seat, kid), numbers in sorted(found.items())]


_BRINGS = (events.GATHER, events.POINTS, events.LEVEL, events.SCULPTURE)


def _brought(t: FortState, code: int, what: int, how: int) -> tuple[int, int]:
    """Points and resources of an event; a level counts what it adds at the end of the game."""
    if code == events.GATHER:
        return 0, how
    if code == events.POINTS:
        return what, 0
    if code == events.LEVEL:
        return t.cards.level_points[what] - t.cards.level_points[what - 1], 0
    return SCULPTURE_POINTS, 0


def _differ(first: str, second: str) -> list[str]:
    one, other = _printed(cards(first)), _printed(cards(second))
    return sorted(kid for kid in {*one, *other} if one.get(kid) != other.get(kid))


def _printed(deck: Cards) -> dict[str, object]:
    """By kid: all that its card says, and how many there are."""
    kids = [deck.kids[number] for number in deck.numbers]
    return {kid.id: (kid.suits, kid.public.effect, kid.private.effect, kid.copies, kid.board) for kid in kids}


CAREERS = Careers("card", _takes, _careers, _differ)
"""What reports say of the kids."""
