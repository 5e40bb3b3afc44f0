"""How balanced a game is: who wins from where, with what, how games end, and where the points come from."""

from __future__ import annotations

import secrets
from collections import Counter, defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from statistics import fmean, median
from typing import Any

from forts.core import Game, Message, Options, Value
from forts.core.facts import POINTS
from forts.lab.facts import careers_of, counted_by, kinds_of
from forts.lab.intervals import wilson
from forts.lab.playing import BOT_SECONDS, GO_ON, Task
from forts.lab.records import BotFault, GameRecord
from forts.lab.run import Means, check_policy, run
from forts.lab.simulate import rotations, seat_bots
from forts.lab.worth import Worth, worth

Row = dict[str, Any]
"""A line of a table, as plain JSON."""


@dataclass(frozen=True)
class Balance:
    """What the games of a run say about a game's balance."""

    game: Game
    players: int
    options: Options
    seed: int
    bots: list[str]
    games: int
    win_rate_by: dict[str, list[Row]]
    """By kind (`seat`, and those of the game's facts): name, seats that had it, their victories, rate and interval."""
    ended_by: list[Row]
    """Name, games, rate and interval."""
    length: dict[str, Any]
    """Turns and decisions: mean, median, least, most, and the number of games of each length."""
    points: list[Row]
    """By source: mean points of a seat, of winners and of the others."""
    counts: dict[str, list[Row]]
    """By kind of those that the game counts: how many a mean seat has in a game, a winner and one of the others."""
    worth: Worth | None
    """What each card is worth; None if the game has no cards that are taken and played."""
    faults: dict[str, int]
    """How often each bot misbehaved; without those that never did."""
    first_faults: dict[str, BotFault]
    """The earliest fault of each of these."""
    interrupted: bool
    """Was it broken off before all games were played?"""
    stopped: Message | None
    """Why it ended early, if not by Ctrl-C."""

    def to_json(self) -> dict[str, Any]:
        """The same for other programs."""
        return {
            "game": self.game.name,
            "players": self.players,
            "options": {name: value for name, value in self.options.items() if value != ""},
            "seed": str(self.seed),
            "bots": self.bots,
            "games": self.games,
            "fair_rate": round(1 / self.players, 6),
            "win_rate_by": self.win_rate_by,
            "ended_by": self.ended_by,
            "length": self.length,
            "points": self.points,
            "counts": self.counts,
            **({} if self.worth is None else {"worth": self.worth.to_json()}),
            "faults": self.faults,
        }


def balance(
    game: Game,
    players: int,
    games: int,
    seed: int | None = None,
    bots: tuple[str, ...] = ("random",),
    options: Mapping[str, Value] | None = None,
    means: Means | None = None,
    *,
    on_bad_bot: str = GO_ON,
    bot_seconds: float = BOT_SECONDS,
) -> Balance:
    """Let bots play and look at what decided their games."""
    check_policy(on_bad_bot)
    settled = game.complete(players, options or {})
    seatings = rotations(seat_bots(list(bots), players, game))
    seed = secrets.randbits(96) if seed is None else seed
    task = Task(
        game,
        players,
        settled,
        seatings,
        seed,
        facts=True,
        records=True,
        careers=careers_of(game) is not None,
        on_bad_bot=on_bad_bot,
        bot_seconds=bot_seconds,
    )
    outcome = run(task, games, means or Means())
    records = outcome.records
    return Balance(
        game=game,
        players=players,
        options=settled,
        seed=seed,
        bots=list(bots),
        games=len(records),
        win_rate_by={"seat": by_seat(records, players), **{kind: by_fact(records, kind) for kind in kinds_of(game)}},
        ended_by=ends(records),
        length={
            "turns": spread([record.turns for record in records]),
            "decisions": spread([record.decisions for record in records]),
        },
        points=means_of(records, POINTS),
        counts={kind: means_of(records, kind) for kind in counted_by(game)},
        worth=worth(records) if task.careers else None,
        faults=outcome.tally.faults_by_bot(),
        first_faults=outcome.tally.first_faults,
        interrupted=outcome.interrupted,
        stopped=outcome.stopped,
    )


def by_seat(records: list[GameRecord], players: int) -> list[Row]:
    """Win rate and mean score of each seat."""
    rows = []
    for seat in range(players):
        row = _rate_row(str(seat + 1), sum(record.shares[seat] for record in records), len(records))
        row["mean_score"] = round(fmean(record.scores[seat] for record in records), 6) if records else 0.0
        rows.append(row)
    return rows


def by_fact(records: list[GameRecord], kind: str) -> list[Row]:
    """Win rate of the seats that had each thing of a kind."""
    seats: Counter[str] = Counter()
    wins: defaultdict[str, float] = defaultdict(float)
    for record in records:
        for fact in record.facts:
            if fact.kind == kind:
                seats[fact.name] += 1
                wins[fact.name] += record.shares[fact.seat]
    return [_rate_row(name, wins[name], count) for name, count in sorted(seats.items())]


def ends(records: list[GameRecord]) -> list[Row]:
    """How often each trigger ended the game."""
    counted = Counter(record.ended_by for record in records)
    return [
        {"name": name, "games": count, **wilson(count, len(records)).to_json()}
        for name, count in sorted(counted.items(), key=lambda pair: (-pair[1], pair[0]))
    ]


def spread(values: list[int]) -> Row:
    """Where numbers lie."""
    if not values:
        return {"mean": 0.0, "median": 0.0, "least": 0, "most": 0, "counts": []}
    return {
        "mean": round(fmean(values), 6),
        "median": float(median(values)),
        "least": min(values),
        "most": max(values),
        "counts": [[value, count] for value, count in sorted(Counter(values).items())],
    }


def means_of(records: list[GameRecord], kind: str) -> list[Row]:
    """The mean amount of each thing of a kind that a seat has (of points: from each source), a winner, and another."""
    sums: dict[str, list[int]] = {}
    winners = sum(share > 0 for record in records for share in record.shares)
    seats = sum(len(record.shares) for record in records)
    for record in records:
        for fact in record.facts:
            if fact.kind == kind:
                found = sums.setdefault(fact.name, [0, 0])
                found[0 if record.shares[fact.seat] > 0 else 1] += fact.amount
    return [
        {
            "name": name,
            "mean": round((won + lost) / max(1, seats), 6),
            "winners": round(won / max(1, winners), 6),
            "others": round(lost / max(1, seats - winners), 6),
        }
        for name, (won, lost) in sums.items()
    ]


def _rate_row(name: str, wins: float, seats: int) -> Row:
    return {"name": name, "seats": seats, "wins": round(wins, 6), **wilson(wins, seats).to_json()}
