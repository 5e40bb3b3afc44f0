"""The network: every build judges alike, from what one seat knows, and what does not fit is refused by name."""

from __future__ import annotations

import random
from array import array
from dataclasses import replace
from math import exp
from pathlib import Path

import pytest

import forts
from conformance.every_game import Setting, settings, states
from forts.bots import LEVELS, BotView, bot_names, find_bot
from forts.bots.learned import BadNetwork, LearnedBot, has_network, judge_for, plain
from forts.bots.learned.files import Network, packed, unpacked
from forts.bots.learned.inputs import recipes
from forts.bots.learned.judging import LAYERS, compose
from forts.bots.learned.looking import best_of
from forts.bots.learned.network import Judge, Weights
from forts.core import OVER, Dice, Game, State, extensions

SETTINGS = [setting for setting in settings() if not setting.options]
WIDTH, MIDDLE = 16, 8


def some_network(game: Game, *players: int) -> Network:
    """A network that has learned nothing: all of its weights are drawn."""
    draw = random.Random(5)
    made: dict[int, Weights] = {}
    for count in players:
        options = game.complete(count, {})
        rows = recipes(game.layout(count, options), game.traits(options))
        names = sorted({name for values in rows for recipe in values for name, _ in recipe})
        made[count] = Weights(
            names,
            bytes(draw.randrange(4) for _ in names),
            draw.randbytes(WIDTH * len(names)),
            _drawn(draw, "i", WIDTH, 2000),
            _drawn(draw, "h", WIDTH * MIDDLE, 900),
            _drawn(draw, "i", MIDDLE, 99_999),
            _drawn(draw, "h", MIDDLE * count, 900),
            _drawn(draw, "i", count, 99_999),
        )
    options = game.complete(players[0], {})
    version = game.layout(players[0], options).version
    return Network(game.name, game.rules, version, game.fingerprint(options), "none", 5, 0, (), made)


def _drawn(draw: random.Random, kind: str, count: int, most: int) -> array[int]:
    return array(kind, [draw.randint(-most, most) for _ in range(count)])


def judges(setting: Setting) -> tuple[Judge, Judge]:
    """One that sums as this build does, and one that sums in plain Python."""
    game, players = setting.game, setting.players
    made = compose(some_network(game, players), game, players, game.complete(players, {}))
    assert made is not None
    return made.judge(LAYERS), made.judge(plain.Layers)


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_every_build_judges_alike_and_shares_make_a_whole(setting: Setting) -> None:
    built, simple = judges(setting)
    told = set()
    for number, state in enumerate(states(setting, 3)):
        if number % 9 == 0:
            for seat in range(setting.players):
                shares = built.shares(state, seat)
                assert shares == simple.shares(state, seat)
                assert sum(shares) == pytest.approx(1)
                assert built.share(state, seat) == shares[seat]
                told.add(tuple(shares))
            if state.to_act() == OVER:
                assert shares == state.returns()
    assert len(told) > 1


@pytest.mark.parametrize("large", [900, 32767])
def test_plain_sums_are_those_of_the_layers_also_where_they_are_large(large: int) -> None:
    draw, width, middle, seats, top = random.Random(large), 64, 32, 4, 1023
    tops = bytes(draw.randrange(6) for _ in range(200))
    starts = array("i", [sum(tops[:at]) for at in range(len(tops))])
    rows = _drawn(draw, "h", width * sum(tops), large)
    # the first sum of the second layer would take one from the next, which is small, if it had no room
    second = array("h", [-large] * width + [0] * width) + _drawn(draw, "h", width * (middle - 2), 1)
    biases = [array("i", [large * 300] * width), array("i", [500] * middle), _drawn(draw, "i", seats, large)]
    last = _drawn(draw, "h", middle * seats, large)
    sheet = bytearray(draw.randrange(9) for _ in tops)
    given = (memoryview(sheet), tops, starts, rows, biases[0], second, biases[1], last, biases[2])
    told = plain.Layers(*given, width, middle, seats, 2, 0, top, 1e-9).shares()

    def layer(start: array[int], added: list[list[int]]) -> list[int]:
        return [bias + sum(row[at] for row in added) for at, bias in enumerate(start)]

    def clipped(sums: list[int], shift: int) -> list[int]:
        return [min(max(each >> shift, 0), top) for each in sums]

    picked = [(starts[at] + min(value, tops[at]) - 1) * width for at, value in enumerate(sheet) if value and tops[at]]
    lit = clipped(layer(biases[0], [list(rows[at : at + width]) for at in picked]), 2)
    lit = clipped(layer(biases[1], [[lit[at] * each for each in second[at::width]] for at in range(width)]), 0)
    sums = layer(biases[2], [[lit[at] * each for each in last[at::middle]] for at in range(middle)])
    shares = [exp((each - max(sums)) * 1e-9) for each in sums]
    assert told == pytest.approx([each / sum(shares) for each in shares], rel=1e-12)


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_hidden_cards_do_not_change_what_is_judged(setting: Setting) -> None:
    judge, _ = judges(setting)
    for number, state in enumerate(states(setting, 21)):
        if number % 11 == 0 and state.to_act() != OVER:
            for seat in range(setting.players):
                other = setting.game.redeal(state, seat, Dice(number + 1))
                assert judge.shares(other, seat) == judge.shares(state, seat)


