"""How strong bots are: every pair plays, each in every seat, with the same seeds either way."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

from forts.bots import bot_skill, find_bot
from forts.core import BadOption, Game, Message, Value
from forts.lab.errors import BadRun
from forts.lab.intervals import Rate, wilson
from forts.lab.playing import BOT_SECONDS, GO_ON, Task
from forts.lab.records import BotFault
from forts.lab.run import Means, check_policy, run, run_kept
from forts.lab.run_file import RunFile
from forts.lab.sequential import Sequential, Verdict
from forts.lab.sequential_run import play_sequentially
from forts.lab.strength import Standing, standings
from forts.lab.tally import Tally

GAMES = 1000
"""Games of a pair, unless told otherwise."""
EXPERT = "expert"
"""The bot that thinks too long for so many games."""
EXPERT_GAMES = 100
"""Games of a pair with that bot in it, unless told otherwise."""
KEPT = ".games.jsonl"
"""The end of the name of a file with the games of a pair."""
ALL, NEIGHBOURS = "all", "neighbours"
"""Which pairs play: every one, or each bot with the next one of the list."""


@dataclass(frozen=True)
class Pairing:
    """How two bots did against each other."""

    first: str
    second: str
    games: int
    wins: float
    """Victories of the first, shared ones in parts. With more than two seats the bots take turns at being alone against
    the others, so that equal bots win half the games each."""
    seats: dict[str, list[int]]
    """How often each of the two had each seat."""
    verdict: Verdict | None = None
    """How the sequential test ended, if there was one."""

    @property
    def rate(self) -> Rate:
        """The share of the games that the first won."""
        return wilson(self.wins, self.games)

    def to_json(self) -> dict[str, Any]:
        """The pairing as plain JSON."""
        return {
            "first": self.first,
            "second": self.second,
            "games": self.games,
            "wins": round(self.wins, 6),
            **self.rate.to_json(),
            "seats": self.seats,
            **({} if self.verdict is None else {"sequential": self.verdict.to_json()}),
        }


@dataclass(frozen=True)
class Ladder:
    """Bots by strength."""

    game: str
    players: int
    seed: int
    games: int
    """Games of all pairs together."""
    seconds: float
    standings: list[Standing]
    """The strongest first."""
    pairings: list[Pairing]
    faults: dict[str, int]
    """How often each bot misbehaved; without those that never did."""
    first_faults: dict[str, BotFault]
    """The earliest fault of each of these."""
    interrupted: bool
    """Was it broken off? Then the pairs that had all their games are here."""
    stopped: Message | None
    """Why it ended early, if not by Ctrl-C."""

    def to_json(self) -> dict[str, Any]:
        """The ladder as plain JSON."""
        return {
            "game": self.game,
            "players": self.players,
            "seed": str(self.seed),
            "games": self.games,
            "seconds": round(self.seconds, 3),
            "ladder": [standing.to_json() for standing in self.standings],
            "pairings": [pairing.to_json() for pairing in self.pairings],
            "faults": {
                bot: {"count": count, "first": self.first_faults[bot].to_json()} for bot, count in self.faults.items()
            },
        }


def pair_seatings(first: str, second: str, players: int) -> tuple[tuple[str, ...], ...]:
    """The seatings of a pair: one against all others, in every seat, both ways round."""
    found: list[tuple[str, ...]] = []
    for alone, others in ((first, second), (second, first)):
        for seat in range(players):
            found.append(tuple(alone if place == seat else others for place in range(players)))
    return tuple(dict.fromkeys(found))


def ladder(
    game: Game,
    players: int,
    bots: list[str],
    games: int = GAMES,
    expert_games: int = EXPERT_GAMES,
    seed: int | None = None,
    options: Mapping[str, Value] | None = None,
    means: Means | None = None,
    *,
    pairs: str = ALL,
    keep: Path | None = None,
    sequential: Sequential | None = None,
    on_bad_bot: str = GO_ON,
    bot_seconds: float = BOT_SECONDS,
) -> Ladder:
    """Rank bots. Each pair plays so many games, or a few more to have every seating equally often.

    With `keep` the games are written to files in that folder, and those that are there are not played again. With
    `sequential` a pair ends as soon as it is decided, after so many games at most.
    """
    check_policy(on_bad_bot)
    settled = game.complete(players, options or {})
    before = None if keep is None else _kept_seed(keep)
    if seed is None:
        seed = secrets.randbits(96) if before is None else before
    for name in bots:
        find_bot(name, game.name)
        bot_skill(name, game.name)
    if len(set(bots)) != len(bots) or len(bots) < 2:
        raise BadOption("lab-ladder-bots", bots=", ".join(bots))
    pairings: list[Pairing] = []
    total = Tally()
    seconds, interrupted, stopped = 0.0, False, None
    for first, second in _pairs(bots, pairs):
        seatings = pair_seatings(first, second, players)
        task = Task(game, players, settled, seatings, seed, paired=True, on_bad_bot=on_bad_bot, bot_seconds=bot_seconds)
        wanted = rounded(expert_games if EXPERT in (first, second) else games, len(seatings))
        path = None if keep is None else keep / f"{first}-{second}{KEPT}".replace(":", "_")
        verdict = None
        try:
            if sequential is not None:
                outcome, verdict = play_sequentially(task, first, wanted, means or Means(), path, sequential)
            elif path is None:
                outcome = run(task, wanted, means or Means())
            else:
                outcome = run_kept(task, wanted, means or Means(), path)
        except KeyboardInterrupt:
            if not pairings:
                raise
            interrupted = True
            break
        seconds += outcome.seconds
        interrupted, stopped = outcome.interrupted, outcome.stopped
        if outcome.tally.games < wanted and (verdict is None or verdict.accepted is None):
            # half a pairing is not balanced
            break
        total.add(outcome.tally)
        pairings.append(_pairing(first, second, players, outcome.tally, verdict))
    return Ladder(
        game=game.name,
        players=players,
        seed=seed,
        games=total.games,
        seconds=seconds,
        standings=standings(bots, total.results),
        pairings=pairings,
        faults=total.faults_by_bot(),
        first_faults=total.first_faults,
        interrupted=interrupted,
        stopped=stopped,
    )


def _kept_seed(folder: Path) -> int | None:
    """The seed of a ladder whose games are in the folder, which is made if it is not there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        found = sorted(folder.glob(f"*{KEPT}"))
    except OSError as error:
        raise BadRun("lab-cannot-write", path=str(folder), why=error.strerror or str(error)) from None
    return RunFile(found[0]).seed if found else None


