"""Bots play many games; what comes out is the same for a seed, whoever plays them."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from forts.bots import bot_skill, find_bot
from forts.core import BadOption, Game, Message, Value
from forts.core.build import COMPILED
from forts.lab.intervals import Rate, wilson
from forts.lab.playing import BOT_SECONDS, GO_ON, Task
from forts.lab.records import BotFault
from forts.lab.run import Means, Outcome, Progress, check_policy, resumed_seed, run


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
    wins_by_bot: dict[str, float] = field(default_factory=dict)
    """Games won by each bot, whatever its seat; a bot in several seats wins with any of them."""
    faults: dict[str, int] = field(default_factory=dict)
    """How often each bot misbehaved; without those that never did."""
    first_faults: dict[str, BotFault] = field(default_factory=dict)
    """The earliest fault of each of these."""
    stopped: Message | None = None
    """Why it ended early, if not by Ctrl-C."""
    resumed: int = 0
    """How many of the games an earlier run had played; the speed is that of the others."""
    decisions_now: int = 0
    """Decisions of the games played now."""

    @property
    def games_per_second(self) -> float:
        """Games played in a second."""
        return (self.games - self.resumed) / self.seconds if self.seconds else 0.0

    @property
    def decisions_per_second(self) -> float:
        """Decisions taken in a second."""
        return self.decisions_now / self.seconds if self.seconds else 0.0

    @property
    def win_rate_by_bot(self) -> dict[str, Rate]:
        """The share of the games that each bot won, with its interval."""
        return {bot: wilson(wins, self.games) for bot, wins in self.wins_by_bot.items()}

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
            "wins_by_bot": {bot: round(wins, 6) for bot, wins in self.wins_by_bot.items()},
            "win_rate_by_bot": {bot: rate.to_json() for bot, rate in self.win_rate_by_bot.items()},
            "faults": {
                bot: {"count": count, "first": self.first_faults[bot].to_json()} for bot, count in self.faults.items()
            },
        }


def simulate(
    game: Game,
    players: int,
    games: int,
    seed: int | None = None,
    bots: Iterable[str] = ("random",),
    options: Mapping[str, Value] | None = None,
    jobs: int = 1,
    progress: Progress | None = None,
    *,
    ray: str | None = None,
    out: Path | None = None,
    logs: bool = False,
    on_bad_bot: str = GO_ON,
    bot_seconds: float = BOT_SECONDS,
) -> Simulation:
    """Let bots play; `bots` fill the seats in turn and move on by one seat from game to game.

    `jobs` 0 uses every core; `ray` is the address of a cluster. With `out` every game is written to that file (Parquet,
    CSV or JSON by its ending), with its actions if `logs` asks for them, and an interrupted run continues. Ctrl-C
    returns what was played so far.
    """
    check_policy(on_bad_bot)
    means = Means(jobs, ray, progress)
    settled = game.complete(players, options or {})
    seatings = rotations(seat_bots(list(bots), players, game))
    before = resumed_seed(out)
    if seed is None:
        seed = secrets.randbits(96) if before is None else before
    task = Task(game, players, settled, seatings, seed, logs=logs, on_bad_bot=on_bad_bot, bot_seconds=bot_seconds)
    return _summed(task, run(task, games, means, out))


def _summed(task: Task, outcome: Outcome) -> Simulation:
    tally = outcome.tally
    played = max(1, tally.games)
    return Simulation(
        game=task.game.name,
        players=task.players,
        games=tally.games,
        seconds=outcome.seconds,
        decisions=tally.decisions,
        wins=tally.wins_by_seat(task.players),
        mean_scores=[score / played for score in tally.scores or [0] * task.players],
        mean_turns=tally.turns / played,
        ended_by=dict(sorted(tally.ended_by.items())),
        compiled=COMPILED,
        interrupted=outcome.interrupted,
        wins_by_bot=tally.wins_by_bot(),
        faults=tally.faults_by_bot(),
        first_faults=tally.first_faults,
        stopped=outcome.stopped,
        resumed=outcome.resumed,
        decisions_now=tally.decisions - outcome.decisions_before,
    )


def seat_bots(bots: list[str], players: int, game: Game) -> tuple[str, ...]:
    """The bot of each seat, taking the named ones in turn."""
    for name in bots:
        find_bot(name, game.name)
        bot_skill(name, game.name)
    if not 1 <= len(bots) <= players:
        raise BadOption("bots-for-seats", bots=len(bots), players=players)
    return tuple(bots[seat % len(bots)] for seat in range(players))


def rotations(seated: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """The seatings in which each bot has each seat equally often."""
    turned = (seated[-shift:] + seated[:-shift] for shift in range(len(seated)))
    return tuple(dict.fromkeys(turned))
