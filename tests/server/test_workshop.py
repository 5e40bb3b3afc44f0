"""The designers' workshop: files are read with all their mistakes, sets are kept and shared, bots try them out."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

import forts
from forts.server.errors import Refusal, TooMany
from forts.server.line import MOVE, TRYOUT, Errand, Line
from forts.server.store.sets import TryoutRow
from forts.server.tryouts import Tryouts
from server.harness import PATIENCE, Client, HttpRefused, ServerProcess, people

pytestmark = pytest.mark.anyio

HOUSE = forts.find("fort").house
assert HOUSE is not None
CARDS = HOUSE.text()
COMET = "60,Comet,book,2 vp,fort > 3 vp,3,"
STRONG = CARDS.replace("\n\n", f"\n{COMET}\n\n", 1)


async def begun(guest: Client, made: dict[str, Any], **more: object) -> dict[str, Any]:
    """A tryout of a set, from the beginning."""
    found: dict[str, Any] = await guest.call("POST", f"/api/sets/{made['id']}/tryout", more)
    return found


async def refused(call: Any) -> tuple[int, str]:
    """Why something is refused."""
    with pytest.raises(HttpRefused) as error:
        await call
    return error.value.status, error.value.reason


async def kept(guest: Client, name: str = "Comets", text: str = STRONG, **more: object) -> dict[str, Any]:
    found: dict[str, Any] = await guest.post("/api/sets", game="fort", name=name, text=text, **more)
    return found


# -- what can be changed -----------------------------------------------------------------------------------------


async def test_games_whose_cards_are_data_have_a_workshop_and_others_have_none(shared_server: ServerProcess) -> None:
    async with Client(shared_server) as ann:
        games = {game["name"]: game for game in await ann.get("/api/games")}
        for name, game in games.items():
            answer = await ann.http.get(f"/api/games/{name}/workshop")
            assert answer.status_code == (200 if game["workshop"] else 404), name
            if game["workshop"]:
                told = answer.json()
                read = await ann.post(f"/api/games/{name}/workshop/read", text=told["house"])
                assert read["mistakes"] == [] and read["cards"]
                option = next(one for one in game["options"] if one["name"] == told["option"])
                assert option["default"] == ""
        assert {name for name, game in games.items() if game["workshop"]} == {"fort", "forfort"}


async def test_a_file_is_read_with_all_its_mistakes_at_their_places(shared_server: ServerProcess) -> None:
    text = STRONG.replace("2 vp,fort > 3 vp", "2 vpp,fort >").replace(",Bug,", ",,")
    async with Client(shared_server) as ann:
        read = await ann.post("/api/games/fort/workshop/read", text=text)
        lines = text.split("\n")
        comet = next(number for number, line in enumerate(lines, 1) if "Comet" in line)
        places = {(one["line"], lines[one["line"] - 1][one["at"] - 1 :][:4]) for one in read["mistakes"]}
        assert (comet, "vpp,") in places and len(read["mistakes"]) == 3
        names = [card["piece"]["name"] for card in read["cards"]]
        assert "Comet" not in names and len(names) == 49, "the others are drawn"
        lines_drawn = {card["line"]: card["piece"]["name"] for card in read["cards"]}
        assert all(name in lines[line - 1] for line, name in lines_drawn.items())
        assert await refused(ann.post("/api/games/fort/workshop/read", text="x" * 20_001)) == (409, "set-too-long")
        assert await refused(ann.post("/api/games/boyard/workshop/read", text="")) == (404, "no-workshop")


# -- sets --------------------------------------------------------------------------------------------------------


async def test_a_set_is_kept_changed_shared_by_its_link_and_forked(shared_server: ServerProcess) -> None:
    async with people(shared_server, "Ann", "Bob") as (ann, bob):
        made = await kept(ann)
        assert (made["mine"], made["version"], made["author"]) == (True, 1, "Ann")
        path = f"/api/sets/{made['id']}"
        changed = await ann.put(path, name="Comets 2", text=CARDS, version=1)
        assert (changed["name"], changed["version"], changed["text"]) == ("Comets 2", 2, CARDS)
        assert await refused(ann.put(path, name="late", text=CARDS, version=1)) == (409, "set-changed")
        seen = await bob.get(path)
        assert (seen["mine"], seen["text"], seen["author"]) == (False, CARDS, "Ann")
        own = await kept(bob, "Mine", seen["text"], fork_of=made["id"])
        assert (own["fork_of"], own["mine"]) == (made["id"], True)
        assert [one["id"] for one in await bob.get("/api/sets?game=fort")] == [own["id"]]
        assert await bob.get("/api/sets?game=forfort") == []
        await ann.delete(path)
        assert await refused(bob.get(path)) == (404, "no-such-set")
        assert (await bob.get(f"/api/sets/{own['id']}"))["text"] == CARDS, "a fork is whole"


CALLS: dict[tuple[str, str], Any] = {
    ("get", "/api/sets/{set_id}"): None,
    ("put", "/api/sets/{set_id}"): {"name": "x", "text": "", "version": 1},
    ("delete", "/api/sets/{set_id}"): None,
    ("get", "/api/sets/{set_id}/tryout"): None,
    ("post", "/api/sets/{set_id}/tryout"): {},
    ("patch", "/api/sets/{set_id}/tryout"): {"on": True},
}
"""Every call about a set, with a body."""


async def test_nobody_changes_or_tries_out_what_is_not_theirs(shared_server: ServerProcess) -> None:
    async with people(shared_server, "Ann", "Bob", "Eve") as (ann, bob, eve):
        paths = (await ann.http.get("/api/schema/openapi.json")).json()["paths"]
        about = {(method, path) for path, calls in paths.items() for method in calls if "{set_id}" in path}
        assert about == set(CALLS)
        made = await kept(ann)
        await eve.delete("/api/me")  # a session that has ended
        for guest in (bob, eve):
            for (method, path), body in CALLS.items():
                answer = await guest.http.request(method, path.format(set_id=made["id"]), json=body)
                if method == "get":
                    assert answer.status_code == 200
                else:
                    assert (answer.status_code, answer.json()["reason"]) == (403, "not-your-set"), (method, path)
                gone = await guest.http.request(method, path.format(set_id="nothing"), json=body)
                assert (gone.status_code, gone.json()["reason"]) == (404, "no-such-set"), (method, path)
        assert (await ann.get(f"/api/sets/{made['id']}"))["version"] == 1


async def test_sets_too_large_too_many_or_without_a_name_are_refused(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, sets_per_guest=2) as server:
        async with Client(server) as ann:
            assert await refused(kept(ann, text="x" * 20_001)) == (409, "set-too-long")
            assert await refused(kept(ann, "")) == (409, "bad-set-name")
            assert await refused(kept(ann, "x" * 41)) == (409, "bad-set-name")
            assert await refused(kept(ann, fork_of="nothing")) == (404, "no-such-set")
            first = await kept(ann)
            await kept(ann)
            assert await refused(kept(ann)) == (409, "too-many-sets")
            await ann.delete(f"/api/sets/{first['id']}")
            await kept(ann)


async def test_sets_are_part_of_what_is_taken_along_and_deleted(shared_server: ServerProcess) -> None:
    async with people(shared_server, "Ann", "Bob") as (ann, bob):
        made = await kept(ann, "My comets")
        await begun(ann, made)
        taken = (await ann.http.get("/api/me/data")).json()
        assert [(one["name"], one["text"]) for one in taken["sets"]] == [("My comets", STRONG)]
        await ann.call("POST", "/api/me/erase", {})
        assert await refused(bob.get(f"/api/sets/{made['id']}")) == (404, "no-such-set")


async def test_a_table_is_played_with_a_set(shared_server: ServerProcess) -> None:
    async with Client(shared_server) as ann:
        table = await ann.post(
            "/api/tables",
            game="fort",
            seats=[{"who": "me"}, {"who": "bot", "bot": "easy"}],
            options={"data": (await kept(ann))["text"]},
            start=True,
        )
        pieces = await ann.get(f"/api/tables/{table['id']}/components")
        assert "Comet" in [kid["name"] for kid in pieces["kids"]]


# -- trying out --------------------------------------------------------------------------------------------------


@pytest.fixture
async def workshop(tmp_path: Path) -> AsyncIterator[ServerProcess]:
    """A server that has a bot process of its own."""
    with ServerProcess(tmp_path, bot_processes=1) as server:
        yield server


async def until(guest: Client, set_id: str, what: Any) -> dict[str, Any]:
    """Look at a tryout until it is so."""
    async with asyncio.timeout(PATIENCE):
        while not what(found := await guest.get(f"/api/sets/{set_id}/tryout")):
            await asyncio.sleep(0.05)
    return dict(found)


async def test_bots_try_a_set_out_it_is_broken_off_and_goes_on_even_after_a_restart(workshop: ServerProcess) -> None:
    async with people(workshop, "Ann", "Bob") as (ann, bob):
        made = await kept(ann)
        path = f"/api/sets/{made['id']}/tryout"
        assert await ann.get(path) is None
        assert await refused(ann.patch(path, on=True)) == (404, "no-tryout")
        first = await begun(ann, made)
        assert (first["state"], first["planned"], first["version"], first["against"]) == ("playing", 300, 1, "")
        told = await until(ann, made["id"], lambda one: one["findings"])
        assert told["seen"] >= 30 and all(one["sentence"] for one in told["findings"])
        stopped = await ann.patch(path, on=False)
        assert stopped["state"] == "stopped" and 0 < stopped["pairs"] < 300
        assert (await bob.get(path))["findings"], "whoever has the link may read it"
        workshop.terminate()
        workshop.restart()
        again = await ann.get(path)
        assert (again["state"], again["pairs"]) == ("stopped", stopped["pairs"])
        on = await ann.patch(path, on=True)
        assert on["state"] == "playing"
        further = await until(ann, made["id"], lambda one: one["pairs"] > stopped["pairs"])
        assert further["findings"]
        await ann.patch(path, on=False)


async def test_what_cannot_be_played_is_not_tried_out_and_one_at_a_time(workshop: ServerProcess) -> None:
    async with Client(workshop) as ann:
        wrong = await kept(ann, text="nonsense")
        assert await refused(begun(ann, wrong)) == (400, "data-columns")
        one, other = await kept(ann), await kept(ann, "Other")
        assert await refused(begun(ann, one, players=9)) == (400, "bad-players")
        assert await refused(begun(ann, one, against="nothing")) == (404, "no-such-set")
        first = await begun(ann, one, against=other["id"], players=3)
        assert (first["against"], first["players"]) == ("Other", 3)
        assert await refused(begun(ann, other)) == (409, "tryout-busy")
        await ann.delete(f"/api/sets/{one['id']}")
        await begun(ann, other)


async def test_a_host_can_forbid_it(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, workshop="off") as server:
        async with Client(server) as ann:
            assert (await ann.get("/api/games/fort/workshop"))["pairs"] == 0
            made = await kept(ann)
            assert await refused(begun(ann, made)) == (409, "tryouts-off")


async def test_a_bot_moves_at_once_while_a_set_is_tried_out(workshop: ServerProcess) -> None:
    async with people(workshop, "Ann", "Bob") as (ann, bob):
        made = await kept(ann)
        await begun(ann, made)
        await until(ann, made["id"], lambda one: one["pairs"] > 0)
        # seat 2 begins, a bot: it gets the only process, and the person is asked
        table = await bob.post(
            "/api/tables",
            game="fort",
            seats=[{"who": "me"}, {"who": "bot", "bot": "normal"}],
            options={"first": "2"},
            start=True,
        )
        before = (await ann.get(f"/api/sets/{made['id']}/tryout"))["pairs"]
        socket = await bob.connect(table["id"])
        await socket.until_state(lambda seen: seen.ask is not None)
        after = await ann.get(f"/api/sets/{made['id']}/tryout")
        assert after["state"] == "playing" and after["pairs"] < 300, "it did not wait for the whole tryout"
        await until(ann, made["id"], lambda one: one["pairs"] > before)
        await ann.patch(f"/api/sets/{made['id']}/tryout", on=False)


async def test_tryouts_come_after_everything_else_and_make_room_for_it_at_once() -> None:
    line = Line(1)
    tryout = Errand(TRYOUT, ("here", "ann", "set"))
    cuts: list[str] = []
    tryout.cut = lambda: cuts.append("tryout")
    await line.enter(tryout)
    other = asyncio.create_task(line.enter(Errand(TRYOUT, ("there", "bob", "set"))))
    await asyncio.sleep(0.01)
    assert cuts == [], "another tryout waits for the end of the slice"
    move = Errand(MOVE, ("there", "bob", "table"))
    mine = asyncio.create_task(line.enter(move))
    await asyncio.sleep(0.01)
    assert "tryout" in cuts and tryout.pressed
    async with asyncio.timeout(PATIENCE):
        line.leave(tryout)
        await mine
        assert not other.done()
        line.leave(move)
        await other


class _Endless:
    """Whoever thinks, and is never done."""

    def __init__(self) -> None:
        self.line = Line(1)

    async def play_on(self, errand: Errand, kept: bytes) -> None:
        await asyncio.Event().wait()


class _Notes:
    """A room where nothing but what was written last is known."""

    def __init__(self) -> None:
        self.writer = self
        self.written = 0

    def clock(self) -> float:
        return 0.0

    async def run(self, job: Any) -> None:
        await asyncio.sleep(0)
        self.written += 1


def _tryout(set_id: str) -> TryoutRow:
    return TryoutRow(set_id, "playing", 1, 2, "", 300, 0, None, b"", 0.0)


async def test_of_two_tryouts_begun_at_the_same_moment_a_guest_gets_one() -> None:
    tryouts = Tryouts(_Notes(), _Endless())  # type: ignore[arg-type]  # all that is needed of them
    both = [tryouts.begin(_tryout(set_id), "ann", "here") for set_id in ("one", "other")]
    first, second = await asyncio.gather(*both, return_exceptions=True)
    assert isinstance(first, TryoutRow) and isinstance(second, Refusal) and second.reason.id == "tryout-busy"
    await tryouts.begin(_tryout("one"), "ann", "here")  # the same set, from the beginning
    await tryouts.stop("one")
    await tryouts.begin(_tryout("other"), "ann", "here")
    await tryouts.close()


async def test_guests_who_cost_nothing_do_not_fill_the_memory_with_tryouts() -> None:
    tryouts = Tryouts(_Notes(), _Endless())  # type: ignore[arg-type]  # all that is needed of them

    async def begun_by(guest: int, address: str) -> int:
        """How many of this guest's tryouts were begun: one or none."""
        try:
            await tryouts.begin(_tryout(f"set {guest}"), f"guest {guest}", address)
        except TooMany as refusal:
            assert refusal.reason.id == "tryouts-full"
            return 0
        return 1

    assert [await begun_by(guest, "here") for guest in range(6)] == [1, 1, 1, 1, 0, 0]
    assert await begun_by(6, "there") == 1
    assert sum([await begun_by(guest, f"address {guest}") for guest in range(10, 110)]) == 64 - 5
    await tryouts.close()
    assert await begun_by(7, "here") == 1, "what has ended makes room"
    await tryouts.close()
