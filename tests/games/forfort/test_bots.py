"""The players of ForFort by rules of thumb: they keep the rules, do not peek, and win as they should."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import forts
from forts.bots import Bot, BotView, RandomBot, advise
from forts.core import CHANCE, OVER, Dice
from forts.games.forfort import GAME, ForFortState
from forts.games.forfort.bots.foresight import ForesightBot
from forts.games.forfort.bots.players import EasyForFort, NormalForFort
from forts.games.forfort.rules.table import BY_CHANCE

BOTS = [EasyForFort, NormalForFort, lambda: ForesightBot(passes=16)]
GAMES = 40 if forts.COMPILED else 8
SEEDS = 6 if forts.COMPILED else 2


def new(players: int, **options: forts.Value) -> ForFortState:
    return GAME.new(players, GAME.complete(players, options))


def play(bots: Sequence[Bot], seed: int, **options: forts.Value) -> ForFortState:
    """A whole game; every answer must be legal."""
    state = new(len(bots), **options)
    chance = Dice(seed)
    dice = [Dice(1000 * seed + seat) for seat in range(len(bots))]
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.roll(chance)
            continue
        seat = state.actor
        chosen = bots[seat].choose(BotView(GAME, state, seat, dice[seat]))
        assert chosen in state.options
        state.apply(chosen)
    return state


def shares(strong: Bot, weak: Bot) -> float:
    """What part of the victories the first bot has, over as many games in either seat."""
    won = 0.0
    for seed in range(GAMES):
        seat = seed % 2
        won += play([strong, weak] if seat == 0 else [weak, strong], seed + 1).returns()[seat]
    return won / GAMES


def test_normal_beats_random():
    assert shares(NormalForFort(), RandomBot()) >= 0.85


def test_easy_beats_random():
    assert shares(EasyForFort(), RandomBot()) >= 0.6


def test_normal_beats_easy():
    assert shares(NormalForFort(), EasyForFort()) >= 0.6


@pytest.mark.parametrize("make", BOTS)
def test_answers_are_legal_at_every_kind_of_decision(make):
    # random play meets every question sooner or later; the bot is asked each time one comes up anew
    asked: dict[int, int] = {}
    bot = make()
    seed = 0
    while len(asked) < BY_CHANCE:
        seed += 1
        assert seed < 400, f"only the questions {sorted(asked)} came up"
        dice = Dice(seed)
        state = new(4, teams=True) if seed % 2 else new(2 + seed // 2 % 3)
        while state.actor != OVER:
            if state.actor == CHANCE:
                state.roll(dice)
                continue
            if asked.get(state.ask, 0) < SEEDS:
                asked[state.ask] = asked.get(state.ask, 0) + 1
                assert bot.choose(BotView(GAME, state, state.actor, Dice(seed))) in state.options
            state.apply(state.options[dice.below(len(state.options))])


@pytest.mark.parametrize("make", BOTS)
def test_whole_games_of_three_of_four_and_in_teams(make):
    play([make() for _ in range(3)], 1)
    play([make() for _ in range(4)], 2)
    play([make() for _ in range(4)], 3, teams=True)


@pytest.mark.parametrize("make", BOTS)
def test_what_is_hidden_does_not_change_the_choice(make):
    for seed in range(1, SEEDS + 1):
        dice = Dice(seed)
        state = new(3)
        for step in range(150):
            if state.actor == OVER:
                break
            if state.actor == CHANCE:
                state.roll(dice)
                continue
            seat = state.actor
            chosen = make().choose(BotView(GAME, state, seat, Dice(step)))
            other = GAME.redeal(state, seat, Dice(1000 + step))
            assert make().choose(BotView(GAME, other, seat, Dice(step))) == chosen
            state.apply(chosen)


@pytest.mark.parametrize("make", BOTS)
def test_the_table_is_left_as_it_was(make):
    state = new(2)
    dice = Dice(5)
    for _ in range(60):
        if state.actor == CHANCE:
            state.roll(dice)
        else:
            before = GAME.position(state)
            make().choose(BotView(GAME, state, state.actor, Dice(1)))
            assert GAME.position(state) == before
            state.apply(state.options[-1])


@pytest.mark.parametrize(("players", "teams"), [(2, False), (3, False), (4, False), (4, True)])
def test_estimates_share_one_victory(players, teams):
    state = new(players, teams=teams)
    dice = Dice(players)
    while True:
        guess = state.estimate()
        assert len(guess) == players
        assert sum(guess) == pytest.approx(1.0)
        assert all(0.0 <= share <= 1.0 for share in guess)
        if teams:
            assert guess[0] == guess[2]
            assert guess[1] == guess[3]
        if state.actor == OVER:
            assert guess == state.returns()
            return
        if state.actor == CHANCE:
            state.roll(dice)
        else:
            state.apply(state.options[dice.below(len(state.options))])


def view_of_a_game() -> BotView:
    """Somewhere in a game of three."""
    state = new(3)
    dice = Dice(4)
    for _ in range(60):
        if state.actor == CHANCE:
            state.roll(dice)
        else:
            state.apply(state.options[dice.below(len(state.options))])
    while state.actor == CHANCE:
        state.roll(dice)
    return BotView(GAME, state, state.actor, Dice(2))


def test_foresight_takes_its_passes_and_gives_most_to_the_best():
    heard: list[float] = []
    view = view_of_a_game()
    found = ForesightBot(passes=200, progress=heard.append).prospects(view)
    assert {prospect.action for prospect in found} == set(view.legal)
    assert all(prospect.visits >= 2 for prospect in found)
    assert all(0 <= prospect.share <= 1 for prospect in found)
    assert found[0].visits == found[1].visits == max(prospect.visits for prospect in found)
    assert found[0].share >= found[1].share
    assert heard == sorted(heard)
    assert heard[-1] == 1.0


def test_foresight_can_be_cancelled():
    heard: list[float] = []
    bot = ForesightBot(passes=100_000, progress=heard.append, cancelled=lambda: len(heard) >= 3)
    assert bot.choose(view_of_a_game()) in view_of_a_game().legal
    assert len(heard) == 3


def test_foresight_ends_with_its_time():
    ticks = iter(range(10_000))
    heard: list[float] = []
    ForesightBot(seconds=60, clock=lambda: float(next(ticks)), progress=heard.append).search(view_of_a_game())
    assert heard == [*(second / 60 for second in range(1, 61)), 1.0]


def test_foresight_takes_fewer_passes_for_a_choice_that_is_clear():
    bot = ForesightBot(passes=2000)
    advise(view_of_a_game(), bot)
    whole = bot.decisions
    bot.choose(view_of_a_game())
    assert bot.decisions < whole


def test_foresight_gives_advice():
    view = view_of_a_game()
    advice = advise(view, ForesightBot(passes=64))
    assert {hint.action for hint in advice.hints} == set(view.legal)
    assert sum(hint.certainty for hint in advice.hints) == pytest.approx(1)
    assert advice.line == [advice.hints[0].text]
