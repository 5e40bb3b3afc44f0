"""Answers the calls that a client makes of a server, for whoever uses this browser."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Literal, NamedTuple, TypeVar
from urllib.parse import parse_qsl, unquote

import msgspec

from forts.catalog import find
from forts.core.errors import FortsError
from forts.local import tables
from forts.local.book import Result
from forts.local.hall import LocalHall
from forts.local.sets import MOST, LocalSets
from forts.local.store import OWN, SHELVES
from forts.local.thinker import LocalThinkers
from forts.server import designs, games
from forts.server.errors import Forbidden, Invalid, Refusal, Unknown
from forts.server.names import Guest, clean_name, new_id
from forts.server.tables import files, frames, past, setup
from forts.server.tables.live import LiveTable
from forts.server.tables.play import as_refusal
from forts.server.wire import (
    AnalysisInfo,
    Archive,
    ArchivedGame,
    Calling,
    ChangeMe,
    ChangeSeat,
    ChangeSet,
    Me,
    NewSet,
    NewTable,
    Notice,
    Problem,
    Proposal,
    ReadSet,
    Replay,
    SetInfo,
    SetText,
    Statistics,
    TableInfo,
)
from forts.words import accepted_language

Body = TypeVar("Body")
_ME = "me"
_MOST_GAMES = 50


class Asked(NamedTuple):
    """A call."""

    query: dict[str, str]
    body: bytes
    languages: str

    def read(self, kind: type[Body]) -> Body:
        """The body, as what it has to be."""
        try:
            return msgspec.json.decode(self.body, type=kind)
        except msgspec.MsgspecError:
            raise Invalid("bad-request") from None

    def number(self, name: str, usual: int | None) -> int | None:
        """A number of the query."""
        text = self.query.get(name)
        if text is None:
            return usual
        if not (text.isascii() and text.isdigit() and len(text) < 10):
            raise Invalid("bad-request")
        return int(text)


class Answer(NamedTuple):
    """What a call is answered with."""

    status: int
    kind: Literal["application/json", "text/plain"]
    text: str


class Office:
    """One browser's own server, as far as its pages can tell."""

    def __init__(self, hall: LocalHall, thinkers: LocalThinkers) -> None:
        self.hall = hall
        self.thinkers = thinkers
        self.sets = LocalSets(hall.kept)
        self.analyses: dict[str, asyncio.Task[AnalysisInfo]] = {}
        self._guest: Guest | None = None

    async def answer(self, method: str, address: str, body: bytes, languages: str) -> Answer:
        """Carry out a call, or say why not."""
        path, _, query = address.partition("?")
        try:
            for verb, pattern, job in _ROUTES:
                found = pattern.fullmatch(path)
                if found is not None and verb == method:
                    asked = Asked(dict(parse_qsl(query)), body, languages)
                    told = await job(self, asked, *map(unquote, found.groups()))
                    if isinstance(told, str):
                        return Answer(200, "text/plain", told)
                    return Answer(200, "application/json", msgspec.json.encode(told).decode())
            raise Unknown("needs-server")
        except FortsError as error:
            refusal = as_refusal(error)
            reason = refusal.reason
            problem = Problem(reason.id, reason, reason.text(accepted_language(languages)))
            return Answer(refusal.status, "application/json", msgspec.json.encode(problem).decode())

    # -- who -----------------------------------------------------------------------------------------------------

    async def guest(self) -> Guest:
        """Whoever uses this browser."""
        if self._guest is None:
            store = self.hall.kept.store
            text = await store.get(OWN, _ME)
            if text is None:
                made = Me(new_id(), "", secrets.token_hex(4), None)
                await self._keep(made)
                return await self.guest()
            kept = msgspec.json.decode(text, type=Me)
            self._guest = Guest(kept.id, kept.name, kept.face, None, b"")
        return self._guest

    async def _keep(self, me: Me) -> None:
        await self.hall.kept.put(OWN, _ME, msgspec.json.encode(me).decode())
        self._guest = Guest(me.id, me.name, me.face, None, b"")

    async def me(self, asked: Asked) -> Me:
        """Who I am."""
        guest = await self.guest()
        return Me(guest.id, guest.name, guest.face, None)

    async def change_me(self, asked: Asked) -> Me:
        """Change my name or portrait."""
        wanted, guest = asked.read(ChangeMe), await self.guest()
        name = guest.name if wanted.name is None else clean_name(wanted.name)
        await self._keep(Me(guest.id, name, wanted.face or guest.face, None))
        return await self.me(asked)

    async def erase(self, asked: Asked) -> None:
        """Delete all that is kept here."""
        for live in list(self.hall.tables.values()):
            self.hall.drop(live)
        await self.hall.kept.clear()
        self._guest = None

    async def export(self, asked: Asked) -> dict[str, Any]:
        """All that is kept here, as it is kept."""
        store = self.hall.kept.store
        return {shelf: dict(await store.among(shelf, "")) for shelf in SHELVES}

    # -- tables --------------------------------------------------------------------------------------------------

    async def list_tables(self, asked: Asked) -> dict[str, Any]:
        """My tables; nobody else's are here. Those that cannot be read are named, and stay."""
        guest = await self.guest()
        found, damaged = await self.hall.kept.tables()
        mine = [frames.table_info(one.row, one.seats, guest.id, set()) for one in found]
        return {"mine": mine[:_MOST_GAMES], "open": [], "damaged": damaged}

    async def create(self, asked: Asked) -> TableInfo:
        """Set up a table."""
        guest = await self.guest()
        return await self._info(await tables.create(self.hall, guest, asked.read(NewTable)))

    async def show(self, asked: Asked, table: str) -> TableInfo:
        """A table."""
        return await self._info(table)

    async def close(self, asked: Asked, table: str) -> None:
        """Remove a table, whether its game is over or not."""
        await tables.remove(self.hall, table)

    async def components(self, asked: Asked, table: str) -> Any:
        """The pieces of a table."""
        row = (await self.hall.live(table)).row
        return find(row.game).edition(row.rules, row.data).components(row.options)

    async def change_seat(self, asked: Asked, table: str, seat: str) -> TableInfo:
        """Change a seat before the game."""
        await tables.change_seat(self.hall, table, await self.guest(), int(seat), asked.read(ChangeSeat))
        return await self._info(table)

    async def leave(self, asked: Asked, table: str) -> TableInfo:
        """Leave my seats to bots."""
        await tables.leave(self.hall, table, await self.guest())
        return await self._info(table)

    async def start(self, asked: Asked, table: str) -> TableInfo:
        """Start the game."""
        await setup.start(self.hall, table, await self.guest())
        return await self._info(table)

    async def rematch(self, asked: Asked, table: str) -> TableInfo:
        """The same again."""
        return await self._info(await tables.rematch(self.hall, table, await self.guest()))

    async def take_out(self, asked: Asked, table: str) -> str:
        """A table as a file."""
        found = await self.hall.kept.find(table)
        if found is None:
            raise Unknown("no-such-table")
        if found[0].status == "lobby":
            raise Refusal("table-not-started")
        return files.written(found)

    async def take_in(self, asked: Asked) -> TableInfo:
        """A table from a file. One that is here already, and as far, is not taken twice; one that went along and comes
        back goes on where it was; one that went on here meanwhile becomes two."""
        file, guest = files.read(asked.body.decode(errors="replace")), await self.guest()
        row, seats, journal = files.taken(file, guest, self.hall.clock(), self.hall.speed)
        here = await self.hall.kept.find(row.id)
        if here is not None and files.goes_on(here[2], file.journal):
            return await self._info(row.id)
        if here is not None and not files.goes_on(journal, here[2]):
            row.id = new_id()
        await self.hall.kept.insert(row, seats, journal)
        await self.hall.look_anew(row.id)
        return await self._info(row.id)

    async def _info(self, table: str) -> TableInfo:
        guest = await self.guest()
        async with self.hall.locked(table) as live:
            return frames.table_info(live.row, live.seats, guest.id, self.hall.online(table))

    # -- games looked at again -------------------------------------------------------------------------------------

    async def _seen(self, table: str, asked: Asked) -> tuple[LiveTable, int | None]:
        async with self.hall.locked(table) as live:
            return live, past.eyes_of(live, (await self.guest()).id, asked.number("seat", None))

    async def events(self, asked: Asked, table: str) -> Any:
        """Everything that happened so far."""
        live, viewer = await self._seen(table, asked)
        match = live.game_on
        return frames.happened(match, viewer, 0, len(match.actions), None, match.notes)

    async def replay(self, asked: Asked, table: str) -> Replay:
        """The board after each of some actions."""
        live, viewer = await self._seen(table, asked)
        actions = live.game_on.actions[:]
        start, count = asked.number("start", 0) or 0, asked.number("count", 50) or 0
        past.check_range(actions, start, count)
        steps, decisions = past.steps_of(live, viewer, actions, start, count)
        before = past.beginning(live, viewer, start)
        return Replay(await self._info(table), viewer, len(actions), decisions, steps, frames.sheets(live), before)

    async def log(self, asked: Asked, table: str) -> dict[str, Any]:
        """The game as a log."""
        return past.log_told((await self._seen(table, asked))[0])

    async def scores(self, asked: Asked, table: str) -> Any:
        """Where each point came from."""
        return frames.scores(past.ended((await self._seen(table, asked))[0]), None)

    async def analysis(self, asked: Asked, table: str) -> AnalysisInfo:
        """The win chances after every decision."""
        live, _ = await self._seen(table, asked)
        log = past.ended(live).log
        known = self.analyses.get(table)
        if known is None or (known.done() and (known.cancelled() or known.exception() is not None)):
            self.analyses[table] = asyncio.ensure_future(self._analyse(log))
        return await asyncio.shield(self.analyses[table])

    async def _analyse(self, log: dict[str, Any]) -> AnalysisInfo:
        return past.analysis_info(await self.thinkers.analyse(log))

    # -- how it went -----------------------------------------------------------------------------------------------

    async def archive(self, asked: Asked) -> Archive:
        """My finished games."""
        wanted = asked.query
        guest = await self.guest()
        kept = {one.row.id: one for one in (await self.hall.kept.tables())[0]}
        found = [
            one
            for one in await self.hall.kept.results_of(wanted.get("game"))
            if one.table in kept and _fits(one, wanted)
        ]
        start = int(wanted.get("since", "0")) if wanted.get("since", "0").isdigit() else 0
        count = min(asked.number("count", 20) or 20, _MOST_GAMES)
        part = found[start : start + count]
        told = [
            ArchivedGame(
                frames.table_info(kept[one.table].row, kept[one.table].seats, guest.id, set()),
                one.seat,
                one.share > 0,
                one.points,
                False,
                one.at,
            )
            for one in part
        ]
        return Archive(told, str(start + count) if len(found) > start + count else None)

    async def statistics(self, asked: Asked, game: str) -> Statistics:
        """How a game goes here."""
        name = games.known_game(game).name
        found = await self.hall.kept.results_of(name)
        share = max(1, len(found))
        return Statistics(
            name,
            len(found),
            round(sum(one.entries for one in found) / share, 1),
            round(sum(one.first for one in found) / share, 4),
            len(found),
            sum(one.share > 0 for one in found),
            max((one.points for one in found), default=0),
        )

    async def propose(self, asked: Asked, game: str) -> Proposal:
        """What set-up should propose."""
        rules, options = games.proposal_options(game, asked.query)
        if rules.referee is None:
            return Proposal({})
        return Proposal(dict(rules.referee.proposed(options, await self.hall.kept.seen_by([], game))))

    # -- the workshop --------------------------------------------------------------------------------------------

    async def read_cards(self, asked: Asked, game: str) -> ReadSet:
        """A designer's file, read."""
        text = asked.read(SetText).text
        designs.check_length(text)
        return designs.read_cards(game, text, accepted_language(asked.languages))

    async def list_sets(self, asked: Asked) -> list[SetInfo]:
        """My sets."""
        return await self.sets.all(asked.query.get("game"))

    async def add_set(self, asked: Asked) -> SetInfo:
        """Keep a set."""
        return await self.sets.add(asked.read(NewSet), self.hall.clock())

    async def show_set(self, asked: Asked, set_id: str) -> SetInfo:
        """A set with its file."""
        return await self.sets.one(set_id)

    async def change_set(self, asked: Asked, set_id: str) -> SetInfo:
        """Change a set."""
        return await self.sets.change(set_id, asked.read(ChangeSet), self.hall.clock())

    async def remove_set(self, asked: Asked, set_id: str) -> None:
        """Delete a set."""
        await self.sets.remove(set_id)


