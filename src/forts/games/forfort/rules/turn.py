"""The course of a game: the way from one real decision to the next."""

from __future__ import annotations

from forts.core.state import CHANCE, OVER
from forts.games.forfort.rules.questions.by_number import pending, pending_chance
from forts.games.forfort.rules.questions.draw import AboutDonjon
from forts.games.forfort.rules.table import ASK_BACK_SETUP, BY_CHANCE, NOTHING, OVER_NOW, Table


def settle(t: Table) -> None:
    """Go on to the next real decision or chance event, taking every step that leaves no choice."""
    while True:
        ask = t.ask
        if ask < BY_CHANCE:
            question = pending(t)
            options = question.offer(t)
            if len(options) > 1 or (options and question.shows_hand and t.discreet):
                t.actor = t.seat
                t.options = options
                return
            if options:
                if question.shows_hand:
                    # a card of the hand is shown without a decision of its owner
                    t.reveals += 1
                question.answer(t, options[0])
            else:
                question.fall_away(t)
            continue
        if ask == OVER_NOW:
            t.actor = OVER
            t.options = NOTHING
            return
        if ask < ASK_BACK_SETUP:
            chance = pending_chance(t)
            certain = chance.certain(t)
            if certain >= 0:
                t.reveals += 1
                chance.answer(t, certain)
                continue
        t.actor = CHANCE
        t.options = NOTHING
        return


def drawing_seat(t: Table) -> int:
    """At a chance event about a donjon: whose donjon it is."""
    question = pending(t)
    assert isinstance(question, AboutDonjon), "something comes up from a donjon"
    return question.owner(t)
