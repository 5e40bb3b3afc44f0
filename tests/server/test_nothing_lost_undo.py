"""Promise 14: undo takes back one's own last decision only, and only while nothing came of it that others know."""

from __future__ import annotations

import random
import tempfile

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from conformance.every_game import games_of_decisions
from forts.core import CHANCE, Dice, Game, State
from forts.core.errors import FortsError
from forts.server.errors import Refusal
from forts.server.guests import new_id
from forts.server.tables import play
from forts.server.tables.live import LiveTable
from server.harness import on_the_wire, size
from server.room import match_at, move, open_room, some_guests, started

pytestmark = pytest.mark.anyio


def seen(live: LiveTable, viewer: int | None) -> object:
    """Everything a viewer may know."""
    match = live.game_on
    return on_the_wire([match.view(viewer), [(one.code, one.facts) for one in match.happenings(viewer)]])


def is_told_nothing(game: Game, state: State, seat: int, action: int, dice: Dice) -> bool:
    """Does the action show the seat nothing it could not foresee? It then looks alike on tables dealt anew."""
    real = state.copy()
    real.apply(action)
    for _ in range(3):
        dealt = game.redeal(state, seat, dice)
        dealt.apply(action)
        if dealt.to_act() != real.to_act() or (real.to_act() == CHANCE):
            return False
        if on_the_wire(game.view(dealt, seat)) != on_the_wire(game.view(real, seat)):
            return False
    return True


@pytest.mark.parametrize("game", games_of_decisions())
@settings(
    max_examples=size(6, 150), deadline=None, database=None, suppress_health_check=list(HealthCheck), derandomize=True
)
@given(seed=st.integers(0, 10_000), players=st.integers(2, 3), eager=st.floats(0.1, 0.7))
async def test_undo_takes_back_ones_own_last_decision_and_nothing_that_was_learnt(
    game: str, seed: int, players: int, eager: float
) -> None:
    chance, dice = random.Random(seed), Dice(seed)
    with tempfile.TemporaryDirectory() as folder:
        async with open_room(f"sqlite:///{folder}/undo.db") as room:
            guests = await some_guests(room, players)
            table = await started(room, guests, game)
            viewers = [None, *range(players)]
            past: list[tuple[int, dict[int | None, object], list[int]]] = []
            """Before each decision that stands: its seat, what each saw, the actions."""
            for _ in range(size(60, 200)):
                live = await room.live(table)
                if live.row.status == "over":
                    break
                actor = live.actor
                for seat in range(players):
                    if seat != actor:
                        # whoever is not asked has nothing to take back
                        assert not live.can_undo(seat)
                        with pytest.raises(Refusal) as refused:
                            await play.undo(room, table, seat, new_id(), live.row.ply)
                        assert refused.value.reason.id == "nothing-to-undo"
                live = await room.live(table)
                if chance.random() < 0.1:
                    # what a node remembers is what the journal says
                    before = live.can_undo(actor)
                    await match_at(room, table)
                    live = await room.live(table)
                    assert live.can_undo(actor) == before
                if live.can_undo(actor) and chance.random() < eager:
                    await play.undo(room, table, actor, new_id(), live.row.ply)
                    live = await room.live(table)
                    seat, views, actions = past.pop()
                    assert seat == actor, "another's decision was undone"
                    assert live.actor == actor, "it became another's turn"
                    assert live.game_on.actions == actions
                    assert {viewer: seen(live, viewer) for viewer in viewers} == views
                    continue
                action = chance.choice(live.game_on.state.legal())
                past.append((actor, {viewer: seen(live, viewer) for viewer in viewers}, live.game_on.actions[:]))
                state, length = live.game_on.state.copy(), len(live.game_on.actions)
                await move(room, table, chance, action)
                live = await room.live(table)
                if live.row.status == "over":
                    break
                if live.can_undo(live.actor):
                    assert live.actor == actor
                    assert len(live.game_on.actions) == length + 1, "chance has answered"
                    assert is_told_nothing(live.game_on.game, state, actor, action, dice), "something was learnt"
            with pytest.raises(FortsError):
                await play.undo(room, table, None, new_id(), live.row.ply)


async def test_undo_may_be_switched_off(tmp_path: object) -> None:
    async with open_room(f"sqlite:///{tmp_path}/undo.db") as room:
        guests = await some_guests(room, 2)
        table = await started(room, guests, "fort", undo=False)
        chance = random.Random(1)
        for _ in range(30):
            live = await room.live(table)
            assert not live.can_undo(live.actor)
            with pytest.raises(Refusal) as refused:
                await play.undo(room, table, live.actor, new_id(), live.row.ply)
            assert refused.value.reason.id == "undo-not-allowed"
            await move(room, table, chance)


async def test_games_are_such_that_some_decisions_can_be_undone(tmp_path: object) -> None:
    async with open_room(f"sqlite:///{tmp_path}/undo.db") as room:
        guests = await some_guests(room, 2)
        for game in games_of_decisions():
            table = await started(room, guests, game)
            chance, undone = random.Random(5), 0
            for _ in range(80):
                live = await room.live(table)
                if live.row.status == "over":
                    break
                if live.can_undo(live.actor) and chance.random() < 0.5:
                    await play.undo(room, table, live.actor, new_id(), live.row.ply)
                    undone += 1
                else:
                    await move(room, table, chance)
            assert undone > 0, game
