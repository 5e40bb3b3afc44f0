"""Promise 30: who is asked, when, and for how long tells nobody what another holds."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from conformance.every_game import Setting, house_games, settings
from forts.core import Dice, Match
from forts.server import tact
from forts.server.guests import Guest, new_id
from forts.server.hub import Connection
from forts.server.steward import Steward
from forts.server.tables import frames, play
from forts.server.tables.customs import lot
from forts.server.tables.live import LiveTable
from forts.server.tables.room import Room
from server.room import open_room, some_guests, started
from server.twins import Eyes, table_of, twins

pytestmark = pytest.mark.anyio

SETTINGS = [setting for setting in settings() if setting.game.name in house_games()]


def telling_pairs(setting: Setting, viewer: int) -> Iterator[tuple[Match, Match]]:
    """Tables alike to the viewer, where a rival who is asked has a choice at one and none at the other."""
    dice = Dice(viewer)
    for _ in range(200):
        for one, two in twins(setting, viewer, dice.bits(), dice.below(120)):
            if one.to_act != viewer and (len(one.state.legal()) > 1) != (len(two.state.legal()) > 1):
                yield one, two


def seated_by_bots(setting: Setting, match: Match, bot: str) -> LiveTable:
    """The match at a table where all but the first seat are a bot's."""
    live = table_of(setting, match)
    for seat in live.seats[1:]:
        seat.kind, seat.bot, seat.guest = "bot", bot, None
    return live


@pytest.mark.parametrize("name", ["fort-2", "fort-3", "fort-4-setup=advanced-followers_use_lookout=True"])
def test_whether_a_rival_could_follow_makes_no_difference_to_any_byte(name: str) -> None:
    (setting,) = [setting for setting in SETTINGS if str(setting) == name]
    compared = 0
    with asyncio.Runner() as runner:
        for pair in telling_pairs(setting, 0):
            told = []
            for match in pair:
                live = table_of(setting, match)
                for seat in (0, None):
                    eyes = Eyes(live, seat, "en")
                    told.append(runner.run(eyes.ask("sync", since=0)))
                    told[-1].append(frames.encode(frames.table_info(live.row, live.seats, "guest0", set())))
                    eyes.close()
            assert told[0] == told[2] and told[1] == told[3]
            # and after the rival declines, which both may, it is told alike, and the next one is asked alike
            for match in pair:
                match.recorded(match.state.legal()[0])
            after = [[str(one) for one in match.happenings(0)] for match in pair]
            assert after[0] == after[1]
            compared += 1
            if compared == 10:
                return
    raise AssertionError(f"only {compared} pairs")


@pytest.mark.parametrize("bot", ["easy", "hard", "expert"])
async def test_a_bot_answers_at_the_same_moment_whether_it_could_follow_or_not(bot: str) -> None:
    setting = next(setting for setting in SETTINGS if str(setting) == "fort-3")
    room = Eyes(table_of(setting, next(iter(telling_pairs(setting, 0)))[0]), 0).room
    steward = Steward(room, None)  # type: ignore[arg-type]  # nobody thinks here
    for pair in islice(telling_pairs(setting, 0), 10):
        seated = [seated_by_bots(setting, match, bot) for match in pair]
        times = {max(one.pace, steward.tactful(one, bot)) for one in seated}
        assert len(times) == 1
        assert times.pop() >= (1.0 if bot == "expert" else 0.7), "a thought takes no longer than that"


def test_a_person_is_answered_for_at_a_time_drawn_among_those_of_people_who_choose() -> None:
    took = [2.0, 2.2, 7.5]
    drawn = [tact.persons_delay(took, lot("5eed" * 8, ply)) for ply in range(4000)]
    assert min(drawn) >= 0.9 and max(drawn) <= 9.0
    assert sum(one > 5.0 for one in drawn) > 200, "somebody who takes long is answered for late, too"
    usual = [tact.persons_delay([], lot("5eed" * 8, ply)) for ply in range(4000)]
    assert max(usual) <= 5.0 and len({round(one, 3) for one in usual}) > 1000


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[Room]:
    async with open_room(f"sqlite:///{tmp_path}/asking.db") as opened:
        yield opened


def look(room: Room, table: str, guest: Guest, seat: int) -> Connection:
    """A socket of a seat."""
    connection = Connection(table, seat, guest.id, b"", "127.0.0.1", None)
    room.hub.add(connection)
    return connection


async def at_a_formality(room: Room, guests: list[Guest]) -> LiveTable:
    """A running game in which somebody is asked who has one answer only."""
    dice = Dice(1)
    while True:
        table = await started(room, guests, "fort")
        for _ in range(60):
            live = await room.live(table)
            if live.formality is not None:
                return live
            legal = live.game_on.state.legal()
            await play.play(room, table, live.actor, new_id(), live.row.ply, legal[dice.below(len(legal))])


async def test_a_person_with_one_answer_is_answered_for_when_there_and_willing(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    waited: list[float] = []
    loop = asyncio.get_running_loop()
    call_later = loop.call_later

    def soon(delay: float, call: Callable[..., object], *args: Any, **how: Any) -> asyncio.TimerHandle:
        if call == steward._begin_to_answer:
            waited.append(delay)
            delay = 0.0
        return call_later(delay, call, *args, **how)

    steward = Steward(room, None)  # type: ignore[arg-type]  # no bots play
    guests = await some_guests(room, 3)
    live = await at_a_formality(room, guests)
    table, ply, seat = live.row.id, live.row.ply, live.actor
    monkeypatch.setattr(loop, "call_later", soon)

    async def settled() -> int:
        for _ in range(50):
            await asyncio.sleep(0.01)
        return (await room.live(table)).row.ply

    steward.attend(live)
    assert await settled() == ply, "whoever is away is waited for, like somebody who has a choice"
    look(room, table, guests[seat], seat)
    await play.answering(room, table, seat, False)
    assert await settled() == ply, "some answer themselves"
    assert not waited
    await play.answering(room, table, seat, True)
    assert await settled() > ply
    assert waited and waited[0] >= 0.9


async def test_nobody_else_is_told_whether_a_seat_is_answered_for(room: Room) -> None:
    guests = await some_guests(room, 2)
    table = await started(room, guests, "fort")
    await play.answering(room, table, 1, False)
    live = await room.live(table)
    told: dict[Any, bool] = {}
    for guest in (guests[0].id, guests[1].id, None):
        told[guest] = frames.table_info(live.row, live.seats, guest, set()).seats[1].answered
    assert told == {guests[0].id: True, guests[1].id: False, None: True}
