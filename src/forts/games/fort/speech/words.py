"""What Fort says about a moment of the game: the question, its answers and the score sheet."""

from __future__ import annotations

from forts.core.game import ScoreLine
from forts.core.meaning import Meaning
from forts.core.message import Message, message
from forts.core.order import Order
from forts.games.fort.rules import actions as act
from forts.games.fort.rules.orders import NOBODY, ONLY_SUIT
from forts.games.fort.rules.questions.by_number import QUESTIONS
from forts.games.fort.rules.scoring import rule_points
from forts.games.fort.rules.table import SCULPTURE_POINTS, Table
from forts.games.fort.speech.names import kid_name, rule_name, suit_name
from forts.games.fort.speech.vocabulary import SUITS


def question(t: Table) -> Message:
    """What the seat to act is asked."""
    return QUESTIONS[t.ask].asked(t)


def meaning(t: Table, action: int) -> Meaning:
    """What an action is about in this state; ids that mean nothing now have a meaning too."""
    return QUESTIONS[t.ask].meaning(t, action)


def describe(t: Table, action: int) -> Message:
    """What an action does in answer to the pending question; also what an outcome of chance means."""
    return QUESTIONS[t.ask].described(t, action)


def refusal(t: Table, action: int) -> Message:
    """Why an action that is not among the options may not be taken now."""
    return QUESTIONS[t.ask].refused(t, action)


def likeliest(t: Table, touched: Meaning, meant: list[int]) -> list[int]:
    """What may have been meant by touching something, with what nobody would mean by it put last."""
    trashes = QUESTIONS[t.ask].verb(t) == "trash"

    def is_unlikely(action: int) -> bool:
        if act.PACKED <= action < act.RULE:  # a payment is chosen as a whole, not by one resource
            return touched.amount < 0
        return act.DISCARD <= action < act.PARK and not trashes

    return sorted(meant, key=is_unlikely)


def order(t: Table, given: Order) -> Message:
    """What an order of following says, and for how long."""
    verb, piece = given.what.verb, given.what.piece
    if verb == NOBODY:
        return message("fort-order-not", until=given.until)
    if verb == ONLY_SUIT:
        return message("fort-order-suit", suit=suit_name(SUITS.index(piece)), until=given.until)
    kid = next(number for number, kid in enumerate(t.cards.kids) if kid.id == piece)
    return message("fort-order-with", kid=kid_name(t.cards, kid), until=given.until)


def score_sheet(t: Table) -> list[ScoreLine]:
    """Where each point comes from; lines worth nothing are left out, but for the Victory Track."""
    lines: list[ScoreLine] = []
    for seat, me in enumerate(t.boards):
        lines.append(ScoreLine(seat, me.points, message("fort-score-track")))
        fort = t.cards.level_points[me.level]
        if fort > 0:
            lines.append(ScoreLine(seat, fort, message("fort-score-level", level=me.level)))
        rule = rule_points(t, seat)
        if rule > 0:
            lines.append(ScoreLine(seat, rule, message("fort-score-rule", rule=rule_name(me.rule))))
        if t.sculptor == seat:
            lines.append(ScoreLine(seat, SCULPTURE_POINTS, message("fort-score-sculpture")))
    return lines
