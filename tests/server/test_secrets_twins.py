"""Promises 17 and 19: two tables that differ only in what a viewer cannot know send it the same bytes.

The same bytes are also the same sizes, and name no card that could be followed through a shuffle.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from copy import copy
from itertools import islice
from types import SimpleNamespace

import msgspec
import pytest

from conformance.every_game import LONG, Setting, house_games, settings
from forts.bots.bot import BotView
from forts.bots.registry import find_bot
from forts.core import OVER, Dice, Match, Meaning, State
from forts.server.tables import frames, play
from forts.server.tables.past import steps_of
from server.twins import Eyes, table_of, twins

SETTINGS = [setting for setting in settings() if setting.game.name in house_games() and setting.game.hides]
"""Where nothing is hidden, no two tables look alike; what trials hide, their own tests say."""
PAIRS = 10_000 if LONG else 200
"""Pairs of tables a game; each is looked at by the seat and by a spectator."""


def share_of(setting: Setting) -> int:
    """How many of a game's pairs are at this setting."""
    return -(-PAIRS // sum(other.game is setting.game for other in SETTINGS))


@pytest.fixture
def same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """A preview deals with dice of its own: both tables get the same ones."""
    monkeypatch.setattr(play, "secrets", SimpleNamespace(randbits=lambda bits: 12345))


async def everything_told(setting: Setting, eyes: Eyes, dice: Dice) -> list[bytes]:
    """The answers to every verb that changes nothing, for things that are allowed and for things that are not."""
    live = eyes.room.tables["table"]
    match = live.game_on
    ply = live.row.ply
    told = await eyes.ask("sync", since=max(0, ply - dice.below(40)))
    actions = [dice.below(setting.game.num_actions) for _ in range(3)]
    allowed = match.state.legal() if match.to_act == eyes.connection.seat else []
    for action in [*actions, *allowed[-2:], -1, setting.game.num_actions]:
        told += await eyes.ask("why", action=action)
        told += await eyes.ask("preview", ply=ply, action=action)
        if action not in allowed:
            told += await eyes.ask("play", ply=ply, action=action)
    for action in actions[:1]:
        told += await eyes.ask("why", action=setting.game.notation(match.state, action))
    for action in actions:
        meaning = setting.game.meaning(match.state, action)
        touched = Meaning("", meaning.piece, meaning.place, meaning.seat)
        told += await eyes.ask("why", action=msgspec.to_builtins(touched))
    told += await eyes.ask("why", action="play nonsense")
    if not live.can_undo(eyes.connection.seat):
        told += await eyes.ask("undo", ply=ply)
    told += await eyes.ask("play", ply=ply + 1, action=0)
    if match.to_act != eyes.connection.seat:
        told += await eyes.ask("hint", ply=ply)
    info = frames.table_info(live.row, live.seats, eyes.connection.guest, set())
    return [*told, frames.encode(info)]


def log_and_replay(eyes: Eyes) -> bytes:
    """What the calls for events and replay would answer."""
    live = eyes.room.tables["table"]
    match, viewer = live.game_on, eyes.connection.seat
    events = frames.happened(match, viewer, 0, len(match.actions), None)
    steps = steps_of(live, viewer, match.actions[:], 0, 10_000)
    return frames.encode([events, steps])


@pytest.mark.usefixtures("same_dice")
@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_what_a_viewer_cannot_know_makes_no_difference_to_any_byte_it_gets(setting: Setting) -> None:
    compared = 0
    dice = Dice(setting.players)
    with asyncio.Runner() as runner:
        while compared < share_of(setting):
            viewer = dice.below(setting.players)
            # fewer shared actions in short games: past the end there is nothing to compare
            for pair in twins(setting, viewer, dice.bits(), dice.below(260)):
                if dice.below(4) or pair[0].position() == pair[1].position():
                    continue
                asked, whole, lang = dice.bits(), not dice.below(8), (None, "en", "fr")[dice.below(3)]
                tables = [table_of(setting, match) for match in pair]
                for seat in (viewer, None):
                    told = []
                    for live in tables:
                        eyes = Eyes(live, seat, lang)
                        told.append(runner.run(everything_told(setting, eyes, Dice(asked))))
                        if whole:
                            told[-1].append(log_and_replay(eyes))
                        eyes.close()
                    assert told[0] == told[1]
                compared += 1


@pytest.mark.usefixtures("same_dice")
@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_redealt_table_sends_the_same_bytes(setting: Setting) -> None:
    """Deals that reach further than two histories played in step: all that is hidden at once."""
    dice = Dice(100 + setting.players)
    compared = 0
    with asyncio.Runner() as runner:
        while compared < share_of(setting):
            match = setting.match(dice.bits())
            for _ in range(dice.below(120)):
                if not match.over:
                    legal = match.state.legal()
                    match.play(legal[dice.below(len(legal))])
            if match.to_act == OVER:
                continue
            for viewer in range(setting.players):
                told: dict[int | None, list[list[bytes]]] = {viewer: [], None: []}
                asked, real = dice.bits(), match.state
                for state in (real, setting.game.redeal(real, viewer, dice)):
                    match.state = state
                    live = table_of(setting, match)
                    for seat in told:
                        eyes = Eyes(live, seat)
                        told[seat].append(runner.run(everything_told(setting, eyes, Dice(asked))))
                        eyes.close()
                match.state = real
                assert all(one == two for one, two in told.values())
                compared += 1


def telling_moments(setting: Setting, dice: Dice) -> Iterator[tuple[Match, int, list[State]]]:
    """Moments, moves and deals that look alike to the mover, but on which the move goes on differently.

    About one move in a thousand is like that: whoever has no choice in hand is passed over at once.
    """
    while True:
        match = setting.match(dice.bits())
        while not match.over:
            seat, legal = match.to_act, match.state.legal()
            if not dice.below(6):
                deals = [match.state, *(setting.game.redeal(match.state, seat, dice) for _ in range(3))]
                for action in legal:
                    if len({_brings(setting, deal, seat, action) for deal in deals}) > 1:
                        yield match, action, deals
                        break
            match.play(legal[dice.below(len(legal))])


def _brings(setting: Setting, state: State, seat: int, action: int) -> str:
    events: list[tuple[int, ...]] = []
    after = state.copy()
    after.trace = events
    after.apply(action)
    return str([setting.game.happening(after, event, seat) for event in events])


@pytest.mark.usefixtures("same_dice")
@pytest.mark.parametrize("name", ["forfort-2", "forfort-3", "fort-2-setup=advanced-followers_use_lookout=True"])
def test_a_preview_does_not_betray_what_rivals_hold(name: str) -> None:
    (setting,) = [setting for setting in SETTINGS if str(setting) == name]
    moments = telling_moments(setting, Dice(5))
    with asyncio.Runner() as runner:
        for match, action, deals in islice(moments, 100 if LONG else 2):
            told = []
            for deal in deals:
                twin = copy(match)
                twin.state = deal
                eyes = Eyes(table_of(setting, twin), match.to_act)
                told.append(runner.run(eyes.ask("preview", ply=len(match.actions), action=action)))
                eyes.close()
            assert all(one == told[0] for one in told)


@pytest.mark.parametrize("setting", SETTINGS[:2] + SETTINGS[-3:], ids=str)
@pytest.mark.parametrize("level", ["random", "easy", "normal"])
def test_a_bot_decides_alike_on_tables_that_look_alike_to_it(setting: Setting, level: str) -> None:
    dice = Dice(7)
    bot = find_bot(level, setting.game.name)()
    for _ in range(60 if LONG else 4):
        viewer = dice.below(setting.players)
        for one, two in twins(setting, viewer, dice.bits(), dice.below(200)):
            if one.to_act == viewer and one.position() != two.position():
                seed = dice.bits()
                chosen = [bot.choose(BotView(setting.game, m.state, viewer, Dice(seed))) for m in (one, two)]
                assert chosen[0] == chosen[1]
                break


def test_only_the_end_shows_scores_of_secrets() -> None:
    """The sheet counts made-up rules: no update before the end may carry it."""
    setting = next(setting for setting in SETTINGS if str(setting) == "fort-3")
    with asyncio.Runner() as runner:
        for one, _ in twins(setting, 0, 3, 150):
            live = table_of(setting, one)
            for seat in (None, 0, 1, 2):
                eyes = Eyes(live, seat)
                (update,) = [msgspec.json.decode(told) for told in runner.run(eyes.ask("sync", since=0))]
                eyes.close()
                assert update["scores"] == []
                assert update["view"]["winners"] == []
                totals = {board["seat"] for board in update["view"]["boards"] if board["total"] is not None}
                assert totals == ({seat} if seat is not None else set())
