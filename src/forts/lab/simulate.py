"""Bots play many games; what comes out is the same for a seed, however many processes play."""

from __future__ import annotations

import multiprocessing
import os
import secrets
import signal
import time
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

from forts.bots import BotView, find_bot
from forts.core import CHANCE, OVER, BadOption, Dice, Game, Options, State, Value
from forts.core.build import COMPILED
from forts.core.playout import play_out

CHUNK = 20
"""Games that a process plays before it reports; the same for any number of processes, so that sums agree."""
UNFINISHED = "unfinished"
"""What `ended_by` counts a game as that was broken off after a million decisions."""


@dataclass(frozen=True)
class Task:
    """What every process needs to know; a game is then settled by its number."""

    game: Game
    players: int
    options: Options
    bots: tuple[str, ...]
    """The name of the bot in each seat."""
    seed: int


@dataclass
class Tally:
    """Sums over some games."""

    games: int = 0
    decisions: int = 0
    turns: int = 0
    wins: list[float] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    ended_by: Counter[str] = field(default_factory=Counter)

    def add(self, other: Tally) -> None:
        """Count the other games too."""
        self.games += other.games
        self.decisions += other.decisions
        self.turns += other.turns
        self.wins = [mine + more for mine, more in zip(self.wins, other.wins, strict=True)] if self.wins else other.wins
        self.scores = (
            [mine + more for mine, more in zip(self.scores, other.scores, strict=True)] if self.scores else other.scores
        )
        self.ended_by += other.ended_by


@dataclass(frozen=True)
class Simulation:
    """What a simulation showed."""

    game: str
    players: int
    games: int
    """Games played; fewer than asked for if it was interrupted."""
    seconds: float
    """How long it took, from the first game to the last."""
    decisions: int
    wins: list[float]
    """Games won by each seat; a shared victory counts as a share for each."""
    mean_scores: list[float]
    mean_turns: float
    ended_by: dict[str, int]
    """Games by what ended them."""
    compiled: bool
    """Were the rules compiled?"""
    interrupted: bool
    """Was it stopped before all games were played?"""

    @property
    def games_per_second(self) -> float:
        """Games played in a second."""
        return self.games / self.seconds if self.seconds else 0.0

    @property
    def decisions_per_second(self) -> float:
        """Decisions taken in a second."""
        return self.decisions / self.seconds if self.seconds else 0.0

    def to_json(self) -> dict[str, Any]:
        """The simulation as plain JSON."""
        return {
            "game": self.game,
            "players": self.players,
            "games": self.games,
            "seconds": round(self.seconds, 6),
            "games_per_second": round(self.games_per_second, 2),
            "decisions": self.decisions,
            "decisions_per_second": round(self.decisions_per_second, 2),
            "wins": [round(share, 6) for share in self.wins],
            "mean_scores": [round(score, 6) for score in self.mean_scores],
            "mean_turns": round(self.mean_turns, 6),
            "ended_by": self.ended_by,
            "compiled": self.compiled,
        }


