"""A node: everything that one process of the server consists of."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, ParamSpec, TypeVar

from forts import words
from forts.server import costs
from forts.server.analyses import Analyses
from forts.server.calling.herald import Herald
from forts.server.calling.postman import Postman
from forts.server.calling.services import Services
from forts.server.calling.vapid import Signer, signing_key
from forts.server.clock import elapsed_seconds
from forts.server.errors import Refusal
from forts.server.guests import Cookies, shared_key
from forts.server.hub import RESTART, Hub
from forts.server.limits import Allowance, Budget
from forts.server.memory import give_back
from forts.server.notices import Noticeboard
from forts.server.settings import Settings
from forts.server.steward import Steward
from forts.server.store.database import open_database
from forts.server.store.lock import FileLock
from forts.server.store.pulse import Pulse
from forts.server.store.timekeeping import clock_for, keep_time, this_boot
from forts.server.store.writer import Writer
from forts.server.tables import chat
from forts.server.tables.live import LiveTable
from forts.server.tables.past import analysis_info
from forts.server.tables.room import Room
from forts.server.thinkers import Thinkers
from forts.server.tryouts import Tryouts
from forts.server.wakes import Wake, Wakes
from forts.server.wire import AnalysisInfo

_log = logging.getLogger("forts.server")
Given = ParamSpec("Given")
Made = TypeVar("Made")
_KEEP_TIME = 60.0
"""Seconds between two notes of what time it is."""
_GIVE_BACK = 20.0
"""Seconds between two times that free memory is given back to the machine."""
_PRESENCE = 10.0
"""Seconds between two reports to other nodes of who is here."""


class Node:
    """One process of the server. Start it inside its event loop."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.hub = Hub()
        self.new_guests = Allowance(settings.guests_per_hour, 3600.0)
        self.new_tables = Allowance(settings.tables_per_hour, 3600.0)
        self.new_sets = Allowance(settings.sets_per_hour, 3600.0)
        self.new_tryouts = Allowance(30, 3600.0)
        """Tryouts begun, by guest."""
        self.tryouts_of_addresses = Allowance(120, 3600.0)
        """The same by where they are asked for: guests cost nothing."""
        self.requests = Allowance(settings.requests_per_minute, 60.0)
        self.files = Budget(10 * settings.requests_per_minute)
        """Files of the pages, by address: a first visit takes some two hundred, and a family comes at once."""
        self.passphrases = Allowance(10, 600.0)
        """Tries of a passphrase, by address."""
        self.wrong_passphrases = Allowance(200, 600.0)
        """By handle, from all addresses: more than one address can try, so that none can lock the owner out."""
        self._hashing = ThreadPoolExecutor(1, "passphrases")
        self.work = Budget(settings.work_per_minute)
        """What each guest asks for, and each table's chat, by `costs`."""
        self.work_of_addresses = Budget(4 * settings.work_per_minute)
        self.replays = asyncio.Semaphore(1)
        """Games played again one at a time: each holds the interpreter's lock."""
        self.readings = asyncio.Semaphore(1)
        """Designers' files, read one at a time for the same reason."""
        self.new_mails = Allowance(5, 86_400.0)
        """Addresses to confirm, by guest and by mailbox: each sends a letter to somebody."""
        self.mails_of_addresses = Allowance(20, 86_400.0)
        """The same by where they are asked from: guests cost nothing, letters to strangers our good name."""
        self.voices = Allowance(settings.chat_per_minute, 60.0, reason="chat-too-fast")
        """Lines of chat, by guest."""
        self.exports = Allowance(6, 3600.0)
        """For exports of what is kept about a guest: each reads all of their games."""
        self.hints = Allowance(settings.hints_per_minute, 60.0)
        self.hinting: set[str] = set()
        """Guests for whom a hint is being thought about: one at a time each."""
        self.noticeboard = Noticeboard(settings.noticeboard())
        self.closing = False
        self._news: set[str] = set()
        """Tables that other nodes have changed."""
        self._has_news = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Open the database, then begin to look after tables."""
        settings = self.settings
        self._lock = FileLock(settings.address()).share()
        self.engine = await asyncio.to_thread(open_database, settings.address(), weak_sync=settings.weak_sync)
        self.writer = Writer(self.engine)
        self.pulse = Pulse(self.engine)
        self.cookies = Cookies(await self.writer.run(shared_key))
        self._boot = this_boot()
        clock = await self.writer.run(lambda database: clock_for(database, self._boot))
        self.room = Room(self.engine, self.writer, self.hub, clock, speed=settings.trial_speed)
        self.wakes = Wakes(settings.redis or None, self._heard)
        self.room.wakes = self.wakes
        self.thinkers = Thinkers(settings.thinkers())
        self.thinkers.warm_up()
        self.tryouts = Tryouts(self.room, self.thinkers)
        self.analyses = Analyses(self._analyse)
        self.steward = Steward(self.room, self.thinkers)
        signer = Signer(await self.writer.run(signing_key), settings.contact, self.room.clock)
        self.herald = Herald(self.room, signer, Services(settings.push_services))
        self.postman = Postman(self.room, settings) if settings.sends_letters() else None
        self.wakes.start()
        self.steward.start()
        self.herald.start()
        if self.postman is not None:
            self.postman.start()
        self._tasks = [asyncio.create_task(one) for one in (self._keep_time(), _read_words(), _give_back())]
        if not self.wakes.alone:
            self._tasks += [asyncio.create_task(self._follow_news()), asyncio.create_task(self._report_presence())]

    async def stop(self) -> None:
        """Close sockets, finish what is being written, and end."""
        self.closing = True
        for connection in self.hub.all():
            connection.close(RESTART)
        for task in self._tasks:
            task.cancel()
        await self.herald.close()
        if self.postman is not None:
            await self.postman.close()
        await self.tryouts.close()
        await self.steward.close()
        await self.wakes.close()
        self.thinkers.close()
        await asyncio.to_thread(self.writer.close)
        self._hashing.shutdown(wait=False, cancel_futures=True)
        self.room.close()
        self.engine.dispose()
        self._lock.close()

    def spend(self, guest: str, address: str, points: float) -> None:
        """Take the points of a request from whoever asks, or refuse."""
        self.work.demand(guest, points)
        self.work_of_addresses.demand(address, points)

    async def look_up(self, table: str, guest: str, address: str) -> LiveTable:
        """A table that somebody asks for. Whoever asks for others than are in use pays for bringing them back."""
        if table in self.room.tables:
            return await self.room.live(table)
        self.spend(guest, address, costs.LOOK_UP)
        live = await self.room.live(table)
        self.spend(guest, address, 0.0 if live.match is None else costs.of_length(len(live.match.actions)))
        return live

    async def hash(self, job: Callable[Given, Made], *given: Given.args, **more: Given.kwargs) -> Made:
        """Do what hashes a passphrase beside the event loop, one at a time: each takes 64 MB, so that many would take
        all there is."""
        return await asyncio.get_running_loop().run_in_executor(self._hashing, partial(job, *given, **more))

    async def _analyse(self, log: dict[str, Any]) -> AnalysisInfo:
        return analysis_info(await self.thinkers.analyse(log))

    async def _heard(self, wake: Wake) -> None:
        """Another node has changed a table, or tells who is there."""
        if wake.online is not None:
            self.room.heard_presence(wake.table, wake.node, wake.online, wake.watching, wake.looking)
            return
        if not self.hub.at(wake.table):
            live = self.room.tables.get(wake.table)
            if live is not None and not wake.chat:
                async with live.lock:
                    self.room.drop(live)
            return
        if wake.chat:
            await chat.tell(self.room, wake.table)
        elif wake.entry is None or wake.after is None or not self.room.go_on(wake.table, wake.entry, wake.after):
            self._news.add(wake.table)
            self._has_news.set()

    async def _follow_news(self) -> None:
        """Look at the tables that other nodes have changed: all that were named meanwhile, at once."""
        while True:
            await self._has_news.wait()
            self._has_news.clear()
            news, self._news = self._news, set()
            try:
                await self.room.follow(news)
            except Exception:
                # the database may fail for a moment; what was missed is looked for later
                _log.exception("following other nodes")

    async def _keep_time(self) -> None:
        while True:
            now, elapsed = self.room.clock(), elapsed_seconds()
            with contextlib.suppress(Refusal):  # the database may fail for a moment
                await self.writer.run(partial(keep_time, now=now, boot=self._boot, elapsed=elapsed))
            await asyncio.sleep(_KEEP_TIME)

    async def _report_presence(self) -> None:
        while True:
            await asyncio.sleep(_PRESENCE)
            for id_ in list(self.hub.tables):
                self.room.tell_others_who_looks(id_)


async def _read_words() -> None:
    """Read what is said in every language before anybody is told something: that takes a third of a second each, and
    everybody would wait."""
    for lang in words.languages():
        await asyncio.to_thread(words.bundle, lang)


async def _give_back() -> None:
    while True:
        await asyncio.sleep(_GIVE_BACK)
        await asyncio.to_thread(give_back)
