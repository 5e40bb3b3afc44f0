"""Every verb of a table's socket, as `docs/api.md` and `wire/` say it."""

from __future__ import annotations

import asyncio
import contextlib
import random
from typing import Any

import pytest

import forts
from conformance.every_game import games_of_decisions
from forts.core import OVER
from server.harness import Client, HttpRefused, ServerProcess, Socket, on_the_wire, people, replayed, sit_down

pytestmark = pytest.mark.anyio


async def hot_seat(ann: Client, game: str = "fort", seats: int = 2, **terms: Any) -> list[Socket]:
    """A table of one guest on all seats, the first to begin; a socket for each seat."""
    options = {"first": "1"} if game == "fort" else {}
    table = await ann.new_table(game, ["me"] * seats, start=True, options=options, **terms)
    return [await ann.connect(table["id"], seat=seat) for seat in range(seats)]


async def settle(sockets: list[Socket]) -> Socket:
    """Until all have seen the same; returns the one who is asked."""
    newest = max(one.ply for one in sockets)
    for one in sockets:
        await one.until_state(lambda one: one.ply >= newest)
    return next(one for one in sockets if one.ask is not None)


async def reason(one: Socket, verb: str, **fields: Any) -> str:
    """Why it is refused."""
    answer = await one.request(verb, **fields)
    assert answer["t"] == "refused", answer
    assert answer["text"] and answer["message"]["id"] == answer["reason"]
    return str(answer["reason"])


async def done(one: Socket, verb: str, **fields: Any) -> int:
    """Something is carried out; returns its ply, as a frame of its own or the update says it."""
    answer = await one.request(verb, **fields)
    assert answer["t"] == "done" or answer["done"], answer
    return int(answer["ply"]) - (answer["t"] == "update")


async def test_a_socket_begins_with_a_welcome_and_the_view(shared_server: ServerProcess) -> None:
    async with people(shared_server, "Ann", "Bob", "Eve") as (ann, bob, eve):
        table = await ann.new_table("fort", ["me", "open"])
        waiting = await ann.connect(table["id"])
        assert waiting.frames[0]["version"] == forts.__version__
        assert (waiting.seat, waiting.update, waiting.table["status"]) == (0, {}, "lobby")
        await bob.join(table["id"], table["seats"][1]["invite"])
        await waiting.until_state(lambda one: one.table["seats"][1]["name"] == "Bob")
        await ann.start(table["id"])
        await waiting.until_state(lambda one: one.table["status"] == "playing" and bool(one.update))
        sockets = [waiting, await bob.connect(table["id"]), await eve.connect(table["id"])]
        match = replayed(shared_server.database, await ann.table(table["id"]))
        for one in sockets:
            assert one.update["view"] == on_the_wire(match.view(one.seat))
            assert (one.update["ply"], one.update["scores"], one.update["clocks"]) == (1, [], [])
            assert (one.ask is not None) == (match.to_act == one.seat)
        mover = await settle(sockets)
        assert mover.ask is not None
        assert [move["action"] for move in mover.ask["moves"]] == match.state.legal()
        assert [move["notation"] for move in mover.ask["moves"]] == [move.text for move in match.legal()]
        assert [move["meaning"] for move in mover.ask["moves"]] == on_the_wire([move.meaning for move in match.legal()])
        assert mover.table["turn_of"] == [mover.seat]


async def test_presence_says_who_is_there(shared_server: ServerProcess) -> None:
    async with people(shared_server, "Ann", "Bob", "Eve") as (ann, bob, eve):
        table = await sit_down(ann, [bob], "fort")
        anns = await ann.connect(table)
        await anns.until_state(lambda one: (one.online, one.watching) == ([0], 0))
        bobs, eves = await bob.connect(table), await eve.connect(table)
        await anns.until_state(lambda one: (one.online, one.watching) == ([0, 1], 1))
        assert [seat["online"] for seat in (await ann.table(table))["seats"]] == [True, True]
        await bobs.close()
        await eves.close()
        await anns.until_state(lambda one: (one.online, one.watching) == ([0], 0))


async def test_words_come_in_the_language_of_the_socket(shared_server: ServerProcess) -> None:
    async with Client(shared_server, "Ann") as ann:
        sockets = await hot_seat(ann)
        table = sockets[0].table_id
        texts = {}
        for lang in ("en", "fr", None):
            one = await ann.connect(table, seat=0, lang=lang, since=0)
            assert one.ask is not None
            texts[lang] = [
                one.ask["question"].get("text"),
                one.ask["moves"][0].get("text"),
                one.update["events"][0].get("text"),
            ]
            refused = await one.request("play", ply=77, action=0)
            texts[lang].append(refused["text"])
        assert texts[None][:3] == [None] * 3 and texts[None][3] == texts["en"][3]
        assert all(one and two and one != two for one, two in zip(texts["en"], texts["fr"], strict=True))


