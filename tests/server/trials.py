"""Trials at the tables of a room in this process, by a clock that a test sets.

Solutions come from the test's own database and seed: the bout in memory is what any node makes of them.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from conformance.every_game import suite_of
from forts.core import BadTry
from forts.games.boyard.box.board import SQUARES
from forts.games.boyard.referee import BoyardReferee
from forts.server.glasses import next_moment
from forts.server.guests import Guest, new_id
from forts.server.tables import frames, lobby, play, trials
from forts.server.tables.live import LiveTable
from forts.server.tables.room import Room
from forts.server.wire import NewSeat, NewTable, Terms
from server.harness import Json, on_the_wire
from server.room import Watch

GAME = "boyard"


async def begun(
    room: Room, guests: list[Guest], *bots: str, options: dict[str, Any] | None = None, **terms: Any
) -> str:
    """A started table of these people, then bots; returns its id."""
    seats = [NewSeat("me"), *[NewSeat("open")] * (len(guests) - 1), *[NewSeat("bot", bot) for bot in bots]]
    wanted = NewTable(GAME, seats, options or {}, Terms(public=True, **terms))
    table = await lobby.create(room, guests[0], wanted)
    for seat, guest in enumerate(guests[1:], 1):
        await lobby.join(room, table, guest, None, seat)
    await lobby.start(room, table, guests[0])
    return table


def same_seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables get the same seeds in every run."""
    chance = random.Random(1)
    monkeypatch.setattr("secrets.token_hex", lambda size: f"{chance.getrandbits(8 * size):0{2 * size}x}")


def wait(room: Room, seconds: float) -> None:
    """Let time pass."""
    assert isinstance(room.clock, Watch)
    room.clock.now += seconds


def wait_until(room: Room, moment: float) -> None:
    """Let time pass up to a moment, and a little more."""
    assert isinstance(room.clock, Watch)
    room.clock.now = max(room.clock.now, moment) + 0.002


def shown(live: LiveTable, viewer: int | None, room: Room) -> Json | None:
    """The trial as a viewer gets it."""
    found: Json | None = on_the_wire(frames.trial_info(live, viewer, room.clock()))
    return found


async def attempt(room: Room, table: str, seat: int, what: object, request: str | None = None) -> int:
    """A try of a seat in the trial that is on; returns its ply."""
    live = await room.live(table)
    held = live.held
    assert held is not None, "a trial is on"
    number, step = held.trial.number, held.step(seat)
    return await trials.attempt(room, table, seat, request or new_id(), number, step, what)


async def get_ready(room: Room, table: str) -> None:
    """Whoever attempts it is ready; at a table nothing is to be done."""
    while (live := await room.live(table)).held is not None:
        found = shown(live, None, room)
        if found is None or found["phase"] != "ready":
            return
        await attempt(room, table, found["waiting"][0], {"do": "ready"})


async def go_on(room: Room, table: str, chance: random.Random) -> None:
    """Something happens: a move, a try, a verdict, or what the server does by itself when time has passed."""
    live = await room.live(table)
    wait(room, 0.2)
    if live.held is None:
        if live.bot_to_move() is not None:
            action = chance.choice(live.game_on.state.legal())
            await play.play_for_bot(room, table, live.row.ply, action)
        elif live.actor >= 0:
            action = chance.choice(live.game_on.state.legal())
            await play.play(room, table, live.actor, new_id(), live.row.ply, action)
        return
    for seat in range(live.row.players):
        if live.seats[seat].kind != "person" or live.seats[seat].played_by_bot:
            continue
        found = shown(live, seat, room)
        what = None if found is None else suite_of(GAME).attempt(found, seat, chance)
        if what is not None:
            try:
                await attempt(room, table, seat, what)
            except BadTry:
                continue  # not what the puzzle takes just now
            return
    await time_passes(room, table)


async def time_passes(room: Room, table: str) -> None:
    """Up to the moment when the server has to act by itself; it does."""
    live = await room.live(table)
    moment = live.row.due
    if live.bots_alone and room.hub.at(table):  # their trials end by the timers of those who watch
        moment = next_moment(live, room.clock())
    assert moment is not None, "nothing would ever happen"
    wait_until(room, moment)
    waited_for, ply = await trials.tick(room, table)
    for number, seat in enumerate(waited_for):
        await play.stand_in(room, table, seat, ply + number)


async def until(room: Room, table: str, wanted: Callable[[LiveTable], bool], chance: random.Random) -> LiveTable:
    """Play on until the table is as wanted."""
    for _ in range(2000):
        live = await room.live(table)
        if wanted(live):
            return live
        assert live.row.status != "over", "the game ended before"
        await go_on(room, table, chance)
    pytest.fail("it never came to that")


async def to_the_end(room: Room, table: str, chance: random.Random) -> LiveTable:
    """Play to the end."""
    return await until(room, table, lambda live: live.row.status == "over", chance)


def deal_always(monkeypatch: pytest.MonkeyPatch, kind: str, puzzle: str, settings: Json | None = None) -> None:
    """Every trial of a kind gets this puzzle."""
    usual = BoyardReferee.open

    def opened(self: BoyardReferee, trial: Any, *given: Any, **more: Any) -> dict[str, Any]:
        opening = usual(self, trial, *given, **more)
        if trial.kind == kind:
            opening["card"] = {"card": "test/red", "puzzle": puzzle, "level": 2, "settings": settings or {}}
            opening["other"] = None
        return opening

    monkeypatch.setattr(BoyardReferee, "open", opened)


def board_of(kind: str) -> str:
    """A board whose first squares, but for the Door, are all of a kind."""
    rest = [square for square in SQUARES if square not in ("door", kind)]
    squares = ["door", *[kind] * 8, *rest]
    return "\n".join(["place,square", *(f"fort,{square}" for square in squares), *["sea,water"] * 6, ""])
