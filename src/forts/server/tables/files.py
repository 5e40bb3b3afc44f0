"""A game as a file, to be taken along: from a browser or a server to another, in the middle or after the end.

Whoever has the file knows its seed, and can have written anything into it. So whatever it says is either checked, or
worked out anew from its journal by the rules; and such a game counts for nobody but whoever plays it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from forts import __version__
from forts.catalog import find
from forts.core.errors import FortsError
from forts.core.trial import DEAL, Referee, secret_of
from forts.server.errors import Forbidden, Invalid, Refusal
from forts.server.names import LONGEST_NAME, Guest, clean_name, new_id
from forts.server.store.records import JournalRow, SeatRow, TableRow
from forts.server.tables import frames
from forts.server.tables.book import Kept
from forts.server.tables.customs import NEWEST
from forts.server.tables.held import MOST_TRIES
from forts.server.tables.live import LiveTable
from forts.server.tables.setup import check_lengths, checked_terms, files_in, known_bot

KIND = "forts table"
FORMAT = 1
LARGEST = 400_000
"""Characters; the longest games have a tenth of them."""
MOST_BYTES = 500_000
"""Of a request that brings one; its connection would take hardly more."""
_LONGEST = 40
"""Characters of what a row names."""
_SEED = 16
"""Bytes of a seed."""
_LATEST = 1e11
"""Seconds since 1970: three thousand years."""
_KINDS = frozenset(
    {"start", "move", "try", "verdict", "undo", "pause", "resume", "lapse", "standin", "return", "resign"}
    | {"replace", "vote", "taken"}
)


class TableFile(msgspec.Struct, frozen=True):
    """A table with all that is needed to go on: the seed of its chance too."""

    kind: str
    format: int
    table: TableRow
    seats: list[SeatRow]
    journal: list[JournalRow]
    forts: str = __version__


def check_alone(live: LiveTable, guest: str) -> None:
    """Refuses a game that others play too: with the file one knows what they hold, and what chance will bring."""
    if live.row.status == "lobby":
        raise Refusal("table-not-started")
    people = [seat.guest for seat in live.seats if seat.kind != "bot"]
    if not people or any(one != guest for one in people) or live.row.terms.rated:
        raise Forbidden("others-play-too")


def written(found: Kept) -> str:
    """A table as a file, without what belongs to the place where it was kept."""
    row, seats, journal = found
    row = msgspec.structs.replace(row, barred=[], rematch=None, votes={})
    seats = [msgspec.structs.replace(seat, invite="", standing=None) for seat in seats]
    return msgspec.json.encode(TableFile(KIND, FORMAT, row, seats, journal)).decode()


def read(text: str) -> TableFile:
    """What a file says, not yet believed."""
    if len(text) > LARGEST:
        raise Invalid("file-too-large", most=LARGEST)
    try:
        file = msgspec.json.decode(text, type=TableFile)
    except (msgspec.MsgspecError, FortsError, RecursionError):  # brackets may be nested thousands deep
        raise Invalid("not-a-table-file") from None
    if file.kind != KIND:
        raise Invalid("not-a-table-file")
    if file.format > FORMAT:
        raise Refusal("table-newer")
    return file


def goes_on(journal: list[JournalRow], before: list[JournalRow]) -> bool:
    """Does a journal begin with another one? When it happened is told anew wherever a game is taken."""
    return [_what(one) for one in journal[: len(before)]] == [_what(one) for one in before]


def _what(entry: JournalRow) -> JournalRow:
    return msgspec.structs.replace(entry, at=0.0)


def taken(file: TableFile, guest: Guest, now: float, speed: float = 1.0) -> Kept:
    """The table of a file, as it goes on here. Whoever takes it sits where people sat.

    It is played again by the rules, and shown to every seat; `Invalid` if any of that fails.
    """
    try:
        return _taken(file, guest, now, speed)
    except Refusal:
        raise
    except Exception:  # whatever somebody wrote into it, the rules and the journal refuse it in many ways
        raise Invalid("not-a-table-file") from None


def _taken(file: TableFile, guest: Guest, now: float, speed: float) -> Kept:
    row = _row(file, guest, now)
    seats = [_seat(number, seat, row, guest) for number, seat in enumerate(file.seats)]
    # the clock stood still on the way: that of a trial, too
    late = now - max([file.table.created, *(entry.at for entry in file.journal)])
    journal = [_entry(number, entry, row, late) for number, entry in enumerate(file.journal)]
    _demand(len(seats) == row.players and bool(journal) and journal[0].kind == "start")
    _demand(all(entry.kind != "start" for entry in journal[1:]))
    live = LiveTable(row, seats, journal, speed)
    if live.game_on.game.has_trials:
        _check_trials(live, now)
    _demand(row.status == "over" or not live.game_on.over)
    if row.status != "over":
        row.asked = now if row.status == "playing" else 0.0
        entry = live.entry("taken", -1, [], "", now)
        journal.append(entry.as_journal)
        live.committed(entry)
    for seat in (None, *range(row.players)):
        frames.encode(frames.update(live, seat, 0, now))
    live.let_go()
    return row, seats, journal


def _demand(holds: bool) -> None:
    if not holds:
        raise Invalid("not-a-table-file")


def _row(file: TableFile, guest: Guest, now: float) -> TableRow:
    given = file.table
    game = find(given.game)
    if given.rules > game.rules:
        raise Refusal("table-newer")
    options = game.edition(given.rules, given.data).complete(given.players, given.options)
    _demand(given.options.items() <= options.items() and given.rules >= game.writes_all_draws)
    files_in(given.options)
    check_lengths(game, options)
    _demand(len(given.seed) == 2 * _SEED and len(bytes.fromhex(given.seed)) == _SEED)
    _demand(given.status in ("playing", "paused", "over") and 0 <= given.customs <= NEWEST)
    _demand(_is_word(given.id) and _is_word(given.data) and 0 <= given.created <= _LATEST)
    # an end is taken as it stands, since a person may have given up; it counts nowhere
    _demand(len(given.scores) in (0, given.players) and set(given.winners) <= set(range(given.players)))
    _demand(all(abs(score) < _LATEST for score in given.scores))
    _demand(len(given.banks) == given.players and all(0 <= bank <= _LATEST for bank in given.banks))
    terms = msgspec.structs.replace(given.terms, public=False, rated=False, taken=True)
    return TableRow(
        id=given.id,
        game=given.game,
        rules=given.rules,
        players=given.players,
        options=given.options,
        terms=checked_terms(terms, given.game),
        host=guest.id,
        status=given.status,
        seed=given.seed,
        ply=len(file.journal),
        actor=None,
        banks=given.banks,
        asked=now,
        due=None,
        votes={},
        winners=given.winners,
        scores=given.scores,
        rematch=None,
        created=given.created,
        touched=now,
        data=given.data,
        customs=given.customs,
    )


def _seat(number: int, given: SeatRow, row: TableRow, guest: Guest) -> SeatRow:
    _demand(given.seat == number and given.kind in ("person", "bot") and _is_word(given.face))
    bot = known_bot(given.bot, row.game) if given.kind == "bot" else None
    standin = None if given.standin is None else known_bot(given.standin, row.game)
    _demand(len(given.name) <= LONGEST_NAME)
    owner = guest.id if given.kind == "person" else None
    name = clean_name(given.name)
    return SeatRow(number, given.kind, owner, name, given.face, bot, standin, given.resigned, new_id(), given.answered)


def _entry(ply: int, given: JournalRow, row: TableRow, late: float) -> JournalRow:
    _demand(given.ply == ply and given.kind in _KINDS and -1 <= given.seat < row.players)
    _demand(_is_word(given.request) and 0 <= given.at <= _LATEST)
    # what PostgreSQL could not keep, and what nobody could be shown
    _demand(given.note is None or b"\\u0000" not in msgspec.json.encode(given.note))
    return msgspec.structs.replace(given, at=given.at + late)


def _is_word(text: str) -> bool:
    return len(text) <= _LONGEST and (text == "" or text.isprintable())


# -- trials --------------------------------------------------------------------------------------------------------


def _check_trials(live: LiveTable, now: float) -> None:
    """Refuses what the referee of these trials could not have dealt, or cannot go on from."""
    referee, row = live.game_on.game.referee, live.row
    assert referee is not None, "a game with trials has a referee"
    given = live.trials.deal
    fresh = referee.deal(row.players, row.options, [], secret_of(int(row.seed, 16), DEAL))
    _demand(alike(given, msgspec.to_builtins(fresh)))
    for seat in range(row.players):
        referee.dealt(given, seat)
        for number in range(1, _told(referee, fresh, seat) + 1):
            referee.clue(given, seat, number)
    held = live.trials.held
    _demand(held is None or len(held.tries) <= MOST_TRIES * row.players)
    if live.held is not None:
        live.held.bout.outcome(live.held.at(now, live.speed))


def _told(referee: Referee, deal: Mapping[str, Any], seat: int) -> int:
    """How many clues there are."""
    number = 0
    while number < _LONGEST:
        try:
            referee.clue(deal, seat, number + 1)
        except LookupError:
            break
        number += 1
    return number


def alike(given: object, pattern: object) -> bool:
    """Has it the same form? Texts, and lists of texts, may be any."""
    if isinstance(pattern, dict):
        return (
            isinstance(given, dict)
            and given.keys() == pattern.keys()
            and all(alike(given[key], value) for key, value in pattern.items())
        )
    if isinstance(pattern, list):
        if not isinstance(given, list):
            return False
        if all(isinstance(one, str) for one in pattern):
            return all(isinstance(one, str) for one in given)
        return len(given) == len(pattern) and all(map(alike, given, pattern))
    return type(given) is type(pattern)