def test_a_file_says_all_that_it_was_given_and_is_the_same_each_time() -> None:
    network = some_network(forts.find("fort"), 2, 4)
    data = packed(network)
    read = unpacked(data, "a")
    assert packed(read) == data == packed(network)
    assert replace(read, weights={}) == replace(network, weights={})
    assert list(read.weights) == [2, 4]
    assert read.weights[4].names == network.weights[4].names


@pytest.mark.parametrize(
    ("damage", "why"),
    [
        (lambda data: data[:-5], "damaged"),
        (lambda data: data[:40], "damaged"),
        (lambda data: data[:200] + bytes([data[200] ^ 1]) + data[201:], "damaged"),
        (lambda data: b"PK" + data, "not a Forts network"),
        (lambda data: b"", "not a Forts network"),
    ],
)
def test_a_file_that_is_damaged_cut_short_or_foreign_is_refused_by_name(damage, why, tmp_path) -> None:
    file = Path(tmp_path, "some.network")
    file.write_bytes(damage(packed(some_network(forts.find("fort"), 2))))
    with pytest.raises(BadNetwork, match=why) as refused:
        unpacked(file.read_bytes(), file.name)
    assert "some.network" in str(refused.value)


@pytest.mark.parametrize(
    ("change", "why"),
    [({"game": "chess"}, "chess"), ({"rules": 999}, "rules 999"), ({"layout": 999}, "layout 999")],
)
def test_a_network_for_something_else_is_refused_once_and_the_bot_plays_by_the_estimate(change, why, tmp_path) -> None:
    file = Path(tmp_path, f"other-{why.replace(' ', '-')}.network")
    file.write_bytes(packed(replace(some_network(forts.find("fort"), 2), **change)))
    match = forts.new("fort", 2, seed=1)
    heard: list[extensions.Fault] = []
    extensions.tell_faults_to(heard.append)
    try:
        for _ in range(3):
            view = BotView(match.game, match.state, match.to_act, Dice(1))
            assert LearnedBot(file=str(file)).choose(view) in view.legal
    finally:
        extensions.tell_faults_to(extensions._warn)
    assert [fault.name for fault in heard] == ["learned"]
    assert why in heard[0].told.text()


def test_partners_are_not_judged_by_a_network_of_rivals(tmp_path) -> None:
    game = forts.find("forfort")
    file = Path(tmp_path, "rivals.network")
    file.write_bytes(packed(some_network(game, 4)))
    assert judge_for(game, 4, game.complete(4, {}), str(file)) is not None
    assert judge_for(game, 4, game.complete(4, {"teams": True}), str(file)) is None


def test_a_new_card_is_known_by_its_suits_and_icons() -> None:
    game = forts.find("fort")
    house = game.house
    assert house is not None
    renamed = house.text().replace("Captain", "Admiral")
    assert renamed != house.text()
    network = some_network(game, 2)
    ours, theirs = (compose(network, game, 2, game.complete(2, {"data": text})) for text in ("", renamed))
    assert ours is not None and theirs is not None
    assert ours.tops == theirs.tops
    width = network.weights[2].width
    differ = {row for row in range(len(ours.rows) // width) if ours.rows[row * width] != theirs.rows[row * width]}
    # the rows of one card and of its number among those looked at, and they are not empty
    assert 0 < len(differ) < 40
    assert any(theirs.rows[row * width] for row in differ)


@pytest.mark.parametrize("game", forts.catalog.games(), ids=lambda game: game.name)
def test_lists_have_what_a_game_has_in_the_order_of_strength(game: Game) -> None:
    listed = bot_names(game.name)
    assert ("learned" in listed) == has_network(game)
    assert [name for name in listed if name in LEVELS] == [name for name in LEVELS if name in listed]
    for name in ("hard-classic", "expert-classic"):
        assert name not in listed
        assert find_bot(name, game.name)()


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
@pytest.mark.parametrize("ahead", [0, 3])
def test_a_move_is_judged_after_what_the_seat_decides_next(setting: Setting, ahead: int) -> None:
    """As if it were tried by hand: the seat goes on by what is judged best, until chance comes or somebody else."""
    judge, _ = judges(setting)

    def share(table: State, seat: int, left: int) -> float:
        if not left or table.to_act() != seat:
            return judge.share(table, seat)
        after = [tried(table, option) for option in table.legal()]
        return share(max(after, key=lambda each: judge.share(each, seat)), seat, left - 1)

    asked = 0
    for number, state in enumerate(states(setting, 4)):
        seat = state.to_act()
        if seat >= 0 and number % 5 == 0:
            tables = [setting.game.redeal(state, seat, Dice(each)) for each in range(2)]
            hopes = [sum(share(tried(table, option), seat, ahead) for table in tables) for option in state.legal()]
            assert best_of(judge, seat, state.legal(), tables, ahead) == state.legal()[hopes.index(max(hopes))]
            asked += 1
    assert asked


def tried(table: State, option: int) -> State:
    after = table.copy()
    after.apply(option)
    return after
