"""A comparison that is played a little at a time, by whoever has a moment: between two moments it is a few bytes.

The workshop of a server plays it in the pauses of its bots. All that there is of it, the games included, travels in
`kept`, so that it goes on in another process, after a restart, or a week later.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Mapping
from functools import lru_cache

import msgspec

from forts import words
from forts.catalog import find
from forts.core import Game, message
from forts.core.record import Record
from forts.core.workshop import Finding
from forts.lab.careers import CardRecord
from forts.lab.compare import LOOKS, Side, differing, judged, side_task
from forts.lab.difference import FEWEST, Difference
from forts.lab.figures import columns_of, figures_of, is_share, label
from forts.lab.findings import sentence, value
from forts.lab.playing import Task, in_turn, play_game
from forts.lab.worth import worth_of_cards
from forts.lab.worth_words import sentences

Clock = Callable[[], float]


class Told(Record, frozen=True):
    """What is known so far."""

    pairs: int
    """Pairs of games that it rests on."""
    findings: dict[str, list[Finding]]
    """By language: the surest first."""
    surely: int
    """How many figures surely differ."""
    cards: dict[str, list[str]] = msgspec.field(default_factory=dict)
    """By language: what the cards that differ are worth, a sentence each."""


class Met(msgspec.Struct, array_like=True):
    """What became of the cards that differ in a game."""

    shares: tuple[float, ...]
    scores: tuple[int, ...]
    cards: tuple[CardRecord, ...]


class Kept(msgspec.Struct):
    """All there is of a tryout."""

    game: str
    players: int
    bot: str
    seed: str
    """In hexadecimal."""
    planned: int
    """Pairs to play."""
    names: tuple[str, str]
    """What the sides are called."""
    texts: tuple[str, str]
    """Their data files; empty for the house's."""
    figures: list[dict[str, float]] = []
    """Of each game played, by number: even ones are of the first side."""
    met: list[Met] = []
    """Of the same games, where cards are watched."""
    next_look: float = 2.0 * FEWEST
    """Games after which it is judged again."""


class Advance(Record, frozen=True):
    """What some time has brought."""

    kept: bytes
    pairs: int
    over: bool
    told: Told | None
    """What is known now, if it was time to look."""


def begin(tryout: Kept) -> bytes:
    """A tryout without any games yet."""
    _task(tryout.game, tryout.players, tryout.bot, tryout.seed, tryout.names, tryout.texts)
    return _written(tryout)


def advance(kept: bytes, seconds: float, stopped: Callable[[], bool], clock: Clock) -> Advance:
    """Play on for so long, or until somebody needs the place; at least one game, unless that alone takes longer."""
    began = clock()

    def between() -> None:
        if stopped() and clock() - began >= seconds:
            raise _BrokenOff

    of = msgspec.json.decode(zlib.decompress(kept), type=Kept)
    task = _task(of.game, of.players, of.bot, of.seed, of.names, of.texts)
    while len(of.figures) < 2 * of.planned:
        try:
            played = play_game(task, len(of.figures), between)
        except _BrokenOff:
            break
        of.figures.append(figures_of(played))
        if task.careers:
            of.met.append(Met(played.shares, played.scores, played.cards))
        if stopped() or clock() - began >= seconds:
            break
    over = len(of.figures) == 2 * of.planned
    told = None
    if over or len(of.figures) >= of.next_look:
        of.next_look = LOOKS * len(of.figures)
        told = _told(of)
    return Advance(_written(of), len(of.figures) // 2, over, told)


class _BrokenOff(Exception):
    """A game whose place somebody else needs; it is played anew."""


def _written(tryout: Kept) -> bytes:
    return zlib.compress(msgspec.json.encode(tryout), 1)


@lru_cache(4)  # a game takes less time than to read its cards
def _task(game: str, players: int, bot: str, seed: str, names: tuple[str, str], texts: tuple[str, str]) -> Task:
    rules = find(game)
    sides = _sides(rules, players, bot, names, texts)
    cards = differing(rules, sides)
    return in_turn([side_task(rules, players, side, int(seed, 16), cards=cards) for side in sides])


def _sides(game: Game, players: int, bot: str, names: tuple[str, str], texts: tuple[str, str]) -> list[Side]:
    return [
        Side(name, game.complete(players, {game.data_option: text} if text else {}), (bot,))
        for name, text in zip(names, texts, strict=True)
    ]


def _told(of: Kept) -> Told:
    pairs = len(of.figures) // 2
    first, second = (columns_of(of.figures[side : 2 * pairs : 2]) for side in (0, 1))
    found = [one for one in judged(first, second, of.planned) if one.pairs >= FEWEST]
    game = find(of.game)
    spoken = {lang: [_finding(game, of.players, one, lang) for one in found] for lang in words.languages()}
    cards = {lang: _worth(game, of, pairs, lang) for lang in words.languages()}
    return Told(pairs, spoken, sum(one.sure for one in found), cards)


def _worth(game: Game, of: Kept, pairs: int, lang: str) -> list[str]:
    """What the cards that differ are worth on each side."""
    if len(of.met) != len(of.figures):  # nothing is watched, or it was begun before that was done
        return []
    house, told = message("web-workshop-house").text(lang), []
    for at, side in enumerate(_sides(game, of.players, of.bot, of.names, of.texts)):
        rows = worth_of_cards(of.met[at : 2 * pairs : 2])
        told += sentences(game, side.options, rows, side.name or house, lang)
    return told


def _finding(game: Game, players: int, one: Difference, lang: str) -> Finding:
    options = game.complete(players, {})
    unit = 100.0 if is_share(one.name) else 100.0 / abs(one.first) if one.first else None
    numbers: Mapping[str, float | None] = {
        name: None if unit is None else round(number * unit, 3)
        for name, number in (("difference", one.difference), ("low", one.low), ("high", one.high))
    }
    return Finding(
        one.name,
        label(game, options, one.name).text(lang),
        sentence(game, options, one, lang),
        "sure" if one.sure else "perhaps" if one.perhaps else "none",
        is_share(one.name),
        value(one.name, one.first, lang),
        value(one.name, one.second, lang),
        **numbers,
    )
