"""Promise 36: what a trial hides is on no wire before its time; each hidden thing carries a marker to be looked for."""

from __future__ import annotations

import json
import random
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from forts.core import Dice
from forts.games.boyard.referee import BoyardReferee
from forts.server.hub import Connection
from forts.server.tables import frames
from forts.server.tables.live import LiveTable
from forts.server.tables.room import Room
from server.harness import Json, size
from server.room import Watch, open_room, some_guests
from server.trials import attempt, begun, board_of, deal_always, get_ready, go_on, same_seeds, until, wait

pytestmark = pytest.mark.anyio

MARKER = re.compile(r"zq(?:word|also|clue|answer|why|text)\d+(?:x\d+)?")


@pytest.fixture
async def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Room]:
    """A room where every answer, word and untold clue is a marker."""
    same_seeds(monkeypatch)
    mark_everything(monkeypatch)
    async with open_room(f"sqlite:///{tmp_path}/secrets.db") as opened:
        opened.clock = Watch(1000.0)
        yield opened


def mark_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    """Mark what the referee deals and opens."""
    usual_deal, usual_open = BoyardReferee.deal, BoyardReferee.open

    def deal(self: BoyardReferee, *given: Any) -> dict[str, Any]:
        dealt = usual_deal(self, *given)
        for seat, word in enumerate(dealt["words"]):
            word["word"], word["also"] = f"zqword{seat}", [f"zqalso{seat}"]
            word["clues"] = [f"zqclue{seat}x{number}" for number in range(1, 5)]
        return dealt

    def opened(self: BoyardReferee, trial: Any, *given: Any, **more: Any) -> dict[str, Any]:
        opening = usual_open(self, trial, *given, **more)
        cards = opening.get("cards") or [one for one in (opening["card"], opening["other"]) if one]
        for place, card in enumerate(cards):
            mark = f"{trial.number}x{place}"
            settings = card.get("settings", card)
            if trial.kind == "riddle":
                settings["why"] = f"zqwhy{mark}"
                if "answers" in settings:
                    settings["answers"] = [f"zqanswer{mark}", *settings["answers"][1:]]
            if settings.get("answer") and trial.kind != "guess":
                settings["answer"] = f"zqanswer{mark}"
            if "texts" in settings and trial.kind != "guess":
                settings["texts"] = [f"zqtext{mark}"]
        return opening

    monkeypatch.setattr(BoyardReferee, "deal", deal)
    monkeypatch.setattr(BoyardReferee, "open", opened)


class Ear:
    """What one viewer is told."""

    def __init__(self, room: Room, table: str, seat: int | None, guest: str) -> None:
        self.connection = Connection(table, seat, guest, b"", "127.0.0.1", "en", ply=0)
        room.hub.add(self.connection)

    def heard(self) -> list[Json]:
        """The frames since the last look."""
        told = [json.loads(frame) for frame in self.connection._queue]
        self.connection._queue.clear()
        self.connection._waiting = 0
        return told


@pytest.mark.parametrize("mode", ["screen", "table"])
@pytest.mark.parametrize("seed", range(size(3, 40)))
async def test_no_frame_of_a_whole_game_has_a_secret_before_its_time(room: Room, mode: str, seed: int) -> None:
    chance = random.Random(seed)
    guests = await some_guests(room, 3)
    table = await begun(room, guests, options={"trials": mode})
    ears: dict[int | None, Ear] = {seat: Ear(room, table, seat, guests[seat or 0].id) for seat in (0, 1, 2, None)}
    heard = 0
    while (live := await room.live(table)).row.status != "over":
        room.push_trial(live)
        for viewer, ear in ears.items():
            for frame in ear.heard():
                heard += 1
                check(frame, viewer, live)
        await go_on(room, table, chance)
    for ear in ears.values():
        (*_, last) = [frame for frame in ear.heard() if frame["t"] == "update"]
        assert [sheet["dealt"] for sheet in last["sheets"]] == ["zqword0", "zqword1", "zqword2"], "all of it at the end"
    assert heard > 100
    told = MARKER.findall(json.dumps(live.game_on.notes))
    asked = any("/r-" in card for card in live.trials.used)
    assert any(mark.startswith("zqanswer") for mark in told) or not asked, "what is over may be known"


