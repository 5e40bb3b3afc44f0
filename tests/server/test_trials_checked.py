"""After the end the seed lets anybody check every card that was drawn and every puzzle, by the log alone."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from forts.catalog import find
from forts.core.log import Log
from forts.core.match import Match, replay
from forts.core.trial import DEAL, Try, secret_of
from forts.games.boyard.content.cards import read_cards
from server.harness import Json, size
from server.room import Watch, open_room, some_guests
from server.trials import begun, board_of, same_seeds, to_the_end

pytestmark = pytest.mark.anyio


async def published(folder: Path, number: int, options: Json) -> Json:
    """A game of people who have seen nothing before, and what `/log` says of it when it is over."""
    async with open_room(f"sqlite:///{folder}/checked-{number}.db") as room:
        room.clock = Watch(1000.0)
        table = await begun(room, await some_guests(room, 3), options=options)
        live = await to_the_end(room, table, random.Random(number))
        written = {"log": live.game_on.log, "seed": live.row.seed}
    found: Json = msgspec.json.decode(msgspec.json.encode(written))
    return found


class Made(NamedTuple):
    """A trial that is made again."""

    told: Json
    """What the log tells of it."""
    again: Json
    """What the seed makes of it."""
    opening: Json
    used: list[str]
    """The cards that were used before."""


def made_again(written: Json) -> list[Made]:
    """Each trial of a game, with nothing but the log and the rules."""
    log: Json = written["log"]
    game, seed, referee = find(log["game"]), int(written["seed"], 16), find(log["game"]).referee
    assert referee is not None
    match: Match = replay(game, msgspec.convert({**log, "actions": [], "notes": []}, Log), held=lambda _trial: True)
    deal = referee.deal(log["players"], match.options, [], secret_of(seed, DEAL))
    used: list[str] = list(deal["cards"])
    notes = {note["at"]: note["note"] for note in log["notes"]}
    found: list[Made] = []
    for number, action in enumerate(log["actions"]):
        if number in notes:
            trial, told = match.trial, notes[number]
            assert trial is not None and trial.number == number
            opening = referee.open(trial, match.options, deal, {}, used, used, secret_of(seed, number))
            bout = referee.hold(trial, opening, secret_of(seed, number))
            if opening["mode"] == "table":
                cards = [card["card"] for card in opening["cards"]]
                for _ in range(cards.index(told["card"])):
                    bout.take(Try(opening["judges"][0], 0.0, {"do": "another"}))
            else:
                if told["card"] != opening["card"]["card"]:
                    bout.take(Try(trial.seats[0], 0.0, {"do": "another"}))
                for seat in trial.seats:
                    bout.take(Try(seat, 0.0, {"do": "ready"}))
            found.append(Made(told, bout.told(), opening, used[:]))
            used += bout.cards()
        match.recorded(action)
    return found


@pytest.mark.parametrize("mode", ["screen", "table"])
async def test_anybody_can_make_every_puzzle_and_draw_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mode: str
) -> None:
    same_seeds(monkeypatch)
    checked: Counter[str] = Counter()
    for number in range(size(4, 40)):
        kind = ("concentration", "duel", "strength", None)[number % 4]
        board = {} if kind is None else {"board": board_of(kind)}
        written = await published(tmp_path, number, {"trials": mode, **board})
        for told, again, _, _ in made_again(written):
            assert told["card"] == again["card"], "the card that was drawn"
            for name in ("puzzle", "asked", "answer", "why", "sums", "steps"):
                if name in told:
                    assert told[name] == again[name], (told, again)
                    checked[name] += 1
    assert checked["answer"] > 20 and checked["asked"] > 10, checked


@pytest.mark.parametrize("mode", ["screen", "table"])
async def test_no_card_comes_twice_in_a_game_while_there_are_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mode: str
) -> None:
    same_seeds(monkeypatch)
    followed = 0
    for number in range(size(3, 40)):
        written = await published(tmp_path, number, {"trials": mode, "board": board_of("strength")})
        asked = [(note["at"], note["note"]["card"]) for note in written["log"]["notes"] if note["note"]["card"]]
        # a verdict that leads to the next trial at once, without a decision between them
        followed += sum(later - at == 2 for (at, _), (later, _) in pairwise(asked))
        for offered, used in offers(written):
            if offered in used:
                assert set(pile(mode)) <= set(used), f"{offered} comes again before others"
    assert followed > 5


def offers(written: Json) -> list[tuple[str, list[str]]]:
    """Each card of Strength that was dealt, and the cards that were used before; it may be changed for another."""
    found = []
    for made in made_again(written):
        opening = made.opening
        first = opening["cards"][0] if opening["mode"] == "table" else opening["card"]
        if first["card"].startswith(("s-", "ss-")):
            found.append((first["card"], made.used))
    return found


def pile(mode: str) -> list[str]:
    """The cards of Strength, by the name that logs have for them."""
    cards = read_cards("en")
    piles: Any = cards.table if mode == "table" else cards.screen
    return [f"{card.id}/red" for card in piles["strength"]]
