"""What holds in every game, checked at every step of random ones."""

from __future__ import annotations

import json

import pytest

from forts.core import CHANCE, OVER, Dice, IllegalMove, Match
from forts.core import log as logs
from forts.core.match import replay
from forts.core.message import Message
from forts.games.forfort import GAME
from games.forfort.pieces import check_pieces

TABLES = [
    (2, {}),
    (3, {}),
    (4, {}),
    (4, {"teams": True}),
    (2, {"armies": 7}),
    (3, {"armies": 0, "arrow_offset": 5}),
    (4, {"armies": 6, "teams": True}),
]
GAMES = [(players, options, seed) for players, options in TABLES for seed in range(4)]

# many equal walls, so that piles hold copies and single kinds
FEW_KINDS = (
    "shape,symbols,sign,copies\ncorner,MB,,7\ncorner,S,drawbridge,2\ncorner,T,protected,2\n"
    "straight,MB,,7\nstraight,G,drawbridge,2\nstraight,B,protected,2\n"
)
GAMES += [(2, {"walls": FEW_KINDS}, seed) for seed in range(4)]
GAMES += [(4, {"walls": FEW_KINDS, "teams": True}, 9)]


def steps(players, options, seed):
    """The states of a random game, one after the other, the same object each time."""
    state = GAME.new(players, GAME.complete(players, options))
    dice = Dice(seed)
    while True:
        yield state, dice
        if state.to_act() == OVER:
            return
        if state.to_act() == CHANCE:
            state.roll(dice)
        else:
            legal = state.legal()
            state.apply(legal[dice.below(len(legal))])


def whole(state):
    return GAME.position(state), state.to_act(), state.legal()


@pytest.mark.parametrize(("players", "options", "seed"), GAMES)
def test_cards_armies_and_choices(players, options, seed):
    armies = options.get("armies", 3)
    for state, _ in steps(players, options, seed):
        check_pieces(state, armies, teams=bool(options.get("teams")))
        if state.to_act() >= 0:
            assert len(state.legal()) > 1 and state.legal() == sorted(set(state.legal()))
        elif state.to_act() == CHANCE:
            assert sum(weight for _, weight in state.outcomes()) > 1
        else:
            assert sum(state.returns()) == pytest.approx(1) and GAME.ended_by(state) in {"fort", "donjon"}


@pytest.mark.parametrize(("players", "options", "seed"), GAMES)
def test_positions_copies_and_notation(players, options, seed):
    last = None
    for state, dice in steps(players, options, seed):
        if last is not None:
            kept, before = last
            assert whole(kept) == before
        position = GAME.position(state)
        rebuilt, settled = GAME.from_position(json.loads(json.dumps(position)))
        assert whole(rebuilt) == whole(state)
        assert settled == GAME.complete(players, options)
        texts = [GAME.notation(state, action) for action in state.legal()]
        assert len(set(texts)) == len(texts)
        if state.to_act() >= 0 and dice.below(4) == 0:
            assert [GAME.parse(state, text.upper()) for text in texts] == state.legal()
        last = (state.copy(), whole(state))


@pytest.mark.parametrize(("players", "options", "seed"), GAMES)
def test_redeal_keeps_what_a_seat_knows_and_forgets_the_rest(players, options, seed):
    for state, dice in steps(players, options, seed):
        if dice.below(4):
            continue
        seat = dice.below(players)
        first, second, direct = Dice(seed + 1), Dice(seed + 2), Dice(seed + 2)
        dealt = GAME.redeal(state, seat, first)
        assert GAME.view(dealt, seat) == GAME.view(state, seat)
        assert whole(GAME.redeal(dealt, seat, second)) == whole(GAME.redeal(state, seat, direct))
        assert whole(GAME.from_position(GAME.position(dealt))[0]) == whole(dealt)


@pytest.mark.parametrize(("players", "options", "seed"), GAMES[::3])
def test_a_log_replays_to_the_same_state(players, options, seed):
    match = Match(GAME, players, options, seed)
    dice = Dice(seed)
    while not match.over:
        match.play(match.legal()[dice.below(len(match.legal()))])
    again = replay(GAME, logs.from_json(json.loads(json.dumps(match.log))))
    assert whole(again.state) == whole(match.state)
    assert again.steps == match.steps


@pytest.mark.parametrize(("players", "options", "seed"), GAMES[::2])
def test_everything_is_said_in_both_languages(players, options, seed):
    match = Match(GAME, players, options, seed)
    dice = Dice(seed)
    said: dict[tuple[str, ...], Message] = {}

    def hear(message):
        words = sorted(value for value in message.args.values() if isinstance(value, str))
        said.setdefault((message.id, *words), message)

    while not match.over:
        hear(GAME.question(match.state))
        for move in match.legal():
            hear(move.message)
        legal = match.state.legal()
        for _ in range(10):
            action = dice.below(GAME.num_actions)
            GAME.notation(match.state, action)
            hear(GAME.describe(match.state, action))
            why = match.explain(action)
            assert (why is None) == (action in legal)
            if why is not None:
                hear(why)
        match.play(legal[dice.below(len(legal))])
    for viewer in (None, 0):
        for happened in match.happenings(viewer):
            hear(happened.message)
            json.dumps(happened.facts)
    for line in match.score_sheet():
        hear(line.message)
    for message in said.values():
        assert message.text("en").strip() and message.text("fr").strip()


@pytest.mark.parametrize(("players", "options", "seed"), GAMES[::4])
def test_an_illegal_move_changes_nothing(players, options, seed):
    for state, dice in steps(players, options, seed):
        allowed = state.legal() if state.to_act() >= 0 else []
        if state.to_act() == CHANCE:
            allowed = [action for action, _ in state.outcomes()]
        action = dice.below(GAME.num_actions + 10) - 5
        if action not in allowed:
            before = whole(state)
            with pytest.raises(IllegalMove):
                state.apply(action)
            assert whole(state) == before


def test_roll_and_outcomes_give_the_same_chances():
    for state, _ in steps(2, {"walls": FEW_KINDS}, 3):
        if state.to_act() != CHANCE:
            continue
        for seed in range(3):
            fast, slow = Dice(seed), Dice(seed)
            outcomes = state.outcomes()
            point = slow.below(sum(weight for _, weight in outcomes))
            spread = [action for action, weight in outcomes for _ in range(weight)]
            assert state.copy().roll(fast) == spread[point]


def test_events_tell_a_drawn_card_to_its_owner_only():
    match = Match(GAME, 2, {"first": "1"}, 3)
    own = [happened for happened in match.happenings(0) if happened.code == "drew"]
    others = [happened for happened in match.happenings(1) if happened.code == "drew"]
    assert all((happened.facts["card"] is not None) == (happened.seat == 0) for happened in own)
    assert all((happened.facts["card"] is not None) == (happened.seat == 1) for happened in others)
