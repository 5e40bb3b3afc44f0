"""Letters: to confirmed addresses alone, once a day at most, and none to those who want none."""

from __future__ import annotations

import asyncio
import email
import re
import threading
from collections.abc import Iterator
from email import policy
from typing import Any

import httpx
import pytest
from aiosmtpd.controller import Controller

from forts.server.calling import mails
from forts.server.calling.postman import Postman
from forts.server.settings import Settings
from server.conftest import NewServer
from server.harness import PATIENCE, HttpRefused, people
from server.room import Watch, open_room, some_guests, started
from server.services import free_port

pytestmark = pytest.mark.anyio

HOUR = 3600.0


class Letterbox:
    """What arrived, as letters."""

    def __init__(self) -> None:
        self.letters: list[Any] = []

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        self.letters.append(email.message_from_bytes(envelope.content, policy=policy.default))
        return "250 taken"


@pytest.fixture
def post() -> Iterator[tuple[Letterbox, str]]:
    """A mail server on loopback."""
    box = Letterbox()
    controller = Controller(box, hostname="127.0.0.1", port=free_port())
    controller.start()
    try:
        yield box, f"smtp://127.0.0.1:{controller.port}"
    finally:
        controller.stop()


def link_in(letter: Any) -> str:
    found = re.search(r"http://forts\.example(/letters/\S+)", letter.get_content())
    assert found is not None
    return found[1]


async def test_a_summary_goes_to_a_confirmed_address_once_a_day(database: str, post: tuple[Letterbox, str]) -> None:
    box, address = post
    async with open_room(database) as room:
        watch = room.clock = Watch(1_800_000_000.0)
        postman = Postman(
            room, Settings(mail_server=address, mail_from="forts@here.example", site="http://forts.example")
        )
        guests = await some_guests(room, 2)
        tables = [await started(room, guests, "forfort", limit_seconds=0) for _ in range(2)]
        asked = [(await room.live(table)).actor for table in tables]
        reader = await room.writer.run(
            lambda database: mails.ask_for(database, guests[asked[0]], "ann@example.org", "fr", watch.now)
        )
        for _ in range(30):
            watch.now += HOUR
            await postman.round()
        assert not box.letters, "nobody has confirmed the address"
        await room.writer.run(lambda database: mails.confirm(database, reader.secret, watch.now))
        for _ in range(40):
            watch.now += HOUR
            await asyncio.gather(postman.round(), Postman.round(postman))
        assert len(box.letters) == 2, "two days, however many nodes"
        (first, _) = box.letters
        assert first["To"] == "ann@example.org" and "attend" in first["Subject"]
        waiting = [table for table, seat in zip(tables, asked, strict=True) if seat == asked[0]]
        assert all(f"http://forts.example/table/{table}" in first.get_content() for table in waiting)
        assert first["List-Unsubscribe"] == f"<http://forts.example{link_in(first)}>"
        await room.writer.run(lambda database: mails.unsubscribe(database, reader.secret))
        watch.now += 30 * HOUR
        await postman.round()
        assert len(box.letters) == 2


