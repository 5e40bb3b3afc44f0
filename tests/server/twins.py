"""Two tables that a viewer cannot tell apart, and all that the server would send of each.

Twins share a beginning, and are then played in step: decisions and draws that the viewer sees are the same on both,
those it does not see (rivals' draws, their picks in a draft, their made-up rules) fall out differently, until something
of that is shown. So not the position alone differs in what is hidden, but the history that led there.
"""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import msgspec
from sqlalchemy import create_engine

from conformance.every_game import Setting, suite_of
from forts.core import OVER, Dice, Match, State
from forts.core.log import Log
from forts.core.match import replay
from forts.server.guests import Guest
from forts.server.hub import Connection, Hub
from forts.server.settings import Settings
from forts.server.sockets import SocketClerk
from forts.server.store.rows import JournalRow, SeatRow, TableRow
from forts.server.tables.live import LiveTable
from forts.server.tables.room import Room
from forts.server.wire import Terms

NOW = 1_000_000.0
SEED = "5eed" * 8
_ENGINE = create_engine("sqlite://")


def hidden_from(setting: Setting, state: State, viewer: int) -> bool:
    """Is what happens next, by chance or by a rival, something that the viewer does not see?"""
    hidden: bool = suite_of(setting.game.name).hidden_from(state, viewer)
    return hidden


def empty_match(setting: Setting) -> Match:
    """A match before its first action, chance not yet rolled."""
    log = Log(setting.game.name, setting.game.rules, setting.players, dict(setting.options), discreet=True)
    return replay(setting.game, log)


def twins(setting: Setting, viewer: int, seed: int, shared: int) -> Iterator[tuple[Match, Match]]:
    """A pair at each decision, from after `shared` actions on for as long as the tables look alike to the viewer."""
    dice, other = Dice(seed), Dice(seed + 0x7717)
    one, two = empty_match(setting), empty_match(setting)
    while one.to_act != OVER:
        apart = len(one.actions) >= shared
        if apart and one.to_act >= 0:
            yield one, two
        if apart and hidden_from(setting, one.state, viewer):
            one.recorded(_pick(one.state, dice))
            two.recorded(_pick(two.state, other))
        else:
            common = _possible(one.state)
            if one.to_act != viewer:
                common = [action for action in common if action in _possible(two.state)]
            if not common:
                return
            action = common[dice.below(len(common))]
            one.recorded(action)
            two.recorded(action)
        if shown_to(setting, one.state, viewer) != shown_to(setting, two.state, viewer):
            return


def shown_to(setting: Setting, state: Any, viewer: int) -> list[Any]:
    """What lies open, what the viewer holds, and who is asked what; read from the state, not from its view."""
    # within one's own turn a hand that leaves no choice is not asked, which everybody sees: docs/what-is-seen.md
    return [state.actor, state.ask, *suite_of(setting.game.name).shown_to(state, viewer)]


def _possible(state: State) -> list[int]:
    return state.legal() if state.to_act() >= 0 else [action for action, _ in state.outcomes()]


def _pick(state: State, dice: Dice) -> int:
    possible = _possible(state)
    return possible[dice.below(len(possible))]


def table_of(setting: Setting, match: Match) -> LiveTable:
    """A table at which that match is played, by persons."""
    row = TableRow(
        id="table",
        game=setting.game.name,
        rules=setting.game.rules,
        players=setting.players,
        options=match.options,
        terms=Terms(spectators=True, limit_seconds=600, bank_seconds=60),
        host="guest0",
        status="over" if match.over else "playing",
        seed=SEED,
        ply=0,
        actor=None,
        banks=[60.0] * setting.players,
        asked=NOW - 5,
        due=None,
        votes={},
        winners=match.winners,
        scores=[],
        rematch=None,
        created=NOW - 100,
        touched=NOW - 5,
        customs=1 if match.state.discreet else 0,
    )
    seats = [
        SeatRow(number, "person", f"guest{number}", f"Guest {number}", f"face{number}", None, None, False, "invite")
        for number in range(setting.players)
    ]
    live = LiveTable(row, seats, [])
    live.begin(match)
    for length, action in enumerate(match.actions):
        live.course.add("move", 0, JournalRow(length, "move", 0, [action], "", NOW).actions)
    row.ply = len(match.actions)
    live.used = NOW
    return live


class Eyes:
    """One viewer of a table, asking through the very code that answers a socket."""

    def __init__(self, live: LiveTable, seat: int | None, lang: str | None = None) -> None:
        # nothing is stored here: the engine is never connected
        self.room = Room(_ENGINE, None, Hub(), clock=lambda: NOW)  # type: ignore[arg-type]
        self.room.tables["table"] = live
        guest = Guest("watcher" if seat is None else f"guest{seat}", "", "", None, b"")
        self.connection = Connection("table", seat, guest.id, b"", "127.0.0.1", lang, ply=live.row.ply)
        self.room.hub.add(self.connection)
        node = SimpleNamespace(room=self.room, settings=Settings(), thinkers=None, hinting=set(), spend=lambda *_: None)
        self.clerk = SocketClerk(node, self.connection, guest)  # type: ignore[arg-type]
        self._number = 0

    async def ask(self, verb: str, **what: object) -> list[bytes]:
        """Everything that is sent because of a request."""
        self._number += 1
        await self.clerk.answer(msgspec.json.encode({"t": verb, "id": f"r{self._number}", **what}))
        frames: list[bytes] = []
        while self.connection._queue:
            frame = await self.connection.next()
            assert frame is not None
            frames.append(frame)
        return frames

    def close(self) -> None:
        """Let go."""
        self.room.close()
