"""Setting up a table and starting its game, wherever it is kept."""

from __future__ import annotations

import secrets
from collections.abc import Mapping

from msgspec.structs import replace

from forts.bots import bot_names
from forts.catalog import find
from forts.core import Game, Match
from forts.core.errors import FortsError
from forts.core.game import Options, Value
from forts.server.errors import Forbidden, Invalid, Refusal
from forts.server.names import Guest, clean_name, new_id
from forts.server.store.entry import Entry
from forts.server.store.records import Note, SeatRow, TableRow
from forts.server.tables import trials
from forts.server.tables.customs import NEWEST, chance
from forts.server.tables.hall import Hall
from forts.server.tables.journal import match_of
from forts.server.tables.live import LiveTable
from forts.server.tables.play import MOST_PACE, as_refusal
from forts.server.wire import ChangeSeat, NewSeat, NewTable, Terms

_LONGEST_TIME = 60 * 60 * 24 * 30
_MOST_TEXT, _LONGEST_CHOICE = 20_000, 100
_FEWEST_RATED = 2
"""People at a rated table: against bots alone one plays as long and as often as one likes."""


def new_table(room: Hall, guest: Guest, wanted: NewTable) -> tuple[TableRow, list[SeatRow]]:
    """A table as somebody wants it, not kept yet."""
    seats = [new_seat(number, seat, guest, wanted.game) for number, seat in enumerate(wanted.seats)]
    row = _row(room, guest.id, wanted.game, len(seats), wanted.options, wanted.terms)
    _check_rated(wanted.terms, seats)
    return row, seats


def _row(room: Hall, host: str, game: str, players: int, options: Mapping[str, Value], terms: Terms) -> TableRow:
    terms = checked_terms(replace(terms, taken=False), game)
    rules, settled = settled_options(game, players, options)
    now = room.clock()
    return TableRow(
        id=new_id(),
        game=game,
        rules=rules.rules,
        players=players,
        options=settled,
        terms=terms,
        host=host,
        status="lobby",
        seed=secrets.token_hex(16),
        ply=0,
        actor=None,
        banks=[float(terms.bank_seconds)] * players,
        asked=now,
        due=None,
        votes={},
        winners=[],
        scores=[],
        rematch=None,
        created=now,
        touched=now,
        data=rules.fingerprint(settled),
        customs=NEWEST,
    )


def settled_options(game: str, players: int, options: Mapping[str, Value]) -> tuple[Game, Options]:
    """A game, and all its options as they are wanted; a file among them is read, which takes as long as it is long."""
    files_in(options)
    try:
        rules = find(game)
        settled = rules.complete(players, options)
    except FortsError as error:
        raise as_refusal(error) from None
    check_lengths(rules, settled)
    return rules, settled


def check_lengths(rules: Game, options: Options) -> None:
    """Refuses options that make a game longer than anybody plays: whoever needs such a table plays all of it again."""
    for option in rules.options:
        value, most = options[option.name], option.high_at_tables
        if isinstance(value, int) and value > most and not isinstance(value, bool):
            raise Invalid("bad-option-range", option=option.name, value=value, low=option.low, high=most)


def files_in(options: Mapping[str, Value]) -> list[str]:
    """The options that are longer than any choice is: files of cards, or what is meant to be one. None is too long."""
    found = [value for value in options.values() if isinstance(value, str) and len(value) > _LONGEST_CHOICE]
    if any(len(value) > _MOST_TEXT for value in found):
        raise Invalid("long-option", most=_MOST_TEXT)
    return found


def checked_terms(terms: Terms, game: str) -> Terms:
    """Terms that a table can be run by; refused otherwise."""
    for name in ("move_seconds", "bank_seconds", "limit_seconds"):
        if not 0 <= getattr(terms, name) <= _LONGEST_TIME:
            raise Invalid("bad-term", term=name, low=0, high=_LONGEST_TIME)
    if not 0 <= terms.pace <= MOST_PACE:
        raise Invalid("bad-term", term="pace", low=0, high=MOST_PACE)
    if terms.rated and (terms.undo or terms.hints):
        raise Invalid("rated-without-help")
    known_bot(terms.standin, game)
    return terms


