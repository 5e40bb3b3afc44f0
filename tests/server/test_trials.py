"""Trials at a table: opened, tried, timed and settled, with people who come and go, by a clock that is handed in."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

import forts
from forts.analysis import analyse
from forts.core import BadTry
from forts.core.trial import DEAL, secret_of
from forts.server.errors import Forbidden, Refusal, Stale
from forts.server.guests import Guest, new_id
from forts.server.hub import Connection
from forts.server.store.seen import read_seen
from forts.server.tables import frames, lobby, play, trials
from forts.server.tables.held import MOST_TRIES
from forts.server.tables.live import LiveTable
from forts.server.tables.past import steps_of
from forts.server.tables.room import Room
from forts.server.thinkers import position_of
from forts.server.wire import NewSeat
from server.room import Watch, match_at, open_room, some_guests
from server.trials import (
    attempt,
    begun,
    board_of,
    deal_always,
    get_ready,
    go_on,
    same_seeds,
    shown,
    time_passes,
    to_the_end,
    until,
    wait,
    wait_until,
)

pytestmark = pytest.mark.anyio


@pytest.fixture
async def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Room]:
    """A room where time stands still unless it is moved, and chance is the same each time."""
    same_seeds(monkeypatch)
    async with open_room(f"sqlite:///{tmp_path}/trials.db") as opened:
        opened.clock = Watch(1000.0)
        yield opened


def on(phase: str) -> Callable[[LiveTable], bool]:
    """Is a trial of the screen in that phase?"""

    def reached(live: LiveTable) -> bool:
        held = live.held
        return held is not None and held.bout.shown(None, held.last).phase == phase

    return reached


def kind(name: str) -> Callable[[LiveTable], bool]:
    """Is a trial of that kind on?"""
    return lambda live: live.held is not None and live.held.trial.kind == name


# -- the course of a trial ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("people", "bots", "options"),
    [
        (2, ["normal"], {}),
        (3, [], {"trials": "table"}),
        (6, [], {"levels": "easy,hard,easy,hard,easy,hard", "language": "fr"}),
        (2, [], {"trials": "table", "texts": "blue"}),
        (1, ["easy"], {"riddle_seconds": 0}),
    ],
)
async def test_a_whole_game_is_held_by_people_and_any_node_knows_all_of_it(
    room: Room, people: int, bots: list[str], options: dict[str, object]
) -> None:
    chance = random.Random(people)
    table = await begun(room, await some_guests(room, people), *bots, options=options)
    while (live := await room.live(table)).row.status != "over":
        if chance.random() < 0.3:
            told = [frames.encode(frames.update(live, viewer, 0, room.clock())) for viewer in (0, None)]
            room.drop(live)
            live = await room.live(table)
            assert [frames.encode(frames.update(live, viewer, 0, room.clock())) for viewer in (0, None)] == told
        await go_on(room, table, chance)
    match = live.game_on
    again = forts.replay(match.log)
    assert again.over and again.actions == match.actions and again.notes == match.notes
    assert {note["at"] for note in match.notes} <= {at for at, _ in enumerate(match.actions)}
    events = frames.happened(match, None, 0, len(match.actions), "fr", match.notes)
    assert [(event.at, event.note) for event in events if event.note is not None] == [
        (note["at"], note["note"]) for note in match.notes
    ]
    _, decisions = steps_of(live, None, match.actions, 0, 1)
    assert {note["at"] for note in match.notes} <= set(decisions), "trials count among the decisions of a replay"
    if people == 2:
        moments = {moment.number for moment in analyse(match.log, deals=1).moments}
        assert {note["at"] for note in match.notes} <= moments
    sheets = frames.sheets(live)
    assert all(sheet.dealt for sheet in sheets)
    referee = match.game.referee
    assert referee is not None
    # the seed lets anybody check what was dealt, and make every puzzle again
    dealt = referee.deal(people + len(bots), live.row.options, [], secret_of(int(live.row.seed, 16), DEAL))
    assert [sheet.dealt for sheet in sheets] == [referee.dealt(dealt, seat) for seat in range(people + len(bots))]


async def test_before_somebody_is_ready_nothing_is_seen_and_no_time_passes(room: Room) -> None:
    table = await begun(room, await some_guests(room, 2), options={"board": board_of("concentration")})
    live = await until(room, table, on("ready"), random.Random(1))
    before = shown(live, 0, room)
    assert before is not None and before["shown"]["what"] is None and before["step"] == 0
    assert (before["waiting"], before["judges"]) == (before["seats"], [])
    wait(room, 60 * 60 * 24 * 2)  # play over days
    live = await room.live(table)
    later = shown(live, 0, room)
    assert later is not None and later["shown"] == before["shown"]
    seat = before["seats"][0]
    await attempt(room, table, seat, {"do": "ready"})
    seen = shown(await room.live(table), None, room)
    assert seen is not None and seen["phase"] == "on" and seen["shown"]["what"] is not None
    assert live.row.due is not None and live.row.due < room.clock() + 120, "its glass runs"
    assert frames.clocks(live, room.clock()) == []


async def test_no_clock_of_the_table_runs_in_a_trial(room: Room) -> None:
    options = {"board": board_of("strength")}
    table = await begun(room, await some_guests(room, 2), options=options, move_seconds=10, bank_seconds=100)
    live = await until(room, table, on("ready"), random.Random(1))
    banks = live.row.banks[:]
    assert live.row.due == pytest.approx(room.clock() + 60, abs=1), "a minute to be ready, where clocks run"
    wait(room, 55)
    assert not any(clock.running for clock in frames.clocks(live, room.clock()))
    await get_ready(room, table)
    await time_passes(room, table)
    live = await room.live(table)
    assert live.row.banks == banks
    assert not any(live.seats[seat].standin for seat in (0, 1)), "whoever fails is not replaced for it"


async def test_whoever_is_not_ready_within_the_limit_is_stood_in_for(room: Room) -> None:
    for terms, seconds in (({"limit_seconds": 600}, 600), ({"move_seconds": 10}, 60)):
        table = await begun(
            room, await some_guests(room, 2), options={"board": board_of("strength")}, **terms, standin="easy"
        )
        live = await until(room, table, on("ready"), random.Random(1))
        (seat,) = live.row.waiting
        assert live.row.due == pytest.approx(live.row.asked + seconds)
        assert live.held is not None
        number = live.held.trial.number
        await time_passes(room, table)
        live = await room.live(table)
        assert live.seats[seat].standin == "easy"
        assert len(live.game_on.actions) > number, "chance has answered for it"
        assert live.row.asked == room.clock(), "whoever comes next has the whole limit"
        assert live.game_on.state.skills[seat] == 45, "a stand-in has a skill of its own"
        assert position_of(live).skills[seat] == 45
        await play.come_back(room, table, seat, new_id())
        assert (await room.live(table)).game_on.state.skills[seat] == 60


async def test_of_two_who_duel_the_one_who_is_not_ready_is_replaced_and_may_return(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal_always(monkeypatch, "duel", "sticks")
    table = await begun(room, await some_guests(room, 2), options={"board": board_of("duel")}, limit_seconds=600)
    live = await until(room, table, kind("duel"), random.Random(1))
    assert live.held is not None
    first, rival = live.held.trial.seats
    await attempt(room, table, first, {"do": "ready"})
    assert (await room.live(table)).row.waiting == [rival]
    await time_passes(room, table)
    live = await room.live(table)
    found = shown(live, first, room)
    assert live.seats[rival].standin and found is not None
    assert (found["phase"], found["waiting"], found["step"]) == ("ready", [first], 0), "opened anew, with a bot"
    with pytest.raises(Refusal) as refused:
        await attempt(room, table, rival, {"do": "ready"})
    assert refused.value.reason.id == "bot-plays-for-you"
    await play.come_back(room, table, rival, new_id())
    assert (await room.live(table)).row.waiting == [first, rival]
    await get_ready(room, table)
    await attempt(room, table, first, {"do": "do", "what": {"choice": 1}})
    await attempt(room, table, rival, {"do": "do", "what": {"choice": 1}})
    await to_the_end(room, table, random.Random(2))


async def test_time_that_is_up_is_written_by_whoever_finds_it(room: Room) -> None:
    table = await begun(room, await some_guests(room, 2), options={"board": board_of("strength")})
    live = await until(room, table, on("on"), random.Random(1))
    assert live.held is not None and live.row.due is not None
    number, ply = live.held.trial.number, live.row.ply
    assert await trials.tick(room, table) == ([], ply), "it is not up yet"
    wait_until(room, live.row.due)
    with pytest.raises(BadTry):
        await attempt(room, table, live.held.trial.seats[0], {"do": "do", "what": {"at": 1}})
    await trials.tick(room, table)
    live = await room.live(table)
    assert live.row.ply == ply + 1 and live.game_on.notes[-1]["at"] == number
    assert await trials.tick(room, table) == ([], live.row.ply)


# -- what is refused ------------------------------------------------------------------------------------------------


async def test_a_try_names_its_trial_and_its_step_and_a_refused_one_changes_nothing(room: Room) -> None:
    table = await begun(room, await some_guests(room, 3), options={"board": board_of("concentration")})
    live = await until(room, table, on("ready"), random.Random(1))
    assert live.held is not None
    (seat,) = live.held.trial.seats
    number, ply = live.held.trial.number, live.row.ply
    other = (seat + 1) % 3
    ready = {"do": "ready"}
    for wrong, step, reason in (
        (number - 1, 0, "stale-trial"),
        (number + 1, 0, "stale-trial"),
        (number, 1, "stale-try"),
    ):
        with pytest.raises(Stale) as stale:
            await trials.attempt(room, table, seat, new_id(), wrong, step, ready)
        assert stale.value.reason.id == reason
    for what in (None, {}, [], "ready", {"do": "dance"}, {"do": "ready", "x": 1}, {"do": "do", "what": {"at": 1}}):
        with pytest.raises(BadTry):
            await attempt(room, table, seat, what)
    with pytest.raises(Refusal) as large:
        await attempt(room, table, seat, {"do": "ready", "x": "x" * 5000})
    assert large.value.reason.id == "large-try"
    with pytest.raises(BadTry):
        await attempt(room, table, other, ready)
    with pytest.raises(Forbidden):
        await trials.attempt(room, table, None, new_id(), number, 0, ready)
    with pytest.raises(Forbidden):
        await trials.attempt(room, table, seat, new_id(), number, 0, ready, by="somebody else")
    for refused in (
        play.play(room, table, seat, new_id(), ply, 0),
        play.preview(room, table, seat, ply, 0, None),
    ):
        with pytest.raises(Refusal) as trial:
            await refused
        assert trial.value.reason.id == "trial-is-on"
    why = await play.why(room, table, seat, 0)
    assert why is not None and why.id == "trial-is-on"
    assert (await room.live(table)).row.ply == ply
    assert await attempt(room, table, seat, ready, "mine") == ply
    assert await attempt(room, table, seat, ready, "mine") == ply, "repeated, it gets the same answer"
    assert (await room.live(table)).row.ply == ply + 1


async def test_nobody_fills_the_journal_with_tries(room: Room) -> None:
    table = await begun(room, await some_guests(room, 2), options={"board": board_of("concentration")})
    live = await until(room, table, on("ready"), random.Random(1))
    (seat,) = live.row.waiting
    asked = live.row.asked
    for _ in range(MOST_TRIES):
        wait(room, 1)
        await attempt(room, table, seat, {"do": "time", "factor": 2.0})
    assert (await room.live(table)).row.asked == asked, "to ask for more time lets nobody wait longer"
    with pytest.raises(Refusal) as refused:
        await attempt(room, table, seat, {"do": "ready"})
    assert refused.value.reason.id == "too-many-tries"


# -- pause, undo, leaving -------------------------------------------------------------------------------------------


async def test_pausing_waits_for_the_end_of_a_running_trial(room: Room) -> None:
    # whoever plays against bots stops the game alone
    table = await begun(room, await some_guests(room, 1), "easy", options={"board": board_of("strength")})
    live = await until(room, table, on("ready"), random.Random(1))
    (seat,) = live.row.waiting
    await play.pause(room, table, seat, new_id(), True)
    wait(room, 100_000)
    with pytest.raises(Refusal) as paused:
        await attempt(room, table, seat, {"do": "ready"})
    assert paused.value.reason.id == "table-paused"
    await play.pause(room, table, seat, new_id(), False)
    await attempt(room, table, seat, {"do": "ready"})
    with pytest.raises(Refusal) as running:
        await play.pause(room, table, seat, new_id(), True)
    assert running.value.reason.id == "trial-runs"
    await time_passes(room, table)
    live = await until(room, table, lambda live: live.held is None or on("ready")(live), random.Random(2))
    await play.pause(room, table, seat, new_id(), True)
    assert (await room.live(table)).row.status == "paused"


async def test_undo_never_passes_a_trial(room: Room) -> None:
    guests = await some_guests(room, 2)
    for seed in range(3):
        chance = random.Random(seed)
        table = await begun(room, guests)
        settled = 0
        while (live := await room.live(table)).row.status != "over":
            for seat in (0, 1):
                if len(live.game_on.notes) > settled or live.held is not None:
                    assert not live.can_undo(seat)
            settled = len(live.game_on.notes)
            actor = live.actor
            if live.can_undo(actor):
                floor = max((note["at"] for note in live.game_on.notes), default=-1)
                await play.undo(room, table, actor, new_id(), live.row.ply)
                assert len((await room.live(table)).game_on.actions) > floor
            await go_on(room, table, chance)


async def leave(room: Room, table: str, seat: int, guests: list[Guest]) -> None:
    await lobby.leave(room, table, guests[seat])


async def leave_and_return(room: Room, table: str, seat: int, guests: list[Guest]) -> None:
    await lobby.leave(room, table, guests[seat])
    await match_at(room, table)
    await play.come_back(room, table, seat, new_id())


async def resign(room: Room, table: str, seat: int, guests: list[Guest]) -> None:
    await play.resign(room, table, seat, new_id())


async def vote_out(room: Room, table: str, seat: int, guests: list[Guest]) -> None:
    await lobby.leave(room, table, guests[seat])  # votes hit those alone who let others wait
    for other in range(3):
        if other != seat:
            await play.vote(room, table, other, new_id(), seat, True)


async def everybody_leaves(room: Room, table: str, seat: int, guests: list[Guest]) -> None:
    for one in range(3):
        await lobby.leave(room, table, guests[one])
    live = await room.live(table)
    assert live.bots_alone and live.row.due is None, "bots alone wait until somebody watches"
    wait(room, 60 * 60 * 24)
    room.hub.add(Connection(table, None, guests[0].id, b"", "", None, ply=0))


Going = Callable[[Room, str, int, list[Guest]], Awaitable[None]]


@pytest.mark.parametrize("going", [leave, leave_and_return, resign, vote_out, everybody_leaves])
@pytest.mark.parametrize("mode", ["screen", "table"])
@pytest.mark.parametrize("who", ["attempting", "bystander"])
async def test_whoever_goes_in_whatever_phase_no_game_is_stuck(room: Room, going: Going, mode: str, who: str) -> None:
    guests = await some_guests(room, 3)
    phases = ["ready", "on", "wrong", "appeal"] if mode == "screen" else ["on", "verdict"]
    for phase in phases:
        for seconds in (0, 90) if phase == "on" and mode == "screen" else (90,):
            chance = random.Random(phase)
            options = {"trials": mode, "riddle_seconds": seconds}

            def reached(live: LiveTable, phase: str = phase, seconds: int = seconds) -> bool:
                held = live.held
                return on(phase)(live) and (seconds or (held is not None and held.trial.kind == "riddle"))

            while True:
                table = await begun(room, guests, options=options, limit_seconds=600, standin="random")
                try:
                    live = await until(room, table, reached, chance)
                    break
                except AssertionError:
                    continue  # that game had none
            assert live.held is not None
            attempting = live.held.trial.seats
            concerned = attempting if who == "attempting" else live.held.bout.judges(range(3)) or [0, 1, 2]
            seat = next((one for one in concerned if (one in attempting) == (who == "attempting")), None)
            if seat is None:
                continue
            await going(room, table, seat, guests)
            live = await to_the_end(room, table, chance)
            assert live.game_on.over
            assert (await match_at(room, table)).actions == live.game_on.actions


async def test_whoever_lets_the_others_wait_for_a_trial_can_be_voted_out(room: Room) -> None:
    table = await begun(room, await some_guests(room, 3), options={"board": board_of("strength")})
    live = await until(room, table, on("ready"), random.Random(1))
    (seat,) = live.row.waiting
    first, second = (other for other in range(3) if other != seat)
    wait_until(room, live.row.asked + 25)
    with pytest.raises(Refusal) as early:
        await play.vote(room, table, first, new_id(), seat, True)
    assert early.value.reason.id == "still-playing"
    wait_until(room, live.row.asked + 30)
    with pytest.raises(Refusal) as other:
        await play.vote(room, table, first, new_id(), second, True)
    assert other.value.reason.id == "still-playing", "that one is not waited for"
    for voter in (first, second):
        await play.vote(room, table, voter, new_id(), seat, True)
    live = await room.live(table)
    assert live.seats[seat].kind == "bot"
    await to_the_end(room, table, random.Random(1))


async def test_whoever_is_in_a_running_trial_is_not_voted_out(room: Room) -> None:
    table = await begun(room, await some_guests(room, 3), options={"board": board_of("strength")})
    live = await until(room, table, on("ready"), random.Random(1))
    (seat,) = live.row.waiting
    await get_ready(room, table)
    live = await room.live(table)
    assert live.row.waiting == [seat] and live.row.due is not None
    wait_until(room, live.row.due - 1)
    with pytest.raises(Refusal) as refused:
        await play.vote(room, table, (seat + 1) % 3, new_id(), seat, True)
    assert refused.value.reason.id == "still-playing", "the glass ends it"


async def test_a_judge_at_a_table_has_the_answer_and_another_judges_when_that_one_leaves(room: Room) -> None:
    guests = await some_guests(room, 3)
    table = await begun(room, guests, options={"trials": "table"})
    live = await until(room, table, kind("riddle"), random.Random(4))
    assert live.held is not None
    (seat,) = live.held.trial.seats
    found = shown(live, seat, room)
    assert found is not None
    (judge,) = found["judges"]
    assert judge != seat
    answer = live.held.opening["cards"][0]["answer"]
    for viewer in (0, 1, 2, None):
        seen = shown(live, viewer, room)
        assert seen is not None and (seen["shown"]["answer"] == answer) == (viewer == judge)
    with pytest.raises(BadTry):
        await attempt(room, table, seat, {"do": "verdict", "outcome": "won"})
    await lobby.leave(room, table, guests[judge])
    found = shown(await room.live(table), None, room)
    assert found is not None and found["judges"] == [3 - seat - judge]
    await attempt(room, table, found["judges"][0], {"do": "verdict", "outcome": "won"})
    await attempt(room, table, found["judges"][0], {"do": "back"})
    await attempt(room, table, found["judges"][0], {"do": "verdict", "outcome": "lost"})
    live = await room.live(table)
    assert live.row.due == pytest.approx(room.clock() + 3), "it can be taken back for three seconds"
    await time_passes(room, table)
    assert (await room.live(table)).game_on.notes[-1]["note"]["verdicts"] == [[found["judges"][0], "lost"]]


async def test_one_guest_may_hold_every_seat_at_one_device(room: Room) -> None:
    (ann,) = await some_guests(room, 1)
    seats = [NewSeat("me", name=name) for name in ("Ann", "Ben", "Cleo")]
    table = await lobby.create(room, ann, lobby.NewTable("boyard", seats, {"trials": "table"}, start=True))
    live = await until(room, table, lambda live: live.held is not None, random.Random(1))
    assert live.held is not None and len(live.held.opening["people"]) == 3
    await to_the_end(room, table, random.Random(1))


async def test_an_appeal_is_heard_by_a_person_who_sees_answer_and_solution(room: Room) -> None:
    guests = await some_guests(room, 3)
    table = await begun(room, guests)
    live = await until(room, table, lambda live: kind("riddle")(live) and on("on")(live), random.Random(6))
    assert live.held is not None
    (seat,) = live.held.trial.seats
    answer = live.held.bout.puzzle.answers[0]  # type: ignore[attr-defined]
    await attempt(room, table, seat, {"do": "do", "what": {"text": "xylophone"}})
    await attempt(room, table, seat, {"do": "appeal"})
    live = await room.live(table)
    (judge,) = live.row.waiting
    for viewer in (0, 1, 2, None):
        seen = shown(live, viewer, room)
        assert seen is not None and (seen["shown"]["appeal"] is not None) == (viewer == judge)
    heard = shown(live, judge, room)
    assert heard is not None and (heard["shown"]["appeal"]["answer"], heard["judges"]) == (answer, [judge])
    await attempt(room, table, judge, {"do": "fits", "fits": True})
    live = await room.live(table)
    assert live.game_on.notes[-1]["note"]["given"] == "xylophone"
    told = frames.happened(live.game_on, None, live.game_on.notes[-1]["at"], len(live.game_on.actions), None)
    assert told[0].code == "passed"


# -- around the game ------------------------------------------------------------------------------------------------


async def test_a_rematch_turns_the_levels_with_the_seats(room: Room) -> None:
    guests = await some_guests(room, 3)
    table = await begun(room, guests, options={"levels": "easy,hard,hard"})
    for seat in (0, 1):
        await play.resign(room, table, seat, new_id())
    again = await room.live(await lobby.rematch(room, table, guests[0]))
    assert [seat.guest for seat in again.seats] == [guests[1].id, guests[2].id, guests[0].id]
    assert again.row.options["levels"] == "hard,hard,easy"
    alike = await begun(room, guests, options={"levels": "hard"})
    for seat in (0, 1):
        await play.resign(room, alike, seat, new_id())
    assert (await room.live(await lobby.rematch(room, alike, guests[0]))).row.options["levels"] == "hard"


async def test_what_people_have_seen_does_not_come_back(room: Room) -> None:
    guests = await some_guests(room, 2)
    asked: list[str] = []
    for number in range(4):
        table = await begun(room, guests, options={"trials": "table" if number % 2 else "screen"})
        live = await to_the_end(room, table, random.Random(number))
        asked += live.trials.used
        seen = await room.read(lambda database: read_seen(database, [guests[0].id], "boyard"))
        assert set(seen) == set(asked)
        riddles = [card for card in asked if "/r-" in card]
        assert len(set(riddles)) == len(riddles)
    assert len(riddles) > 5
    assert seen.index(riddles[0]) < seen.index(riddles[-1]), "the one seen longest ago comes first"
    strangers = await some_guests(room, 1)
    assert not await room.read(lambda database: read_seen(database, [strangers[0].id], "boyard"))


async def test_everybody_who_is_waited_for_is_named_in_lists(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    deal_always(monkeypatch, "duel", "bluff")
    guests = await some_guests(room, 2)
    table = await begun(room, guests, options={"board": board_of("duel")})
    live = await until(room, table, kind("duel"), random.Random(1))
    assert live.held is not None
    first, rival = live.held.trial.seats

    async def turn_of() -> list[int]:
        ((row, seats),) = await room.read(lambda database: lobby.tables_of(database, guests[0].id))
        live = await room.live(table)
        found = frames.table_info(row, seats, None, set()).turn_of
        assert found == frames.table_info(live.row, live.seats, None, set()).turn_of
        return found

    assert await turn_of() == [first, rival]
    await attempt(room, table, rival, {"do": "ready"})
    assert await turn_of() == [first]
    await attempt(room, table, first, {"do": "ready"})
    assert await turn_of() == [first, rival]
    await attempt(room, table, rival, {"do": "do", "what": {"round": 0, "choice": 1}})
    assert await turn_of() == [first]
