"""Advanced set-up: which card to keep."""

from __future__ import annotations

from mypy_extensions import i64

from forts.core.message import Message, message
from forts.games.fort.rules import actions as act
from forts.games.fort.rules import events, places
from forts.games.fort.rules.icons.icon import kid_of
from forts.games.fort.rules.questions.question import Question
from forts.games.fort.rules.table import ASK_DRAFT, SETUP, Table, put
from forts.games.fort.rules.taking import offer_pile
from forts.games.fort.speech.names import kid_name


class Draft(Question):
    """Keep one of the cards passed to you."""

    number = ASK_DRAFT
    name = "draft"
    phase = "draft"
    hand_verb = "keep"

    def offer(self, t: Table) -> None:
        """Every card passed."""
        seat = len(t.picks) % t.players
        options: list[int] = []
        offer_pile(t.boards[seat].hand, act.HAND, options)
        t.offer(seat, ASK_DRAFT, options)

    def answer(self, t: Table, action: i64) -> None:
        """Keep a card face down; once all have, pass the others to the left."""
        seat = t.actor
        me = t.boards[seat]
        kid = action - act.HAND
        me.hand.remove(kid)
        put(me.deck, kid)
        places.moved(t, kid, places.of(seat, places.HAND), places.of(seat, places.DECK))
        t.picks.append(kid)
        t.note(events.KEPT, seat, kid)
        if seat == t.players - 1 and me.hand:
            t.note(events.PASSED, -1)
            last = t.boards[seat].hand
            for i in range(seat, 0, -1):
                t.boards[i].hand = t.boards[i - 1].hand
            t.boards[0].hand = last
            places.keep_again(t)
            # everybody is shown other cards
            t.reveals += 1
        t.next = SETUP

    def said(self, t: Table) -> Message:
        """Which card."""
        return message("fort-ask-draft")

    def describe(self, t: Table, action: i64) -> Message | None:
        """Keep whom."""
        if not act.HAND <= action < act.LOOKOUT:
            return None
        return message("fort-do-keep", kid=kid_name(t.cards, kid_of(action)))

    def refuse(self, t: Table, action: i64) -> Message | None:
        """Not among the cards passed."""
        if not act.HAND <= action < act.LOOKOUT:
            return None
        return message("fort-no-passed", kid=kid_name(t.cards, kid_of(action)))
