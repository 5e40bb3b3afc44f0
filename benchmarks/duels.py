"""Load on a running server: tables of two clients who duel, at a given rate of tries, and lanterns that are waited for.

Run by `serving.py` in a process of its own. Prints one JSON object: committed tries a second, the time from sending a
try to both clients' having its update, and when the frame of each lantern came. Bounded in time; loopback only.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import picows
import uvloop

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from conformance.every_game import suite_of

GAME = "boyard"
SQUARES = ["door", *["duel"] * 18, "riddle", "strength", "concentration", "prison", "passe_partout"]
BOARD = "\n".join(["place,square", *(f"fort,{square}" for square in SQUARES), *["sea,water"] * 6, ""])
"""A board of duels, as long as a board may be: one of each other square has to be on it."""
SLOW = ("reflex", "pairs")
"""Puzzles in which one waits: asked to be changed, where tries are counted."""

NEWS = 0.5
"""Seconds after which somebody who waits looks again, whatever happened."""
LANTERNS_PAUSE = 0.2
"""Seconds between the tries of those who wait for lanterns, on average."""

_decoder = msgspec.json.Decoder()


class Duel:
    """A table of two clients: they answer what they are asked at once, and try what they can when the load says so.

    Those at a table of lanterns try at their own pace, and wait for the lights.
    """

    def __init__(self, load: Load, number: int, lanterns: bool) -> None:
        self.load = load
        self.dice = random.Random(number)
        self.lanterns = lanterns
        self.id = ""
        self.seats: dict[int, Seat] = {}
        self.tries: list[tuple[int, float]] = []
        """Tries that were committed and have not come to both yet: the ply, and when each was sent."""
        self.over = False
        self.news = asyncio.Event()
        """Somebody was told something."""

    async def run(self, guests: list[httpx.AsyncClient]) -> None:
        host, friend = guests
        wanted = {
            "game": GAME,
            "seats": [{"who": "me"}, {"who": "open"}],
            "options": {"board": BOARD},
            "terms": {"pace": 0},
        }
        while not self.load.over:
            table = (await host.post("/api/tables", json=wanted)).json()
            self.id, self.over, self.seats, self.tries = table["id"], False, {}, []
            await friend.post(f"/api/tables/{self.id}/join", json={"invite": table["seats"][1]["invite"]})
            await host.post(f"/api/tables/{self.id}/start")
            opened = [await self._connect(guest, seat) for seat, guest in enumerate(guests)]
            self.load.ready.release()
            await self.load.begun.wait()
            try:
                await self._play()
            finally:
                for transport in opened:
                    transport.disconnect()

    def hear(self) -> None:
        """A client was told something: tries that both have heard of have arrived."""
        self.news.set()
        known = min((one.update.get("ply", -1) for one in self.seats.values()), default=-1)
        now = time.perf_counter()
        arrived = [sent for ply, sent in self.tries if ply <= known]
        self.tries = [(ply, sent) for ply, sent in self.tries if ply > known]
        if not self.lanterns:
            self.load.latencies += [now - sent for sent in arrived]

    async def _connect(self, guest: httpx.AsyncClient, seat: int) -> picows.WSTransport:
        cookie = "; ".join(f"{name}={value}" for name, value in guest.cookies.items())
        address = f"{self.load.address.replace('http', 'ws')}/api/tables/{self.id}/socket?seat={seat}"
        headers = {"Cookie": cookie, "Origin": self.load.address}
        transport, listener = await picows.ws_connect(lambda: Seat(self, seat), address, extra_headers=headers)
        self.seats[seat] = listener
        listener.transport = transport
        return transport

    def attempt(self) -> bool:
        """One of the two tries something, if there is anything that can be done now."""
        if self.over or len(self.seats) < 2:
            return False
        return any(self.seats[seat].attempt(self.dice) for seat in self.dice.sample([0, 1], 2))

    async def _play(self) -> None:
        while not self.load.over and not self.over:
            self.news.clear()
            if any(seat.move(self.dice) for seat in self.seats.values()):
                continue
            if self.lanterns and self.attempt():
                await asyncio.sleep(self.dice.expovariate(1 / LANTERNS_PAUSE))
                continue
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.news.wait(), NEWS)


class Seat(picows.WSListener):  # type: ignore[misc]  # it has no types
    """One of the two."""

    def __init__(self, duel: Duel, seat: int) -> None:
        self.duel = duel
        self.seat = seat
        self.transport: Any = None
        self.update: dict[str, Any] = {}
        self.pending = ""
        """The request that waits for its answer."""
        self.trying = False
        """Is it a try?"""
        self.sent = 0.0
        self.number = 0

    def move(self, dice: random.Random) -> bool:
        """Answer a question, if one is asked and the last answer has come."""
        if self.pending or not self.update or self.update["ask"] is None:
            return False
        action = dice.choice(self.update["ask"]["moves"])["action"]
        self._send({"t": "play", "ply": self.update["ply"], "action": action})
        self.trying = False
        return True

    def attempt(self, dice: random.Random) -> bool:
        """Try something, if there is anything to do and the last answer has come."""
        trial = self.update.get("trial")
        what = None if self.pending or trial is None else self._what(trial, dice)
        if trial is None or what is None:
            return False
        self._send({"t": "try", "trial": trial["number"], "step": trial["step"], "what": what})
        self.trying = True
        return True

    def _what(self, trial: dict[str, Any], dice: random.Random) -> Any:
        shown = trial["shown"]
        if self.seat not in trial["seats"]:
            return None
        if shown["phase"] == "ready" and shown["another"] and not self.duel.lanterns and shown["puzzle"] in SLOW:
            return {"do": "another"}
        if shown["puzzle"] == "reflex" and shown["phase"] == "on" and not shown["what"]["lit"]:
            return None
        return suite_of(GAME).attempt(trial, self.seat, dice)

    def _send(self, frame: dict[str, Any]) -> None:
        self.number += 1
        self.pending, self.sent = f"{self.seat}-{self.number}", time.perf_counter()
        frame["id"] = self.pending
        self.transport.send(picows.WSMsgType.TEXT, json.dumps(frame).encode())

    def on_ws_frame(self, transport: picows.WSTransport, frame: picows.WSFrame) -> None:
        if frame.msg_type == picows.WSMsgType.CLOSE:
            self.duel.over = True
            return
        if frame.msg_type != picows.WSMsgType.TEXT:
            return
        told = _decoder.decode(frame.get_payload_as_memoryview())
        load, kind = self.duel.load, told["t"]
        if kind == "update":
            self.update = told
            self.duel.over |= bool(told["scores"])
            if self.pending and told.get("done") == self.pending:
                if self.trying:
                    self.duel.tries.append((told["ply"], self.sent))
                self.pending = ""
            self.duel.hear()
        elif kind == "trial" and self.update and told["ply"] == self.update["ply"]:
            trial, before = told["trial"], self.update["trial"]
            self.update["trial"] = trial
            self.duel.news.set()
            if trial["shown"].get("puzzle") == "reflex" and trial["phase"] == "on":
                what, was = trial["shown"]["what"], before["shown"]["what"]
                if what["lit"] and not was["lit"]:
                    load.lanterns.append((self.duel.id, trial["number"], what["round"], time.time()))
        elif kind == "refused":
            load.refused += 1
            if told["id"] == self.pending:
                self.pending = ""
                self.duel.news.set()


class Load:
    """All duels, and what was measured."""

    def __init__(self, address: str, tables: int, rate: float, seconds: float, lanterns: int) -> None:
        self.address = address
        self.tables = tables
        self.lantern_tables = lanterns
        self.pause = 1 / rate
        self.seconds = seconds
        self.over = False
        self.ready = asyncio.Semaphore(0)
        self.begun = asyncio.Event()
        self.latencies: list[float] = []
        self.lanterns: list[tuple[str, int, int, float]] = []
        """Table, trial, round, and when the frame of the light came."""
        self.refused = 0
        self.dice = random.Random(0)

    async def _tries(self, duels: list[Duel]) -> None:
        """Tries fall due by chance, at the rate that is asked for, each at a table where somebody can try something.

        So the rate is of tries that are made, whoever waits meanwhile for a glass, or for the next game to be set up.
        """
        loop = asyncio.get_running_loop()
        due = loop.time()
        while not self.over:
            await asyncio.sleep(max(0.0, due - loop.time()))
            due += self.dice.expovariate(1 / self.pause)
            while not any(duel.attempt() for duel in self.dice.sample(duels, len(duels))):
                await asyncio.sleep(0.001)

    async def run(self) -> dict[str, Any]:
        """Sit down, play for a while, and say what was measured."""
        everybody, duels = [], []
        for number in range(self.tables + self.lantern_tables):
            guests = [httpx.AsyncClient(base_url=self.address, timeout=60, trust_env=False) for _ in range(2)]
            for guest in guests:
                (await guest.get("/api/me")).raise_for_status()
            duel = Duel(self, number, number >= self.tables)
            if not duel.lanterns:
                duels.append(duel)
            everybody.append((asyncio.create_task(duel.run(guests)), guests))
        for _ in everybody:
            await self.ready.acquire()
        self.begun.set()
        pace = asyncio.create_task(self._tries(duels))
        await asyncio.sleep(WARM_UP)
        self.latencies.clear()
        began = time.perf_counter()
        await asyncio.sleep(self.seconds)
        lasted, counted = time.perf_counter() - began, sorted(self.latencies)
        self.over = True
        tasks = [pace, *(task for task, _ in everybody)]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for _, guests in everybody:
            for guest in guests:
                await guest.aclose()
        return {
            "tries_per_second": len(counted) / lasted,
            "p50_ms": 1000 * counted[len(counted) // 2],
            "p99_ms": 1000 * counted[int(len(counted) * 0.99)],
            "refused": self.refused,
            "lanterns": self.lanterns,
        }


WARM_UP = 2.0


if __name__ == "__main__":
    given = sys.argv[1:]
    load = Load(given[0], int(given[1]), float(given[2]), float(given[3]), int(given[4]))
    print(json.dumps(uvloop.run(load.run())))
