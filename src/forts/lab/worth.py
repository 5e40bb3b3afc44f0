"""What each card is worth, apart from who owns it, from the careers of many games."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import sqrt
from typing import Any, Protocol

from forts.lab.careers import CardRecord
from forts.lab.difference import RISK, bound
from forts.lab.intervals import Z95, wilson
from forts.lab.records import GameRecord

Row = dict[str, Any]
"""A line of a table, as plain JSON."""
FEWEST = 30
"""Seats that played both cards of a pair, and that played one alone, before anything is said of it."""


@dataclass(frozen=True)
class Worth:
    """What the games say of the cards."""

    cards: list[Row]
    """By card, what taking it gained most first. Ratios have `rate`, `low`, `high`; None without anything to count."""
    pairs: list[Row]
    """Pairs that surely win more, or less, together than each by itself would let expect; the surest first."""

    def to_json(self) -> dict[str, Any]:
        """The same for other programs."""
        return {"cards": self.cards, "pairs": self.pairs}


class Played(Protocol):
    """What has to be known of a game."""

    @property
    def shares(self) -> tuple[float, ...]:
        """Each seat's share of the victory."""

    @property
    def scores(self) -> tuple[int, ...]:
        """Each seat's points."""

    @property
    def cards(self) -> tuple[CardRecord, ...]:
        """What became of each card that was watched."""


def worth(records: Iterable[GameRecord]) -> Worth:
    """What the cards in these games were worth."""
    games = list(records)
    return Worth(worth_of_cards(games), _pairs([record for record in games if record.cards]))


def worth_of_cards(games: Sequence[Played]) -> list[Row]:
    """What each card that was watched in these games was worth, what taking it gained most first."""
    by_card: dict[str, list[list[CardRecord]]] = defaultdict(list)
    for record in games:
        here: dict[str, list[CardRecord]] = defaultdict(list)
        for card in record.cards:
            here[card.card].append(card)
        for name, found in here.items():
            by_card[name].append(found)
    mattered = _mattered(games)
    rows = [_row(name, found, mattered[name], len(games)) for name, found in by_card.items()]
    return sorted(rows, key=lambda row: (-(row["gain"] or {"rate": -1.0})["rate"], row["name"]))


def _row(name: str, games: list[list[CardRecord]], mattered: int, all_games: int) -> Row:
    sums = [{field: sum(getattr(card, field) for card in game) for field in CardRecord._fields[2:]} for game in games]
    ratios = {
        "taken": ("taken", "offered"),
        "played": ("led", "held"),
        "added": ("added", "held"),
        "points": ("points", "led"),
        "resources": ("resources", "led"),
        "rival_points": ("rival_points", "led"),
        "rival_resources": ("rival_resources", "led"),
        "gain": ("gain", "judged"),
    }
    return {
        "name": name,
        "offered": sum(game["offered"] for game in sums),
        "led": sum(game["led"] for game in sums),
        **{title: ratio([(game[a], game[b]) for game in sums]) for title, (a, b) in ratios.items()},
        "mattered": wilson(mattered, all_games).to_json(),
    }


def ratio(games: list[tuple[float, float]]) -> dict[str, float] | None:
    """How much of the first there is for one of the second, with its interval; None without any of the second.

    What happens within a game is correlated, so games are what is counted: the error is that of a ratio of sums.
    """
    whole = sum(of for _, of in games)
    if not whole:
        return None
    rate = sum(much for much, _ in games) / whole
    count = sum(1 for _, of in games if of)
    squares = sum((much - rate * of) ** 2 for much, of in games)
    half = Z95 * sqrt(squares * count / (count - 1)) / whole if count > 1 else abs(rate)
    return {"rate": round(rate, 6), "low": round(rate - half, 6), "high": round(rate + half, 6)}


def _mattered(games: Sequence[Played]) -> defaultdict[str, int]:
    """By card: games whose winner would not have won without the points that it brought."""
    found: defaultdict[str, int] = defaultdict(int)
    for record in games:
        winners = [seat for seat, share in enumerate(record.shares) if share == 1]
        if len(winners) != 1:
            continue
        seat = winners[0]
        margin = record.scores[seat] - max(score for other, score in enumerate(record.scores) if other != seat)
        for card in record.cards:
            if card.seat == seat and card.points > margin:
                found[card.card] += 1
    return found


def _pairs(games: list[GameRecord]) -> list[Row]:
    """Pairs of cards whose players win more, or less, than the cards by themselves explain.

    The seats that led both, one or none are four groups; what counts is by how much the difference that one card makes
    differs with the other. Among so many pairs only what holds for all of them together is told (Bonferroni).
    """
    seats: list[tuple[frozenset[str], float]] = []
    names: set[str] = set()
    for record in games:
        for seat, share in enumerate(record.shares):
            led = frozenset(card.card for card in record.cards if card.seat == seat and card.led)
            names |= led
            seats.append((led, share - 1 / len(record.shares)))
    known = list(combinations(sorted(names), 2))
    line = bound(RISK / max(1, len(known)))
    having = {name: {place for place, (led, _) in enumerate(seats) if name in led} for name in names}
    everybody = set(range(len(seats)))
    found = []
    for one, other in known:
        a, b = having[one], having[other]
        groups = [a & b, a - b, b - a, everybody - a - b]
        if min(len(group) for group in groups) < FEWEST:
            continue
        means, squares = [], 0.0
        for group in groups:
            shares = [seats[place][1] for place in group]
            mean = sum(shares) / len(shares)
            means.append(mean)
            squares += sum((share - mean) ** 2 for share in shares) / (len(shares) - 1) / len(shares)
        more, error = means[0] - means[1] - means[2] + means[3], sqrt(squares)
        if error and abs(more) > line * error:
            half = line * error
            row = {"names": [one, other], "seats": len(groups[0]), "more": round(more, 6)}
            found.append((-abs(more) / error, row | {"low": round(more - half, 6), "high": round(more + half, 6)}))
    return [row for _, row in sorted(found, key=lambda pair: pair[0])]
