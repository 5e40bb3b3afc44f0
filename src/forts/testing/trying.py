"""Trials: chance that people may answer for. A game without trials keeps these promises as it is."""

from __future__ import annotations

import json

import forts
from forts.core import CHANCE, BadLog, Dice, IllegalMove, MalformedMove, Match, NothingToUndo
from forts.core import log as logs
from forts.core.match import replay
from forts.testing.promises import fingerprint, promise, refused
from forts.testing.settings import Setting, states


def _held(setting: Setting, seed: int) -> Match:
    """A game whose trials are all held, played to its end: each ends in any way, and a note is taken of it."""
    dice = Dice(seed)
    match = Match(setting.game, setting.players, dict(setting.options), seed, held=lambda trial: True)
    while not match.over:
        if match.trial is None:
            legal = match.state.legal()
            match.play(legal[dice.below(len(legal))])
        else:
            outcomes = match.trial.outcomes
            match.settle(outcomes[dice.below(len(outcomes))], {"asked": match.trial.kind})
    return match


@promise
def a_trial_says_what_it_is(setting: Setting, seed: int) -> None:
    game = setting.game
    match = _held(setting, seed)
    assert game.has_trials or not match.notes
    again = game.new(setting.players, match.options)
    again.set_skills(match.state.skills)
    tried = 0
    for number, action in enumerate(match.actions):
        trial = game.trial(again, number)
        assert (trial is None) == (again.trial == 0)
        if trial is not None:
            tried += 1
            assert again.to_act() == CHANCE
            assert trial.number == number
            assert trial.seats
            assert all(0 <= seat < setting.players for seat in [*trial.seats, trial.reader])
            assert trial.outcomes == [game.notation(again, outcome) for outcome, _ in again.outcomes()]
            assert len(set(trial.outcomes)) == len(trial.outcomes) > 1
            assert forts.core.trial.Trial(**json.loads(json.dumps(_plain(trial)))) == trial
        again.apply(action)
    assert tried == len(match.notes)


@promise
def nobody_may_act_while_a_trial_is_on(setting: Setting, seed: int) -> None:
    dice = Dice(seed)
    match = Match(setting.game, setting.players, dict(setting.options), seed, held=lambda trial: True)
    while not match.over:
        if match.trial is None:
            with refused(IllegalMove):
                match.settle("nothing")
            legal = match.state.legal()
            match.play(legal[dice.below(len(legal))])
            continue
        before = fingerprint(setting, match.state)
        for seat in range(setting.players):
            why = match.explain(0, seat)
            assert why is not None
            assert why.id == "trial-is-on"
        with refused(IllegalMove):
            match.play(match.state.outcomes()[0][0])
        with refused(NothingToUndo):
            match.undo()
        with refused(MalformedMove):
            match.settle("no such outcome")
        assert fingerprint(setting, match.state) == before
        assert not match.notes or match.notes[-1]["at"] < match.trial.number
        match.settle(match.trial.outcomes[dice.below(len(match.trial.outcomes))], {})
        with refused(NothingToUndo):
            match.undo()


@promise
def what_was_tried_is_replayed_with_its_notes(setting: Setting, seed: int) -> None:
    match = _held(setting, seed)
    log = json.loads(json.dumps(match.log))
    again = forts.replay(log)
    assert fingerprint(setting, again.state) == fingerprint(setting, match.state)
    assert (again.notes, again.steps) == (match.notes, match.steps)
    if not match.notes:
        return
    del log["check"]
    first = match.notes[0]["at"]
    going_on = {**log, "actions": match.actions[:first], "notes": [], "dice": [1, 2, 3, 4]}
    halted = replay(setting.game, logs.from_json(going_on), held=lambda trial: True)
    assert halted.trial is not None
    assert halted.trial.number == first
    answered = replay(setting.game, logs.from_json(going_on))
    assert answered.trial is None
    assert len(answered.actions) > first
    damaged: list[object] = ["notes", [7], [{}], [{"at": len(match.actions), "note": {}}], [{"at": -1, "note": {}}]]
    for wrong in damaged:
        with refused(BadLog):
            forts.replay({**log, "notes": wrong})


@promise
def skills_are_kept_and_change_nothing_but_chances(setting: Setting, seed: int) -> None:
    game = setting.game
    for state in states(setting, seed):
        skilled = state.copy()
        skilled.set_skills([1 + seat for seat in range(setting.players)])
        assert skilled.copy().skills == skilled.skills
        assert (skilled.to_act(), skilled.legal()) == (state.to_act(), state.legal())
        if game.has_trials:
            again, _ = game.from_position(json.loads(json.dumps(game.position(skilled))))
            assert again.skills == skilled.skills


def _plain(trial: forts.core.trial.Trial) -> dict[str, object]:
    return {name: getattr(trial, name) for name in ("number", "kind", "seats", "reader", "outcomes", "facts")}
