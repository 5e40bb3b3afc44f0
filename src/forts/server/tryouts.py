"""Bots try designers' cards out: in the line of all that thinks, behind everything else, a slice of games at a time."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import partial

from forts.server.errors import Refusal, TooMany
from forts.server.line import TRYOUT, Errand
from forts.server.store.sets import TryoutRow, read_tryout, write_tryout
from forts.server.tables.room import Room
from forts.server.thinkers import Thinkers

PAIRS = {"off": 0, "small": 300, "large": 1500}
"""Pairs of games by the host's setting."""
BOT = "normal"
"""Who plays: quick, and good enough that a strong card shows."""
_WRITTEN = 5.0
"""Seconds between two notes of how far a tryout has come: so much is played again after a kill."""
_LOST = 4 * _WRITTEN
"""Seconds after which a tryout that nobody has noted anything of is not going on any more."""
_MOST, _MOST_OF_ADDRESS = 64, 4
"""Tryouts that a node has going on: each is a file and all that was found out with it, in memory."""
_log = logging.getLogger("forts.server")


@dataclass
class _Going:
    """A tryout that is going on."""

    tryout: TryoutRow
    """How far it has come."""
    guest: str
    """Whose it is."""
    address: str
    task: asyncio.Task[None]


class Tryouts:
    """Those that are going on at this node."""

    def __init__(self, room: Room, thinkers: Thinkers) -> None:
        self._room = room
        self._thinkers = thinkers
        self._going: dict[str, _Going] = {}
        """By set."""

    @property
    def waiting(self) -> int:
        """How many thoughts wait for a place."""
        return self._thinkers.line.waiting

    def _check_room(self, guest: str, address: str) -> None:
        """Refuses one more: a guest has one at a time, whoever comes from one address a few, and all some."""
        if any(one.guest == guest for one in self._going.values()):
            raise Refusal("tryout-busy")
        of_address = sum(one.address == address for one in self._going.values())
        if of_address >= _MOST_OF_ADDRESS or len(self._going) >= _MOST:
            raise TooMany("tryouts-full")

    async def begin(self, tryout: TryoutRow, guest: str, address: str) -> TryoutRow:
        """Try a set out from the beginning, or go on; whatever was going on with that set ends."""
        await self.stop(tryout.set_id)
        # from here on nothing is waited for: of two requests at once the second one finds the first
        self._check_room(guest, address)
        tryout.state = "playing"
        errand = Errand(TRYOUT, (f"address {address}", f"guest {guest}", f"set {tryout.set_id}"))
        task = asyncio.create_task(self._play(tryout, errand))
        self._going[tryout.set_id] = _Going(tryout, guest, address, task)
        return tryout

    async def stop(self, set_id: str) -> None:
        """Break it off; what was played is kept."""
        if set_id not in self._going:
            return
        going = self._going[set_id]
        going.task.cancel()
        await asyncio.wait([going.task])
        if self._going.get(set_id) is going:  # it had not even begun
            del self._going[set_id]
        tryout = going.tryout
        if tryout.state == "playing":
            tryout.state = "stopped"
            await self._write(tryout)

    async def stop_all_of(self, guest: str) -> None:
        """Break off whatever is tried out for a guest."""
        for set_id in [set_id for set_id, one in self._going.items() if one.guest == guest]:
            await self.stop(set_id)

    async def known(self, set_id: str) -> TryoutRow | None:
        """How far it has come."""
        if set_id in self._going:
            return self._going[set_id].tryout
        found = await self._room.read(partial(read_tryout, set_id=set_id))
        if found is not None and found.state == "playing" and self._room.clock() - found.at > _LOST:
            found.state = "stopped"  # its server was killed
        return found

    async def close(self) -> None:
        """Break all of them off."""
        for set_id in list(self._going):
            with contextlib.suppress(Refusal):  # the database may be gone
                await self.stop(set_id)

    async def _play(self, tryout: TryoutRow, errand: Errand) -> None:
        try:
            await self._write(tryout)
            written = self._room.clock()
            while tryout.state == "playing":
                errand.pressed = False
                played = await self._thinkers.play_on(errand, tryout.kept)
                tryout.kept, tryout.pairs = played.kept, played.pairs
                if played.told is not None:
                    tryout.told = played.told
                if played.over:
                    tryout.state = "over"
                if played.over or self._room.clock() - written > _WRITTEN:
                    written = self._room.clock()
                    await self._write(tryout)
        except (Refusal, BrokenProcessPool):  # no database, or processes that keep dying: whoever asks may go on later
            _log.exception("tryout of %s", tryout.set_id)
            tryout.state = "stopped"
        finally:
            self._going.pop(tryout.set_id, None)

    async def _write(self, tryout: TryoutRow) -> None:
        tryout.at = self._room.clock()
        await self._room.writer.run(partial(write_tryout, tryout=tryout))
