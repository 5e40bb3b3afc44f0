"""The third round: another guess for a key, and the hands in the bag."""

from __future__ import annotations

from forts.core.dice import Dice
from forts.games.boyard.rules import actions as act
from forts.games.boyard.rules import chances, events
from forts.games.boyard.rules.questions.question import Chance, Question
from forts.games.boyard.rules.rounds import BY_CHOICE, ask_next_drawer, ask_next_guess, put_out
from forts.games.boyard.rules.scoring import boyards
from forts.games.boyard.rules.table import ASK_AGAIN, ASK_GUESS, ASK_HANDFUL, ASK_TOKEN, BAG, Table, one_of


class AskAgain(Question):
    """The word was wrong: give a key for another guess, or leave?"""

    number = ASK_AGAIN
    name = "again"

    def offer(self, t: Table) -> list[int]:
        """Another guess, or stop."""
        return [act.AGAIN, act.STOP]

    def answer(self, t: Table, action: int) -> None:
        """A key for a guess; stopping is leaving."""
        seat = t.seat
        if action == act.AGAIN:
            t.keys[seat] -= 1
            t.stock += 1
            t.note(events.PAID, seat)
            t.ask = ASK_GUESS
        else:
            put_out(t, seat, BY_CHOICE)
            ask_next_guess(t, t.next_seat(seat))


class AskHandful(Chance):
    """How many tokens does the hand take?"""

    number = ASK_HANDFUL
    name = "handful"

    def outcomes(self, t: Table) -> list[tuple[int, int]]:
        """Five to nine, as many as there are."""
        return chances.handful(sum(t.bag))

    def answer(self, t: Table, action: int) -> None:
        """They come out one by one."""
        t.grip = action - act.HANDFUL + 1
        t.handfuls[t.seat] -= 1
        t.drawn[t.seat].append(0)
        t.note(events.HANDFUL, t.seat, t.grip)
        t.ask = ASK_TOKEN


class AskToken(Chance):
    """Which token is the next one of the handful?"""

    number = ASK_TOKEN
    name = "token"

    def outcomes(self, t: Table) -> list[tuple[int, int]]:
        """By how many of each are left in the bag."""
        return [(act.TOKEN + kind, count) for kind, count in enumerate(t.bag) if count > 0]

    def roll(self, t: Table, dice: Dice) -> int:
        """By how many of each are left in the bag."""
        bag = t.bag
        point = dice.below(bag[0] + bag[1] + bag[2] + bag[3])
        kind = 0
        while point >= bag[kind]:
            point -= bag[kind]
            kind += 1
        return act.TOKEN + kind

    def answer(self, t: Table, action: int) -> None:
        """It is counted; after the last handful all tokens go back, and the next player draws."""
        seat = t.seat
        kind = action - act.TOKEN
        t.bag[kind] -= 1
        t.grip -= 1
        drawn = t.drawn[seat]
        drawn[len(drawn) - 1] += one_of(kind)
        t.note(events.TOKEN, seat, kind)
        if t.grip > 0:
            return
        if t.handfuls[seat] > 0 and sum(t.bag) > 0:
            t.ask = ASK_HANDFUL
            return
        t.handfuls[seat] = 0
        t.note(events.COUNTED, seat, boyards(t, seat))
        t.bag = list(BAG)
        ask_next_drawer(t, t.next_seat(seat))
