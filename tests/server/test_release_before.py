"""A database of the release before: its tables read as they were, and go on by their own rules."""

from __future__ import annotations

import json
import random
import sqlite3
from functools import partial
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Boolean, create_engine, insert, make_url, text

import forts
from forts import catalog
from forts.server.guests import Guest
from forts.server.store import database as databases
from forts.server.store import schema
from forts.server.store.rows import read_journal
from forts.server.tables import lobby
from golden import state_hash
from server.room import Watch, everything, match_at, move, open_room, some_guests
from server.trials import begun, to_the_end

RELEASE = Path(__file__).parents[1] / "data" / "release-0.2.0"
EXPECTED = json.loads((RELEASE / "tables.json").read_text())
"""What version 0.2.0 made of each table."""
RUNNING = [id_ for id_, kept in EXPECTED.items() if kept["table"].endswith("running")]
OVER = [id_ for id_, kept in EXPECTED.items() if kept["table"].endswith("over")]
LOBBY = next(id_ for id_, kept in EXPECTED.items() if kept["table"].endswith("lobby"))

pytestmark = pytest.mark.anyio


@pytest.fixture
def old_database(database: str) -> str:
    """The database as version 0.2.0 left it."""
    written = (RELEASE / "tables.sql").read_text(encoding="utf-8")
    if database.startswith("sqlite"):
        with sqlite3.connect(database.removeprefix("sqlite:///")) as connection:
            connection.executescript(written)
        return database
    kept = sqlite3.connect(":memory:")
    kept.row_factory = sqlite3.Row
    kept.executescript(written)
    engine = create_engine(make_url(database).set(drivername="postgresql+psycopg"))
    config = Config()
    config.set_main_option("script_location", str(databases._MIGRATIONS))
    config.set_main_option("path_separator", "os")
    with engine.begin() as target:
        config.attributes["connection"] = target
        command.upgrade(config, "0003")
        there = {name for (name,) in kept.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        for table in [one for one in schema.metadata.sorted_tables if one.name in there]:
            flags = {column.name for column in table.columns if isinstance(column.type, Boolean)}
            for row in kept.execute(f"SELECT * FROM {table.name}"):
                values = {name: bool(row[name]) if name in flags else row[name] for name in row.keys()}  # noqa: SIM118
                target.execute(insert(table).values(values))
    engine.dispose()
    return database


async def test_tables_of_the_release_before_read_as_before(old_database: str) -> None:
    async with open_room(old_database) as room:
        version = await room.read(lambda one: one.execute(text("SELECT version_num FROM alembic_version")).scalar())
        assert version > "0003"
        for id_, kept in EXPECTED.items():
            live = await room.live(id_)
            assert (live.row.rules, live.row.data) == (2, "")
            assert (live.row.ply, live.row.actor, live.row.waiting) == (kept["ply"], kept["actor"], [])
            assert all(row.note is None for row in await room.read(partial(read_journal, id_=id_)))
            if kept["hash"]:
                match = live.game_on
                assert match.game.rules == 2
                assert len(match.actions) == kept["actions"]
                assert (state_hash(match), match.scores) == (kept["hash"], kept["scores"])
        for id_ in OVER:
            match = (await room.live(id_)).game_on
            assert match.over
            assert forts.replay(match.log).scores == EXPECTED[id_]["scores"]


async def test_games_of_the_first_schema_know_whose_turn_it_is(old_database: str) -> None:
    """The column came with the second, and stayed empty."""
    engine = create_engine(make_url(old_database).set(drivername=_DRIVERS[make_url(old_database).get_backend_name()]))
    with engine.begin() as connection:
        connection.execute(text("UPDATE tables SET actor = NULL"))
    engine.dispose()
    async with open_room(old_database) as room:
        for id_, kept in EXPECTED.items():
            assert (await room.live(id_)).row.actor == kept["actor"]


_DRIVERS = {"sqlite": "sqlite", "postgresql": "postgresql+psycopg"}


async def test_what_ended_before_is_counted_and_listed(old_database: str) -> None:
    async with open_room(old_database) as room:
        rows = await room.read(lambda one: one.execute(text("SELECT game, games, entries FROM tallies")).all())
        counted = {row.game: (row.games, row.entries) for row in rows}
        for game in {(await room.live(id_)).row.game for id_ in OVER}:
            plies = [EXPECTED[id_]["ply"] for id_ in OVER if (await room.live(id_)).row.game == game]
            assert counted[game] == (len(plies), sum(plies))
        wrong = text("SELECT COUNT(*) FROM ratings WHERE ABS(certain - (mean - 2 * deviation)) > 1e-9")
        assert await room.read(lambda one: one.execute(wrong).scalar()) == 0


async def test_a_running_table_goes_on_by_its_own_rules(old_database: str) -> None:
    chance = random.Random(3)
    async with open_room(old_database) as room:
        for id_ in RUNNING:
            for _ in range(5):
                await move(room, id_, chance)
            match = await match_at(room, id_)
            assert match.game is catalog.find(match.game.name).edition(2)
            assert len(match.actions) > EXPECTED[id_]["actions"]
            assert match.log["rules"] == 2
    async with open_room(old_database) as room:
        for id_ in RUNNING:
            assert (await room.live(id_)).game_on.game.rules == 2


async def test_a_table_in_the_lobby_starts_by_the_rules_it_was_set_up_with(old_database: str) -> None:
    async with open_room(old_database) as room:
        host = Guest((await room.live(LOBBY)).row.host, "", "", None, b"")
        await lobby.start(room, LOBBY, host)
        assert (await match_at(room, LOBBY)).game.rules == 2
        finished = OVER[0]
        again = await lobby.rematch(room, finished, host)
        row = (await room.live(again)).row
        assert row.rules == catalog.find(row.game).rules
        assert row.data == catalog.find(row.game).fingerprint(row.options)


async def test_a_game_with_trials_can_be_played_in_it(old_database: str) -> None:
    async with open_room(old_database) as room:
        room.clock = Watch(1000.0)
        table = await begun(room, await some_guests(room, 2))
        live = await to_the_end(room, table, random.Random(1))
        notes = live.game_on.notes
        assert notes and (await match_at(room, table)).notes == notes
        assert (await everything(room))["seen"]


async def test_a_table_whose_data_nobody_has_is_refused_by_name(old_database: str) -> None:
    async with open_room(old_database) as room:
        with databases.writing(room.engine) as connection:
            connection.execute(text("UPDATE tables SET data = '0123456789abcdef'"))
        for id_ in RUNNING:
            with pytest.raises(forts.FortsError) as caught:
                await room.live(id_)
            assert "0123456789abcdef" in caught.value.text("fr")
        host = Guest((await room.live(LOBBY)).row.host, "", "", None, b"")
        with pytest.raises(forts.FortsError, match="0123456789abcdef"):
            await lobby.start(room, LOBBY, host)
