"""What requests cost."""

from __future__ import annotations

from typing import get_args

from forts.server import costs
from forts.server.wire import Frame


def test_every_request_on_a_socket_costs_something() -> None:
    for kind in get_args(Frame):
        frame = kind(**dict.fromkeys(kind.__struct_fields__))
        assert costs.of_frame(frame) > 0, kind.__name__
