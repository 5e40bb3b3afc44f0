"""Building walls: which card of a pile fits where, what is said of it, and why it may not go there."""

from __future__ import annotations

from forts.core.meaning import Meaning
from forts.core.message import Message, message
from forts.games.forfort.box.deck import CAMP, wall_name
from forts.games.forfort.box.slots import ALL_SLOTS, BITS, CORNER_SLOTS, SIDE_SLOTS, SLOTS
from forts.games.forfort.box.symbols import SYMBOLS
from forts.games.forfort.rules import actions
from forts.games.forfort.rules.building import build, fitting_slots
from forts.games.forfort.rules.questions.question import Answers, Question
from forts.games.forfort.rules.rounds import end_step
from forts.games.forfort.rules.table import OVER_NOW, Table
from forts.games.forfort.speech.names import arrows_message, card_message, effect_message, slot_message


class WithWall(Answers):
    """Build a wall; with one of the hand also: use a symbol of it, give it for a camp, discard it in passing."""

    first = actions.CARD
    count = actions.CAMP_AT - actions.CARD

    def meaning(self, t: Table, number: int) -> Meaning:
        """A symbol that is used is the place of its wall."""
        wall = wall_name(t.deck, number // actions.PER_KIND)
        use = number % actions.PER_KIND
        if use < actions.USE:
            return Meaning("build", wall, SLOTS[use], t.seat)
        if use < actions.FOR_CAMP:
            return Meaning("use", wall, SYMBOLS[use - actions.USE])
        return Meaning("camp", wall) if use == actions.FOR_CAMP else Meaning("pass", wall, declines=True)

    def describe(self, t: Table, number: int) -> Message:
        """Building says what is covered."""
        wall = card_message(t.deck, number // actions.PER_KIND)
        use = number % actions.PER_KIND
        if use < actions.USE:
            stack = t.stacks[t.seat * 8 + use] if t.seat >= 0 else []
            if stack:
                covered = card_message(t.deck, stack[-1])
                return message("forfort-do-build-over", card=wall, slot=slot_message(use), covered=covered)
            return message("forfort-do-build", card=wall, slot=slot_message(use))
        if use < actions.FOR_CAMP:
            return message("forfort-do-use", card=wall, effect=effect_message(use - actions.USE))
        return message("forfort-do-give" if use == actions.FOR_CAMP else "forfort-do-pass", card=wall)


WITH_WALL = WithWall()


class Building(Question):
    """A question that a wall to be built answers."""

    def refuse(self, t: Table, action: int) -> Message:
        """Why this wall cannot be built there."""
        if not WITH_WALL.holds(action):
            return super().refuse(t, action)
        kind = action // actions.PER_KIND
        use = action % actions.PER_KIND
        if kind not in t.deck.numbers:
            return message("forfort-no-such-wall", number=kind + 1)
        if use >= actions.USE:
            return self.refuse_use(t, action)
        return self.refuse_wall(t, kind) or no_building(t, kind, use)

    def refuse_wall(self, t: Table, kind: int) -> Message | None:
        """Why this wall is not to be had; None if it is."""
        raise NotImplementedError  # each question has its own pile

    def refuse_use(self, t: Table, action: int) -> Message:
        """Why the wall cannot be used for anything but building."""
        return super().refuse(t, action)


def no_building(t: Table, kind: int, slot: int) -> Message:
    """Why a wall that is to be had cannot be built on a slot."""
    if not fitting_slots(t, kind, ALL_SLOTS) >> slot & 1:
        return message("forfort-no-shape", card=card_message(t.deck, kind), slot=slot_message(slot))
    if t.invaded[t.seat] >> slot & 1:
        return message("forfort-no-invaded", slot=slot_message(slot))
    turned = t.arrows[t.seat]
    if turned < 0:
        return message("forfort-no-arrows-left", slot=slot_message(slot))
    return message("forfort-no-arrows", slot=slot_message(slot), arrows=arrows_message(t, turned))


def build_and_go_on(t: Table, kind: int, slot: int, source: int) -> None:
    """Put a wall into the player's fort and continue with its combos, unless that was the end."""
    build(t, kind, slot, source)
    if t.ask != OVER_NOW:
        end_step(t)


def walls_of(t: Table, cards: list[int], slots: int) -> list[int]:
    """Building one of the cards on one of the slots that fit."""
    options: list[int] = []
    last = -1
    for kind in cards:
        if kind in (last, CAMP):
            continue
        last = kind
        for slot in BITS[fitting_slots(t, kind, slots)]:
            options.append(actions.CARD + kind * actions.PER_KIND + slot)
    return options


def any_fits(t: Table, seat: int, slots: int) -> bool:
    """Does a wall of the seat's discard fit one of the slots?"""
    corner = slots & CORNER_SLOTS != 0
    side = slots & SIDE_SLOTS != 0
    corners = t.deck.corners
    for card in t.discards[seat]:
        if card < corners:
            if corner:
                return True
        elif card < CAMP and side:
            return True
    return False