def planned(bots: list[str], players: int, games: int, expert_games: int, pairs: str = ALL) -> int:
    """How many games a ladder takes."""
    return sum(
        rounded(expert_games if EXPERT in pair else games, len(pair_seatings(*pair, players)))
        for pair in _pairs(bots, pairs)
    )


def rounded(games: int, seatings: int) -> int:
    """As many games, or the next number that is a multiple of the seatings."""
    if games < 1:
        raise BadOption("lab-count", option="games", value=games, low=1)
    return -(-games // seatings) * seatings


def _pairs(bots: list[str], pairs: str) -> list[tuple[str, str]]:
    if pairs == ALL:
        return list(combinations(bots, 2))
    if pairs == NEIGHBOURS:
        return list(pairwise(bots))
    raise BadOption("bad-option-choice", option="pairs", value=pairs, choices=f"{ALL}, {NEIGHBOURS}")


def _pairing(first: str, second: str, players: int, tally: Tally, verdict: Verdict | None) -> Pairing:
    seats = {first: [0] * players, second: [0] * players}
    for (seated, _), count in tally.results.items():
        for seat, bot in enumerate(seated):
            seats[bot][seat] += count
    return Pairing(first, second, tally.games, tally.wins_by_bot().get(first, 0.0), seats, verdict)
