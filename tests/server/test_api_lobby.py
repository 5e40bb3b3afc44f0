"""Finding, setting up and joining tables, and who one is: every call as `docs/api.md` says it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import forts
from forts.bots import bot_skill
from forts.bots.learned import has_network
from forts.core.state import PERSON
from forts.games.fort.box.kids import HOUSE
from server.harness import Client, HttpRefused, ServerProcess, people

pytestmark = pytest.mark.anyio

DOCS = Path(__file__).parents[2] / "docs" / "api.md"


async def refused(call: Any) -> tuple[int, str]:
    """Status and reason of a refusal."""
    with pytest.raises(HttpRefused) as problem:
        await call
    assert problem.value.problem["text"]
    return problem.value.status, problem.value.reason


async def test_the_guide_names_every_call_and_no_other(shared_server: ServerProcess) -> None:
    async with Client(shared_server) as ann:
        paths = (await ann.http.get("/api/schema/openapi.json")).json()["paths"]
        real = {(method.upper(), re.sub(r"{\w+}", "{}", path)) for path, calls in paths.items() for method in calls}
        told = {
            (method, re.sub(r"{\w+}", "{}", path.partition("?")[0]))
            for method, path in re.findall(r"`(GET|POST|PUT|PATCH|DELETE) (/api[^`]*)`", DOCS.read_text())
        }
        assert told == real
        page = await ann.http.get("/api/docs")
        assert page.headers["content-type"].startswith("text/html")
        for _, path in real:
            assert path.partition("{")[0] in page.text
        assert "<script" not in page.text


async def test_health_says_how_the_server_is(shared_server: ServerProcess) -> None:
    async with Client(shared_server, "Ann") as ann:
        before = shared_server.health()
        assert (before["status"], before["database"], before["redis"]) == ("ok", "sqlite", "none")
        assert before["version"] == forts.__version__
        table = (await ann.new_table("fort", ["me", "easy"]))["id"]
        await ann.connect(table)
        assert shared_server.health()["sockets"] == before["sockets"] + 1


async def test_the_catalog_lists_games_with_what_they_take(shared_server: ServerProcess) -> None:
    async with Client(shared_server) as ann:
        games = {game["name"]: game for game in await ann.get("/api/games")}
        assert set(games) >= {"fort", "forfort"}
        for name, info in games.items():
            game = forts.find(name)
            assert (info["min_players"], info["max_players"]) == (game.min_players, game.max_players)
            assert [option["name"] for option in info["options"]] == [option.name for option in game.options]
            assert [option["each_seat"] for option in info["options"]] == [option.each_seat for option in game.options]
            passed = {who: [one["hundred"] for one in chances] for who, chances in info["chances"].items()}
            skills = {bot: bot_skill(bot, name) for bot in info["bots"]} | {"person": PERSON}
            assert passed == (
                {who: [one.hundred for one in game.chances(skill)] for who, skill in skills.items()}
                if game.has_trials
                else {}
            )
            learned = ["learned"] if has_network(game) else []
            assert info["bots"] == ["random", "easy", "normal", *learned, "hard", "expert"]
            assert await ann.get(f"/api/games/{name}/components")
            languages = {}
            for lang in ("en", "fr"):
                rules = await ann.http.get(f"/api/games/{name}/rules?lang={lang}")
                assert rules.headers["content-type"] == "text/markdown; charset=utf-8"
                languages[lang] = rules.text
            assert languages["en"] != languages["fr"] and languages["en"].startswith("#")
        assert await refused(ann.get("/api/games/chess/components")) == (404, "unknown-game")
        assert await refused(ann.get("/api/games/chess/rules")) == (404, "unknown-game")


async def test_a_table_shows_the_pieces_it_is_played_with(shared_server: ServerProcess) -> None:
    async with Client(shared_server) as ann:
        games = {game["name"]: game for game in await ann.get("/api/games")}
        usual = await ann.new_table("fort", ["me", "easy"])
        assert (usual["rules"], usual["data"]) == (games["fort"]["rules"], games["fort"]["data"])
        pieces = await ann.get("/api/games/fort/components")
        assert await ann.get(f"/api/tables/{usual['id']}/components") == pieces
        house = "\n".join(HOUSE.text().splitlines())
        own = await ann.new_table("fort", ["me", "easy"], options={"data": house.replace("Bug,", "Beetle,")})
        assert own["data"] != usual["data"]
        shown = await ann.get(f"/api/tables/{own['id']}/components")
        assert {kid["name"] for kid in shown["kids"]} - {kid["name"] for kid in pieces["kids"]} == {"Beetle"}
        many = await ann.new_table("forfort", ["me", "easy"], options={"armies": 5})
        assert (await ann.get(f"/api/tables/{many['id']}/components"))["armies"] == 5
        assert await refused(ann.get("/api/tables/none/components")) == (404, "no-such-table")


async def test_a_refusal_speaks_the_language_of_the_request(shared_server: ServerProcess) -> None:
    async with Client(shared_server) as ann:
        texts = {}
        for header in ("en", "fr", "fr-CA,fr;q=0.9,en;q=0.5", "de", ""):
            answer = await ann.http.get("/api/tables/none", headers={"Accept-Language": header})
            assert (answer.status_code, answer.json()["reason"]) == (404, "no-such-table")
            texts[header] = answer.json()["text"]
        assert texts["fr"] == texts["fr-CA,fr;q=0.9,en;q=0.5"] != texts["en"] == texts["de"] == texts[""]


async def test_one_changes_ones_name_and_portrait(shared_server: ServerProcess) -> None:
    async with Client(shared_server) as ann:
        me = await ann.get("/api/me")
        assert me["name"] == "" and me["face"] and me["handle"] is None
        changed = await ann.patch("/api/me", name=" Ann  Bee ", face="abc123")
        assert (changed["id"], changed["name"], changed["face"]) == (me["id"], "Ann Bee", "abc123")
        assert await ann.patch("/api/me") == changed == await ann.get("/api/me")
        assert await refused(ann.patch("/api/me", colour="red")) == (400, "bad-request")


async def test_tables_go_along_to_another_device_by_handle_and_passphrase(shared_server: ServerProcess) -> None:
    async with people(shared_server, "Ann", "Phone", "Bob") as (ann, phone, bob):
        table = (await ann.new_table("fort", ["me", "easy"]))["id"]
        kept = await ann.put("/api/me/passphrase", handle="Ann of Api", passphrase="correct horse")
        assert kept["handle"] == "ann of api"
        assert await refused(bob.put("/api/me/passphrase", handle="ANN OF API", passphrase="something")) == (
            409,
            "handle-taken",
        )
        for handle, passphrase, reason in (("", "long enough", "bad-handle"), ("bob", "short", "bad-passphrase")):
            answer = await refused(bob.put("/api/me/passphrase", handle=handle, passphrase=passphrase))
            assert answer == (400, reason)
        assert await refused(phone.post("/api/me/claim", handle="ann of api", passphrase="wrong horse")) == (
            403,
            "wrong-passphrase",
        )
        assert (await phone.get("/api/me"))["name"] == "Phone"
        claimed = await phone.post("/api/me/claim", handle=" Ann of API ", passphrase="correct horse")
        assert claimed["id"] == (await ann.get("/api/me"))["id"]
        assert [one["id"] for one in (await phone.get("/api/tables"))["mine"]] == [table]
        assert (await ann.get("/api/me"))["id"] == claimed["id"], "the first device stays"
        # a new passphrase under the same handle takes the place of the old one
        await ann.put("/api/me/passphrase", handle="Ann of Api", passphrase="battery staple", old="correct horse")
        assert (await refused(bob.post("/api/me/claim", handle="ann of api", passphrase="correct horse")))[0] == 403


async def test_a_new_table_is_as_it_was_wished(shared_server: ServerProcess) -> None:
    async with Client(shared_server, "Ann") as ann:
        wish = {
            "game": "fort",
            "seats": [
                {"who": "me"},
                {"who": "me", "name": "Little Ann"},
                {"who": "bot", "bot": "hard"},
                {"who": "open"},
            ],
            "options": {"setup": "advanced", "max_rounds": 7},
            "terms": {"public": True, "undo": False, "move_seconds": 30, "bank_seconds": 300, "standin": "easy"},
        }
        table = await ann.post("/api/tables", **wish)
        assert (table["game"], table["players"], table["status"], table["host"], table["ply"]) == (
            "fort",
            4,
            "lobby",
            True,
            0,
        )
        assert table["options"]["setup"] == "advanced" and table["options"]["max_rounds"] == 7
        assert table["options"]["first"] == "random", "the others by default"
        assert table["terms"] == {
            "public": True,
            "spectators": True,
            "undo": False,
            "hints": True,
            "rated": False,
            "move_seconds": 30,
            "bank_seconds": 300,
            "limit_seconds": 259200,
            "standin": "easy",
            "pace": 700,
            "taken": False,
        }
        seats = table["seats"]
        assert [seat["kind"] for seat in seats] == ["person", "person", "bot", "open"]
        assert [seat["name"] for seat in seats] == ["Ann", "Little Ann", "", ""]
        assert [seat["mine"] for seat in seats] == [True, True, False, False]
        assert [seat["bot"] for seat in seats] == [None, None, "hard", None]
        assert [seat["invite"] is not None for seat in seats] == [False, False, False, True]
        assert await ann.table(table["id"]) == table


@pytest.mark.parametrize(
    ("change", "status", "reason"),
    [
        ({"game": "chess"}, 400, "unknown-game"),
        ({"seats": [{"who": "me"}]}, 400, "bad-players"),
        ({"seats": [{"who": "me"}] * 5}, 400, "bad-players"),
        ({"seats": []}, 400, "bad-players"),
        ({"seats": [{"who": "me"}, {"who": "bot"}]}, 400, "which-bot"),
        ({"seats": [{"who": "me"}, {"who": "cat"}]}, 400, "bad-request"),
        ({"seats": [{"who": "me"}, {"who": "bot", "bot": "god"}]}, 400, "bots-unknown"),
        ({"seats": [{"who": "me"}, {"who": "me", "name": "x" * 25}]}, 400, "long-name"),
        ({"options": {"colour": "red"}}, 400, "unknown-option"),
        ({"options": {"max_rounds": 0}}, 400, None),
        ({"options": {"max_rounds": 201}}, 400, "bad-option-range"),
        ({"options": {"setup": "odd"}}, 400, None),
        ({"options": {"first": "4"}}, 400, "bad-option-range"),
        ({"options": {"data": "nonsense"}}, 400, None),
        ({"options": {"x" * 5000: 1}}, 400, "unknown-option"),
        ({"options": {"setup": "x" * 5000}}, 400, None),
        ({"terms": {"move_seconds": -1}}, 400, "bad-term"),
        ({"terms": {"bank_seconds": 10**9}}, 400, "bad-term"),
        ({"terms": {"pace": 10_001}}, 400, "bad-term"),
        ({"terms": {"colour": 1}}, 400, "bad-request"),
    ],
)
async def test_a_table_that_cannot_be_is_refused(
    shared_server: ServerProcess, change: dict[str, Any], status: int, reason: str | None
) -> None:
    async with Client(shared_server, "Ann") as ann:
        found = await refused(ann.post("/api/tables", **{"game": "fort", "seats": [{"who": "me"}] * 2, **change}))
        assert found == (status, reason or found[1])
        assert (await ann.get("/api/tables"))["mine"] == []


async def test_a_table_starts_by_itself_once_nobody_is_waited_for(shared_server: ServerProcess) -> None:
    async with Client(shared_server, "Ann") as ann:
        assert (await ann.new_table("fort", ["me", "easy"], start=True))["status"] == "playing"
        assert (await ann.new_table("fort", ["me", "open"], start=True))["status"] == "lobby"
        assert (await ann.new_table("fort", ["me", "easy"]))["status"] == "lobby"


async def test_the_list_has_my_tables_and_public_ones_with_room(shared_server: ServerProcess) -> None:
    async with people(shared_server, "Ann", "Bob") as (ann, bob):
        hidden = (await ann.new_table("fort", ["me", "open"]))["id"]
        public = (await ann.new_table("fort", ["me", "open"], public=True))["id"]
        full = (await ann.new_table("fort", ["me", "easy"], public=True))["id"]
        mine = {table["id"] for table in (await ann.get("/api/tables"))["mine"]}
        assert mine == {hidden, public, full}
        seen = await bob.get("/api/tables")
        assert seen["mine"] == []
        listed = {table["id"] for table in seen["open"]}
        assert public in listed and not listed & {hidden, full}
        await bob.join(public)
        assert [table["id"] for table in (await bob.get("/api/tables"))["mine"]] == [public]
        assert public not in {table["id"] for table in (await ann.get("/api/tables"))["open"]}


async def test_the_host_changes_seats_before_the_start(shared_server: ServerProcess) -> None:
    async with people(shared_server, "Ann", "Bob") as (ann, bob):
        table = await ann.new_table("fort", ["me", "open", "easy"])
        at = f"/api/tables/{table['id']}/seats"
        seen = await bob.connect(table["id"])
        assert (await ann.patch(f"{at}/2", who="open"))["seats"][2]["kind"] == "open"
        assert (await ann.patch(f"{at}/2", who="bot", bot="hard"))["seats"][2]["bot"] == "hard"
        assert (await ann.patch(f"{at}/1", who="me"))["seats"][1]["mine"]
        assert (await ann.patch(f"{at}/1", who="open"))["seats"][1]["kind"] == "open"
        await seen.until_state(lambda one: one.table["seats"][2]["bot"] == "hard")
        joined = await bob.join(table["id"], (await ann.table(table["id"]))["seats"][1]["invite"])
        assert joined["seats"][1]["mine"] and joined["seats"][1]["invite"] is None
        assert (await ann.patch(f"{at}/1", who="open"))["seats"][1]["kind"] == "open", "the host sends somebody away"
        await bob.join(table["id"], (await ann.table(table["id"]))["seats"][1]["invite"])
        assert await refused(ann.patch(f"{at}/9", who="open")) == (404, "no-such-seat")
        assert await refused(ann.patch(f"{at}/2", who="bot")) == (400, "which-bot")
        assert await refused(bob.patch(f"{at}/2", who="open")) == (403, "not-host")
        await ann.start(table["id"])
        assert await refused(ann.patch(f"{at}/2", who="open")) == (409, "table-started")


async def test_joining_takes_an_open_seat_once(shared_server: ServerProcess) -> None:
    async with people(shared_server, "Ann", "Bob", "Cleo") as (ann, bob, cleo):
        table = await ann.new_table("fort", ["me", "open", "open"])
        id_, invites = table["id"], [seat["invite"] for seat in table["seats"]]
        assert await refused(bob.join(id_)) == (403, "no-invitation")
        assert await refused(bob.join(id_, seat=1)) == (403, "no-invitation"), "a number is no invitation"
        for _ in range(2):
            joined = await bob.join(id_, invites[1])
            assert [seat["mine"] for seat in joined["seats"]] == [False, True, False]
        assert await refused(cleo.join(id_, invites[1])) == (409, "seat-taken")
        assert await refused(ann.start(id_)) == (409, "seats-open")
        left = await bob.post(f"/api/tables/{id_}/leave")
        assert left["seats"][1]["kind"] == "open" and left["seats"][1]["name"] == ""
        assert await refused(bob.post(f"/api/tables/{id_}/leave")) == (403, "not-seated")
        await cleo.join(id_, invites[1])
        await bob.join(id_, invites[2])
        assert (await ann.start(id_))["status"] == "playing"
        assert (await ann.start(id_))["status"] == "playing", "starting twice is harmless"


async def test_anybody_joins_a_public_table(shared_server: ServerProcess) -> None:
    async with people(shared_server, "Ann", "Bob", "Cleo", "Dan") as (ann, bob, cleo, dan):
        id_ = (await ann.new_table("fort", ["me", "open", "open"], public=True))["id"]
        assert (await bob.join(id_, seat=2))["seats"][2]["mine"]
        assert await refused(cleo.join(id_, seat=2)) == (409, "seat-taken")
        assert await refused(cleo.join(id_, seat=7)) == (404, "no-such-seat")
        assert await refused(cleo.join(id_, seat=-1)) == (404, "no-such-seat")
        assert (await cleo.join(id_))["seats"][1]["mine"]
        assert await refused(dan.join(id_)) == (409, "table-full")
        assert await refused(dan.join("none")) == (404, "no-such-table")


async def test_lists_say_whose_turn_it_is_whether_the_table_is_in_memory_or_not(server: ServerProcess) -> None:
    async with people(server, "Ann") as (ann,):
        made = await ann.new_table("fort", ["me", "me"], start=True)
        asked = (await ann.table(made["id"]))["turn_of"]
        assert len(asked) == 1
        server.kill()
        server.restart()
        assert [table["turn_of"] for table in (await ann.get("/api/tables"))["mine"]] == [asked]
        socket = await ann.connect(made["id"], seat=asked[0])
        await socket.request("resign")
        server.kill()
        server.restart()
        assert [table["turn_of"] for table in (await ann.get("/api/tables"))["mine"]] == [[]]
