"""What requests cost."""

from __future__ import annotations

from typing import get_args

from forts import catalog
from forts.server import costs
from forts.server import games as api
from forts.server.wire import Frame


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


def test_a_long_file_costs_more_than_a_short_one() -> None:
    short, long = costs.of_reading("a" * 2_000), costs.of_reading("a" * 20_000)
    assert short < 40 < 200 < long
    assert costs.of_reading("a" * 2_000, "a" * 2_000) == 2 * short