async def test_a_move_is_answered_with_an_update_that_says_so(shared_server: ServerProcess) -> None:
    async with Client(shared_server, "Ann") as ann:
        sockets = await hot_seat(ann)
        mover, other = sockets
        assert mover.ask is not None
        answer = await mover.play(mover.ask["moves"][0]["action"], id="first move")
        assert (answer["t"], answer["done"], answer["since"], answer["ply"]) == ("update", "first move", 1, 2)
        seen = await other.until(lambda frame: frame["t"] == "update")
        assert (seen["done"], seen["ply"], seen["cut"]) == (None, 2, False)
        assert [event["code"] for event in seen["events"]] == [event["code"] for event in answer["events"]]
        again = await mover.play(3, id="first move", ply=1)
        assert (again["t"], again["ply"]) == ("done", 1), "repeating it is harmless"


async def test_an_illegal_move_says_why(shared_server: ServerProcess) -> None:
    async with Client(shared_server, "Ann") as ann:
        mover, _ = await hot_seat(ann)
        assert mover.ask is not None
        legal = {move["action"] for move in mover.ask["moves"]}
        illegal = next(action for action in range(200) if action not in legal)
        assert await reason(mover, "play", ply=mover.ply, action=illegal) == "illegal-move"
        assert await reason(mover, "play", ply=mover.ply, action=-1) == "illegal-move"
        assert await reason(mover, "play", ply=mover.ply, action=10**9) == "illegal-move"
        explained = await mover.request("why", action=illegal)
        assert explained["t"] == "explained" and explained["why"]["message"]["id"]
        for allowed in (mover.ask["moves"][0]["action"], mover.ask["moves"][0]["notation"]):
            assert (await mover.request("why", action=allowed))["why"] is None
        assert (await mover.request("why", action="dance wildly"))["why"]["message"]["id"] == "malformed-move"
        assert mover.ply == 1


@pytest.mark.parametrize("game", games_of_decisions())
async def test_what_was_touched_is_explained_like_the_action_that_was_meant(
    shared_server: ServerProcess, game: str
) -> None:
    async with Client(shared_server, "Ann") as ann:
        sockets = await hot_seat(ann, game)
        mover, other = await settle(sockets), next(one for one in sockets if one.ask is None)
        assert mover.ask is not None
        for move in mover.ask["moves"]:
            assert (await mover.request("why", action=move["meaning"]))["why"] is None
        match = replayed(shared_server.database, await ann.table(mover.table["id"]))
        illegal = next(action for action in range(400, 576) if action not in match.state.options)
        touched = on_the_wire(match.game.meaning(match.state, illegal))
        assert (await mover.request("why", action=touched))["why"] == (await mover.request("why", action=illegal))[
            "why"
        ]
        for nothing in (
            {"verb": "dance"},
            {"verb": "", "piece": "moon"},
            {"verb": "", "seat": 9},
            {"verb": "", "seat": -7},
        ):
            assert (await mover.request("why", action=nothing))["why"]["message"]["id"] == "nothing-meant"
            assert (await other.request("why", action=nothing))["why"]["message"]["id"] == "not-your-turn"
        for unreadable in (
            {},
            {"verb": 1},
            {"verb": "", "piece": None},
            {"verb": "", "seat": "1"},
            {"verb": "", "x": 1},
        ):
            await mover.send("why", id="unreadable", action=unreadable)
            assert (await mover.until(lambda frame: frame["t"] == "refused"))["reason"] == "bad-frame"
        assert mover.ply == 1


async def test_a_preview_tells_what_is_certain_and_changes_nothing(shared_server: ServerProcess) -> None:
    async with Client(shared_server, "Ann") as ann:
        sockets = await hot_seat(ann, "forfort")
        rng = random.Random(4)
        agreed = 0
        for _ in range(25):
            mover = await settle(sockets)
            assert mover.ask is not None
            action = rng.choice(mover.ask["moves"])["action"]
            foreseen = await mover.request("preview", ply=mover.ply, action=action)
            assert (foreseen["t"], foreseen["action"]) == ("previewed", action)
            happened = await mover.play(action)
            for told, real in zip(foreseen["events"], happened["events"], strict=False):
                assert (told["code"], told["seat"], told["facts"]) == (real["code"], real["seat"], real["facts"])
                agreed += 1
            assert len(foreseen["events"]) <= len(happened["events"])
            if mover.over:
                break
        assert agreed > 10
        mover = await settle(sockets)
        assert await reason(mover, "preview", ply=mover.ply - 1, action=0) == "stale-ply"


