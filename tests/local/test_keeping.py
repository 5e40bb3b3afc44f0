"""What is kept in a browser: nothing is told that was not kept, and nothing that is damaged takes the rest along."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from forts.local.store import JOURNAL, TABLES
from local.browser import FakeStore, Tab

TABLE = {"game": "fort", "seats": [{"who": "me"}, {"who": "bot", "bot": "easy"}], "terms": {"pace": 0}, "start": True}


def run(what: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(what())


async def asked(tab: Tab, id_: str) -> tuple[Any, dict[str, Any]]:
    """A line to a table, and the question there."""
    line = await tab.open(id_, 0)
    assert line is not None
    await tab.until(lambda told: told["t"] == "update" and told["ask"] is not None)
    return line, tab.last("update")


@pytest.mark.parametrize("why", ["full", "forbidden"])
def test_a_move_that_cannot_be_kept_is_not_made(why: str) -> None:
    async def tried() -> None:
        tab = Tab()
        made = await tab.call("POST", "/tables", TABLE)
        line, update = await asked(tab, made["id"])
        before = {shelf: dict(texts) for shelf, texts in tab.store.shelves.items()}
        tab.store.fails = why
        wish = {"t": "play", "ply": update["ply"], "action": update["ask"]["moves"][0]["action"]}
        refused = await tab.wished(line, **wish)
        assert refused["t"] == "refused" and refused["reason"] == f"store-{why}"
        assert tab.store.shelves == before
        tab.store.fails = ""
        assert (await tab.wished(line, **wish))["t"] in ("update", "done")
        await tab.service.stop()

    run(tried)


def test_two_tabs_never_write_over_each_other() -> None:
    async def tried() -> None:
        store = FakeStore()
        one, other = Tab(store), Tab(store)
        made = await one.call("POST", "/tables", TABLE)
        line, update = await asked(one, made["id"])
        late, _ = await asked(other, made["id"])
        wish = {"t": "play", "ply": update["ply"], "action": update["ask"]["moves"][0]["action"]}
        assert (await one.wished(line, **wish))["t"] in ("update", "done")
        refused = await other.wished(late, **wish)
        assert refused["t"] == "refused" and refused["reason"] == "stale-ply"
        rows = await store.among(JOURNAL, f"{made['id']}/")
        assert [json.loads(text)["ply"] for _, text in rows] == list(range(len(rows)))
        await one.service.stop()
        await other.service.stop()

    run(tried)


def test_a_damaged_game_is_named_and_the_others_open() -> None:
    async def tried() -> None:
        tab = Tab()
        good = await tab.call("POST", "/tables", TABLE)
        bad = await tab.call("POST", "/tables", TABLE)
        worse = await tab.call("POST", "/tables", TABLE)
        tab.store.shelves[TABLES][bad["id"]] = '{"row": 1'
        del tab.store.shelves[JOURNAL][f"{worse['id']}/000000"]
        again = Tab(tab.store)
        listed = await again.call("GET", "/tables")
        assert bad["id"] in listed["damaged"] and good["id"] in [table["id"] for table in listed["mine"]]
        assert (await again.call("GET", f"/tables/{bad['id']}", status=409))["reason"] == "save-damaged"
        assert (await again.call("GET", f"/tables/{worse['id']}", status=409))["reason"] == "save-damaged"
        assert await again.open(good["id"], 0) is not None
        assert bad["id"] in (await again.call("GET", "/me/data"))[TABLES]
        await again.call("DELETE", f"/tables/{bad['id']}")
        assert (await again.call("GET", "/tables"))["damaged"] == []
        await again.service.stop()

    run(tried)


def test_a_game_of_a_newer_version_is_left_alone() -> None:
    async def tried() -> None:
        tab = Tab()
        made = await tab.call("POST", "/tables", TABLE)
        kept = json.loads(tab.store.shelves[TABLES][made["id"]])
        tab.store.shelves[TABLES][made["id"]] = json.dumps({**kept, "format": 99})
        again = Tab(tab.store)
        assert (await again.call("GET", f"/tables/{made['id']}", status=409))["reason"] == "table-newer"

    run(tried)


def test_a_game_goes_to_another_device_as_a_file() -> None:
    async def tried() -> None:
        tab = Tab()
        made = await tab.call("POST", "/tables", TABLE)
        line, update = await asked(tab, made["id"])
        await tab.wished(line, t="play", ply=update["ply"], action=update["ask"]["moves"][0]["action"])
        await tab.service.stop()
        file = await tab.call("POST", f"/tables/{made['id']}/file")
        elsewhere = Tab()
        taken = await elsewhere.call("POST", "/files", file)
        assert taken["seats"][0]["mine"] and taken["terms"]["taken"]
        assert taken["ply"] == json.loads(file)["table"]["ply"] + 1, "its journal says that it was taken along"
        assert (await elsewhere.call("POST", "/files", file))["id"] == taken["id"], "taken twice it is one game"
        line, update = await asked(elsewhere, taken["id"])
        assert update["ply"] >= taken["ply"]
        await elsewhere.wished(line, t="play", ply=update["ply"], action=update["ask"]["moves"][0]["action"])
        await elsewhere.service.stop()
        later = await elsewhere.call("POST", f"/tables/{taken['id']}/file")
        back = await Tab(tab.store).call("POST", "/files", later)
        assert back["id"] == made["id"] and back["ply"] > taken["ply"], "it goes on where it was"
        again = await Tab(tab.store).call("POST", "/files", file)
        assert again["id"] == made["id"] and again["ply"] == back["ply"], "what is farther is not forgotten"

    run(tried)


@pytest.mark.parametrize("text", ["", "{}", "[1]", '{"kind": "forts table"}', "no json", '{"log": {}}'])
def test_any_other_file_is_refused(text: str) -> None:
    async def tried() -> None:
        refused = await Tab().call("POST", "/files", text, status=400)
        assert refused["reason"] == "not-a-table-file" and refused["text"]

    run(tried)


def test_a_file_that_somebody_changed_is_refused() -> None:
    async def tried() -> None:
        tab = Tab()
        made = await tab.call("POST", "/tables", TABLE)
        file = json.loads(await tab.call("POST", f"/tables/{made['id']}/file"))
        for changed in (
            {**file, "journal": []},
            {**file, "journal": [{**file["journal"][0], "actions": [10**6]}]},
            {**file, "seats": file["seats"][:1]},
            {**file, "table": {**file["table"], "game": "chess"}},
        ):
            other = Tab()
            refused = await other.call("POST", "/files", json.dumps(changed), status=400)
            assert refused["reason"] == "not-a-table-file"
            assert not other.store.shelves[TABLES]

    run(tried)


def test_what_needs_other_people_says_so() -> None:
    async def tried() -> None:
        tab = Tab()
        wanted = {**TABLE, "seats": [{"who": "me"}, {"who": "open"}]}
        assert (await tab.call("POST", "/tables", wanted, status=409))["reason"] == "needs-server"
        assert (await tab.call("POST", "/me/claim", {}, status=403))["reason"] == "needs-server"
        assert (await tab.call("GET", "/no/such", status=404))["reason"] == "needs-server"
        made = await tab.call("POST", "/tables", TABLE)
        line, _ = await asked(tab, made["id"])
        assert (await tab.wished(line, t="say", text="hello"))["reason"] == "nobody-hears"
        await tab.service.stop()

    run(tried)


def test_everything_can_be_erased() -> None:
    async def tried() -> None:
        tab = Tab()
        me = await tab.call("PATCH", "/me", {"name": "Ada"})
        assert me["name"] == "Ada"
        await tab.call("POST", "/tables", TABLE)
        await tab.call("POST", "/me/erase", {"passphrase": None})
        assert not any(tab.store.shelves.values())
        assert (await tab.call("GET", "/me"))["id"] != me["id"]

    run(tried)
