"""Bots of every level, in every game: legal, honest, interruptible, and stronger than the level below."""

from __future__ import annotations

import json

import pytest

import forts
from conformance.every_game import Setting, settings, states
from forts.analysis import analyse
from forts.bots import LEVELS, BotView, SearchBot, advise, find_bot
from forts.bots.lookahead import LookaheadBot
from forts.core import CHANCE, OVER, Dice, Value

SETTINGS = [setting for setting in settings() if not setting.options]


def quick(level: str, game: str) -> LookaheadBot | SearchBot:
    """A bot of that level that thinks for a moment only."""
    bot = find_bot(level, game)()
    if isinstance(bot, SearchBot):
        bot.passes, bot.judged_passes, bot.seconds = 32, 0, 0.0
    return bot  # type: ignore[return-value]  # the levels are of these two kinds, or a game's own


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_bot_answers_every_kind_of_question_with_a_legal_action(setting: Setting, level: str) -> None:
    bot = quick(level, setting.game.name)
    for number, state in enumerate(states(setting, 8)):
        if state.to_act() >= 0 and number % 7 == 0:
            assert bot.choose(BotView(setting.game, state, state.to_act(), Dice(number))) in state.legal()


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_bot_does_not_peek(setting: Setting, level: str) -> None:
    """What it cannot see is dealt again under it, and it chooses the same with the same dice."""
    bot = quick(level, setting.game.name)
    for number, state in enumerate(states(setting, 21)):
        seat = state.to_act()
        if seat < 0 or number % 11:
            continue
        other = setting.game.redeal(state, seat, Dice(number + 1))
        chosen = bot.choose(BotView(setting.game, state, seat, Dice(5)))
        assert bot.choose(BotView(setting.game, other, seat, Dice(5))) == chosen


def test_a_bot_cannot_reach_the_state() -> None:
    match = forts.new("fort", 2, seed=1)
    view = BotView(match.game, match.state, match.to_act, Dice(1))
    assert not any(
        value is match.state for name in dir(view) if not name.startswith("_") for value in [getattr(view, name)]
    )
    assert view.deal() is not match.state


@pytest.mark.parametrize(
    ("name", "stronger", "weaker", "games", "least"),
    [
        ("fort", "normal", "random", 12, 11),
        ("fort", "normal", "easy", 16, 9),
        ("fort", "learned", "normal", 24, 18),
        ("forfort", "learned", "normal", 24, 13),
    ],
)
def test_levels_keep_their_order(name: str, stronger: str, weaker: str, games: int, least: float) -> None:
    won = sum(won_by_first(name, stronger, weaker, game) for game in range(games))
    assert won >= least


def test_the_network_plays_on_with_a_designers_own_card() -> None:
    """The change that the guide for designers works through: one more kid, which no network has met."""
    house = forts.find("fort").house
    assert house is not None
    comet = "60,Comet,book,(pack > vp) x book,2 any,1,\n"
    own = {"data": house.text().replace("5,Patch,", comet + "5,Patch,")}
    assert sum(won_by_first("fort", "learned", "normal", game, own) for game in range(24)) >= 17


def won_by_first(name: str, one: str, other: str, number: int, options: dict[str, Value] | None = None) -> float:
    """The share of victory of one bot against another, in turn from either seat."""
    game = forts.find(name)
    place = number % 2
    bots = [find_bot(one if seat == place else other, name)() for seat in range(2)]
    dice = Dice(number)
    own = [Dice(1000 + number), Dice(2000 + number)]
    state = game.new(2, game.complete(2, options or {}))
    while state.to_act() != OVER:
        seat = state.to_act()
        if seat == CHANCE:
            state.roll(dice)
        else:
            state.apply(bots[seat].choose(BotView(game, state, seat, own[seat])))
    return state.returns()[place]


def view_of_a_game() -> BotView:
    """Somewhere in a game of Fort."""
    match = forts.new("fort", 3, seed=12)
    for _ in range(30):
        match.play(match.state.legal()[-1])
    return BotView(match.game, match.state, match.to_act, Dice(3))


