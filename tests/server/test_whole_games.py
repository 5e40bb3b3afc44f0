"""Whole games over the wire, by several clients, each against a local replay by the rules alone."""

from __future__ import annotations

import asyncio
import random

import pytest

import forts
from server.harness import ServerProcess, journal_of, on_the_wire, people, replayed, sit_down

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("game", "bots", "options"),
    [
        ("fort", ["easy"], {}),
        ("fort", [], {"setup": "advanced", "followers_use_lookout": True}),
        ("forfort", ["easy", "random"], {}),
        ("forfort", [], {"armies": 5}),
        ("boyard", ["easy"], {"language": "fr", "levels": "easy,hard,hard"}),
        ("boyard", [], {"trials": "table"}),
    ],
)
async def test_a_game_played_by_people_and_bots_ends_as_its_log_says(
    shared_server: ServerProcess, game: str, bots: list[str], options: dict[str, object]
) -> None:
    async with people(shared_server, "Ann", "Bob", "Cleo") as (ann, bob, cleo):
        table = await sit_down(ann, [bob], game, bots, options=options)
        sockets = [await guest.connect(table, keeps_log=True) for guest in (ann, bob, cleo)]
        chance = random.Random(f"{game}{bots}")
        await asyncio.gather(*(one.play_randomly(chance) for one in sockets))

        written = await ann.log(table)
        match = forts.replay(written["log"])
        assert match.over
        info = await ann.table(table)
        assert (info["status"], info["winners"], info["scores"]) == ("over", match.winners, match.scores)
        for one in sockets:
            # two who try at once, and time that is up before a try has come, bring refusals
            assert one.resyncs == 0 and (one.refusals == [] or match.notes)
            assert one.update["view"] == on_the_wire(match.view(one.seat))
            seen = match.happenings(one.seat)
            assert [(event["code"], event["seat"]) for event in one.events] == [(e.code, e.seat) for e in seen]
            assert [event["facts"] for event in one.events] == on_the_wire([e.facts for e in seen])
            assert one.update["scores"] and not one.update["ask"] and not one.update["undo"]
            assert one.update["trial"] is None
            assert [(event["at"], event["note"]) for event in one.events if "note" in event] == [
                (note["at"], note["note"]) for note in match.notes
            ]
        assert [one.seat for one in sockets] == [0, 1, None]
        stored = replayed(shared_server.database, info)
        assert stored.actions == match.actions
        assert stored.position() == match.position()
        asked = {row.request for row in journal_of(shared_server.database, table) if row.request}
        assert asked == set(sockets[0].acknowledged) | set(sockets[1].acknowledged)
    assert "Traceback" not in shared_server.log
