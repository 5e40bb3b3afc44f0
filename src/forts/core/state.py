"""The part of the contract that every step of every game goes through."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from forts.core.dice import Dice
from forts.core.errors import IllegalMove
from forts.core.keeping import fields_of, made_again

CHANCE: Final = -1
"""`to_act()` when chance moves next."""
OVER: Final = -2
"""`to_act()` when the game has ended."""
PERSON: Final = 60
"""How many trials out of a hundred a person passes, and anybody else who does not say otherwise."""

Event = tuple[int, ...]
"""What happened, as the rules note it: a code of the game and its numbers. Views turn it into words."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of a game, with its pending decision or chance event.

    A subclass keeps `actor` and `options` up to date and implements `apply`, `outcomes`, `copy` and `returns`.
    """

    def __init__(self, players: int) -> None:
        self.players = players
        """Number of seats."""
        self.actor = CHANCE
        """The seat to decide, `CHANCE` or `OVER`."""
        self.options: list[int] = []
        """Legal actions of the pending decision, sorted. Replaced at every step, never changed in place."""
        self.reveals = 0
        """How often a player was shown something hidden; undo does not go back past that."""
        self.trial = 0
        """At `CHANCE`: which kind of trial is asked for, in the game's numbers; 0 for plain chance."""
        self.skills: list[int] = []
        """By seat: of a hundred trials, how many it passes, 1 to 99; read by games with trials. Shared by copies."""
        self.discreet = False
        """Is whoever has one answer asked all the same, where who is asked would tell what a seat holds? Set at tables
        where people meet; elsewhere such a step is taken by itself, as every other with one answer."""
        self.trace: list[Event] | None = None
        """Where the rules note what happens, or None while nobody asks."""

    def to_act(self) -> int:
        """The seat to decide, `CHANCE` or `OVER`."""
        return self.actor

    def legal(self) -> list[int]:
        """The legal actions of the seat to decide, sorted; empty at `CHANCE` and `OVER`."""
        return self.options[:]

    def asks_all(self) -> bool:
        """Is the pending question one that a discreet table asks whatever the seat holds?"""
        return False

    def outcomes(self) -> list[tuple[int, int]]:
        """At `CHANCE`: every action that chance may take, with its weight."""
        raise NotImplementedError  # the subclass implements it

    def apply(self, action: int) -> None:
        """Take a legal action or chance outcome, and every step after it that leaves no choice."""
        raise NotImplementedError  # the subclass implements it

    def choose(self, number: int) -> None:
        """Take the option of that number, from 0: what is known to be legal is not looked for again."""
        self.apply(self.options[number])

    def copy(self) -> State:
        """An independent state that continues from here."""
        raise NotImplementedError  # the subclass implements it

    def returns(self) -> list[float]:
        """At `OVER`: one for the winner, shared in a tie, zero for the others."""
        raise NotImplementedError  # the subclass implements it

    def estimate(self) -> list[float]:
        """A guess at each seat's share of the victory, for bots that look ahead; a game should do better."""
        if self.actor == OVER:
            return self.returns()
        return [1.0 / self.players] * self.players

    def observe(self, seat: int, into: vec[u8], at: i64) -> None:
        """Write what the seat knows, byte by byte as the game's layout says, from index `at` on.

        The seat itself comes first and the others follow in turn order. Every byte of the layout is written, whatever
        was there before; nothing that a redeal may change is read.
        """
        raise NotImplementedError  # a game with a layout implements it

    def observe_unknown(self, into: vec[u8], at: i64) -> None:
        """Write what nobody knows, as `Game.unknown` lays it out; most games have nothing of the kind."""

    def set_skills(self, skills: list[int]) -> None:
        """Set how many trials out of a hundred each seat passes, 1 to 99; a game without trials ignores it."""

    def roll(self, dice: Dice) -> int:
        """At `CHANCE`: let chance act according to its weights; returns the action it took."""
        outcomes = self.outcomes()
        total = 0
        for _, weight in outcomes:
            total += weight
        point = dice.below(total)
        for action, weight in outcomes:
            point -= weight
            if point < 0:
                self.apply(action)
                return action
        raise AssertionError("weights add up to their total")

    def watch(self) -> None:
        """Somebody will observe this state after every step: keep at hand what that takes, if that is worth it.

        Copies are not watched. Whoever changes a watched state other than by its moves watches it anew.
        """

    def kept(self) -> dict[str, Any]:
        """The fields that are compared and kept in files: all but what can be worked out from others."""
        return fields_of(self)

    def made_from(self) -> tuple[Any, ...]:
        """What the constructor is given to make a state that can be filled with these fields; see `__reduce__`."""
        return (self.players,)

    def __reduce__(self) -> tuple[Any, ...]:
        return made_again, (type(self), self.made_from(), self.kept())

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        twin = self.copy()
        if self.trace is not None:
            twin.trace = self.trace[:]
        return twin

    def __eq__(self, other: object) -> bool:
        """Do both tables look alike to somebody who sees everything? Notes made along the way do not count."""
        if not isinstance(other, State) or type(self) is not type(other):
            return False
        mine, theirs = self.kept(), other.kept()
        mine["trace"] = theirs["trace"] = None
        return mine == theirs

    def __hash__(self) -> int:
        raise TypeError(f"{type(self).__name__} changes as it is played, so it has no hash")

    def check(self, action: int) -> None:
        """Refuse an action that is not legal now; `apply` calls it first."""
        if self.actor >= 0:
            for option in self.options:
                if option == action:
                    return
        elif self.actor == CHANCE:
            for outcome, _ in self.outcomes():
                if outcome == action:
                    return
        raise IllegalMove("illegal-action", action=action)
