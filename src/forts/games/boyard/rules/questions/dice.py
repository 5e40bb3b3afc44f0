"""The die: who begins, and how far a pawn goes."""

from __future__ import annotations

from forts.core.dice import Dice
from forts.games.boyard.box.board import CONCENTRATION, DOOR, DUEL, PASSE_PARTOUT, PRISON, RIDDLE, STRENGTH
from forts.games.boyard.rules import actions as act
from forts.games.boyard.rules import events
from forts.games.boyard.rules.questions.question import Chance
from forts.games.boyard.rules.rounds import begin_game, end_turn, gain
from forts.games.boyard.rules.table import (
    ASK_FIRST,
    ASK_PASSE_PARTOUT,
    ASK_PRIZE,
    ASK_RIDDLE,
    ASK_RIVAL,
    ASK_ROLL,
    ASK_TASK,
    CLUE,
    CLUES_ROUND,
    DRY,
    KEY,
    Table,
)


class Rolling(Chance):
    """A die is rolled."""

    def outcomes(self, t: Table) -> list[tuple[int, int]]:
        """One to six."""
        return [(act.DIE + number, 1) for number in range(6)]

    def roll(self, t: Table, dice: Dice) -> int:
        """One to six."""
        return act.DIE + dice.below(6)


class AskFirst(Rolling):
    """Everybody rolls, the highest begins; the tied ones roll again."""

    number = ASK_FIRST
    name = "first"

    def answer(self, t: Table, action: int) -> None:
        """A number for the seat; after the last one it is seen who begins."""
        rolled = action - act.DIE + 1
        t.rolls[t.seat] = rolled
        t.note(events.FIRST_ROLL, t.seat, rolled)
        for seat in range(t.seat + 1, t.players):
            if t.rolls[seat] == 0:
                t.seat = seat
                return
        best = max(t.rolls)
        if t.rolls.count(best) == 1:
            begin_game(t, t.rolls.index(best))
            return
        for seat in range(t.players):
            t.rolls[seat] = 0 if t.rolls[seat] == best else -1
        t.seat = t.rolls.index(0)


class AskRoll(Rolling):
    """The roll of a turn."""

    number = ASK_ROLL
    name = "roll"

    def answer(self, t: Table, action: int) -> None:
        """On through the fort, or through the sea."""
        seat = t.seat
        rolled = action - act.DIE + 1
        t.note(events.ROLL, seat, rolled)
        if t.swum[seat] == DRY:
            walk(t, (t.at[seat] + rolled) % len(t.board.squares))
        else:
            swim(t, rolled)


def swim(t: Table, rolled: int) -> None:
    """Once around the sea, no exact roll is needed; then the prize is won and the pawn climbs up to Père Fouras."""
    seat = t.seat
    t.swum[seat] += rolled
    if t.swum[seat] < t.board.sea:
        t.note(events.SWIM, seat, t.swum[seat])
        end_turn(t)
        return
    t.swum[seat] = DRY
    t.at[seat] = t.board.riddle
    t.note(events.CLIMB, seat)
    if not gain(t, seat, t.sunk[seat], -1):
        end_turn(t)


def walk(t: Table, square: int) -> None:
    """The pawn comes to a square: do what it says."""
    t.at[t.seat] = square
    kind = t.board.squares[square]
    t.note(events.WALK, t.seat, square, kind)
    if kind == DOOR:
        end_turn(t)
    elif kind == CONCENTRATION or kind == STRENGTH:
        t.prize = CLUE if t.round == CLUES_ROUND else KEY
        t.ask = ASK_TASK
    elif kind == DUEL or kind == RIDDLE:
        if t.round == CLUES_ROUND:
            t.ask = ASK_PRIZE
        else:
            t.prize = KEY
            t.ask = ASK_RIVAL if kind == DUEL else ASK_RIDDLE
    elif kind == PRISON:
        t.prison[t.seat] = True
        t.note(events.PRISON, t.seat)
        end_turn(t)
    else:
        assert kind == PASSE_PARTOUT
        t.ask = ASK_PASSE_PARTOUT
