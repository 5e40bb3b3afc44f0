"""Rounds of self-play: games by number, played here or by processes of this machine, with the same lessons."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass

from forts.bots.learned.files import Network, unpacked
from forts.bots.learned.judging import LAYERS, compose
from forts.core import Game, Options
from forts.core.extensions import keep_faults_quiet
from forts.core.extras import extra
from forts.lab.training.selfplay import SelfPlay

with extra("lab"):
    import numpy as np
    import numpy.typing as npt

_SEED_BITS = (1 << 96) - 1


@dataclass(frozen=True)
class Round:
    """Games to be played by a network as it is now."""

    game: Game
    players: int
    options: Options
    network: bytes
    seed: int
    daring: float
    memory: float
    taught: bool


@dataclass(frozen=True)
class Lessons:
    """What games taught."""

    seen: npt.NDArray[np.uint8]
    """Observations, one a row,"""
    shares: npt.NDArray[np.float32]
    """and the shares that belong to them."""
    error: float
    """Squared errors of the network against the results, added up."""
    decisions: int


Play = Callable[[Round, range], Lessons]


def play(round_: Round, numbers: range) -> Lessons:
    """Play the games of these numbers."""
    network: Network = unpacked(round_.network, "")
    composed = compose(network, round_.game, round_.players, round_.options)
    assert composed is not None, "the network was made for so many"
    first = round_.game.new(round_.players, round_.options)
    player = SelfPlay(composed.judge(LAYERS), first, round_.daring, round_.memory, round_.taught)
    seen: list[bytes] = []
    shares: list[float] = []
    error, decisions = 0.0, 0
    for number in numbers:
        # those of another number of players are other games
        seed = round_.seed & _SEED_BITS | (number * 8 + round_.players) << 96
        lesson = player.play(seed)
        seen += lesson.seen
        shares += lesson.shares
        error += lesson.error
        decisions += lesson.decisions
    size = len(composed.tops)
    return Lessons(
        np.frombuffer(b"".join(seen), dtype=np.uint8).reshape(-1, size),
        np.array(shares, dtype=np.float32).reshape(-1, round_.players),
        error,
        decisions,
    )


@contextmanager
def playing(jobs: int) -> Iterator[Play]:
    """Who plays rounds: this process, or so many of them."""
    if jobs == 1:
        yield play
        return
    pool = ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn"), initializer=_enter)

    def shared(round_: Round, numbers: range) -> Lessons:
        parts = [numbers[at * len(numbers) // jobs : (at + 1) * len(numbers) // jobs] for at in range(jobs)]
        done = list(pool.map(play, [round_] * jobs, parts))
        return Lessons(
            np.concatenate([part.seen for part in done]),
            np.concatenate([part.shares for part in done]),
            sum(part.error for part in done),
            sum(part.decisions for part in done),
        )

    try:
        yield shared
    finally:
        pool.shutdown(cancel_futures=True)


def _enter() -> None:
    keep_faults_quiet()
    # Ctrl-C reaches every process of the terminal; only the first one answers it
    signal.signal(signal.SIGINT, signal.SIG_IGN)
