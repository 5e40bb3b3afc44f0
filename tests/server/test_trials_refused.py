"""What a trial does not take, lines that are lost in it, nodes that die in it, and cards that are gone after it."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from forts.core import BadTry
from forts.core.errors import FortsError
from forts.games.boyard.content.cards import Cards, read_cards
from forts.server.errors import Refusal
from forts.server.guests import new_id
from forts.server.store.rows import read_journal
from forts.server.tables import past, trials
from forts.server.tables.live import LiveTable
from forts.server.tables.room import Room
from server.harness import Client, Json, ServerProcess, Socket, journal_of, on, people, sit_down, start_all
from server.room import Watch, open_room, some_guests
from server.trials import (
    attempt,
    begun,
    board_of,
    deal_always,
    get_ready,
    same_seeds,
    shown,
    time_passes,
    to_the_end,
    until,
    wait,
)

pytestmark = pytest.mark.anyio

NewServer = Callable[..., ServerProcess]


@pytest.fixture
async def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Room]:
    """A room where time stands still unless it is moved."""
    same_seeds(monkeypatch)
    async with open_room(f"sqlite:///{tmp_path}/refused.db") as opened:
        opened.clock = Watch(1000.0)
        yield opened


async def held(room: Room, monkeypatch: pytest.MonkeyPatch, kind: str, puzzle: str) -> tuple[str, int]:
    """A table of three where a puzzle has just begun, and whose it is."""
    deal_always(monkeypatch, kind, puzzle)
    table = await begun(room, await some_guests(room, 3), options={"board": board_of(kind)})
    live = await until(room, table, lambda live: live.held is not None, random.Random(1))
    assert live.held is not None
    await get_ready(room, table)
    return table, live.held.trial.seats[0]


async def ended(room: Room, table: str) -> Json:
    """The note of the newest verdict."""
    rows = await room.read(lambda database: read_journal(database, table))
    note = next(row.note for row in reversed(rows) if row.kind == "verdict")
    assert note is not None and note.told is not None
    return note.told


@pytest.mark.parametrize(
    "what",
    [
        None,
        [],
        "ready",
        {"do": "do"},
        {"do": "do", "what": {"at": "soon"}},
        {"do": "do", "what": {"at": [0.1], "and": 1}},
        {"do": "do", "what": {"at": [1e9]}},
        {"do": "ready"},
        {"do": "verdict", "outcome": "won"},
        {"do": "fits", "fits": True},
        {"do": "do", "what": {"at": [1] * 3000}},
    ],
    ids=str,
)
async def test_what_a_running_trial_does_not_take_changes_nothing_and_says_why_in_both_languages(
    room: Room, monkeypatch: pytest.MonkeyPatch, what: Any
) -> None:
    table, seat = await held(room, monkeypatch, "strength", "bell")
    live = await room.live(table)
    wait(room, 1.0)
    before = [shown(live, viewer, room) for viewer in (0, 1, 2, None)]
    ply = live.row.ply
    with pytest.raises(FortsError) as refused:
        await attempt(room, table, seat, what)
    assert isinstance(refused.value, BadTry | Refusal)
    english, french = (refused.value.reason.text(language) for language in ("en", "fr"))
    assert english != french and "{" not in english + french
    live = await room.live(table)
    assert live.row.ply == ply
    assert [shown(live, viewer, room) for viewer in (0, 1, 2, None)] == before


async def test_nobody_tries_for_another_seat_trial_or_step(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    table, seat = await held(room, monkeypatch, "strength", "bell")
    live = await room.live(table)
    assert live.held is not None
    number, step, ply = live.held.trial.number, live.held.step(seat), live.row.ply
    ring = {"do": "do", "what": {"at": [100]}}
    other = (seat + 1) % 3
    for wrong, reason in (
        ((other, number, 0), "boyard-bad-try"),
        ((seat, number - 1, step), "stale-trial"),
        ((seat, number + 1, step), "stale-trial"),
        ((seat, number, step + 1), "stale-try"),
        ((seat, number, step - 1), "stale-try"),
    ):
        with pytest.raises(FortsError) as refused:
            await trials.attempt(room, table, wrong[0], new_id(), wrong[1], wrong[2], ring)
        assert refused.value.reason.id == reason
    assert (await room.live(table)).row.ply == ply


async def test_what_comes_a_second_after_the_glass_counts_and_no_later(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    for late, counts in ((0.9, True), (1.1, False)):
        table, seat = await held(room, monkeypatch, "concentration", "odd")
        live = await room.live(table)
        found = shown(live, seat, room)
        assert found is not None and live.held is not None
        puzzle: Any = live.held.bout
        wait(room, found["shown"]["what"]["left"] + late)
        answer = {"do": "do", "what": {"drawing": puzzle.puzzle.odd}}
        if counts:
            await attempt(room, table, seat, answer)
        else:
            with pytest.raises(BadTry) as refused:
                await attempt(room, table, seat, answer)
            assert refused.value.reason.args["why"] == "late"
            await time_passes(room, table)
        told = await ended(room, table)
        assert (told["given"] is not None and told["given"] == told["answer"]) is counts, told


async def test_faster_than_a_hand_loses_the_trial_and_the_others_see_it(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, seat = await held(room, monkeypatch, "strength", "bell")
    live = await room.live(table)
    assert live.held is not None
    number = live.held.trial.number
    wait(room, 1.0)
    await attempt(room, table, seat, {"do": "do", "what": {"at": [round(10 * ring) for ring in range(60)]}})
    match = (await room.live(table)).game_on
    assert match.game.notation(match.state, match.actions[number]) == "lost"


async def test_cards_that_are_gone_are_still_told_of_and_a_trial_with_one_goes_on(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    guests = await some_guests(room, 2)
    over = await begun(room, guests)
    await to_the_end(room, over, random.Random(1))
    waits = await begun(room, guests)
    live = await until(room, waits, is_riddle, random.Random(1))
    assert live.held is not None
    answer = live.held.opening["card"]["settings"]["answers"][0]
    (seat,) = live.held.trial.seats
    rows = await room.read(lambda database: read_journal(database, over))
    used = {card.split("/")[-2] for row in rows if row.note is not None for card in row.note.cards or []}
    used.add(live.held.opening["card"]["card"].split("/")[-2])
    known = await steps_of(room, over)
    noted = [note for note in known if note is not None]
    assert noted

    monkeypatch.setattr("forts.games.boyard.referee.read_cards", lambda language: without(read_cards(language), used))
    for table in (over, waits):
        room.drop(await room.live(table))
    assert await steps_of(room, over) == known
    await get_ready(room, waits)
    await attempt(room, waits, seat, {"do": "do", "what": {"text": answer}})
    told = await ended(room, waits)
    assert told["answer"] == told["given"] == answer


def is_riddle(live: LiveTable) -> bool:
    return live.held is not None and live.held.trial.kind == "riddle"


async def steps_of(room: Room, table: str) -> list[Json | None]:
    """What a replay of the table tells of its trials, step by step."""
    live = await room.live(table)
    steps, _ = past.steps_of(live, None, live.game_on.actions, 0, 10_000)
    return [event.note for step in steps for event in step.events]


def without(cards: Cards, used: set[str]) -> Cards:
    """The cards after some have gone."""
    return msgspec.structs.replace(
        cards,
        table={kind: [card for card in pile if card.id not in used] for kind, pile in cards.table.items()},
        screen={kind: [card for card in pile if card.id not in used] for kind, pile in cards.screen.items()},
        riddles=[card for card in cards.riddles if card.id not in used],
        words=[card for card in cards.words if card.id not in used],
    )


# -- over the wire -----------------------------------------------------------------------------------------------------


async def riddle(ann: Client, bob: Client, eyes: list[Client], **options: object) -> tuple[str, list[Socket], int]:
    """A riddle that has begun, with the sockets of both, and whose it is."""
    table = await sit_down(ann, [bob], "boyard", options={"board": board_of("passe_partout"), **options})
    sockets = [await guest.connect(table, lang="fr") for guest in eyes]
    while True:
        newest = max(one.ply for one in sockets)
        for one in sockets:
            await one.reach(newest)
        trial = sockets[0].trial
        if trial is not None:
            break
        mover = next(one for one in sockets if one.ask is not None)
        assert mover.ask is not None
        # Passe-Partout leads there
        await mover.play(next(move["action"] for move in mover.ask["moves"] if move["meaning"]["place"] == "riddle"))
    (seat,) = trial["seats"]
    await sockets[seat].attempt({"do": "ready"})
    for one in sockets:
        await one.reach(sockets[seat].ply)
    return table, sockets, seat


async def test_after_the_glass_the_reason_comes_in_the_players_language_and_the_socket_stays_open(
    shared_server: ServerProcess,
) -> None:
    async with people(shared_server, "Ann", "Bob") as (ann, bob):
        table, sockets, seat = await riddle(ann, bob, [ann, bob], riddle_seconds=20)
        mine, ply = sockets[seat], sockets[seat].ply
        known = mine.trial
        assert known is not None
        await mine.until_state(lambda one: one.ply > ply)  # the glass is empty
        before = len(journal_of(shared_server.database, table))
        late = await mine.attempt({"do": "do", "what": {"text": "la lune"}}, trial=known["number"], step=known["step"])
        assert (late["t"], late["text"]) == ("refused", "Cette épreuve est finie.")
        assert len(journal_of(shared_server.database, table)) == before
        assert (await mine.request("why", action=0))["t"] == "explained"


def answer_to(database: str, table: str) -> str:
    """What the card of the newest trial says, by the database."""
    rows = journal_of(database, table)
    note = next(row.note for row in reversed(rows) if row.note is not None and row.note.opening is not None)
    assert note.opening is not None
    return str(note.opening["card"]["settings"]["answers"][0])


@on("sqlite")
async def test_a_node_that_dies_in_mid_trial_costs_nobody_the_trial(new_server: NewServer, database: str) -> None:
    nodes = [new_server(database=database, trial_speed=1) for _ in range(2)]
    start_all(*nodes)
    async with people(nodes[0], "Ann") as (ann,), Client(nodes[1], "Bob") as bob:
        table, sockets, seat = await riddle(ann, bob, [ann, bob])
        trial = sockets[seat].trial
        assert trial is not None
        # the node dies at which the one sits whose trial it is
        nodes[seat].kill()
        lost, there = (ann, bob)[seat], nodes[1 - seat]
        async with lost.at(there) as back:
            again = await back.connect(table)
            # the other node follows what this one wrote last
            await again.reach(sockets[seat].ply)
            assert again.trial is not None and again.trial["number"] == trial["number"]
            assert again.trial["shown"]["what"]["texts"] == trial["shown"]["what"]["texts"]
            assert 0 < again.trial["shown"]["what"]["left"] <= trial["shown"]["what"]["left"]
            answer = await again.attempt({"do": "do", "what": {"text": answer_to(database, table)}})
            assert answer["t"] == "update"
            await sockets[1 - seat].until_state(lambda one: any(is_answered(event) for event in one.events))


def is_answered(event: Json) -> bool:
    """Does it tell of a trial that somebody answered?"""
    return bool(event.get("note") and event["note"]["given"])


async def test_a_server_that_comes_back_in_mid_trial_lets_the_glass_run_out(new_server: NewServer) -> None:
    server = new_server(trial_speed=10).start()
    async with people(server, "Ann", "Bob") as (ann, bob):
        table, _, seat = await riddle(ann, bob, [ann, bob], riddle_seconds=40)
        server.kill()
        server.start()
        again = await asyncio.gather(*(guest.connect(table) for guest in (ann, bob)))
        # nobody does anything: it fails when the glass is empty, whoever was there
        for one in again:
            await one.until_state(lambda one: one.trial is None)
        assert again[seat].ask is not None, "what fell into the sea is asked about"
        note = journal_of(server.database, table)[-1].note
        assert note is not None and note.told is not None and not note.told["given"]


async def test_whoever_loses_the_line_in_mid_trial_is_back_at_once_and_else_fails(shared_server: ServerProcess) -> None:
    async with people(shared_server, "Ann", "Bob") as (ann, bob):
        table, sockets, seat = await riddle(ann, bob, [ann, bob], riddle_seconds=0)
        (mine, rival), guest = (sockets if seat == 0 else sockets[::-1]), (ann, bob)[seat]
        trial = mine.trial
        assert trial is not None
        mine.vanish()
        again = await guest.connect(table)
        assert again.trial is not None and again.trial["shown"]["what"] == trial["shown"]["what"]
        await again.attempt({"do": "do", "what": {"text": answer_to(shared_server.database, table)}})
        await rival.until_state(lambda one: any(is_answered(event) for event in one.events))

        table, sockets, seat = await riddle(ann, bob, [ann, bob], riddle_seconds=60)
        (mine, rival) = sockets if seat == 0 else sockets[::-1]
        mine.vanish()
        await rival.until_state(lambda one: any(event.get("note") for event in one.events))
        assert not any(is_answered(event) for event in rival.events)