async def test_hints_where_the_table_allows_them(shared_server: ServerProcess) -> None:
    async with Client(shared_server, "Ann") as ann:
        (mover, _), (other, _) = await hot_seat(ann), await hot_seat(ann, hints=False)
        assert mover.ask is not None
        hinted = await mover.request("hint", ply=mover.ply)
        legal = [move["action"] for move in mover.ask["moves"]]
        assert hinted["t"] == "hinted" and {move["action"] for move in hinted["moves"]} <= set(legal)
        assert all(0 <= move["share"] <= 1 and 0 < move["certainty"] <= 1 for move in hinted["moves"])
        best = next(move for move in mover.ask["moves"] if move["action"] == hinted["moves"][0]["action"])
        assert hinted["line"][0] == best["notation"]
        assert await reason(mover, "hint", ply=mover.ply + 1) == "stale-ply"
        assert await reason(other, "hint", ply=other.ply) == "hints-not-allowed"


async def test_undo_takes_back_ones_own_last_decision(shared_server: ServerProcess) -> None:
    async with Client(shared_server, "Ann") as ann:
        sockets = await hot_seat(ann, "forfort")
        rng = random.Random(9)
        for _ in range(300):
            mover = await settle(sockets)
            assert mover.ask is not None
            before = mover.update
            await mover.play(rng.choice(mover.ask["moves"])["action"])
            if mover.update["undo"]:
                break
        assert mover.update["undo"], "no decision in three hundred could be taken back"
        (other,) = [one for one in sockets if one is not mover]
        await other.until_state(lambda one: one.ply == mover.ply)
        assert await reason(other, "undo", ply=other.ply) == "nothing-to-undo"
        undone = await mover.request("undo", ply=mover.ply)
        assert (undone["view"], undone["ask"], undone["ply"]) == (before["view"], before["ask"], before["ply"] + 2)
        assert undone["rewind"] <= undone["events"][0]["at"] if undone["events"] else True
        seen = await other.until(lambda frame: frame["t"] == "update" and frame["ply"] == undone["ply"])
        assert seen["rewind"] == undone["rewind"]
        strict = (await hot_seat(ann, "forfort", undo=False))[0]
        assert await reason(strict, "undo", ply=strict.ply) == "undo-not-allowed"


async def test_chat_reaches_all_and_is_kept(shared_server: ServerProcess) -> None:
    async with people(shared_server, "Ann", "Bob", "Eve") as (ann, bob, eve):
        table = await ann.new_table("fort", ["me", "open"])
        early = await eve.connect(table["id"])
        assert (await early.request("say", text="may I watch?"))["t"] == "done", "in the lobby anybody may speak"
        await bob.join(table["id"], table["seats"][1]["invite"])
        await ann.start(table["id"])
        anns, bobs = await ann.connect(table["id"]), await bob.connect(table["id"])
        done = await anns.request("say", text="  good   luck  ")
        assert (done["t"], done["ply"]) == ("done", 2)
        again = await anns.request("say", id=done["id"], text="good luck")
        assert (again["t"], again["ply"]) == ("done", 2), "a repeated request says nothing twice"
        heard = await bobs.until(lambda frame: frame["t"] == "chat")
        assert (heard["number"], heard["seat"], heard["name"], heard["text"]) == (2, 0, "Ann", "good luck")
        assert await reason(early, "say", text="take the pizza!") == "spectators-are-quiet"
        await bobs.request("resign")
        assert (await early.request("say", text="well played"))["t"] == "done", "after the end too"
        late = await eve.connect(table["id"])
        assert [said["text"] for said in late.chat] == ["may I watch?", "good luck", "well played"]
        assert [said["seat"] for said in late.chat] == [None, 0, None]