def test_thinking_can_be_cancelled_and_says_how_far_it_is() -> None:
    heard: list[float] = []
    bot = SearchBot(passes=100_000, progress=heard.append, cancelled=lambda: len(heard) >= 3)
    assert bot.choose(view_of_a_game()) in view_of_a_game().legal
    assert len(heard) == 3
    assert heard == sorted(heard)
    assert 0 < heard[0] < 0.01


def test_thinking_ends_with_its_time() -> None:
    ticks = iter(range(10_000))
    bot = SearchBot(seconds=5, clock=lambda: float(next(ticks)))
    root = bot.search(view_of_a_game())
    assert root.visits == 5 * 32


@pytest.mark.parametrize("judged", [False, True], ids=["estimated", "judged"])
@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_choice_that_is_settled_early_is_that_of_the_whole_search(setting: Setting, judged: bool) -> None:
    spared = 0
    # one game is too short to have a choice that is settled early, another has many
    asked = (asked for seed in range(13, 33) for asked in enumerate(states(setting, seed)))
    for number, state in asked:
        seat = state.to_act()
        if seat == OVER and spared:
            break
        if seat < 0 or number % 19:
            continue
        early, whole = SearchBot(passes=150, judged=judged), SearchBot(passes=150, judged=judged)
        chosen = early.choose(BotView(setting.game, state, seat, Dice(number)))
        assert chosen == whole.prospects(BotView(setting.game, state, seat, Dice(number)))[0].action
        assert early.decisions <= whole.decisions
        spared += early.decisions < whole.decisions
    assert spared


def test_a_choice_is_settled_by_the_time_that_is_left() -> None:
    heard: list[float] = []
    ticks = iter(range(10_000))
    bot = SearchBot(seconds=1000, clock=lambda: float(next(ticks)), progress=heard.append)
    bot.choose(view_of_a_game())
    assert len(heard) < 1000
    assert heard[-1] == 1.0


def test_advice_and_prospects_take_all_their_passes() -> None:
    heard: list[float] = []
    bot = SearchBot(passes=1000, progress=heard.append)
    advise(view_of_a_game(), bot)
    assert len(heard) == 32
    heard.clear()
    assert sum(prospect.visits for prospect in bot.prospects(view_of_a_game())) == 32 * 32
    heard.clear()
    bot.choose(view_of_a_game())
    assert len(heard) < 32


def test_a_search_needs_a_limit() -> None:
    with pytest.raises(ValueError, match="passes or a time"):
        SearchBot()


@pytest.mark.parametrize("judged", [False, True], ids=["estimated", "judged"])
def test_advice_names_moves_chances_and_a_line(judged: bool) -> None:
    view = view_of_a_game()
    advice = advise(view, SearchBot(passes=400, judged=judged))
    assert {hint.action for hint in advice.hints} == set(view.legal)
    assert all(0 <= hint.share <= 1 for hint in advice.hints)
    assert sum(hint.certainty for hint in advice.hints) == pytest.approx(1)
    assert advice.line[0] == advice.hints[0].text


def test_an_analysis_knows_who_won_and_what_turned_the_game() -> None:
    match = forts.new("fort", 2, seed=4)
    dice = Dice(9)
    while not match.over:
        match.play(match.state.legal()[dice.below(len(match.state.legal()))])
    done: list[float] = []
    analysis = analyse(json.loads(json.dumps(match.log)), deals=4, horizon=8, progress=done.append)
    decisions = [moment.number for moment in analysis.moments]
    assert decisions == sorted(set(decisions))
    assert analysis.moments[-1].shares == match.state.returns() or match.actions[-1] != decisions[-1]
    assert all(sum(moment.shares) == pytest.approx(1) for moment in analysis.moments)
    swings = [abs(moment.swing) for moment in analysis.turning_points]
    assert swings == sorted(swings, reverse=True)
    assert max(abs(moment.swing) for moment in analysis.moments) == swings[0]
    assert done[-1] == pytest.approx(1, abs=0.2)
    again = analyse(match.log, deals=4, horizon=8)
    assert again == analysis
