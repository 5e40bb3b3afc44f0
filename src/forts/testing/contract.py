"""What every game promises, whatever its rules: legality, copies, replays, positions, notation, words, undo."""

from __future__ import annotations

import json

from forts.core import CHANCE, OVER, Dice, FortsError, IllegalMove, NothingToUndo
from forts.core.log import from_json
from forts.core.match import replay
from forts.testing.promises import differs_by_language, fingerprint, promise, promise_once, refused
from forts.testing.settings import Setting, play_randomly, states


@promise
def a_decision_is_always_a_real_one(setting: Setting, seed: int) -> None:
    for state in states(setting, seed):
        legal = state.legal()
        assert legal == sorted(set(legal))
        if state.to_act() != OVER:
            assert 0 <= state.to_act() < setting.players
            assert len(legal) > 1
            assert legal[0] >= 0
            assert legal[-1] < setting.game.num_actions


@promise
def legal_is_accepted_and_all_else_refused_with_a_reason(setting: Setting, seed: int) -> None:
    dice = Dice(seed)
    game = setting.game
    for state in states(setting, seed):
        if dice.below(12):
            continue
        legal = state.legal()
        before = fingerprint(setting, state)
        seat = max(state.to_act(), 0)
        for action in range(-1, game.num_actions + 1):
            if action in legal:
                assert game.explain(state, seat, action) is None
                state.copy().apply(action)
            else:
                why = game.explain(state, seat, action)
                assert why is not None
                if not dice.below(40):
                    assert differs_by_language(why, setting)
                    with refused(IllegalMove):
                        state.apply(action)
        assert fingerprint(setting, state) == before


@promise
def another_seat_may_not_act(setting: Setting, seed: int) -> None:
    for state in states(setting, seed):
        if state.to_act() != OVER:
            other = (state.to_act() + 1) % setting.players
            why = setting.game.explain(state, other, state.legal()[0])
            assert why is not None
            assert why.id == "not-your-turn"


@promise
def old_copies_never_change(setting: Setting, seed: int) -> None:
    kept = [(state.copy(), fingerprint(setting, state)) for state in states(setting, seed)]
    for copy, before in kept:
        assert fingerprint(setting, copy) == before


@promise
def a_copy_goes_on_like_the_original(setting: Setting, seed: int) -> None:
    match = setting.match(seed)
    dice = Dice(seed)
    while not match.over:
        twin = match.state.copy()
        action = match.state.legal()[dice.below(len(match.state.legal()))]
        start = len(match.actions)
        match.play(action)
        for taken in match.actions[start:]:
            twin.apply(taken)
        assert fingerprint(setting, twin) == fingerprint(setting, match.state)


@promise
def a_log_replays_to_the_same_state_also_from_json(setting: Setting, seed: int) -> None:
    match = play_randomly(setting.match(seed), seed)
    again = replay(setting.game, from_json(json.loads(json.dumps(match.log))))
    assert fingerprint(setting, again.state) == fingerprint(setting, match.state)
    assert again.steps == match.steps
    assert again.scores == match.scores
    assert again.winners == match.winners


@promise
def same_seed_same_game(setting: Setting, seed: int) -> None:
    one, two = (play_randomly(setting.match(seed), seed + 1) for _ in range(2))
    assert one.log == two.log
    other = play_randomly(setting.match(seed + 1000), seed + 1)
    assert other.log != one.log


@promise
def notation_is_unique_and_reversible(setting: Setting, seed: int) -> None:
    game = setting.game
    for state in states(setting, seed):
        texts = [game.notation(state, action) for action in state.legal()]
        assert len(set(texts)) == len(texts)
        for action, text in zip(state.legal(), texts, strict=True):
            assert game.parse(state, text) == action
            assert game.parse(state, f" {text.upper()} ") == action


@promise
def everything_has_words_in_every_language(setting: Setting, seed: int) -> None:
    match = setting.match(seed)
    dice = Dice(seed)
    while not match.over:
        question = match.game.question(match.state)
        moves = match.legal()
        for lang in setting.languages():
            assert question.text(lang)
            described = [move.describe(lang) for move in moves]
            assert len(set(described)) == len(described), described
        match.play(moves[dice.below(len(moves))])
    for viewer in (None, *range(setting.players)):
        for happening in match.happenings(viewer):
            for lang in setting.languages():
                assert happening.message.text(lang)
            json.dumps(happening.facts)
    for line in match.score_sheet():
        for lang in setting.languages():
            assert line.message.text(lang)


@promise
def the_score_sheet_adds_up_and_returns_are_shares_of_one(setting: Setting, seed: int) -> None:
    match = play_randomly(setting.match(seed), seed)
    assert abs(sum(match.state.returns()) - 1) < 1e-9
    assert match.winners
    assert match.game.ended_by(match.state)
    assert match.game.turns(match.state) >= setting.players
    assert len(match.scores) == setting.players


@promise
def chance_rolls_only_what_its_outcomes_allow(setting: Setting, seed: int) -> None:
    dice = Dice(seed)
    state = setting.new()
    while state.to_act() != OVER:
        if state.to_act() == CHANCE:
            outcomes = dict(state.outcomes())
            assert sum(outcomes.values()) > 1  # the last card of a pile is not asked for
            assert all(weight > 0 for weight in outcomes.values())
            twin = state.copy()
            action = state.roll(dice)
            assert action in outcomes
            twin.apply(action)
            assert fingerprint(setting, twin) == fingerprint(setting, state)
        else:
            state.apply(state.legal()[dice.below(len(state.legal()))])


@promise
def a_position_rebuilds_the_state_at_any_decision(setting: Setting, seed: int) -> None:
    for state in states(setting, seed):
        position = json.loads(json.dumps(setting.game.position(state)))
        again, _ = setting.game.from_position(position)
        assert fingerprint(setting, again) == fingerprint(setting, state)


@promise_once
def damaged_positions_are_refused_or_playable(setting: Setting, seed: int) -> None:
    dice = Dice(setting.players)
    for state in states(setting, seed):
        if dice.below(10):
            continue
        position = setting.game.position(state)
        for name in list(position):
            for wrong in (None, -3, "nonsense", ["nonsense"], {"nonsense": 1}):
                try:
                    again, _ = setting.game.from_position({**position, name: wrong})
                except FortsError as error:
                    assert differs_by_language(error.reason, setting)
                else:
                    assert again.to_act() < 0 or again.legal()


@promise_once
def undo_goes_back_to_before_the_last_own_decision(setting: Setting, seed: int) -> None:
    # of a short game there may be nothing to take back: then the next one is played
    undone = 0
    for further in range(_UNDO_GAMES):
        undone += _undone_in_a_game(setting, seed + further)
        if undone:
            return
    assert not setting.undoes, "nothing could ever be taken back"


_UNDO_GAMES = 60


def _undone_in_a_game(setting: Setting, seed: int) -> int:
    match = setting.match(seed)
    dice = Dice(seed)
    undone = 0
    while not match.over:
        before, actor, log = fingerprint(setting, match.state), match.to_act, list(match.actions)
        legal = match.state.legal()
        match.play(legal[dice.below(len(legal))])
        if len(match.actions) > len(log) + 1:
            assert not match.can_undo(), "chance has answered"
        if match.can_undo():
            match.undo()
            assert fingerprint(setting, match.state) == before
            assert (match.to_act, match.actions) == (actor, log)
            undone += 1
            match.play(legal[dice.below(len(legal))])
        else:
            with refused(NothingToUndo):
                match.undo()
    return undone
