"""A designer's workshop in a browser: cards are read, sets are kept there, and played there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from forts.catalog import games
from forts.local.store import OWN
from local.browser import Tab

DESIGNED = [game.name for game in games() if game.home.startswith("forts.") and game.room("workshop") is not None]


def run(what: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(what())


@pytest.mark.parametrize("game", DESIGNED)
def test_a_set_is_made_read_kept_and_played(game: str) -> None:
    async def tried() -> None:
        tab = Tab()
        info = await tab.call("GET", f"/games/{game}/workshop")
        assert info["sheets"] and info["pairs"] == 0, "no bots try it out here"
        read = await tab.call("POST", f"/games/{game}/workshop/read", {"text": info["house"]})
        assert read["cards"] and not read["mistakes"]
        made = await tab.call("POST", "/sets", {"game": game, "name": "Comets", "text": info["house"]})
        changed = await tab.call(
            "PUT", f"/sets/{made['id']}", {"name": "Comets 2", "text": info["house"] + "\n", "version": 1}
        )
        assert changed["version"] == 2 and changed["mine"]
        again = Tab(tab.store)
        assert [one["name"] for one in await again.call("GET", f"/sets?game={game}")] == ["Comets 2"]
        assert (await again.call("GET", f"/sets/{made['id']}"))["text"] == info["house"] + "\n"
        wanted = {
            "game": game,
            "seats": [{"who": "me"}, {"who": "bot", "bot": "easy"}],
            "options": {info["option"]: info["house"]},
            "start": True,
        }
        table = await again.call("POST", "/tables", wanted)
        assert table["status"] == "playing"
        await again.call("DELETE", f"/sets/{made['id']}")
        assert await again.call("GET", "/sets") == []

    run(tried)


def test_mistakes_are_told_in_the_language_of_whoever_asks() -> None:
    async def tried() -> None:
        tab, found = Tab(), []
        for language in ("en", "fr"):
            body = b'{"text": "no cards at all"}'
            answer = await tab.service.office.answer("POST", "/games/fort/workshop/read", body, language)
            assert answer.status == 200 and '"mistakes":[{' in answer.text
            found.append(answer.text)
        assert found[0] != found[1]

    run(tried)


def test_what_cannot_be_kept_is_said_and_nothing_is_lost() -> None:
    async def tried() -> None:
        tab = Tab()
        made = await tab.call("POST", "/sets", {"game": "fort", "name": "One", "text": "x"})
        late = {"name": "One", "text": "y", "version": 9}
        assert (await tab.call("PUT", f"/sets/{made['id']}", late, status=409))["reason"] == "set-changed"
        long = {"game": "fort", "name": "Long", "text": "x" * 20_001}
        assert (await tab.call("POST", "/sets", long, status=409))["reason"] == "set-too-long"
        nameless = {"game": "fort", "name": " ", "text": "x"}
        assert (await tab.call("POST", "/sets", nameless, status=409))["reason"] == "bad-set-name"
        assert (await tab.call("GET", "/games/boyard/workshop", status=404))["reason"] == "no-workshop"
        tab.store.fails = "full"
        now = {"name": "One", "text": "y", "version": 1}
        assert (await tab.call("PUT", f"/sets/{made['id']}", now, status=409))["reason"] == "store-full"
        tab.store.fails = ""
        assert (await tab.call("GET", f"/sets/{made['id']}"))["text"] == "x"
        tab.store.shelves[OWN]["set/bad"] = "{"
        assert (await tab.call("GET", "/sets/bad", status=409))["reason"] == "save-damaged"
        assert [one["id"] for one in await tab.call("GET", "/sets")] == [made["id"]]

    run(tried)
