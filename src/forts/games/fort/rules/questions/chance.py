"""What chance is asked, in words; what it does is in `rules/chance.py`."""

from __future__ import annotations

from mypy_extensions import i64

from forts.core.meaning import Meaning
from forts.core.message import Message, message
from forts.games.fort.rules import actions as act
from forts.games.fort.rules.questions.question import Question
from forts.games.fort.rules.table import (
    CHANCE_BOARD,
    CHANCE_DEAL,
    CHANCE_DRAW,
    CHANCE_FIRST,
    CHANCE_PARK,
    CHANCE_PERK,
    CHANCE_RECRUIT,
    CHANCE_REFILL,
    CHANCE_RULE,
    CHANCE_TUCK,
    NOTHING,
    RUN,
    Table,
)
from forts.games.fort.speech.names import board_name, kid_name, perk_name, rule_name, seat_name


class Chance(Question):
    """What chance decides."""

    phase = "setup"

    def offer(self, t: Table) -> None:
        """Nothing that a player could answer."""
        t.draw_from(self.number)

    def said(self, t: Table) -> Message:
        """It is up to chance."""
        return message("fort-ask-chance")

    def meaning(self, t: Table, action: i64) -> Meaning:
        """As for players, but that a seat is the one that starts."""
        if act.SEAT <= action < act.PAY:
            return Meaning("first", seat=action - act.SEAT)
        return super().meaning(t, action)


class FirstPlayer(Chance):
    """Who starts."""

    number = CHANCE_FIRST
    name = "first player"

    def describe(self, t: Table, action: i64) -> Message | None:
        """Who."""
        if not act.SEAT <= action < act.PAY:
            return None
        return message("fort-chance-first", seat=seat_name(action - act.SEAT))


class DealBoard(Chance):
    """Who gets which board."""

    number = CHANCE_BOARD
    name = "board"

    def describe(self, t: Table, action: i64) -> Message | None:
        """Which."""
        if not act.BOARD <= action < act.DECK:
            return None
        seat = next(seat for seat, board in enumerate(t.boards) if board.board < 0)
        return message("fort-chance-board", seat=seat_name(seat), board=board_name(action - act.BOARD))


class RuleStack(Chance):
    """Which made-up rules are in the stack."""

    number = CHANCE_RULE
    name = "rule stack"

    def describe(self, t: Table, action: i64) -> Message | None:
        """Which."""
        return message("fort-chance-rule", rule=rule_name(action - act.RULE)) if act.RULE <= action < act.PERK else None


class PerkRow(Chance):
    """Which perks are in the row."""

    number = CHANCE_PERK
    name = "perk row"

    def describe(self, t: Table, action: i64) -> Message | None:
        """Which."""
        return (
            message("fort-chance-perk", perk=perk_name(action - act.PERK)) if act.PERK <= action < act.BOARD else None
        )


class DrawCard(Chance):
    """A card that is drawn."""

    message_id: str = "fort-chance-park"
    """How it is said."""

    def seat(self, t: Table) -> i64:
        """Who draws; -1 for nobody."""
        return -1

    def describe(self, t: Table, action: i64) -> Message | None:
        """Who draws whom."""
        if not act.DRAW <= action < act.RECYCLE:
            return None
        name = kid_name(t.cards, action - act.DRAW)
        seat = self.seat(t)
        return (
            message(self.message_id, kid=name) if seat < 0 else message(self.message_id, seat=seat_name(seat), kid=name)
        )


class FillPark(DrawCard):
    """A card of the first Park."""

    number = CHANCE_PARK
    name = "park"


class Deal(DrawCard):
    """A card that somebody starts with."""

    number = CHANCE_DEAL
    name = "deal"
    message_id = "fort-chance-deal"


class DrawFromDeck(DrawCard):
    """A card that comes to hand."""

    number = CHANCE_DRAW
    name = "draw"
    phase = "draw"
    message_id = "fort-chance-draw"

    def seat(self, t: Table) -> i64:
        """Whose hand it is."""
        return t.drawer


class DuringTurn(DrawCard):
    """A card that a turn takes off the Park deck."""

    def phase_of(self, t: Table) -> str:
        """The phase that goes on after it."""
        if t.follower >= 0:
            return "follow"
        return "recruit" if t.played < 0 and t.purpose != RUN else "play"


class RefillPark(DuringTurn):
    """The Park is filled again."""

    number = CHANCE_REFILL
    name = "refill"


class RecruitUnseen(DuringTurn):
    """The top of the Park deck is recruited."""

    number = CHANCE_RECRUIT
    name = "recruit unseen"
    message_id = "fort-chance-recruit"

    def seat(self, t: Table) -> i64:
        """Who recruits."""
        return t.acting()


class TuckUnseen(DuringTurn):
    """The top of the Park deck is tucked."""

    number = CHANCE_TUCK
    name = "tuck unseen"
    message_id = "fort-chance-tuck"

    def seat(self, t: Table) -> i64:
        """Who tucks."""
        return t.acting()


class Over(Question):
    """Nothing is asked any more."""

    number = NOTHING
    name = "over"
    phase = "over"

    def offer(self, t: Table) -> None:
        """Nothing."""
        t.close()

    def said(self, t: Table) -> Message:
        """The game is over."""
        return message("fort-ask-over")
