"""Trials: what hands, voices, reflexes and heads decide. To the rules each is chance, by the skills of its seats."""

from __future__ import annotations

from typing import Final

from forts.core.dice import Dice
from forts.games.boyard.box.board import CONCENTRATION
from forts.games.boyard.rules import actions as act
from forts.games.boyard.rules import chances, events
from forts.games.boyard.rules.questions.question import Chance
from forts.games.boyard.rules.rounds import WRONG_WORD, ask_next_guess, end_turn, gain, put_out
from forts.games.boyard.rules.table import (
    ASK_AGAIN,
    ASK_DIVE,
    ASK_DUEL,
    ASK_GUESS,
    ASK_HANDFUL,
    ASK_RIDDLE,
    ASK_TASK,
    IN,
    Table,
)

CONCENTRATION_TRIAL: Final = 1
STRENGTH_TRIAL: Final = 2
DUEL_TRIAL: Final = 3
RIDDLE_TRIAL: Final = 4
GUESS_TRIAL: Final = 5
HANDFUL_TRIAL: Final = 6
TRIALS: Final = ("", "concentration", "strength", "duel", "riddle", "guess", "handful")
"""The kinds of trials by number."""


class AskTask(Chance):
    """Concentration or Strength: passed or not."""

    number = ASK_TASK
    name = "task"

    def outcomes(self, t: Table) -> list[tuple[int, int]]:
        """By the seat's skill."""
        return chances.task(t.skill(t.seat))

    def roll(self, t: Table, dice: Dice) -> int:
        """By the seat's skill."""
        return act.WON if dice.below(100) < t.skills[t.seat] else act.LOST

    def answer(self, t: Table, action: int) -> None:
        """Passed: the prize. Failed: nothing."""
        seat = t.seat
        kind = trial_of(t)
        t.note(events.PASSED if action == act.WON else events.FAILED, seat, kind)
        if action != act.WON or not gain(t, seat, t.prize, -1):
            end_turn(t)


class AskDuel(Chance):
    """A duel: either one wins, or nobody."""

    number = ASK_DUEL
    name = "duel"

    def outcomes(self, t: Table) -> list[tuple[int, int]]:
        """By the skills of both."""
        return chances.duel(t.skill(t.seat), t.skill(t.rival))

    def answer(self, t: Table, action: int) -> None:
        """The winner takes the prize, a key from the loser if there is one."""
        if action == act.NO_WINNER:
            t.note(events.DUEL, t.seat, -1, t.rival)
            end_turn(t)
            return
        winner, loser = (t.seat, t.rival) if action == act.WON else (t.rival, t.seat)
        t.note(events.DUEL, t.seat, winner, t.rival)
        if not gain(t, winner, t.prize, loser):
            end_turn(t)


class AskRiddle(Chance):
    """Père Fouras asks."""

    number = ASK_RIDDLE
    name = "riddle"

    def outcomes(self, t: Table) -> list[tuple[int, int]]:
        """By the seat's skill."""
        return chances.riddle(t.skill(t.seat))

    def answer(self, t: Table, action: int) -> None:
        """Passed: the prize. Failed: it goes into the sea."""
        if action == act.WON:
            t.note(events.PASSED, t.seat, RIDDLE_TRIAL)
            if not gain(t, t.seat, t.prize, -1):
                end_turn(t)
        else:
            t.note(events.FAILED, t.seat, RIDDLE_TRIAL)
            t.ask = ASK_DIVE


class AskGuess(Chance):
    """The code word: right or wrong."""

    number = ASK_GUESS
    name = "guess"

    def outcomes(self, t: Table) -> list[tuple[int, int]]:
        """By the seat's skill and clues, its word, and what it has guessed before."""
        seat = t.seat
        return chances.guess(t.skill(seat), t.clues[seat], t.hard[seat], t.wrong)

    def answer(self, t: Table, action: int) -> None:
        """Right: in. Wrong: another key buys another guess; without one, out."""
        seat = t.seat
        if action == act.WON:
            t.note(events.PASSED, seat, GUESS_TRIAL)
            t.stands[seat] = IN
            t.note(events.ENTER, seat)
            ask_next_guess(t, t.next_seat(seat))
            return
        t.note(events.FAILED, seat, GUESS_TRIAL)
        t.wrong += 1
        if t.keys[seat] > 1:
            t.ask = ASK_AGAIN
        else:
            put_out(t, seat, WRONG_WORD)
            ask_next_guess(t, t.next_seat(seat))


def trial_of(t: Table) -> int:
    """The kind of the pending trial, 0 for plain chance; a task is of the kind of its square."""
    ask = t.ask
    if ask == ASK_TASK:
        return CONCENTRATION_TRIAL if t.board.squares[t.at[t.seat]] == CONCENTRATION else STRENGTH_TRIAL
    if ask == ASK_DUEL:
        return DUEL_TRIAL
    if ask == ASK_RIDDLE:
        return RIDDLE_TRIAL
    if ask == ASK_GUESS:
        return GUESS_TRIAL
    return HANDFUL_TRIAL if ask == ASK_HANDFUL else 0