async def test_an_address_is_confirmed_by_its_letter_and_let_go_by_a_link(
    new_server: NewServer, post: tuple[Letterbox, str]
) -> None:
    box, address = post
    server = new_server(mail_server=address, mail_from="forts@here.example", site="http://forts.example").start()
    async with people(server, "Ann", "Eve") as (ann, eve):
        assert (await ann.get("/api/me/calling"))["letters"] is True
        for wrong in (
            "",
            "ann",
            "ann@",
            "a b@example.org",
            "ann@example.org\nBcc: x@example.org",
            "a" * 300 + "@x.org",
        ):
            with pytest.raises(HttpRefused) as refused:
                await eve.put("/api/me/mail", address=wrong)
            assert refused.value.reason == "bad-mail-address"
        assert not box.letters
        assert await ann.put("/api/me/mail", address="ann@example.org") == {
            "address": "ann@example.org",
            "confirmed": False,
        }
        (letter,) = box.letters
        path = link_in(letter)
        async with httpx.AsyncClient(base_url=server.url, trust_env=False) as reader:
            page = await reader.get(path)
            assert page.status_code == 200 and "ann@example.org" in page.text
            assert (await ann.get("/api/me/calling"))["mail"]["confirmed"] is False, "looking at it changes nothing"
            assert (await reader.post(f"{path}/confirm")).status_code == 200
            assert (await ann.get("/api/me/calling"))["mail"]["confirmed"] is True
            assert (await reader.post(f"{path}/stop")).status_code == 200
            assert (await ann.get("/api/me/calling"))["mail"] is None
            assert (await reader.get(path)).status_code == 404
            assert (await reader.get("/letters/nothing")).status_code == 404
        for _ in range(4):
            await ann.put("/api/me/mail", address="ann@example.org")
        with pytest.raises(HttpRefused) as refused:
            await ann.put("/api/me/mail", address="ann@example.org")
        assert refused.value.reason == "too-many-requests"
        await ann.delete("/api/me/mail")
        assert (await ann.get("/api/me/calling"))["mail"] is None


async def test_letters_to_strangers_are_few_however_many_guests_ask(
    new_server: NewServer, post: tuple[Letterbox, str]
) -> None:
    box, address = post
    server = new_server(mail_server=address, mail_from="forts@here.example", site="http://forts.example").start()
    names = [f"Guest {number}" for number in range(6)]
    async with people(server, *names) as guests:
        for number, guest in enumerate(guests[:5]):
            await guest.put("/api/me/mail", address=f"Ann+{number}@Example.org" if number else "ann@example.org")
        with pytest.raises(HttpRefused) as refused:
            await guests[5].put("/api/me/mail", address="aNN+more@example.org")
        assert refused.value.reason == "too-many-requests" and len(box.letters) == 5, "all of it is one mailbox"
        for guest in guests[:5]:
            for number in range(3):
                await guest.put("/api/me/mail", address=f"{guest.name.replace(' ', '')}{number}@example.org")
        with pytest.raises(HttpRefused) as refused:
            await guests[5].put("/api/me/mail", address="somebody@example.org")
        assert refused.value.reason == "too-many-requests" and len(box.letters) == 20, "all of them come from one place"


async def test_a_mail_server_that_takes_its_time_holds_up_nobody_else(database: str) -> None:
    """It never answers; threads that everybody needs stay free, and those who ask for more are told at once."""
    enough = asyncio.Event()

    async def say_nothing(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await enough.wait()
        writer.close()
        await writer.wait_closed()

    silent = await asyncio.start_server(say_nothing, "127.0.0.1", 0)
    address = f"smtp://127.0.0.1:{silent.sockets[0].getsockname()[1]}"
    async with open_room(database) as room:
        settings = Settings(mail_server=address, mail_from="forts@here.example", site="http://forts.example")
        postman = Postman(room, settings)
        reader = mails.Reader("guest", "Ann", "ann@example.org", "en", "secret", 0.0)
        waiting = [asyncio.create_task(postman.send(reader, postman.welcome(reader))) for _ in range(50)]
        try:
            done, _ = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
            while len(done) < 30:
                done, _ = await asyncio.wait(waiting, timeout=0.01)
            assert not any(one.result() for one in done)
            assert await asyncio.wait_for(asyncio.to_thread(lambda: "free"), PATIENCE) == "free"
            assert sum(thread.name.startswith("forts-letters") for thread in threading.enumerate()) <= 2
        finally:
            enough.set()
            silent.close()
            await asyncio.wait(waiting)
            await postman.close()


async def test_a_server_without_mail_says_so(server: Any) -> None:
    async with people(server, "Ann") as (ann,):
        assert (await ann.get("/api/me/calling"))["letters"] is False
        with pytest.raises(HttpRefused) as refused:
            await ann.put("/api/me/mail", address="ann@example.org")
        assert refused.value.reason == "no-letters"
