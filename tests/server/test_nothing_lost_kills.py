"""Promise 1: what a player saw accepted survives kill -9 of the server at any moment."""

from __future__ import annotations

import asyncio
import random

import httpx
import psutil
import pytest
import websockets

from conformance.every_game import house_games
from server.harness import Client, Json, ServerProcess, Socket, check_kept, eventually, people, sit_down, size

pytestmark = pytest.mark.anyio

KILLS = {"sqlite": size(3, 500), "postgresql": size(2, 100)}
TABLES = 3


class Evening:
    """A table where two people play; when the game ends they sit down to another."""

    def __init__(self, server: ServerProcess, ann: Client, bob: Client, game: str, chance: random.Random) -> None:
        self.server, self.ann, self.bob, self.game, self.chance = server, ann, bob, game, chance
        self.table = ""
        self.sockets: list[Socket] = []
        self.pending: dict[int, tuple[str, Json]] = {}
        """By seat: a request without an answer, and what it asked."""

    async def play(self) -> None:
        """Play until the server is gone."""
        if not self.table:
            self.table = await sit_down(self.ann, [self.bob], self.game, ["random"])
        here = [await guest.connect(self.table) for guest in (self.ann, self.bob)]
        self.sockets += here
        ended = await asyncio.gather(*(self._seat(one) for one in here), return_exceptions=True)
        assert all(gone(error) for error in ended), ended

    async def _seat(self, one: Socket) -> None:
        assert one.seat is not None
        if one.seat in self.pending:
            request, asked = self.pending[one.seat]
            # asked again after the restart: carried out by now if it was not before, or refused
            await self._ask(one, request, asked)
        while not one.over:
            what = one.might_try(self.chance)
            if one.ask is not None:
                action = self.chance.choice(one.ask["moves"])["action"]
                await self._ask(one, one.new_id(), {"verb": "play", "ply": one.ply, "action": action})
            elif one.trial is not None and what is not None:
                trial = one.trial
                asked = {"verb": "try", "trial": trial["number"], "step": trial["step"], "what": what}
                answer = await self._ask(one, one.new_id(), asked)
                if answer["t"] == "refused" and one.trial is not None:
                    await one.receive()  # it was too late, mostly: what comes next is on its way
            else:
                await one.receive()

    async def _ask(self, one: Socket, request: str, asked: Json) -> Json:
        assert one.seat is not None
        self.pending[one.seat] = (request, asked)
        if asked["verb"] == "play":
            one.played[request] = asked["action"]
        else:
            one.tried[request] = asked["what"]
        answer = await one.request(id=request, **asked)
        del self.pending[one.seat]
        return answer

    async def check(self) -> None:
        """Look at what the restarted server has."""
        info = await self.ann.table(self.table)
        match = check_kept(self.server.database, info, self.sockets)
        assert info["ply"] >= max((one.ply for one in self.sockets), default=0), "somebody saw what is gone"
        if info["status"] == "over":
            assert match.over and match.scores == info["scores"]
            self.table, self.sockets, self.pending = "", [], {}


def gone(error: BaseException | None) -> bool:
    """Whether somebody stopped because the game was over, or the server was gone, and for no other reason."""
    return error is None or isinstance(error, (OSError, httpx.TransportError, websockets.WebSocketException))


def answered(evenings: list[Evening]) -> int:
    """Moves that the sockets of now had an answer to."""
    return sum(len(one.acknowledged) for evening in evenings for one in evening.sockets[-2:])


@pytest.mark.timeout(size(240, 7200))
async def test_no_acknowledged_move_is_lost_to_kill_9(new_server, database: str) -> None:  # type: ignore[no-untyped-def]
    kind = database.split(":")[0]
    # moments of their own: how many moves come between kills hangs on nothing that is played
    chance, moments = random.Random(7), random.Random(8)
    server = new_server(database=database).start()
    acknowledged = 0
    async with people(server, *["Ann", "Bob"] * TABLES) as guests:
        evenings = [
            Evening(server, guests[2 * n], guests[2 * n + 1], house_games()[n % 3], chance) for n in range(TABLES)
        ]
        for _ in range(KILLS[kind]):
            playing = [asyncio.create_task(one.play()) for one in evenings]
            # the tables are open before the clock runs: the kill falls into play
            while not all(
                task.done() or (one.sockets and one.sockets[-1].update)
                for task, one in zip(playing, evenings, strict=True)
            ):
                await asyncio.sleep(0.01)
            # after some moves, however long they take here, and at any point of the next one
            goal = moments.randint(0, 30)
            while answered(evenings) < goal and not all(task.done() for task in playing):
                await asyncio.sleep(0.005)
            await asyncio.sleep(moments.uniform(0.0, 0.02))
            server.kill()
            ended = await asyncio.gather(*playing, return_exceptions=True)
            assert all(gone(error) for error in ended), ended
            acknowledged += answered(evenings)
            server.restart()
            for evening in evenings:
                await evening.check()
    assert acknowledged > 5 * KILLS[kind], "hardly anything was played"


async def test_a_killed_server_leaves_no_process_behind(server: ServerProcess) -> None:
    bots = server.children()
    assert bots, "bots think in processes of their own"
    server.kill()
    eventually(lambda: not any(one.is_running() and one.status() != psutil.STATUS_ZOMBIE for one in bots), 10)