def check(frame: Json, viewer: int | None, live: LiveTable) -> None:
    """Nothing is in the frame that its viewer may not know by now."""
    found = set(MARKER.findall(json.dumps(frame)))
    match: Any = live.game_on
    clues = {f"zqclue{seat}x{n}" for seat in range(3) for n in range(1, match.state.clues[seat] + 1)}
    allowed = clues | set(MARKER.findall(json.dumps(match.notes)))
    held = live.held
    if held is not None:
        number = held.trial.number
        if held.opening["mode"] == "table" or held.bout.shown(None, held.last).began is not None:
            allowed |= {one for one in found if one.startswith(f"zqtext{number}x")}
        if viewer in held.bout.judges(range(3)):
            allowed |= {one for one in found if re.match(rf"zq(answer|why){number}x", one)}
            if held.trial.kind == "guess":
                seat = held.trial.seats[0]
                allowed |= {f"zqword{seat}", f"zqalso{seat}"}
    assert found <= allowed, (viewer, found - allowed, frame["t"])


async def test_a_spectator_sees_what_a_bystander_sees(room: Room) -> None:
    chance = random.Random(2)
    table = await begun(room, await some_guests(room, 4))
    compared = 0
    while (live := await room.live(table)).row.status != "over":
        if (held := live.held) is not None:
            away = [seat for seat in range(4) if seat not in held.trial.seats]
            judges = held.bout.judges(range(4))
            for seat in away:
                if seat not in judges and live.held is not None and not held.step(seat):
                    seen = [frames.encode(frames.trial_info(live, viewer, room.clock())) for viewer in (seat, None)]
                    assert seen[0] == seen[1]
                    compared += 1
        await go_on(room, table, chance)
    assert compared > 50


@pytest.mark.parametrize("puzzle", ["reflex", "bluff", "dice", "fleet"])
async def test_what_is_still_to_come_and_what_a_rival_has_chosen_makes_no_difference_to_any_byte(
    room: Room, monkeypatch: pytest.MonkeyPatch, puzzle: str
) -> None:
    """The same duel with other secrets: until something of them is shown, all that is sent is the same."""
    deal_always(monkeypatch, "duel", puzzle)
    guests = await some_guests(room, 3)
    told: list[list[bytes]] = []
    for secret in range(2):
        monkeypatch.setattr("secrets.token_hex", lambda size: f"{7:0{2 * size}x}")
        monkeypatch.setattr("forts.server.tables.held.secret_of", lambda seed, number, secret=secret: Dice(secret))
        assert isinstance(room.clock, Watch)
        room.clock.now = 1000.0
        table = await begun(room, guests, options={"board": board_of("duel")})
        live = await until(room, table, lambda live: live.held is not None, random.Random(1))
        assert live.held is not None
        mine, rival = live.held.trial.seats
        (third,) = {0, 1, 2} - {mine, rival}
        await get_ready(room, table)
        if puzzle in SECRET:
            await attempt(room, table, rival, {"do": "do", "what": SECRET[puzzle][secret]})
        sent = []
        for _ in range(8):
            live = await room.live(table)
            sent += [frames.encode(frames.trial_info(live, viewer, room.clock())) for viewer in (mine, third, None)]
            wait(room, 0.2)
        told.append(sent)
    assert told[0] == told[1]


SECRET: dict[str, list[Json]] = {
    "bluff": [{"round": 0, "choice": 0}, {"round": 0, "choice": 2}],
    "dice": [{"choice": "roll"}, {"choice": "roll"}],
    "fleet": [{"boat": [0, 1]}, {"boat": [5, 8]}],
}
"""What the rival does, on one table and on the other."""
