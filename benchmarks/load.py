"""Load on a running server: tables of two clients, as fast as they go or at a given rate.

Run by `serving.py` in a process of its own. Prints one JSON object: moves a second, and the time from sending a move to
both clients' having its update. Bounded in time; loopback only.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time

import httpx
import msgspec
import picows
import uvloop


class Move(msgspec.Struct):
    action: int


class Question(msgspec.Struct):
    moves: list[Move]


class Told(msgspec.Struct):
    t: str
    ply: int = -1
    ask: Question | None = None
    scores: list[object] = []
    reason: str = ""


DECODER = msgspec.json.Decoder(Told)


class Table:
    """A table of two clients, who play at random for ever: after a game comes a rematch."""

    def __init__(self, load: Load, number: int) -> None:
        self.load = load
        self.dice = random.Random(number)
        self.sent: dict[int, float] = {}
        self.heard: dict[int, int] = {}
        self.due = 0.0

    async def run(self, guests: list[httpx.AsyncClient]) -> None:
        host, friend = guests
        wanted = {
            "game": "fort",
            "seats": [{"who": "me"}, {"who": "open"}],
            "terms": {"pace": 0, "undo": True},
        }
        table = (await host.post("/api/tables", json=wanted)).json()
        await friend.post(f"/api/tables/{table['id']}/join", json={"invite": table["seats"][1]["invite"]})
        while not self.load.over:
            await host.post(f"/api/tables/{table['id']}/start")
            self.sent.clear()
            self.heard.clear()
            await asyncio.gather(*(self.client(table["id"], guest) for guest in guests))
            if not self.load.over:
                table = (await host.post(f"/api/tables/{table['id']}/rematch")).json()

    async def client(self, table: str, guest: httpx.AsyncClient) -> None:
        cookie = "; ".join(f"{name}={value}" for name, value in guest.cookies.items())
        address = f"{self.load.address.replace('http', 'ws')}/api/tables/{table}/socket"
        headers = {"Cookie": cookie, "Origin": self.load.address}
        transport, _ = await picows.ws_connect(lambda: Client(self), address, extra_headers=headers)
        self.load.ready.release()
        try:
            await transport.wait_disconnected()
        finally:
            transport.disconnect()

    def told(self, transport: picows.WSTransport, told: Told) -> None:
        """A client has been told something."""
        if told.t == "update":
            self.hear(told.ply)
            if told.scores or self.load.over:
                transport.disconnect()
            elif told.ask is not None:
                if not self.load.begun:
                    self.load.waiting.append((self, transport, told))
                elif self.load.rate:
                    asyncio.get_running_loop().call_at(self.next_move(), self.play, transport, told)
                else:
                    self.play(transport, told)
        elif told.t == "refused":
            self.load.refused += 1

    def next_move(self) -> float:
        """When the next move is due: counted from the last one, so that the rate holds however long answers take."""
        pause = self.dice.expovariate(1 / self.load.pause)
        self.due = max(self.due + pause, asyncio.get_running_loop().time())
        return self.due

    def play(self, transport: picows.WSTransport, told: Told) -> None:
        assert told.ask is not None
        if self.load.over:
            return
        action = self.dice.choice(told.ask.moves).action
        self.sent[told.ply + 1] = time.perf_counter()
        frame = f'{{"t":"play","id":"{told.ply}","ply":{told.ply},"action":{action}}}'
        transport.send(picows.WSMsgType.TEXT, frame.encode())

    def hear(self, ply: int) -> None:
        began = self.sent.get(ply)
        if began is None:
            return
        heard = self.heard.get(ply, 0) + 1
        if heard == 2:
            self.heard.pop(ply, None)
            self.sent.pop(ply, None)
            self.load.latencies.append(time.perf_counter() - began)
        else:
            self.heard[ply] = heard


class Client(picows.WSListener):  # type: ignore[misc]  # it has no types
    """One of the two at a table."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def on_ws_frame(self, transport: picows.WSTransport, frame: picows.WSFrame) -> None:
        if frame.msg_type == picows.WSMsgType.TEXT:
            self.table.told(transport, DECODER.decode(frame.get_payload_as_memoryview()))
        elif frame.msg_type == picows.WSMsgType.CLOSE:
            transport.disconnect()


class Load:
    def __init__(self, address: str, tables: int, rate: float, seconds: float) -> None:
        self.address = address
        self.tables = tables
        self.rate = rate
        """Moves a second over all tables; 0 for as many as go."""
        self.pause = tables / rate if rate else 0.0
        self.seconds = seconds
        self.latencies: list[float] = []
        self.refused = 0
        self.over = False
        self.ready = asyncio.Semaphore(0)
        self.begun = False
        self.waiting: list[tuple[Table, picows.WSTransport, Told]] = []
        """Who has been asked before everybody was there."""

    async def run(self) -> dict[str, float]:
        limits = httpx.Limits(max_connections=20, keepalive_expiry=1.0)
        async with asyncio.TaskGroup() as group:
            guests = [
                [httpx.AsyncClient(base_url=self.address, timeout=60, limits=limits) for _ in range(2)]
                for _ in range(self.tables)
            ]
            for pair in guests:
                for guest in pair:
                    (await guest.get("/api/me")).raise_for_status()
            running = [group.create_task(Table(self, number).run(pair)) for number, pair in enumerate(guests)]
            for _ in range(2 * self.tables):
                await self.ready.acquire()
            self.begun = True
            for table, transport, told in self.waiting:
                table.told(transport, told)
            await asyncio.sleep(WARM_UP)
            self.latencies.clear()
            began = time.perf_counter()
            await asyncio.sleep(self.seconds)
            took = time.perf_counter() - began
            latencies = sorted(self.latencies)
            self.over = True
            for task in running:
                task.cancel()
        for pair in guests:
            for guest in pair:
                await guest.aclose()
        count = len(latencies)
        return {
            "moves_per_second": round(count / took, 1),
            "p50_ms": round(1000 * latencies[count // 2], 2),
            "p99_ms": round(1000 * latencies[count * 99 // 100], 2),
            "refused": self.refused,
        }


WARM_UP = 2.0


def main() -> None:
    address, tables, rate, seconds = sys.argv[1:5]
    found = uvloop.run(Load(address, int(tables), float(rate), float(seconds)).run())
    print(json.dumps(found))


if __name__ == "__main__":
    main()
