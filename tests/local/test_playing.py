"""A browser's own tables: whole games, by the server's code, kept at every move."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

import forts
from forts.catalog import games
from local.browser import Tab

GAMES = [game.name for game in games()]


def run(what: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(what())


def table(game: str, *, bot: str = "easy", people: int = 1) -> dict[str, Any]:
    least = forts.find(game).min_players
    seats: list[dict[str, Any]] = [{"who": "me", "name": f"P{number}"} for number in range(people)]
    seats += [{"who": "bot", "bot": bot}] * max(1, least - people)
    return {"game": game, "seats": seats, "terms": {"pace": 0}, "start": True}


def waits(update: dict[str, Any]) -> bool:
    """Is it the person's turn to do something, or is it over?"""
    return update["ask"] is not None or update["trial"] is not None or bool(update["scores"])


async def played(tab: Tab, id_: str, seat: int = 0) -> dict[str, Any]:
    """The game to its end: the first answer to every question, and trials left to the bot that stands in."""
    line = await tab.open(id_, seat)
    assert line is not None
    done = -1
    while True:
        await tab.until(lambda told: told["t"] == "update" and told["ply"] > done and waits(told))
        update = tab.last("update")
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