async def test_a_paused_game_waits(shared_server: ServerProcess) -> None:
    async with people(shared_server, "Ann", "Bob") as (ann, bob):
        table = await sit_down(ann, [bob], "fort", options={"first": "1"}, bank_seconds=100, move_seconds=10)
        anns, bobs = await ann.connect(table), await bob.connect(table)
        assert anns.ask is not None
        move = anns.ask["moves"][0]["action"]
        await done(bobs, "pause", on=True)
        await anns.until_state(lambda one: one.table["pausing"] == [1])
        await done(anns, "pause", on=True)
        await anns.until_state(lambda one: one.table["status"] == "paused" and one.ask is None)
        assert not any(clock["running"] for clock in anns.update["clocks"])
        for verb, fields in (("play", {"action": move}), ("undo", {}), ("preview", {"action": move}), ("hint", {})):
            assert await reason(anns, verb, ply=anns.ply, **fields) == "table-paused"
        assert await done(bobs, "pause", on=True) == anns.ply, "twice is harmless"
        await done(anns, "pause", on=False)
        await anns.until_state(lambda one: one.table["status"] == "playing" and one.ask is not None)
        assert (await anns.play(move))["t"] == "update"


async def test_a_request_is_answered_once(shared_server: ServerProcess) -> None:
    async with people(shared_server, "Ann", "Bob") as (ann, bob):
        table = await sit_down(ann, [bob], "fort", options={"first": "1"})
        socket = await ann.connect(table)
        assert socket.ask is not None
        asked = [await socket.send("play", ply=socket.ply, action=socket.ask["moves"][0]["action"])]
        asked += [await socket.send("pause", on=on) for on in (True, True, False)]
        asked.append(await socket.send("resign"))
        heard: list[Any] = []
        with contextlib.suppress(TimeoutError):
            while True:
                frame = await socket.receive(1.0)
                heard += [answered for answered in (frame.get("id"), frame.get("done")) if answered]
        assert heard == asked


async def test_clocks_count_down_and_the_bank_is_charged(shared_server: ServerProcess) -> None:
    async with people(shared_server, "Ann", "Bob") as (ann, bob):
        table = await sit_down(ann, [bob], "fort", options={"first": "1"}, bank_seconds=60)
        anns = await ann.connect(table)
        clocks = anns.update["clocks"]
        assert [clock["running"] for clock in clocks] == [True, False]
        assert clocks[0]["bank"] <= 60 and clocks[1]["bank"] == 60 and clocks[1]["move"] == 0
        await asyncio.sleep(1.2)  # time itself is what is measured
        assert anns.ask is not None
        after = await anns.play(anns.ask["moves"][0]["action"])
        assert 50 < after["clocks"][0]["bank"] < 59.1
        assert after["clocks"][1]["bank"] == 60


async def test_whoever_runs_out_of_time_is_replaced_and_may_return(shared_server: ServerProcess) -> None:
    async with people(shared_server, "Ann", "Bob") as (ann, bob):
        table = await sit_down(ann, [bob], "fort", options={"first": "1"}, limit_seconds=1, standin="random", pace=5000)
        anns = await ann.connect(table)
        await anns.until_state(lambda one: one.table["seats"][0]["standin"] == "random")
        await anns.until_state(lambda one: one.ask is None)
        assert anns.table["seats"][0]["kind"] == "person" and anns.table["seats"][0]["mine"]
        assert await reason(anns, "play", ply=anns.ply, action=0) == "bot-plays-for-you"
        await done(anns, "return")
        await anns.until_state(lambda one: one.table["seats"][0]["standin"] is None and one.ask is not None)
        assert (await anns.play(anns.ask["moves"][0]["action"]))["t"] == "update"
        assert await done(anns, "return") == anns.ply, "twice is harmless"


async def test_whoever_leaves_a_running_game_is_stood_in_for(shared_server: ServerProcess) -> None:
    async with people(shared_server, "Ann", "Bob") as (ann, bob):
        table = await sit_down(ann, [bob], "fort", options={"first": "1"}, pace=5000)
        bobs = await bob.connect(table)
        left = await ann.post(f"/api/tables/{table}/leave")
        assert left["seats"][0]["standin"] == "normal" and left["seats"][0]["mine"]
        await bobs.until_state(lambda one: one.table["seats"][0]["standin"] == "normal")
        anns = await ann.connect(table)
        await anns.request("return")
        await bobs.until_state(lambda one: one.table["seats"][0]["standin"] is None)


async def test_of_two_the_one_who_does_not_resign_wins(shared_server: ServerProcess) -> None:
    async with people(shared_server, "Ann", "Bob") as (ann, bob):
        table = await sit_down(ann, [bob], "fort")
        anns, bobs = await ann.connect(table), await bob.connect(table)
        await done(anns, "resign")
        await bobs.until_state(lambda one: one.table["status"] == "over" and one.over)
        assert bobs.table["winners"] == [1] and bobs.table["seats"][0]["resigned"]
        assert bobs.update["scores"] and bobs.ask is None
        for verb, fields in (
            ("play", {"ply": bobs.ply, "action": 0}),
            ("undo", {"ply": bobs.ply}),
            ("pause", {"on": True}),
        ):
            assert await reason(bobs, verb, **fields) == "game-is-over"
        assert await reason(anns, "return") == "already-resigned"
        assert await done(anns, "resign") == anns.ply, "twice is harmless"


