"""What a viewer is told of a table, built for that viewer alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from forts.core import Dice, Happening, Match, Message, Order
from forts.server.store.records import SeatRow, TableRow
from forts.server.tables.held import people_of
from forts.server.tables.live import PAUSE, LiveTable, has_clock
from forts.server.wire import (
    Ask,
    Clock,
    Happened,
    MoveInfo,
    OrderInfo,
    ScoreInfo,
    SeatInfo,
    SheetInfo,
    TableInfo,
    TrialInfo,
    Update,
    Words,
)

MOST_MISSED = 200
"""Events that a client who was away is told one by one."""

Notes = Sequence[Mapping[str, Any]]
"""What was asked and answered in trials, each with the number of its trial (`at`)."""

_encoder = msgspec.json.Encoder()


def encode(frame: object) -> bytes:
    """A frame as it goes over the wire."""
    return _encoder.encode(frame)


def words(message: Message, lang: str | None) -> Words:
    """A message, and its text if the reader has asked for one."""
    return Words(message, message.text(lang) if lang else None)


def table_info(row: TableRow, seats: list[SeatRow], guest: str | None, online: set[int]) -> TableInfo:
    """A table as a guest may know it."""
    waited_for = row.waiting if row.actor is None else [row.actor]
    host = guest is not None and row.host == guest
    return TableInfo(
        id=row.id,
        game=row.game,
        rules=row.rules,
        data=row.data,
        players=row.players,
        options=row.options,
        terms=row.terms,
        status=row.status,
        host=host,
        seats=[_seat_info(seat, guest, host, seat.seat in online) for seat in seats],
        ply=row.ply,
        turn_of=waited_for if row.status == "playing" else [],
        created=row.created,
        touched=row.touched,
        winners=row.winners,
        scores=row.scores,
        votes={seat: voters for seat, voters in row.votes.items() if seat != PAUSE},
        pausing=row.votes.get(PAUSE, []),
        rematch=row.rematch,
        customs=row.customs,
    )


def listed(table: TableInfo) -> TableInfo:
    """The table as lists have it: of a file among its options only the beginning, for there may be a hundred tables."""
    options = {name: value[:_LISTED] if isinstance(value, str) else value for name, value in table.options.items()}
    return msgspec.structs.replace(table, options=options)


_LISTED = 100


def _seat_info(seat: SeatRow, guest: str | None, host: bool, online: bool) -> SeatInfo:
    return SeatInfo(
        seat=seat.seat,
        kind=seat.kind,
        name=seat.name,
        face=seat.face,
        bot=seat.bot,
        standin=seat.standin,
        resigned=seat.resigned,
        online=online,
        mine=guest is not None and seat.guest == guest,
        answered=seat.answered or guest is None or seat.guest != guest,
        invite=seat.invite if host and seat.kind == "open" else None,
    )


def update(
    live: LiveTable, viewer: int | None, since: int, now: float, *, lang: str | None = None, done: str | None = None
) -> Update:
    """What happened at the table since an entry, and how it looks now."""
    match = live.game_on
    length = len(match.actions)
    since = min(max(since, 0), live.row.ply)
    rewind = live.course.rewind(since)
    seen = _seen(match, viewer, rewind, length, MOST_MISSED + 1)
    cut = len(seen) > MOST_MISSED
    return Update(
        ply=live.row.ply,
        since=since,
        rewind=length if cut else rewind,
        cut=cut,
        events=[] if cut else _worded(seen, lang, match.notes),
        view=match.view(viewer),
        ask=ask(live, match, viewer, lang),
        undo=live.can_undo(viewer),
        lapsed=live.course.lapsed if live.course.lapsed >= 0 else None,
        clocks=clocks(live, now),
        scores=scores(match, lang) if live.row.status == "over" else [],
        trial=trial_info(live, viewer, now),
        sheets=sheets(live),
        order=order(live, viewer, lang),
        done=done,
    )


def trial_info(live: LiveTable, viewer: int | None, now: float) -> TrialInfo | None:
    """The trial that is on, as the viewer may see it at this moment."""
    held = live.held
    if held is None:
        return None
    trial, bout, due = held.trial, held.bout, live.row.due
    at = held.at(now, live.speed)
    # while its clock runs, the moment at which it must end could betray what is still to come: a lantern's, say
    waits = bout.next(at) is None
    shown = bout.shown(viewer, at)
    return TrialInfo(
        number=trial.number,
        kind=trial.kind,
        mode=str(held.opening.get("mode", "")),
        phase=str(getattr(shown, "phase", "")),
        seats=trial.seats,
        reader=trial.reader,
        judges=bout.judges(people_of(live.seats)),
        waiting=bout.waiting(),
        outcomes=trial.outcomes,
        step=held.step(viewer),
        at=at,
        speed=live.speed,
        left=round(max(0.0, due - now), 3) if due is not None and waits else None,
        shown=shown,
    )


def sheets(live: LiveTable) -> list[SheetInfo]:
    """What each seat has been told of what was dealt to it, and at the end what that was."""
    match, deal = live.game_on, live.trials.deal
    referee = match.game.referee
    if not deal or referee is None:
        return []
    over = live.row.status == "over"
    return [
        SheetInfo(seat, referee.sheet(deal, match.state, seat), referee.dealt(deal, seat) if over else None)
        for seat in range(live.row.players)
    ]


def happened(
    match: Match, viewer: int | None, start: int, end: int, lang: str | None, notes: Notes = ()
) -> list[Happened]:
    """What the actions from `start` to before `end` made happen, as the viewer may know it, with notes of trials."""
    return _worded(_seen(match, viewer, start, end), lang, notes)


def _seen(
    match: Match, viewer: int | None, start: int, end: int, most: int | None = None
) -> list[tuple[int, Happening]]:
    """The same without words, which take longest; of more than `most` the first ones only."""
    game, state = match.game, match.state
    seen: list[tuple[int, Happening]] = []
    for at in range(start, end):
        for event in match.steps[at]:
            one = game.happening(state, event, viewer)
            if one is not None:
                seen.append((at, one))
        if most is not None and len(seen) >= most:
            break
    return seen


def _worded(seen: list[tuple[int, Happening]], lang: str | None, notes: Notes) -> list[Happened]:
    left = {note["at"]: note["note"] for note in notes}
    return [
        Happened(
            at,
            one.code,
            one.seat,
            one.message,
            one.facts,
            one.message.text(lang) if lang else None,
            left.pop(at, None),  # with the first thing that the outcome made happen
        )
        for at, one in seen
    ]


def ask(live: LiveTable, match: Match, viewer: int | None, lang: str | None) -> Ask | None:
    """The question to the viewer with its possible answers; None if somebody else is asked, or nobody."""
    if viewer is None or live.row.status != "playing" or match.state.to_act() != viewer or live.decided_by_bot(viewer):
        return None
    moves = [
        MoveInfo(move.id, move.text, move.meaning, move.message, move.message.text(lang) if lang else None)
        for move in match.legal()
    ]
    return Ask(words(match.game.question(match.state), lang), moves)


def order(live: LiveTable, viewer: int | None, lang: str | None) -> OrderInfo | None:
    """What the viewer has ordered; nobody else is told."""
    given = None if viewer is None or live.seats[viewer].standing is None else live.order_of(viewer)
    return None if given is None else order_info(live.game_on, given, lang)


def order_info(match: Match, given: Order, lang: str | None) -> OrderInfo:
    """An order in words."""
    said = match.game.order_words(match.state, given)
    return OrderInfo(given.what, given.until, said, said.text(lang) if lang else None)


def clocks(live: LiveTable, now: float) -> list[Clock]:
    """Every seat's time; empty at a table without clocks."""
    row = live.row
    if not has_clock(row):
        return []
    told = []
    for seat in live.seats:
        asked = seat.seat == live.actor and not live.decided_by_bot(seat.seat)
        running = asked and row.status == "playing"
        spent = live.spent(now) if asked else 0.0
        move = max(0.0, row.terms.move_seconds - spent) if asked else 0.0
        bank = max(0.0, row.banks[seat.seat] - max(0.0, spent - row.terms.move_seconds))
        told.append(Clock(round(bank, 1), round(move, 1), running))
    return told


