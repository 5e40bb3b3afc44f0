"""A browser's own tables: whole games, by the server's code, kept at every move."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

import forts
from forts.catalog import games
from local.browser import FakeStore, Tab, waits

GAMES = [game.name for game in games() if game.home.startswith("forts.")]


def run(what: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(what())


def table(game: str, *, bot: str = "easy", people: int = 1) -> dict[str, Any]:
    least = forts.find(game).min_players
    seats: list[dict[str, Any]] = [{"who": "me", "name": f"P{number}"} for number in range(people)]
    seats += [{"who": "bot", "bot": bot}] * max(1, least - people)
    return {"game": game, "seats": seats, "terms": {"pace": 0}, "start": True}


async def played(tab: Tab, id_: str, seat: int = 0) -> dict[str, Any]:
    """The game to its end: the first answer to every question, and trials left to the bot that stands in."""
    line = await tab.open(id_, seat)
    assert line is not None
    done = -1
    while True:
        update = await tab.waited_for(done)
        if update["scores"]:
            break
        done = update["ply"]
        if not waits(update):
            continue
        if update["trial"] is not None:
            await tab.call("POST", f"/tables/{id_}/leave")
        else:
            await tab.wished(line, t="play", ply=done, action=update["ask"]["moves"][0]["action"])
    tab.service.leave(line)
    return update


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_a_bot(game: str) -> None:
    async def whole() -> None:
        tab = Tab()
        made = await tab.call("POST", "/tables", table(game))
        tab.service.start()
        await played(tab, made["id"])
        log = await tab.call("GET", f"/tables/{made['id']}/log")
        again = forts.replay(log["log"])
        assert again.over
        shown = await tab.call("GET", f"/tables/{made['id']}")
        assert shown["status"] == "over" and shown["scores"] == again.scores
        assert (await tab.call("GET", f"/tables/{made['id']}/replay?start=0&count=5"))["steps"]
        assert (await tab.call("GET", "/tables"))["mine"][0]["status"] == "over"
        await tab.service.stop()

    run(whole)


def test_undo_takes_a_choice_back_and_a_hint_says_what_to_do() -> None:
    async def tried() -> None:
        tab = Tab()
        made = await tab.call("POST", "/tables", table("fort"))
        line = await tab.open(made["id"], 0)
        assert line is not None
        done = -1
        while True:  # until something can be undone
            update = await tab.waited_for(done)
            done = update["ply"]
            if update["ask"] is None:
                continue
            if update["undo"]:
                break
            if done == 0:
                hinted = await tab.wished(line, t="hint", ply=update["ply"])
                assert hinted["t"] in ("hinted", "update")
            await tab.wished(line, t="play", ply=done, action=update["ask"]["moves"][0]["action"])
        hint = await tab.wished(line, t="hint", ply=done)
        assert {move["action"] for move in hint["moves"]} == {move["action"] for move in update["ask"]["moves"]}
        undone = await tab.wished(line, t="undo", ply=done)
        assert undone["t"] == "update" and undone["rewind"] is not None
        await tab.service.stop()

    run(tried)


def test_a_game_goes_on_in_a_tab_that_is_opened_after_a_crash() -> None:
    async def tried() -> None:
        store = FakeStore()
        tab = Tab(store)
        made = await tab.call("POST", "/tables", table("forfort"))
        line = await tab.open(made["id"], 0)
        assert line is not None
        update = await tab.until(lambda told: told["t"] == "update" and told["ask"] is not None)
        told = await tab.wished(line, t="play", ply=update["ply"], action=update["ask"]["moves"][0]["action"])
        # the tab is gone between one moment and the next: nothing is closed, nobody says goodbye
        again = Tab(FakeStore())
        again.store.shelves = {shelf: dict(texts) for shelf, texts in store.shelves.items()}
        assert await again.open(made["id"], 0) is not None
        shown = await again.until(lambda told: told["t"] == "update")
        assert shown["ply"] >= told["ply"] > update["ply"]
        await played(again, made["id"])
        await tab.service.stop()
        await again.service.stop()

    run(tried)


def test_two_hands_at_one_device_play_in_turn() -> None:
    async def tried() -> None:
        tab = Tab()
        wanted = {"game": "fort", "seats": [{"who": "me"}, {"who": "me", "name": "Ada"}], "start": True}
        made = await tab.call("POST", "/tables", wanted)
        assert [seat["mine"] for seat in made["seats"]] == [True, True]
        lines = [await tab.open(made["id"], seat) for seat in (0, 1)]
        update = await tab.until(lambda told: told["t"] == "update" and told["ask"] is not None)
        for line in lines:
            assert line is not None
            tab.wish(line, t="play", ply=update["ply"], action=update["ask"]["moves"][0]["action"])
        refused = await tab.until(lambda told: told["t"] == "refused")
        assert refused["reason"] in ("not-your-turn", "stale-ply")
        await tab.service.stop()

    run(tried)


def test_an_analysis_and_statistics_of_what_was_played() -> None:
    async def tried() -> None:
        tab = Tab()
        made = await tab.call("POST", "/tables", table("forfort"))
        await tab.call("GET", f"/tables/{made['id']}/analysis", status=409)
        await played(tab, made["id"])
        found = await tab.call("GET", f"/tables/{made['id']}/analysis")
        assert found["moves"] and abs(sum(found["start"]) - 1) < 1e-6
        figures = await tab.call("GET", "/statistics/forfort")
        assert figures["games"] == figures["mine_games"] == 1
        archived = (await tab.call("GET", "/me/games?game=forfort"))["games"]
        assert [game["table"]["id"] for game in archived] == [made["id"]]
        again = await tab.call("POST", f"/tables/{made['id']}/rematch")
        assert again["id"] != made["id"] and again["status"] == "playing"
        assert (await tab.call("POST", f"/tables/{made['id']}/rematch"))["id"] == again["id"]
        await tab.service.stop()

    run(tried)
