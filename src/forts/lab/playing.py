"""One game of a run: who sits where, what chance does, and what becomes of a bot that misbehaves."""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cached_property
from operator import index
from types import FrameType

from forts.bots import Bot, BotView, RandomBot, SearchBot, bot_skill, find_bot
from forts.core import CHANCE, OVER, Dice, Game, Options, State
from forts.core.layout import Layout
from forts.core.playout import play_out
from forts.lab.careers import CareerWatch
from forts.lab.course import Course
from forts.lab.decisions import Witness
from forts.lab.facts import facts_of
from forts.lab.records import ILLEGAL, LATE, RAISED, BotFault, GameRecord

UNFINISHED = "unfinished"
"""What `ended_by` counts a game as that was broken off after a million decisions."""
MOST_DECISIONS = 1_000_000
"""A game is broken off after so many."""
GO_ON, STOP = "go-on", "stop"
"""What happens after a bot's fault: a legal move is made for it, or the run stops."""
BOT_SECONDS = 10.0
"""How long a bot may think about a decision, unless told otherwise."""


@dataclass(frozen=True)
class Task:
    """What everybody who plays games of a run needs to know; a game is then settled by its number."""

    game: Game
    players: int
    options: Options
    seatings: tuple[tuple[str, ...], ...]
    """Bots by seat; the games of a run go through the seatings in turn."""
    seed: int
    paired: bool = False
    """Is every seating played with the same seeds?"""
    facts: bool = False
    """Are the facts of each game collected?"""
    records: bool = False
    """Is each game reported, besides the sums?"""
    logs: bool = False
    """With its actions?"""
    decisions: bool = False
    """With what was known at each decision?"""
    course: bool = False
    """With how it went?"""
    careers: bool = False
    """With what became of each card?"""
    cards: frozenset[str] = frozenset()
    """Of these cards alone, if any are named."""
    on_bad_bot: str = GO_ON
    bot_seconds: float = BOT_SECONDS
    """Time for a decision; 0 for as long as it takes."""

    sides: tuple[Task, ...] = ()
    """Tasks whose games are played in turn, if there are any: game 0 of each, then game 1 of each. What else this task
    says is that of the first; bots by seat are those of all."""

    def seating(self, number: int) -> tuple[str, ...]:
        """The bots by seat in a game."""
        return self.seatings[number % len(self.seatings)]

    def skills(self, number: int) -> list[int]:
        """By seat in a game: of a hundred trials, how many it passes."""
        return self._skills[number % len(self.seatings)]

    @cached_property
    def layout(self) -> Layout:
        """What a seat knows as numbers."""
        return self.game.layout(self.players, self.options)

    @cached_property
    def _skills(self) -> list[list[int]]:
        known = {name: bot_skill(name, self.game.name) for names in self.seatings for name in names}
        return [[known[name] for name in names] for names in self.seatings]

    def game_seed(self, number: int) -> int:
        """The seed of one game: any game of a run can be played again alone."""
        deal = number // len(self.seatings) if self.paired else number
        return self.seed & (1 << 96) - 1 | deal << 96


def in_turn(sides: Sequence[Task]) -> Task:
    """A task that plays the games of several in turn."""
    seatings = tuple(dict.fromkeys(seating for side in sides for seating in side.seatings))
    return replace(sides[0], seatings=seatings, sides=tuple(sides))


class BadBotStop(Exception):
    """The run is to stop at this fault."""

    def __init__(self, fault: BotFault) -> None:
        super().__init__(fault)
        self.fault = fault


def play_game(task: Task, number: int, between: Callable[[], None] = lambda: None) -> GameRecord:
    """Play the game of that number. `between` is called before every decision of bots that think, and may raise."""
    if task.sides:
        number, side = divmod(number, len(task.sides))
        played = play_game(task.sides[side], number, between)
        return replace(played, number=number * len(task.sides) + side)
    seed = task.game_seed(number)
    dice = Dice(seed)
    state = task.game.new(task.players, task.options)
    if task.game.has_trials:
        state.set_skills(task.skills(number))
    if task.facts:
        state.trace = []
    course = Course(task.game, task.players, task.options) if task.course else None
    careers = CareerWatch(task.game, seed, task.cards) if task.careers else None
    names = task.seating(number)
    faults: list[BotFault] = []
    book = Book(Witness(task.layout) if task.decisions else None, course, careers)
    if course is not None or careers is not None or not all(name == "random" for name in names):
        decisions = _Table(task, number, dice, faults, book).play(state, between)
    elif task.logs or task.decisions:
        decisions = _play_out(state, dice, book)
    else:
        decisions = play_out(state, dice, MOST_DECISIONS)
    over = state.to_act() == OVER
    return GameRecord(
        number=number,
        seed=str(seed),
        bots=names,
        shares=tuple(state.returns()) if over else (0.0,) * task.players,
        scores=tuple(task.game.scores(state)),
        turns=task.game.turns(state),
        decisions=decisions,
        ended_by=task.game.ended_by(state) if over else UNFINISHED,
        faults=tuple(faults),
        facts=facts_of(task.game, state) if task.facts else (),
        actions=tuple(book.actions) if task.logs else (),
        course=None if course is None else course.told(state),
        cards=() if careers is None else careers.told(state),
        decided=None if book.witness is None else book.witness.kept,
    )


