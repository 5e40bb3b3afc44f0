"""The play of a turn: build a wall of the hand, use a symbol of it, or give it for a camp; else pass."""

from __future__ import annotations

from mypy_extensions import i64

from forts.core.message import Message, message
from forts.games.forfort.box import symbols as box
from forts.games.forfort.box.slots import BITS, CORNER_SLOTS, SIDE_SLOTS
from forts.games.forfort.rules import actions, events
from forts.games.forfort.rules.building import building_slots, fitting_slots
from forts.games.forfort.rules.questions.camp import can_camp
from forts.games.forfort.rules.questions.walls import Building, build_and_go_on
from forts.games.forfort.rules.rounds import end_play
from forts.games.forfort.rules.symbols.by_number import symbol_of
from forts.games.forfort.rules.table import ASK_CAMP, ASK_PLAY, EXTRA, Table, without_card
from forts.games.forfort.speech.names import card_message, symbol_message


class AskPlay(Building):
    """Which wall of the hand, and how?"""

    number = ASK_PLAY
    name = "play"
    shows_hand = True

    def offer(self, t: Table) -> list[int]:
        """What the hand allows: build, use a symbol, place a camp; only if nothing of it, pass and discard."""
        seat = t.seat
        hand = t.hands[seat]
        deck = t.deck
        corners = deck.corners
        slots = building_slots(t, seat)
        corner_slots = BITS[slots & CORNER_SLOTS]
        side_slots = BITS[slots & SIDE_SLOTS]
        camp = can_camp(t, seat)
        known: i64 = 0
        usable: i64 = 0
        options: list[int] = []
        last: i64 = -1
        kind: i64
        for kind in hand:
            if kind == last:
                continue
            last = kind
            base = actions.CARD + kind * actions.PER_KIND
            for slot in corner_slots if kind < corners else side_slots:
                options.append(base + slot)
            for symbol in deck.symbols[kind]:
                bit = i64(1) << symbol
                if not known & bit:
                    known |= bit
                    if symbol_of(symbol).usable(t, seat):
                        usable |= bit
                if usable & bit:
                    options.append(base + actions.USE + symbol)
            if camp:
                options.append(base + actions.FOR_CAMP)
        if not options:
            last = -1
            for kind in hand:
                if kind != last:
                    options.append(actions.CARD + kind * actions.PER_KIND + actions.IN_PASSING)
                    last = kind
        return options

    def answer(self, t: Table, action: int) -> None:
        """The wall leaves the hand."""
        seat = t.seat
        kind = action // actions.PER_KIND
        use = action % actions.PER_KIND
        proof = unplayable_kinds(t) if use == actions.IN_PASSING else 0
        _leave_hand(t, seat, kind)
        if use < actions.USE:
            build_and_go_on(t, kind, use, events.FROM_HAND)
            return
        t.played = kind
        watched = t.trace is not None
        if use < actions.FOR_CAMP:
            if watched:
                t.note(events.USED, seat, kind, use - actions.USE)
            symbol_of(use - actions.USE).begin(t, False)
        elif use == actions.FOR_CAMP:
            if watched:
                t.note(events.GAVE_FOR_CAMP, seat, kind)
            t.ask = ASK_CAMP
        else:
            if watched:
                t.note(events.PASSED, seat, kind)
            if t.hands[seat]:
                t.passed[seat] = [*t.passed[seat], proof, len(t.hands[seat])]
            end_play(t)

    def fall_away(self, t: Table) -> None:
        """Ruling: an empty hand passes without discarding."""
        if t.trace is not None:
            t.note(events.PASSED, t.seat, -1)
        end_play(t)

    def asked(self, t: Table) -> Message:
        """It says if the turn is an extra one."""
        return message("forfort-ask-play", extra="yes" if t.extra == EXTRA else "no")

    def refuse_wall(self, t: Table, kind: int) -> Message | None:
        """It must be in the hand."""
        return None if kind in t.hands[t.seat] else message("forfort-no-in-hand", card=card_message(t.deck, kind))

    def refuse_use(self, t: Table, action: int) -> Message:
        """Why a wall of the hand cannot be used, given or discarded in passing."""
        kind = action // actions.PER_KIND
        use = action % actions.PER_KIND
        refused = self.refuse_wall(t, kind)
        if refused is not None:
            return refused
        if use == actions.IN_PASSING:
            return message("forfort-no-pass")
        if use == actions.FOR_CAMP:
            return message("forfort-no-camp-room" if t.camps[t.seat] else "forfort-no-camps-left")
        symbol = use - actions.USE
        if symbol not in t.deck.symbols[kind]:
            return message("forfort-no-symbol", card=card_message(t.deck, kind), symbol=symbol_message(symbol))
        assert not symbol_of(symbol).usable(t, t.seat), "the symbol of a wall in hand with a target is an option"
        return message("forfort-no-target", symbol=box.SYMBOLS[symbol])


def unplayable_kinds(t: Table) -> int:
    """The walls, as bits, that the seat could neither build nor use now; passing proves its hand to be of them."""
    seat = t.seat
    slots = building_slots(t, seat)
    kinds = 0
    for kind in t.deck.numbers:
        playable = fitting_slots(t, kind, slots) != 0
        for symbol in t.deck.symbols[kind]:
            playable = playable or symbol_of(symbol).usable(t, seat)
        if not playable:
            kinds |= 1 << kind
    return kinds


def _leave_hand(t: Table, seat: int, kind: int) -> None:
    t.hands[seat] = without_card(t.hands[seat], kind)
    proofs = t.passed[seat]
    if proofs:
        left: list[int] = []
        for i in range(0, len(proofs), 2):
            count = proofs[i + 1] - (proofs[i] >> kind & 1)
            if count:
                left.append(proofs[i])
                left.append(count)
        t.passed[seat] = left
