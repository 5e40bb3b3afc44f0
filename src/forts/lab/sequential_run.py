"""Plays a pair until a sequential test is decided: some deals, a look at the test, some more deals."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from forts.lab.playing import Task
from forts.lab.records import GameRecord
from forts.lab.run import Means, Outcome, play_into, run_kept
from forts.lab.run_file import RunFile
from forts.lab.sequential import FEWEST, Sequential, Verdict
from forts.lab.tally import Tally

_MORE = 4
"""Each look comes after so many parts more of all deals before: few processes are started in vain."""


def play_sequentially(
    task: Task, first: str, most: int, means: Means, path: Path | None, test: Sequential
) -> tuple[Outcome, Verdict]:
    """Play until the test is decided, `most` games at most, kept in a file if one is named.

    What counts ends with the deal that decided, whoever played how many games beyond it at the same time.
    """
    seatings = len(task.seatings)
    outcome = Outcome()
    games: dict[int, GameRecord] = {}
    due = min(FEWEST * seatings, most)
    while True:
        outcome = _go_on(task, due, means, path, games, outcome.seconds)
        deals = _deals(games, first, seatings)
        decided = test.decided(deals)
        early = outcome.interrupted or outcome.stopped is not None
        if decided is not None or early or due >= most:
            break
        due = min(most, due + -(-due // (_MORE * seatings)) * seatings)
    counted = len(deals) if decided is None else decided
    outcome.tally = Tally()
    for number in range(counted * seatings):
        outcome.tally.count(games[number])
    return outcome, test.verdict(deals[:counted])


def _go_on(
    task: Task, due: int, means: Means, path: Path | None, games: dict[int, GameRecord], seconds: float
) -> Outcome:
    """Play what is missing of the first `due` games; all that there are then are in `games`."""
    if path is None:
        left = iter([number for number in range(due) if number not in games])
        outcome = play_into(replace(task, records=True), left, means, _Here(games))
    else:
        outcome = run_kept(task, due, means, path)
        games.update((record.number, record) for record in RunFile(path).games(due))
    outcome.seconds += seconds
    return outcome


class _Here:
    """Keeps games in memory."""

    def __init__(self, games: dict[int, GameRecord]) -> None:
        self._games = games

    def add(self, records: list[GameRecord]) -> None:
        """Keep these."""
        self._games.update((record.number, record) for record in records)


def _deals(games: dict[int, GameRecord], first: str, seatings: int) -> list[float]:
    """By deal, all of whose games were played: the share of them that the bot won."""
    found: list[float] = []
    while all(len(found) * seatings + place in games for place in range(seatings)):
        played = [games[len(found) * seatings + place] for place in range(seatings)]
        wins = sum(share for game in played for bot, share in zip(game.bots, game.shares, strict=True) if bot == first)
        found.append(wins / seatings)
    return found