def _fits(one: Result, wanted: dict[str, str]) -> bool:
    outcome, rivals = wanted.get("outcome"), wanted.get("rivals")
    return (
        outcome in (None, "won" if one.share > 0 else "lost")
        and rivals in (None, "people" if one.rivals else "bots")
        and wanted.get("rated") != "true"
    )


Job = Callable[..., Awaitable[Any]]


def _told(what: Callable[..., Any]) -> Job:
    """An answer that needs nothing but the parts of the path."""

    async def job(office: Office, asked: Asked, *parts: str) -> Any:
        return what(*parts)

    return job


def _in_language(what: Callable[[str, str], str]) -> Job:
    async def job(office: Office, asked: Asked, game: str) -> str:
        return what(game, asked.query.get("lang", "en"))

    return job


async def _stay_alone(office: Office, asked: Asked, *parts: str) -> None:
    raise Forbidden("needs-server")


_ROUTES: list[tuple[str, re.Pattern[str], Job]] = [
    (verb, re.compile(re.sub(r"\*", "([^/]+)", path)), job)
    for verb, path, job in (
        ("GET", "/notice", _told(Notice)),
        ("GET", "/games", _told(games.game_infos)),
        ("GET", "/games/*/components", _told(games.components_of)),
        ("GET", "/games/*/example", _told(games.example_info)),
        ("GET", "/games/*/rules", _in_language(games.rules_of)),
        ("GET", "/games/*/words", _in_language(games.words_of)),
        ("GET", "/games/*/proposal", Office.propose),
        ("GET", "/me", Office.me),
        ("PATCH", "/me", Office.change_me),
        ("POST", "/me/erase", Office.erase),
        ("GET", "/me/data", Office.export),
        ("GET", "/me/games", Office.archive),
        ("GET", "/me/blocks", _told(list)),
        ("GET", "/me/calling", _told(lambda: Calling("", [], False, None))),
        ("GET", "/tables", Office.list_tables),
        ("POST", "/tables", Office.create),
        ("POST", "/files", Office.take_in),
        ("GET", "/tables/*", Office.show),
        ("DELETE", "/tables/*", Office.close),
        ("POST", "/tables/*/file", Office.take_out),
        ("GET", "/tables/*/chat", _told(lambda table: [])),
        ("GET", "/tables/*/components", Office.components),
        ("PATCH", "/tables/*/seats/(\\d)", Office.change_seat),
        ("POST", "/tables/*/leave", Office.leave),
        ("POST", "/tables/*/start", Office.start),
        ("POST", "/tables/*/rematch", Office.rematch),
        ("GET", "/tables/*/events", Office.events),
        ("GET", "/tables/*/replay", Office.replay),
        ("GET", "/tables/*/log", Office.log),
        ("GET", "/tables/*/scores", Office.scores),
        ("GET", "/tables/*/analysis", Office.analysis),
        ("GET", "/games/*/workshop", _told(lambda game: designs.workshop_info(game, MOST, 0, ""))),
        ("POST", "/games/*/workshop/read", Office.read_cards),
        ("GET", "/sets", Office.list_sets),
        ("POST", "/sets", Office.add_set),
        ("GET", "/sets/*", Office.show_set),
        ("PUT", "/sets/*", Office.change_set),
        ("DELETE", "/sets/*", Office.remove_set),
        ("GET", "/sets/*/tryout", _told(lambda set_id: None)),
        ("GET", "/ratings/*", _told(lambda game: [])),
        ("GET", "/statistics/*", Office.statistics),
        ("PUT", "/me/passphrase", _stay_alone),
        ("POST", "/me/claim", _stay_alone),
    )
]