class Book:
    """What is written down while a game is played."""

    def __init__(self, witness: Witness | None, course: Course | None, careers: CareerWatch | None) -> None:
        self.actions: list[int] = []
        """Those of players and of chance."""
        self.witness = witness
        """Who notes what was known at each decision."""
        self.course = course
        """Who notes how the game goes."""
        self.careers = careers
        """Who notes what becomes of each card."""


def _play_out(state: State, dice: Dice, book: Book) -> int:
    """The same game as the compiled play-out plays, with everything written down."""
    decisions = 0
    while decisions < MOST_DECISIONS and state.to_act() != OVER:
        if state.to_act() == CHANCE:
            book.actions.append(state.roll(dice))
            continue
        action = state.options[dice.below(len(state.options))]
        if book.witness is not None:
            book.witness.note(state, state.to_act(), action, ())
        state.apply(action)
        book.actions.append(action)
        decisions += 1
    return decisions


class _Table:
    """Bots that play one game, each seeing its seat's view only."""

    def __init__(self, task: Task, number: int, dice: Dice, faults: list[BotFault], book: Book) -> None:
        self.task = task
        self.book = book
        self.number = number
        self.dice = dice
        self.faults = faults
        self.names = task.seating(number)
        self.own_dice = [Dice(dice.bits() | dice.bits() << 32) for _ in self.names]
        self.turn = -1
        self.decisions = 0
        self.bots = [self._make(seat) for seat in range(task.players)]

    def play(self, state: State, between: Callable[[], None]) -> int:
        """Play to the end; returns the decisions taken."""
        with _alarm(self.task.bot_seconds) as ring:
            while self.decisions < MOST_DECISIONS:
                between()
                seat = state.to_act()
                if self.book.course is not None:
                    self._follow(self.book.course, state, seat)
                if seat >= 0:
                    action = self._decide(state, seat, ring)
                    if self.book.witness is not None:
                        self.book.witness.note(state, seat, action, getattr(self.bots[seat], "found", ()))
                    if self.book.careers is not None:
                        self.book.careers.decided(state, seat, action)
                    state.apply(action)
                    self.book.actions.append(action)
                    self.decisions += 1
                elif seat == CHANCE:
                    self.book.actions.append(state.roll(self.dice))
                else:
                    break
        return self.decisions

    def _follow(self, course: Course, state: State, seat: int) -> None:
        """Tell the course of the game what comes: a decision, another turn, or the end."""
        turn = self.task.game.turns(state)
        if self.turn > 0 and (turn != self.turn or seat == OVER):
            course.turn_ends(state)
        self.turn = turn
        if seat >= 0:
            course.decides(state, seat)

    def _make(self, seat: int) -> Bot:
        try:
            bot = find_bot(self.names[seat], self.task.game.name)()
        except Exception as error:
            self._blame(seat, RAISED, _name(error))
            return RandomBot()
        if isinstance(bot, SearchBot):
            # a second of thought is a second of a core's, however many games are played beside this one
            bot.clock = time.process_time
        return bot

    def _decide(self, state: State, seat: int, ring: _Ring) -> int:
        """What the bot answers, or a legal action in its place."""
        legal = state.legal()
        view = BotView(self.task.game, state, seat, self.own_dice[seat])
        began = time.perf_counter()
        try:
            with ring:
                answer = self.bots[seat].choose(view)
            if 0 < self.task.bot_seconds < time.perf_counter() - began:
                raise Overrun
        except Overrun:
            self._blame(seat, LATE, f"{self.task.bot_seconds:g} s")
        except KeyboardInterrupt:
            raise
        except BaseException as error:  # even a bot that tries to leave the program
            self._blame(seat, RAISED, _name(error))
        else:
            action = _as_action(answer)
            if action in legal:
                return action
            self._blame(seat, ILLEGAL, _shown(answer))
        return legal[self.own_dice[seat].below(len(legal))]

    def _blame(self, seat: int, kind: str, text: str) -> None:
        fault = BotFault(self.number, self.decisions, seat, self.names[seat], kind, text)
        if self.task.on_bad_bot == STOP:
            raise BadBotStop(fault)
        self.faults.append(fault)


class Overrun(BaseException):
    """A bot has used up its time; no `except Exception` of the bot's holds it back."""


class _Ring:
    """A timer around each decision, where the system has one."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    def __enter__(self) -> None:
        if self.seconds:
            # it rings again and again, for a bot that swallows whatever is raised
            signal.setitimer(signal.ITIMER_REAL, self.seconds, 0.1)

    def __exit__(self, *_: object) -> None:
        if self.seconds:
            signal.setitimer(signal.ITIMER_REAL, 0)


@contextmanager
def _alarm(seconds: float) -> Iterator[_Ring]:
    """Lets a timer break into a decision. Without one a late answer is still found out, once it is given."""
    if seconds <= 0 or not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield _Ring(0)
        return
    before = signal.signal(signal.SIGALRM, _ring)
    try:
        yield _Ring(seconds)
    finally:
        signal.signal(signal.SIGALRM, before)


def _ring(number: int, frame: FrameType | None) -> None:
    raise Overrun


def _as_action(answer: object) -> int:
    """The answer as a plain number, whatever kind of number it is; -1, which is never legal, for anything else."""
    try:
        return index(answer)  # type: ignore[arg-type]  # somebody's bot may answer anything
    except Exception:
        return -1


def _shown(answer: object) -> str:
    try:
        return repr(answer)[:200]
    except Exception:
        return type(answer).__name__


def _name(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}"[:200]
