"""People are called when it is their turn: once, in time, on any node, and not when they know."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import AsyncIterator
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, derive_private_key
from sqlalchemy import Connection as Database
from sqlalchemy import func, insert, select

from forts.core import Dice
from forts.server.calling import calls, devices
from forts.server.calling.encryption import encrypt
from forts.server.calling.herald import Herald
from forts.server.calling.quiet import loud_from
from forts.server.calling.services import Services
from forts.server.calling.vapid import Signer, signing_key
from forts.server.guests import Guest, new_id
from forts.server.hub import Connection
from forts.server.store import schema
from forts.server.tables import play
from forts.server.tables.room import Room
from forts.server.wire import NewDevice
from server.conftest import NewServer
from server.harness import LONG, HttpRefused, RedisProcess, on, people, sit_down, start_all
from server.push_service import Browser, PushService, as_bytes, as_text, check_signature
from server.room import Watch, open_room, some_guests, started

pytestmark = pytest.mark.anyio

NOW = 1_800_000_000.0


def test_the_example_of_the_standard_comes_out_byte_by_byte() -> None:
    # RFC 8291, appendix A
    own = derive_private_key(
        int.from_bytes(as_bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), SECP256R1()
    )
    key = as_bytes("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4")
    sealed = encrypt(
        b"When I grow up, I want to be a watermelon",
        key,
        as_bytes("BTBZMqHH6r4Tts7J_aSIgg"),
        salt=as_bytes("DGv6ra1nlYgDCS1FRnbzlw"),
        own=own,
    )
    assert as_text(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A"
        "_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


@pytest.mark.parametrize(
    ("clock", "hours", "wakes"),
    [
        ("2026-07-01T23:30", (22, 8), "2026-07-02T08:00"),
        ("2026-07-02T07:59", (22, 8), "2026-07-02T08:00"),
        ("2026-07-02T08:00", (22, 8), "2026-07-02T08:00"),
        ("2026-07-02T12:00", (22, 8), "2026-07-02T12:00"),
        ("2026-07-02T13:00", (12, 14), "2026-07-02T14:00"),
        ("2026-10-25T01:00", (22, 8), "2026-10-25T08:00"),  # summer time ends in that night
    ],
)
def test_quiet_hours_go_by_the_clock_on_the_wall(clock: str, hours: tuple[int, int], wakes: str) -> None:
    from datetime import datetime
    from zoneinfo import ZoneInfo

    now, then = (
        datetime.fromisoformat(one).replace(tzinfo=ZoneInfo("Europe/Paris")).timestamp() for one in (clock, wakes)
    )
    assert loud_from(now, "Europe/Paris", hours[0] * 60, hours[1] * 60) == then
    assert loud_from(now, "Europe/Paris", None, None) == now


class Scene:
    """A room with a herald, and a clock that the test sets."""

    def __init__(self, room: Room, service: PushService, key: bytes) -> None:
        self.room = room
        self.watch = Watch(NOW)
        room.clock = self.watch
        self.herald = Herald(room, Signer(key, "mailto:host@here.example", self.watch), Services([service.origin]))

    async def register(self, guest: Guest, browser: Browser, **more: Any) -> None:
        given = NewDevice(browser.endpoint, as_text(browser.public), as_text(b"sixteen bytes ok"), **more)
        keys = devices.read_keys(given, self.herald.services)
        await self.room.writer.run(lambda database: devices.register(database, guest, given, keys, self.watch.now))

    async def pass_time(self, seconds: float) -> None:
        """So much later the herald looks and tells."""
        self.watch.now += seconds
        await self.herald.look()
        await asyncio.gather(*await self.herald.tell())

    async def move(self, table: str, dice: Dice) -> None:
        live = await self.room.live(table)
        legal = live.game_on.state.legal()
        await play.play(self.room, table, live.actor, new_id(), live.row.ply, legal[dice.below(len(legal))])

    async def rows(self) -> list[Any]:
        return await self.room.read(lambda database: list(database.execute(select(schema.calls))))


@pytest.fixture
async def scene(database: str) -> AsyncIterator[tuple[Scene, PushService]]:
    with PushService() as service:
        async with open_room(database) as room:
            made = Scene(room, service, await room.writer.run(signing_key))
            yield made, service
            await made.herald.close()


async def test_a_game_over_days_calls_each_player_once_a_turn_and_withdraws_it(
    scene: tuple[Scene, PushService],
) -> None:
    here, service = scene
    guests = await some_guests(here.room, 2)
    browsers = [Browser(service, f"seat{seat}") for seat in range(2)]
    for guest, browser in zip(guests, browsers, strict=True):
        await here.register(guest, browser)
    await here.herald.look()
    table = await started(here.room, guests, "forfort", limit_seconds=0)
    dice = Dice(1)
    waits: list[list[int]] = [[], []]
    for _ in range(12):
        live = await here.room.live(table)
        asked = live.actor
        since = live.row.calls[str(asked)]
        if since not in waits[asked]:
            waits[asked].append(since)
        for _ in range(3):
            await here.pass_time(20_000.0)  # hours pass; nobody is called twice
        assert [one["t"] for one in browsers[asked].messages()].count("turn") == len(waits[asked])
        assert browsers[asked].messages()[-1]["t"] == "turn"
        if other := browsers[1 - asked].messages():
            assert other[-1]["t"] == "done", "what was shown on another device is taken away"
        await here.move(table, dice)
    assert all(len(one) > 1 for one in waits)
    told = browsers[0].messages()[0]
    assert told == {"t": "turn", "table": table, "seat": 0, "title": "Your turn", "body": "ForFort is waiting for you."}
    claims = check_signature(service.arrived[0], here.herald.signer.public, service.origin, NOW)
    assert claims["sub"] == "mailto:host@here.example"
    assert {one.headers["content-encoding"] for one in service.arrived} == {"aes128gcm"}
    assert all(len(one.headers["topic"]) == 32 and int(one.headers["ttl"]) > 0 for one in service.arrived)


async def test_whoever_looks_or_answers_at_once_is_not_called(scene: tuple[Scene, PushService]) -> None:
    here, service = scene
    guests = await some_guests(here.room, 2)
    browser = Browser(service)
    await here.register(guests[0], browser)
    await here.herald.look()
    table = await started(here.room, guests, "forfort")
    dice = Dice(2)
    sockets = [Connection(table, seat, guest.id, b"", "here", None) for seat, guest in enumerate(guests)]
    for one in sockets:
        here.room.hub.add(one)
    for _ in range(12):
        await here.pass_time(30.0)
        await here.move(table, dice)
    assert not service.arrived, "the table is in sight"
    sockets[0].looking = False
    while (await here.room.live(table)).actor != 1:
        await here.move(table, dice)
    while (await here.room.live(table)).actor != 0:
        await here.move(table, dice)
    await here.pass_time(0.5)
    assert not service.arrived, "a moment to answer"
    await here.pass_time(1.0)
    assert [one["t"] for one in browser.messages()] == ["turn"], "a tab that lies aside is not sight"


async def test_quiet_hours_put_a_call_off_and_an_answer_meanwhile_cancels_it(scene: tuple[Scene, PushService]) -> None:
    here, service = scene
    guests = await some_guests(here.room, 2)
    browser = Browser(service)
    here.watch.now = NOW - NOW % 86_400 + 23 * 3600  # 23:00 in UTC
    await here.register(guests[0], browser, zone="UTC", quiet_from=22 * 60, quiet_to=8 * 60)
    await here.herald.look()
    table = await started(here.room, guests, "forfort", limit_seconds=0)
    dice = Dice(1)
    while (await here.room.live(table)).actor != 0:
        await here.move(table, dice)
    await here.pass_time(3600.0)
    assert not service.arrived
    while (await here.room.live(table)).actor == 0:
        await here.move(table, dice)
    await here.pass_time(12 * 3600.0)
    assert not service.arrived, "the move was made in the night"
    here.watch.now += 11 * 3600
    while (await here.room.live(table)).actor != 0:
        await here.move(table, dice)
    await here.pass_time(3600.0)
    assert not service.arrived
    await here.pass_time(10 * 3600.0)
    assert [one["t"] for one in browser.messages()] == ["turn"]


async def test_failures_are_backed_off_and_gone_devices_dropped(scene: tuple[Scene, PushService]) -> None:
    here, service = scene
    guests = await some_guests(here.room, 2)
    browser = Browser(service)
    for guest in guests:
        await here.register(guest, browser if guest is guests[0] else Browser(service, "other"))
    await here.herald.look()
    table = await started(here.room, guests, "forfort", limit_seconds=0)
    service.answers = [503, 429, 500]
    gaps, last = [], here.watch.now
    for _ in range(400):
        before = len(service.arrived)
        await here.pass_time(1.0)
        if len(service.arrived) > before:
            gaps.append(here.watch.now - last)
            last = here.watch.now
    assert len(service.arrived) == 4 and gaps[1] < gaps[2] < gaps[3], gaps
    dice = Dice(1)
    asked = (await here.room.live(table)).actor
    while (await here.room.live(table)).actor == asked:
        await here.move(table, dice)
    service.answers = [410, 410, 410]
    await here.pass_time(5.0)
    count = select(func.count()).select_from(schema.devices)
    assert await here.room.read(lambda database: database.execute(count).scalar_one()) == 0
    assert await here.rows() == []


async def test_a_device_that_cannot_be_reached_holds_up_nobody_else(scene: tuple[Scene, PushService]) -> None:
    here, service = scene
    ann, bob, cleo = await some_guests(here.room, 3)
    browsers = {guest.id: Browser(service, name) for guest, name in ((ann, "far"), (bob, "near"), (cleo, "nowhere"))}
    for guest in (ann, bob):
        await here.register(guest, browsers[guest.id])
    await here.herald.look()
    service.down = "far"
    many = []
    while len(many) < 40:
        table = await started(here.room, [ann, cleo], "forfort", limit_seconds=0)
        if (await here.room.live(table)).actor == 0:
            many.append(table)
    here.watch.now += 2.0
    await here.herald.look()
    while True:
        table = await started(here.room, [bob, cleo], "forfort", limit_seconds=0)
        if (await here.room.live(table)).actor == 0:
            break
    here.watch.now += 5.0
    await here.herald.look()
    due = await here.room.read(lambda database: calls.find_due(database, here.watch.now, 1000))
    assert len(due) == 41 and [one.guest for one in due].index(bob.id) == 40, "the last of all"
    await asyncio.gather(*await here.herald.tell())
    assert [one["t"] for one in browsers[bob.id].messages()] == ["turn"], "and yet among the first"
    tried = len(service.arrived)
    for _ in range(5):
        await asyncio.gather(*await here.herald.tell())
    assert len(service.arrived) == tried < 20, "what was found out about one table is true of the others"
    service.down = ""
    for _ in range(4):
        await here.pass_time(30.0)
    assert len(browsers[ann.id].messages()) == tried - 1 + 40, "and none is forgotten"


def test_of_push_services_that_nobody_has_heard_of_little_is_kept() -> None:
    watch = Watch(NOW)
    signer = Signer(b"\1" * 32, "", watch)
    known = signer.header("https://fcm.googleapis.com")
    assert signer.header("https://fcm.googleapis.com") == known, "made once"
    for number in range(10_000 if LONG else 300):
        signer.header(f"https://n{number}.push.services.mozilla.com")
    assert len(signer._tokens) <= 100


async def test_two_heralds_tell_each_call_once(scene: tuple[Scene, PushService]) -> None:
    here, service = scene
    guests = await some_guests(here.room, 2)
    for number, guest in enumerate(guests):
        await here.register(guest, Browser(service, f"seat{number}"))
    twin = Herald(here.room, here.herald.signer, here.herald.services)
    await asyncio.gather(here.herald.look(), twin.look())
    tables = [await started(here.room, guests, "forfort") for _ in range(5)]
    here.watch.now += 10
    for _ in range(3):
        await asyncio.gather(here.herald.look(), twin.look())
        told = await asyncio.gather(here.herald.tell(), twin.tell(), here.herald.tell())
        await asyncio.gather(*(task for tasks in told for task in tasks))
    await twin.close()
    assert len(service.arrived) == len(tables)
    assert {row.state for row in await here.rows()} == {"called"}


async def test_a_call_of_a_node_that_died_over_it_is_told_by_another(scene: tuple[Scene, PushService]) -> None:
    here, service = scene
    guests = await some_guests(here.room, 2)
    for number, guest in enumerate(guests):
        await here.register(guest, Browser(service, f"seat{number}"))
    await here.herald.look()
    await started(here.room, guests, "forfort")
    here.watch.now += 10
    await here.herald.look()
    (due,) = await here.room.read(lambda database: calls.find_due(database, here.watch.now, 10))
    assert await here.room.writer.run(lambda database: calls.take(database, due, False, here.watch.now))
    await here.pass_time(10.0)
    assert not service.arrived, "perhaps it is only slow"
    await here.pass_time(60.0)
    assert len(service.arrived) == 1


async def test_ten_thousand_devices_of_a_service_that_does_not_answer_hold_up_nobody_elses(
    scene: tuple[Scene, PushService],
) -> None:
    here, service = scene
    ann, bob, eve = await some_guests(here.room, 3)
    browser = Browser(service)
    await here.register(ann, browser)
    # it takes the line, and says nothing
    with socket.create_server(("127.0.0.1", 0), backlog=100) as deaf:
        origin = f"http://127.0.0.1:{deaf.getsockname()[1]}"
        here.herald.services = Services([service.origin, origin])
        await here.herald.look()
        hers = await started(here.room, [eve, bob], "forfort")
        asked, waits = (await here.room.live(hers)).actor, (await here.room.live(hers)).row.calls
        kept = {"guest": eve.id, "session": eve.session, "key": browser.public, "auth": b"sixteen bytes ok"}
        kept |= {"lang": "en", "zone": "UTC", "created": NOW, "failures": 0}
        call = {"table_id": hers, "seat": asked, "ply": waits[str(asked)], "state": "waiting", "due": NOW, "at": NOW}
        many = [new_id() for _ in range(10_000)]

        def register(database: Database) -> None:
            places = [{"id": one, "endpoint": f"{origin}/{one}", "endpoint_hash": one.encode(), **kept} for one in many]
            database.execute(insert(schema.devices), places)
            database.execute(insert(schema.calls), [{"device": one, **call} for one in many])

        await here.room.writer.run(register)
        tables = [await started(here.room, [ann, bob], "forfort") for _ in range(2)]
        calling = 0
        for table in tables:
            while (await here.room.live(table)).actor != 0:
                await here.move(table, Dice(1))
        here.watch.now += 10
        async with asyncio.timeout(8):
            while len(service.arrived) < len(tables):
                await here.herald.look()
                calling = max(calling, len(await here.herald.tell()))
                await asyncio.sleep(0.01)
        assert sorted(one["table"] for one in browser.messages()) == sorted(tables)
        assert calling <= 16 + len(tables), "and so many of the others are under way"


@on("postgresql")
async def test_with_the_page_closed_each_turn_is_told_within_seconds_once_by_two_nodes(
    new_server: NewServer, database: str, redis: RedisProcess
) -> None:
    with PushService() as service:
        settings = {"redis": redis.url, "push_services": [service.origin]}
        one, two = (new_server(database, **settings) for _ in range(2))
        start_all(one, two)
        async with people(one, "Ann", "Bob") as (ann, bob):
            browser = Browser(service)
            made = await bob.post("/api/me/devices", **browser.subscription(lang="fr", zone="Europe/Paris"))
            assert made["here"] and made["zone"] == "Europe/Paris"
            tables = [await sit_down(ann, [bob], "fort", options={"first": "2"}) for _ in range(8)]
            begun = {table: time.time() for table in tables}
            async with asyncio.timeout(20):
                while len(service.arrived) < len(tables):
                    await asyncio.sleep(0.05)
            late = sorted(
                arrived.at - begun[told["table"]]
                for arrived, told in zip(service.arrived, browser.messages(), strict=True)
            )
            assert late[-1] < 5.0, late
            seen = await bob.connect(tables[0])
            assert seen.ask is not None
            await seen.request("resign")
            async with asyncio.timeout(20):
                while len(service.arrived) < len(tables) + 1:
                    await asyncio.sleep(0.05)
            await asyncio.sleep(1.5)
            told = browser.messages()
            assert sorted(one["table"] for one in told if one["t"] == "turn") == sorted(tables), "once and only once"
            assert [one["table"] for one in told if one["t"] == "done"] == [tables[0]]
            assert told[0]["title"] == "À toi de jouer"


async def test_what_is_no_push_subscription_is_refused_with_a_reason(new_server: NewServer) -> None:
    with PushService() as service:
        server = new_server(push_services=[service.origin]).start()
        async with people(server, "Ann", "Eve") as (ann, eve):
            good = Browser(service).subscription()
            foreign = [
                "https://evil.example/push",
                "http://127.0.0.1:1/push",
                "http://fcm.googleapis.com/push",
                "https://127.0.0.1/push",
                "https://[::1]/push",
                "https://10.0.0.1/push",
                "https://169.254.169.254/latest/meta-data",
                "https://localhost/push",
                "https://fcm.googleapis.com.evil.example/push",
                "https://fcm.googleapis.com:8443/push",
                "https://fcm.googleapis.com@evil.example/push",
                "https://evil.example/#fcm.googleapis.com",
                "file:///etc/passwd",
                "fcm.googleapis.com",
                "https://fcm.googleapis.com/" + "a" * 2000,
                "https://fcm.googleapis.com/\n",
                # names that nobody can look up: each was tried again every minute, for ever
                f"https://{'a' * 64}.push.apple.com/x",
                "https://a..push.apple.com/x",
                "",
            ]
            for endpoint in foreign:
                with pytest.raises(HttpRefused) as refused:
                    await ann.post("/api/me/devices", **{**good, "endpoint": endpoint})
                assert (refused.value.status, refused.value.reason) == (400, "push-service-unknown"), endpoint
            for damage in (
                {"key": "AAAA"},
                {"key": as_text(b"\x04" + bytes(64))},
                {"auth": ""},
                {"auth": "?"},
                {"key": "é"},
            ):
                with pytest.raises(HttpRefused) as refused:
                    await ann.post("/api/me/devices", **{**good, **damage})
                assert refused.value.reason == "push-damaged"
            for zone in ("Mars/Olympus", "../../etc/passwd", "", "/", "a" * 500):
                with pytest.raises(HttpRefused) as refused:
                    await ann.post("/api/me/devices", **{**good, "zone": zone})
                assert refused.value.reason == "no-such-zone"
            for quiet in ({"quiet_from": 5}, {"quiet_from": -1, "quiet_to": 5}, {"quiet_from": 0, "quiet_to": 1440}):
                with pytest.raises(HttpRefused) as refused:
                    await ann.post("/api/me/devices", **good, **quiet)
                assert refused.value.reason == "bad-quiet-hours"
            made = [await ann.post("/api/me/devices", **Browser(service, str(n)).subscription()) for n in range(10)]
            with pytest.raises(HttpRefused) as refused:
                await ann.post("/api/me/devices", **Browser(service, "eleventh").subscription())
            assert refused.value.reason == "too-many-devices"
            with pytest.raises(HttpRefused) as refused:
                await eve.delete(f"/api/me/devices/{made[0]['id']}")
            assert refused.value.reason == "no-such-device"
            await ann.delete(f"/api/me/devices/{made[0]['id']}")
            again = Browser(service, "1").subscription(quiet_from=60, quiet_to=120)
            assert (await ann.post("/api/me/devices", **again))["id"] == made[1]["id"], "the same browser is one device"
            assert len((await ann.get("/api/me/calling"))["devices"]) == 9
            assert (await eve.get("/api/me/calling"))["devices"] == []
            assert not service.arrived
            await ann.delete("/api/me")
        assert "evil.example" not in server.log


def test_a_name_that_points_into_the_house_is_not_gone_to(monkeypatch: pytest.MonkeyPatch) -> None:
    for address in ("127.0.0.1", "10.1.2.3", "::1", "169.254.169.254", "::ffff:127.0.0.1", "100.64.0.1"):
        found = [(2, 1, 6, "", ("1.1.1.1", 443)), (2, 1, 6, "", (address, 443))]
        monkeypatch.setattr("forts.server.calling.services.socket.getaddrinfo", lambda *_, found=found, **__: found)
        monkeypatch.setattr(
            "forts.server.calling.services.socket.create_connection", lambda *_: pytest.fail("it connected")
        )
        assert Services([]).post("https://fcm.googleapis.com/fcm/send/x", b"", {}).status == 0