def _check_rated(terms: Terms, seats: list[SeatRow]) -> None:
    """Refuses a rated table where no two people play, or can still sit down, or one has several seats."""
    people = [seat.guest for seat in seats if seat.guest is not None]
    still = sum(seat.kind == "open" for seat in seats)
    if terms.rated and (len(people) + still < _FEWEST_RATED or len(set(people)) < len(people)):
        raise Refusal("rated-among-people", least=_FEWEST_RATED)


def known_bot(bot: str | None, game: str) -> str:
    """A bot that plays the game here; refused otherwise."""
    if bot is None:
        raise Invalid("which-bot")
    if bot not in bot_names(game):
        raise Invalid("bots-unknown", bot=bot, known=", ".join(bot_names(game)))
    return bot


def new_seat(number: int, wanted: NewSeat | ChangeSeat, guest: Guest, game: str) -> SeatRow:
    """A seat as somebody wants it."""
    seat = SeatRow(number, "open", None, "", "", None, None, False, new_id())
    if wanted.who == "me":
        seat.kind, seat.guest = "person", guest.id
        own_name = wanted.name if isinstance(wanted, NewSeat) else None
        seat.name = guest.name if own_name is None else clean_name(own_name)
        seat.face = guest.face if own_name is None else secrets.token_hex(4)
    elif wanted.who == "bot":
        seat.kind, seat.bot = "bot", known_bot(wanted.bot, game)
        seat.face = secrets.token_hex(4)
    return seat


async def start(room: Hall, id_: str, guest: Guest) -> None:
    """The host starts the game."""
    async with room.locked(id_) as known:
        if known.row.status == "lobby":
            room.drop(known)  # another node may have given a seat away just now: look at the table anew
    async with room.locked(id_) as live:
        if live.row.host != guest.id:
            raise Forbidden("not-host")
        if live.row.status != "lobby":
            return
        if any(seat.kind == "open" for seat in live.seats):
            raise Refusal("seats-open")
        _check_rated(live.row.terms, live.seats)
        try:
            first = chance(live.row.customs, live.row.seed, 0)
            match = match_of(live.row, [], first, live.is_held, live.skills())
        except FortsError as error:
            raise as_refusal(error) from None
        entry = await _first_entry(room, live, match)
        entry.also.append(room.book.seats_unchanged(id_, live.seats))
        await room.commit(live, entry)


async def _first_entry(room: Hall, live: LiveTable, match: Match) -> Entry:
    """The game begins: the referee deals, and the first trial is opened if one comes at once."""
    live.begin(match)
    live.row.status = "playing"
    try:
        dealt = await trials.deal(room, live)
    except BaseException:
        room.drop(live)
        raise
    now = room.clock()
    if dealt is None:
        return live.entry("start", -1, match.actions[:], "", now)
    live.trials.dealt(dealt)
    note = await trials.led_to(room, live, Note(deal=dealt))
    entry = live.entry("start", -1, match.actions[:], "", now, note)
    entry.also.append(trials.remember_deal(room, live, now))
    return entry


def again(room: Hall, live: LiveTable, guest: Guest) -> tuple[TableRow, list[SeatRow], bool]:
    """The same people and bots at a new table, seats moved on by one; also whether nobody else plays.

    Whoever plays against bots alone has the same seat again.
    """
    if not live.seats_of(guest.id):
        raise Forbidden("not-seated")
    if live.row.status != "over":
        raise Refusal("game-not-over")
    old = live.row
    alone = all(seat.kind == "bot" or seat.guest == guest.id for seat in live.seats)
    row = _row(room, guest.id, old.game, old.players, old.options if alone else _turned(old), old.terms)
    seats = []
    for number in range(old.players):
        former = live.seats[number if alone else (number + 1) % old.players]
        # somebody whose data was deleted does not come again
        kind = "open" if former.kind == "person" and former.guest is None else former.kind
        seats.append(SeatRow(number, kind, former.guest, former.name, former.face, former.bot, None, False, new_id()))
    return row, seats, alone


def _turned(old: TableRow) -> dict[str, Value]:
    """The options of a table for seats that have moved on by one."""
    turned = dict(old.options)
    for option in find(old.game).options:
        value = turned.get(option.name)
        if option.each_seat and isinstance(value, str) and "," in value:
            first, *others = value.split(",")
            turned[option.name] = ",".join([*others, first])
    return turned
