"""What requests cost."""

from __future__ import annotations

import random
from pathlib import Path
from typing import get_args

import pytest

from forts import catalog
from forts.server import costs
from forts.server import games as api
from forts.server.hub import Connection
from forts.server.node import Node
from forts.server.settings import Settings
from forts.server.sockets import SocketClerk
from forts.server.wire import Frame, Undo
from server.room import move, some_guests, started

pytestmark = pytest.mark.anyio


def test_every_request_on_a_socket_costs_something() -> None:
    for kind in get_args(Frame):
        frame = kind(**dict.fromkeys(kind.__struct_fields__))
        assert costs.of_frame(frame) > 0, kind.__name__


def test_an_example_that_anybody_may_ask_for_is_made_once() -> None:
    for game in catalog.games():
        assert api._example(game.name) is api._example(game.name)


def test_a_long_game_costs_more_to_look_up_than_a_usual_one() -> None:
    assert costs.of_length(0) == costs.of_length(600) == 0
    assert costs.of_length(5_000) > 250


async def test_undoing_costs_by_how_far_the_game_has_come(tmp_path: Path) -> None:
    """The way to there is taken once more."""
    node = Node(Settings(database=f"sqlite:///{tmp_path}/undo.db", bot_processes=1))
    await node.start()
    try:
        guests = await some_guests(node.room, 2)
        table = await started(node.room, guests, "fort")
        chance = random.Random(3)
        for _ in range(40):
            await move(node.room, table, chance)
        clerk = SocketClerk(node, Connection(table, 0, guests[0].id, b"", "127.0.0.1", None), guests[0])
        clerk.spend(Undo(id="u", ply=40))
        spent = node.work.a_minute - node.work._left[guests[0].id][0]
        assert spent == 10 + len((await node.room.live(table)).game_on.actions) / 16 > 14
    finally:
        await node.stop()


def test_a_long_file_costs_more_than_a_short_one() -> None:
    short, long = costs.of_reading("a" * 2_000), costs.of_reading("a" * 20_000)
    assert short < 40 < 200 < long
    assert costs.of_reading("a" * 2_000, "a" * 2_000) == 2 * short