async def test_of_three_a_bot_plays_on_for_whoever_resigns(shared_server: ServerProcess) -> None:
    async with people(shared_server, "Ann", "Bob") as (ann, bob):
        table = await sit_down(ann, [bob], "forfort", ["easy"], standin="easy", pace=5000)
        anns = await ann.connect(table)
        await anns.request("resign")
        await anns.until_state(lambda one: one.table["seats"][0]["resigned"])
        assert (anns.table["status"], anns.table["seats"][0]["standin"]) == ("playing", "easy")


async def test_all_others_together_replace_a_player(shared_server: ServerProcess) -> None:
    async with people(shared_server, "Ann", "Bob", "Cleo") as (ann, bob, cleo):
        table = await sit_down(ann, [bob, cleo], "fort", options={"first": "1"}, standin="easy", pace=5000)
        anns, bobs, cleos = [await guest.connect(table) for guest in (ann, bob, cleo)]
        assert await reason(bobs, "vote", seat=0, yes=True) == "still-playing"
        await ann.post(f"/api/tables/{table}/leave")
        await bobs.request("vote", seat=0, yes=True)
        await cleos.until_state(lambda one: one.table["votes"] == {"0": [1]})
        await bobs.request("vote", seat=0, yes=False)
        await cleos.until_state(lambda one: one.table["votes"] == {})
        await bobs.request("vote", seat=0, yes=True)
        await cleos.request("vote", seat=0, yes=True)
        await bobs.until_state(lambda one: one.table["seats"][0]["kind"] == "bot")
        assert (bobs.table["seats"][0]["bot"], bobs.table["votes"]) == ("easy", {})
        assert await anns.until_closed() == 1012, "whose eyes these were, they are no longer"
        two = await sit_down(ann, [bob], "fort")
        assert await reason(await ann.connect(two), "vote", seat=1, yes=True) == "too-few-to-vote"


async def test_sync_sends_what_was_missed(shared_server: ServerProcess) -> None:
    async with Client(shared_server, "Ann") as ann:
        sockets = await hot_seat(ann, "forfort")
        rng = random.Random(2)
        for _ in range(12):
            mover = await settle(sockets)
            assert mover.ask is not None
            await mover.play(rng.choice(mover.ask["moves"])["action"])
        seen = sockets[0]
        await settle(sockets)
        whole = await ann.get(f"/api/tables/{seen.table_id}/events?seat=0")
        for since in (0, 1, 5, seen.ply, seen.ply + 50, -3):
            await seen.send("sync", since=since)
            update = await seen.until(lambda frame: frame["t"] == "update")
            assert update["since"] == min(max(since, 0), seen.ply)
            assert update["events"] == [event for event in whole if event["at"] >= update["rewind"]]
            late = await ann.connect(seen.table_id, seat=0, since=max(since, 0))
            assert late.update["events"] == update["events"]


async def test_before_the_start_there_is_nothing_to_do(shared_server: ServerProcess) -> None:
    async with Client(shared_server, "Ann") as ann:
        table = (await ann.new_table("fort", ["me", "open"]))["id"]
        seen = await ann.connect(table)
        for verb, fields in (
            ("play", {"ply": 0, "action": 0}),
            ("undo", {"ply": 0}),
            ("why", {"action": 0}),
            ("preview", {"ply": 0, "action": 0}),
            ("hint", {"ply": 0}),
            ("pause", {"on": True}),
            ("resign", {}),
            ("vote", {"seat": 1, "yes": True}),
        ):
            assert await reason(seen, verb, **fields) == "table-not-started", verb
        for path in ("events", "replay"):
            with pytest.raises(HttpRefused) as refused:
                await ann.get(f"/api/tables/{table}/{path}")
            assert refused.value.reason == "table-not-started"


async def test_bots_alone_play_to_the_end(shared_server: ServerProcess) -> None:
    async with Client(shared_server, "Ann") as ann:
        table = (await ann.new_table("fort", ["random", "easy", "random"], start=True, options={"max_rounds": 6}))["id"]
        seen = await ann.connect(table)
        assert seen.seat is None
        thinking = await seen.until(lambda frame: frame["t"] == "thinking")
        assert thinking["seat"] in range(3)
        await seen.until_state(lambda one: one.over)
        assert seen.update["view"]["to_act"] == OVER
