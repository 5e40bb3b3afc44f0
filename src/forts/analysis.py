"""A finished game, looked at again: who was winning when, and which decisions turned it."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass
from typing import Any

from forts.bots.learned import Judge, judge_for
from forts.catalog import find
from forts.core import CHANCE, OVER, Dice, Game, State
from forts.core import log as logs
from forts.core import match as matches
from forts.core.playout import play_out


@dataclass(frozen=True)
class Moment:
    """A decision of a game, or a trial, and the shares of victory after it."""

    number: int
    """Which action of the log it is."""
    seat: int
    """Who decided, or whose turn the trial was."""
    text: str
    """Notation of what was decided, or of how the trial ended."""
    shares: list[float]
    """Each seat's share of victory after it."""
    swing: float
    """How much it won (or lost) that seat."""
    seats: tuple[int, ...]
    """All whose moment it was: in a trial of several the others too."""


@dataclass(frozen=True)
class Analysis:
    """A whole game."""

    start: list[float]
    """Shares before the first moment."""
    moments: list[Moment]
    turning_points: list[Moment]
    """The decisions that changed most, the greatest first; empty if nothing did."""


def analyse(
    log: Mapping[str, Any],
    *,
    deals: int = 48,
    horizon: int = 24,
    seed: int = 0,
    turning_points: int = 5,
    progress: Callable[[float], None] = lambda done: None,
) -> Analysis:
    """Win chances after every decision and trial of a log, as the game's network judges what all seats know together.

    Where no network fits, they come from playing on many times. The past is known here: all cards are taken as they
    were.
    """
    steps = analysing(log, deals=deals, horizon=horizon, seed=seed, turning_points=turning_points)
    while True:
        try:
            progress(next(steps))
        except StopIteration as over:
            found: Analysis = over.value
            return found


def analysing(
    log: Mapping[str, Any], *, deals: int = 48, horizon: int = 24, seed: int = 0, turning_points: int = 5
) -> Generator[float, None, Analysis]:
    """The same step by step, for callers with other things to do in between: yields how much is done."""
    written = logs.from_json(log)
    whole = matches.replay(find(written.game), written)
    game = whole.game
    state = game.new(written.players, whole.options) if whole.start is None else game.from_position(whole.start)[0]
    if whole.state.skills:
        state.set_skills(whole.state.skills)
    state.discreet = whole.state.discreet
    judge = judge_for(game, written.players, whole.options)
    start: list[float] = []
    before: list[float] = []
    moments: list[Moment] = []
    for number, action in enumerate(whole.actions):
        seats = _whose(game, state, number)
        if not seats:
            state.apply(action)
            before = []
            continue
        if not before:
            before = shares_of_victory(state, deals, horizon, Dice(seed), judge)
        start = start or before
        text = game.notation(state, action)
        state.apply(action)
        after = shares_of_victory(state, deals, horizon, Dice(seed), judge)
        seat = seats[0]
        moments.append(Moment(number, seat, text, after, after[seat] - before[seat], seats))
        before = after if state.to_act() != CHANCE or state.trial else []
        yield (number + 1) / len(whole.actions)
    turns = [moment for moment in moments if abs(moment.swing) >= _A_TURN]
    ranked = sorted(turns, key=lambda moment: -abs(moment.swing))
    return Analysis(start, moments, ranked[:turning_points])


def _whose(game: Game, state: State, number: int) -> tuple[int, ...]:
    """Whose moment comes: the seat that decides, or those of a trial; nobody's while chance is plain, or there is one
    answer only."""
    if state.to_act() != CHANCE:
        return (state.to_act(),) if len(state.options) > 1 else ()
    trial = game.trial(state, number)
    return () if trial is None else tuple(trial.seats)


_A_TURN = 0.02
"""How much of the victory a decision has to move to be called a turning point; less is the noise of playing on."""


def shares_of_victory(state: State, deals: int, horizon: int, dice: Dice, judge: Judge | None = None) -> list[float]:
    """Each seat's share of victory from here on, as the seats judge it on average, or as short games estimate it."""
    if state.to_act() == OVER:
        return state.returns()
    total = [0.0] * state.players
    if judge is not None:
        for observer in range(state.players):
            for seat, share in enumerate(judge.shares(state, observer)):
                total[seat] += share
        return [share / state.players for share in total]
    for _ in range(deals):
        twin = state.copy()
        play_out(twin, dice, horizon)
        for seat, share in enumerate(twin.estimate()):
            total[seat] += share
    return [share / deals for share in total]