def simulate(
    game: Game,
    players: int,
    games: int,
    seed: int | None = None,
    bots: Iterable[str] = ("random",),
    options: Mapping[str, Value] | None = None,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Simulation:
    """Let bots play; `bots` sit down in turn until all seats are taken, `jobs` 0 uses every core.

    `progress` is told how many more games are done. Ctrl-C returns what was played so far.
    """
    settled = game.complete(players, options or {})
    seated = seat_bots(list(bots), players)
    if games < 1:
        raise BadOption("lab-count", option="games", value=games, low=1)
    if jobs < 0:
        raise BadOption("lab-count", option="jobs", value=jobs, low=0)
    task = Task(game, players, settled, seated, secrets.randbits(96) if seed is None else seed)
    chunks = (range(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK))
    workers = min(jobs or os.cpu_count() or 1, -(-games // CHUNK))
    total = Tally()
    interrupted = False
    began = time.perf_counter()
    try:
        with _tallies(task, chunks, workers) as tallies:
            for tally in tallies:
                total.add(tally)
                if progress is not None:
                    progress(tally.games)
    except KeyboardInterrupt:
        if not total.games:
            raise
        interrupted = True
    return Simulation(
        game=game.name,
        players=players,
        games=total.games,
        seconds=time.perf_counter() - began,
        decisions=total.decisions,
        wins=total.wins,
        mean_scores=[score / total.games for score in total.scores],
        mean_turns=total.turns / total.games,
        ended_by=dict(sorted(total.ended_by.items())),
        compiled=COMPILED,
        interrupted=interrupted,
    )


def seat_bots(bots: list[str], players: int) -> tuple[str, ...]:
    """The bot of each seat, taking the named ones in turn."""
    for name in bots:
        find_bot(name)
    if not 1 <= len(bots) <= players:
        raise BadOption("bots-for-seats", bots=len(bots), players=players)
    return tuple(bots[seat % len(bots)] for seat in range(players))


@contextmanager
def _tallies(task: Task, chunks: Iterator[range], workers: int) -> Iterator[Iterator[Tally]]:
    """The tally of every chunk, in order, played here or by other processes."""
    if workers == 1:
        yield (play_chunk(task, chunk) for chunk in chunks)
        return
    # spawned, not forked: the same on every system, and safe beside threads
    spawning = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, mp_context=spawning, initializer=_enter_worker, initargs=(task,))
    try:
        yield _in_order(pool, chunks, ahead=4 * workers)
    finally:
        pool.shutdown(cancel_futures=True)


def _in_order(pool: ProcessPoolExecutor, chunks: Iterator[range], ahead: int) -> Iterator[Tally]:
    """Tallies in the order of the chunks, of which only so many are handed out ahead of time."""
    pending = deque(pool.submit(_play_in_worker, chunk) for chunk in islice(chunks, ahead))
    while pending:
        yield pending.popleft().result()
        pending.extend(pool.submit(_play_in_worker, chunk) for chunk in islice(chunks, 1))


_worker_task: Task | None = None
"""In a worker process: what it plays."""


def _enter_worker(task: Task) -> None:
    global _worker_task
    _worker_task = task
    # Ctrl-C reaches every process of the terminal; only the first one answers it
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_in_worker(chunk: range) -> Tally:
    assert _worker_task is not None, "a worker is given its task when it starts"
    return play_chunk(_worker_task, chunk)


def play_chunk(task: Task, numbers: range) -> Tally:
    """Play the games of these numbers."""
    tally = Tally()
    uniform = all(name == "random" for name in task.bots)
    for number in numbers:
        dice = game_dice(task.seed, number)
        state = task.game.new(task.players, task.options)
        decisions = play_out(state, dice) if uniform else _play_bots(task, state, dice)
        over = state.to_act() == OVER
        tally.add(
            Tally(
                games=1,
                decisions=decisions,
                turns=task.game.turns(state),
                wins=state.returns() if over else [0.0] * task.players,
                scores=task.game.scores(state),
                ended_by=Counter([task.game.ended_by(state) if over else UNFINISHED]),
            )
        )
    return tally


def game_dice(seed: int, number: int) -> Dice:
    """The generator of one game of a run: any game can be played again alone."""
    return Dice(seed & (1 << 96) - 1 | number << 96)


def _play_bots(task: Task, state: State, dice: Dice, limit: int = 1_000_000) -> int:
    """Play with each bot seeing its seat's view only; returns the decisions taken."""
    bots = [find_bot(name)() for name in task.bots]
    own_dice = [Dice(dice.bits() | dice.bits() << 32) for _ in bots]
    decisions = 0
    while decisions < limit:
        seat = state.to_act()
        if seat >= 0:
            state.apply(bots[seat].choose(BotView(task.game, state, seat, own_dice[seat])))
            decisions += 1
        elif seat == CHANCE:
            state.roll(dice)
        else:
            break
    return decisions