def scores(match: Match, lang: str | None) -> list[ScoreInfo]:
    """The score sheet. It counts secrets too: only for after the end."""
    return [
        ScoreInfo(line.seat, line.points, line.message, line.message.text(lang) if lang else None)
        for line in match.score_sheet()
    ]


def preview(live: LiveTable, seat: int, action: int, lang: str | None, dice: Dice) -> list[Happened]:
    """What an action is certain to bring: what happens alike on tables dealt anew, up to the next decision or chance.

    Tables dealt anew, because on the real one a rival's hidden cards could show in what happens.
    """
    match = live.game_on
    told: list[list[Happened]] = []
    for _ in range(_DEALS):
        state = match.game.redeal(match.state, seat, dice)
        events: list[tuple[int, ...]] = []
        state.trace = events
        state.apply(action)
        seen = (match.game.happening(state, event, seat) for event in events)
        told.append(
            [
                Happened(0, one.code, one.seat, one.message, one.facts, one.message.text(lang) if lang else None)
                for one in seen
                if one is not None
            ]
        )
    certain: list[Happened] = []
    for alike in zip(*told, strict=False):
        if any(other != alike[0] for other in alike[1:]):
            break
        certain.append(alike[0])
    return certain


_DEALS = 4
"""Tables dealt for a preview."""
