"""How bots play: skills by level, chance without lists, decisions that make sense."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import forts
from forts import analysis
from forts.bots import NotABot, SearchBot, advise, bot_skill, find_bot
from forts.bots.bot import BotView
from forts.bots.registry import register_bot
from forts.core import CHANCE, OVER, Dice, State
from forts.games.boyard.rules.questions.question import picked
from forts.games.boyard.rules.table import ASK_AGAIN, ASK_PASSE_PARTOUT
from forts.lab.ladder import ladder
from forts.lab.simulate import simulate

GAME = forts.find("boyard")


def asked(question: int, players: int = 3) -> Iterator[BotView]:
    """Who is asked a question, in many random games."""
    for seed in range(200):
        state = GAME.new(players, GAME.complete(players, {}))
        dice = Dice(seed)
        while state.to_act() != OVER:
            if state.to_act() == CHANCE:
                state.roll(dice)
                continue
            if state.ask == question:  # type: ignore[attr-defined]  # a state of Fort Boyard
                yield BotView(GAME, state.copy(), state.to_act(), Dice(seed))
            state.apply(state.legal()[dice.below(len(state.legal()))])


def rolled_from_the_list(state: State, dice: Dice) -> int:
    """What chance answers by its weights."""
    return picked(state.outcomes(), dice)


@pytest.mark.parametrize("players", range(2, 7))
def test_chance_answers_as_its_weights_say(players: int) -> None:
    for seed in range(20):
        state = GAME.new(players, GAME.complete(players, {"levels": "hard"}))
        state.set_skills([35, 45, 60, 72, 82, 99][:players])
        dice = Dice(seed)
        while state.to_act() != OVER:
            if state.to_act() == CHANCE:
                wanted = rolled_from_the_list(state, dice.copy())
                assert state.roll(dice) == wanted
            else:
                state.apply(state.legal()[dice.below(len(state.legal()))])


def test_each_level_has_its_skill() -> None:
    assert [bot_skill(name, "boyard") for name in ("random", "easy", "normal", "hard", "expert")] == [
        35,
        45,
        60,
        72,
        82,
    ]
    assert bot_skill("hard(turns=2)", "boyard") == 72


class Gifted:
    """Says its skill."""

    skill = 70

    def choose(self, view: BotView) -> int:
        return view.legal[0]


class Boastful(Gifted):
    """Says a skill that cannot be."""

    skill = 100


def test_a_bot_of_ones_own_may_say_its_skill() -> None:
    assert bot_skill(f"{__name__}:Gifted", "boyard") == 70
    with pytest.raises(NotABot) as refused:
        bot_skill(f"{__name__}:Boastful", "boyard")
    assert refused.value.reason.id == "bots-skill"
    with pytest.raises(NotABot):
        simulate(GAME, 2, 1, bots=[f"{__name__}:Boastful"], seed=1)


def test_a_simulation_seats_skills_unless_all_are_alike() -> None:
    seen: list[list[int]] = []

    class Looking(Gifted):
        def choose(self, view: BotView) -> int:
            seen.append(view.deal().skills)
            return super().choose(view)

    register_bot("looking", "boyard", Looking)
    simulate(GAME, 2, 3, bots=["looking", "expert"], seed=1)
    assert {tuple(skills) for skills in seen} == {(70, 82)}
    seen.clear()
    simulate(GAME, 2, 3, bots=["looking", "expert"], seed=1, options={"skill": 50})
    assert {tuple(skills) for skills in seen} == {(50, 50)}


def test_logs_and_positions_keep_skills() -> None:
    match = forts.Match(GAME, 2, {}, 4, skills=[72, 35])
    assert match.state.skills == [72, 35]
    again = forts.replay(match.log)
    assert again.state.skills == [72, 35]
    there = forts.from_position(match.position(), 1)
    assert there.state.skills == [72, 35]
    alike = forts.Match(GAME, 2, {"skill": 80}, 4, skills=[72, 35])
    assert alike.state.skills == [80, 80]
    assert forts.from_position(alike.position(), 1).state.skills == [80, 80]


@pytest.mark.parametrize("wrong", [[72], [72, 100], [72, "35"], [72, 0], "72", [True, 60]])
def test_skills_that_cannot_be_are_refused(wrong: object) -> None:
    log = forts.Match(GAME, 2, {}, 4).log | {"skills": wrong}
    del log["check"]
    with pytest.raises(forts.BadLog):
        forts.replay(log)


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_another_guess_is_better_than_none(level: str) -> None:
    views = [view for view, _ in zip(asked(ASK_AGAIN), range(20), strict=False)]
    assert len(views) == 20
    for view in views:
        chosen = find_bot(level, "boyard")().choose(view)
        assert GAME.notation(view.deal(), chosen) == "guess again"


def test_nobody_goes_to_prison_with_passe_partout() -> None:
    views = [view for view, _ in zip(asked(ASK_PASSE_PARTOUT), range(20), strict=False)]
    assert len(views) == 20
    for view in views:
        table = view.deal()
        table.apply(find_bot("hard", "boyard")().choose(view))
        assert table.trial or table.to_act() >= 0, "the choice leads to a trial, or to a question about one"


def test_sensible_play_beats_random_decisions_at_equal_skill() -> None:
    found = ladder(GAME, 2, ["random", "hard"], 600, seed=5, options={"skill": 60})
    assert found.pairings[0].first == "random"
    assert found.pairings[0].wins / 600 < 0.47


def test_hints_and_analyses_know_trials() -> None:
    match = forts.Match(GAME, 3, {}, 8, skills=[82, 60, 35])
    dice = Dice(8)
    advice = advise(BotView(GAME, match.state, match.to_act, dice), SearchBot(passes=64))
    assert {hint.action for hint in advice.hints} == set(match.state.legal())
    while not match.over:
        match.play(match.state.legal()[dice.below(len(match.state.legal()))])
    found = analysis.analyse(match.log, deals=4, horizon=4)
    tried = [moment for moment in found.moments if moment.text in ("won", "lost", "no winner")]
    assert tried
    assert {moment.number for moment in found.moments} > {moment.number for moment in tried}
