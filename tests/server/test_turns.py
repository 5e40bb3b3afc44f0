"""Promise 28: hundreds of requests at once do not hold up moves; a few are begun, then all others are looked at."""

from __future__ import annotations

import asyncio
import itertools
from pathlib import Path

import pytest

from forts import words
from forts.server.node import Node
from forts.server.settings import Settings
from forts.server.turns import AT_ONCE, Turns
from server.services import PATIENCE

pytestmark = pytest.mark.anyio


async def test_a_few_are_begun_in_each_round_and_all_in_the_order_of_coming() -> None:
    turns, begun, per_round = Turns(), list[int](), list[int]()
    loop = asyncio.get_running_loop()

    async def request(number: int) -> None:
        await turns.take()
        begun.append(number)

    def look_at_others() -> None:
        """Whatever else there is to do in a round."""
        per_round.append(len(begun))
        if len(begun) < 300:
            loop.call_soon(look_at_others)

    requests = [asyncio.create_task(request(number)) for number in range(300)]
    loop.call_soon(look_at_others)
    await asyncio.gather(*requests)
    assert begun == list(range(300))
    rounds = [after - before for before, after in itertools.pairwise(per_round)]
    assert max(rounds) <= AT_ONCE and len(rounds) >= 300 // AT_ONCE - 1


async def test_whoever_goes_while_waiting_keeps_no_turn_from_others() -> None:
    turns, begun = Turns(), list[int]()

    async def request(number: int) -> None:
        await turns.take()
        begun.append(number)

    requests = [asyncio.create_task(request(number)) for number in range(40)]
    await asyncio.sleep(0)
    for number in range(10, 35):
        requests[number].cancel()
    await asyncio.gather(*requests, return_exceptions=True)
    assert begun == [*range(10), *range(35, 40)]
    await asyncio.wait_for(request(40), 1.0)  # and who comes alone does not wait


async def test_a_node_reads_the_words_of_every_language_before_they_are_needed(tmp_path: Path) -> None:
    """Reading them takes a third of a second each, and whoever was told the first one would let everybody wait."""
    words.bundle.cache_clear()
    node = Node(Settings(database=f"sqlite:///{tmp_path}/words.db", bot_processes=1))
    await node.start()
    try:
        async with asyncio.timeout(PATIENCE):
            while words.bundle.cache_info().currsize < len(words.languages()):
                await asyncio.sleep(0.01)
    finally:
        await node.stop()
