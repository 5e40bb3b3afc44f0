"""What is said at a table: by one voice not too much, and to nobody who does not want to hear it."""

from __future__ import annotations

import pytest

from server.harness import Client, HttpRefused, Json, ServerProcess, Socket, people, sit_down

pytestmark = pytest.mark.anyio


async def texts(guest: Client, table: str) -> list[str]:
    """What the guest is told that was said."""
    opened = await guest.connect(table)
    welcome = next(frame for frame in opened.frames if frame["t"] == "welcome")
    await opened.close()
    listed = [line["text"] for line in await guest.get(f"/api/tables/{table}/chat")]
    assert listed == [line["text"] for line in welcome["chat"]]
    return listed


def heard(socket: Socket) -> list[str]:
    """What came on a line since it was opened."""
    return [frame["text"] for frame in socket.frames if frame["t"] == "chat"]


async def refusal(guest: Client, **block: object) -> tuple[int, str]:
    """What a wish to block is answered with."""
    with pytest.raises(HttpRefused) as refused:
        await guest.post("/api/me/blocks", **block)
    return refused.value.status, refused.value.reason


async def test_one_voice_is_limited_with_a_clear_word_and_others_are_not(server: ServerProcess) -> None:
    with ServerProcess(server.folder, chat_per_minute=20) as plain:
        async with people(plain, "Ann", "Bob") as (ann, bob):
            table = await sit_down(ann, [bob], "fort")
            anns, bobs = await ann.connect(table), await bob.connect(table)
            answers = [await anns.request("say", text=f"line {number}") for number in range(30)]
            assert [answer["t"] for answer in answers] == ["done"] * 20 + ["refused"] * 10
            assert {answer["reason"] for answer in answers[20:]} == {"chat-too-fast"}
            assert 1 <= answers[-1]["message"]["args"]["seconds"] <= 60
            assert (await bobs.request("say", text="and I?"))["t"] == "done"
            # the game goes on meanwhile
            mover = anns if anns.ask is not None else bobs
            assert mover.ask is not None
            answer = await mover.request("play", ply=mover.ply, action=mover.ask["moves"][0]["action"])
            assert answer["t"] != "refused"
            assert len(await texts(bob, table)) == 21


async def test_in_the_lobby_people_can_talk(shared_server: ServerProcess) -> None:
    async with people(shared_server, "Ann", "Bob") as (ann, bob):
        table = await ann.new_table("fort", ["me", "open"], public=True)
        anns, bobs = await ann.connect(table["id"]), await bob.connect(table["id"])
        await bobs.request("say", text="is it free?")
        await anns.until(lambda frame: frame["t"] == "chat")
        assert heard(anns) == ["is it free?"]


async def test_whoever_is_muted_at_a_table_is_not_heard_there_by_one(shared_server: ServerProcess) -> None:
    async with people(shared_server, "Ann", "Bob", "Cleo") as (ann, bob, cleo):
        table = await sit_down(ann, [bob, cleo], "fort")
        other = await sit_down(ann, [bob], "fort")
        anns, bobs, cleos = [await guest.connect(table) for guest in (ann, bob, cleo)]
        await bobs.request("say", text="before")
        (muted,) = await ann.post("/api/me/blocks", table=table, seat=1)
        assert (muted["name"], muted["table"], muted["seats"]) == ("Bob", table, [1])
        await bobs.request("say", text="after")
        await cleos.request("say", text="from Cleo")
        await anns.until(lambda frame: frame["t"] == "chat" and frame["text"] == "from Cleo")
        assert heard(anns) == ["before", "from Cleo"] and heard(cleos)[:2] == ["before", "after"]
        assert await texts(ann, table) == ["from Cleo"], "what was said before is gone, too"
        assert await texts(cleo, table) == ["before", "after", "from Cleo"]
        await (await bob.connect(other)).request("say", text="elsewhere")
        assert await texts(ann, other) == ["elsewhere"]
        await ann.delete(f"/api/me/blocks/{muted['id']}?table={table}")
        assert await texts(ann, table) == ["before", "after", "from Cleo"]
        assert await ann.get("/api/me/blocks") == []


async def test_whoever_is_blocked_is_heard_nowhere_and_sits_down_at_no_open_table_of_mine(
    shared_server: ServerProcess,
) -> None:
    async with people(shared_server, "Ann", "Bob") as (ann, bob):
        table = await sit_down(ann, [bob], "fort")
        await (await bob.connect(table)).request("say", text="rude")
        line: Json = (await ann.get(f"/api/tables/{table}/chat"))[0]
        (blocked,) = await ann.post("/api/me/blocks", table=table, line=line["number"], everywhere=True)
        assert (blocked["name"], blocked["table"]) == ("Bob", None)
        second = await sit_down(ann, [bob], "fort")
        await (await bob.connect(second)).request("say", text="and again")
        assert await texts(ann, second) == []
        # neither sees the other's open tables; an invitation still holds
        mine = await ann.new_table("fort", ["me", "open"], public=True)
        his = await bob.new_table("fort", ["me", "open"], public=True)
        for guest, hidden in ((ann, his), (bob, mine)):
            assert hidden["id"] not in [one["id"] for one in (await guest.get("/api/tables"))["open"]]
        with pytest.raises(HttpRefused) as refused:
            await bob.join(mine["id"])
        assert refused.value.reason == "sent-away"
        await bob.join(mine["id"], mine["seats"][1]["invite"])


async def test_what_cannot_be_blocked_is_refused_with_a_reason(shared_server: ServerProcess) -> None:
    async with people(shared_server, "Ann", "Bob", "Eve") as (ann, bob, eve):
        table = await sit_down(ann, [bob], "fort", ["easy"], spectators=False)
        for seat in (2, 3, -1, 2**61):
            assert await refusal(ann, table=table, seat=seat) == (404, "nobody-there")
        for line in (None, 0, 99, -1, 2**61):
            assert await refusal(ann, table=table, line=line) == (404, "nobody-there")
        assert await refusal(ann, table=table, seat=0) == (409, "block-yourself")
        assert await refusal(eve, table=table, seat=0) == (403, "no-spectators")
        assert await refusal(ann, table="\0", seat=0) == (404, "no-such-table")
        assert await ann.get("/api/me/blocks") == []
        with pytest.raises(HttpRefused) as zero:
            await eve.delete("/api/me/blocks/%00?table=%00")
        assert (zero.value.status, zero.value.reason) == (404, "no-such-page")


@pytest.mark.parametrize("text", ["", " \n ", "\u200b", "x" * 501, "\0", "\u3164"])
async def test_what_is_no_line_is_refused(shared_server: ServerProcess, text: str) -> None:
    async with people(shared_server, "Ann", "Bob") as (ann, bob):
        table = await sit_down(ann, [bob], "fort")
        seen = await bob.connect(table)
        answer = await (await ann.connect(table)).request("say", text=text)
        assert (answer["t"], answer["reason"]) == ("refused", "bad-chat")
        assert heard(seen) == []
