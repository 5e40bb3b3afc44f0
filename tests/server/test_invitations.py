"""Links: what whoever follows one is told, and what others see of it."""

from __future__ import annotations

import re

import httpx
import pytest

from server.harness import Client, HttpRefused, Json, ServerProcess, people

pytestmark = pytest.mark.anyio


async def invited(guest: Client, table: str, invite: str = "") -> Json:
    """What the page of an invitation asks for."""
    headers = {"Forts-Invite": invite, "Accept-Language": "fr"}
    answer = await guest.http.get(f"/api/tables/{table}/invitation", headers=headers)
    if answer.status_code >= 400:
        raise HttpRefused(answer.status_code, answer.json())
    told: Json = answer.json()
    return told


async def test_an_invitation_says_who_invites_to_what_and_whether_there_is_a_seat(shared_server: ServerProcess) -> None:
    async with people(shared_server, "Ann", "Bob", "Eve") as (ann, bob, eve):
        table = await ann.new_table("fort", ["me", "open", "easy"], move_seconds=60, spectators=False)
        link = (table["id"], table["seats"][1]["invite"])
        told = await invited(bob, *link)
        assert (told["host"], told["seat"], told["problem"]) == ("Ann", 1, None)
        assert told["table"]["terms"]["move_seconds"] == 60 and len(told["table"]["seats"]) == 3
        assert '"invite":"' not in str(told)
        await bob.join(*link)
        assert (await invited(bob, *link))["problem"] is None, "who sits there comes back"
        with pytest.raises(HttpRefused) as taken:
            await invited(eve, *link)
        assert (taken.value.status, taken.value.reason) == (409, "seat-taken")
        for other, reason in (("wrong", "invitation-gone"), ("", "no-invitation")):
            with pytest.raises(HttpRefused) as refused:
                await invited(eve, table["id"], other)
            assert (refused.value.status, refused.value.reason) == (403, reason)
        await ann.start(table["id"])
        with pytest.raises(HttpRefused) as late:
            await invited(eve, *link)
        assert late.value.reason == "table-started"


async def test_where_others_may_look_the_page_says_what_is_wrong_beside_it(shared_server: ServerProcess) -> None:
    async with people(shared_server, "Ann", "Bob", "Eve") as (ann, bob, eve):
        table = await ann.new_table("fort", ["me", "open"], public=True)
        assert (await invited(eve, table["id"]))["problem"] is None
        await bob.join(table["id"])
        full = await invited(eve, table["id"])
        assert full["problem"]["reason"] == "table-full" and full["problem"]["text"] == "Toutes les places sont prises."
        taken = await invited(eve, table["id"], table["seats"][1]["invite"])
        assert taken["problem"]["reason"] == "seat-taken"
        await ann.start(table["id"])
        assert (await invited(eve, table["id"]))["problem"]["reason"] == "table-started"


def tags(page: str) -> dict[str, str]:
    """What a preview is made of."""
    return dict(re.findall(r'<meta property="((?:og|twitter):[a-z:_]+)" content="([^"]*)" />', page))


async def test_a_link_has_a_preview_in_the_readers_language_without_a_secret(shared_server: ServerProcess) -> None:
    async with people(shared_server, '<Ann "1">', "Bob") as (ann, bob):
        table = await ann.new_table("fort", ["me", "open"])
        closed = await ann.new_table("fort", ["me", "open"], spectators=False)
        with httpx.Client(base_url=shared_server.url, trust_env=False) as http:

            def look(path: str, lang: str = "en") -> dict[str, str]:
                answer = http.get(path, headers={"Accept-Language": lang})
                assert "set-cookie" not in answer.headers, "nobody becomes a guest by that"
                assert table["seats"][1]["invite"] not in answer.text
                return tags(answer.text)

            found = look(f"/join/{table['id']}")
            assert found["og:title"] == "&lt;Ann &quot;1&quot;&gt; invites you to play Fort"
            assert found["og:description"] == "2 players, casual. One seat is free."
            assert found["og:image"] == f"{shared_server.url}/api/games/fort/preview.png"
            assert look(f"/join/{table['id']}", "fr-CA")["og:description"].startswith("2 joueurs, partie amicale")
            picture = http.get(found["og:image"])
            assert picture.headers["content-type"] == "image/png"
            assert (int.from_bytes(picture.content[16:20], "big"), int.from_bytes(picture.content[20:24], "big")) == (
                int(found["og:image:width"]),
                int(found["og:image:height"]),
            )
            await bob.join(table["id"], table["seats"][1]["invite"])
            await ann.start(table["id"])
            assert look(f"/table/{table['id']}")["og:title"] == "Fort: watch the game"
            await (await ann.connect(table["id"])).request("resign")
            assert look(f"/table/{table['id']}/replay")["og:title"] == "Fort: Bob wins!"
            # of a closed table, and of what is no table, nothing is said
            usual = look("/")
            for path in (f"/join/{closed['id']}", "/table/none", "/settings"):
                hidden = look(path)
                assert {**hidden, "og:url": ""} == {**usual, "og:url": ""}
