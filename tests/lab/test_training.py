"""Training: the same file for the same command, however it was broken off, and stronger than it began."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import forts
from forts.bots.learned.judging import read_network
from forts.core import BadOption
from forts.lab import training
from forts.lab.errors import BadRun
from forts.lab.ladder import ladder
from forts.lab.training import learner
from forts.lab.training import training as trainings

np = pytest.importorskip("numpy")


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trainings, "ROUND", 4)
    monkeypatch.setattr(trainings, "TEST_GAMES", 1)


def trained(out: Path, games: int = 12, jobs: int = 1, **more) -> training.Trained:
    return training.train(forts.find("forfort"), [2, 3], [games, games], 7, out, jobs, command="test", **more)


def test_the_same_file_whoever_plays_and_however_often_it_is_broken_off(tmp_path) -> None:
    trained(tmp_path / "whole")
    trained(tmp_path / "shared", jobs=2)

    def stop(told: training.Progress) -> None:
        raise KeyboardInterrupt

    for _ in range(4):
        broken = trained(tmp_path / "broken", progress=stop)
        assert broken.interrupted
        assert not (tmp_path / "broken").exists()
    assert trained(tmp_path / "broken").size
    whole = (tmp_path / "whole").read_bytes()
    assert (tmp_path / "shared").read_bytes() == whole
    assert (tmp_path / "broken").read_bytes() == whole
    assert not (tmp_path / "broken.part").exists()
    network = read_network(str(tmp_path / "whole"))
    game = forts.find("forfort")
    assert (network.game, network.rules, network.seed, network.command) == ("forfort", game.rules, 7, "test")
    assert network.games == 24
    assert list(network.weights) == [2, 3]


def test_what_is_learned_for_a_number_of_players_hangs_on_no_other(tmp_path) -> None:
    game = forts.find("forfort")
    training.train(game, [2], [12], 7, tmp_path / "two")
    training.train(game, [3, 2], [4, 12], 7, tmp_path / "both")
    two, both = (read_network(str(tmp_path / name)) for name in ("two", "both"))
    assert both.games == 16
    assert both.weights[2].rows == two.weights[2].rows
    assert both.weights[2].last == two.weights[2].last


def test_another_training_is_left_alone(tmp_path) -> None:
    def stop(told: training.Progress) -> None:
        raise KeyboardInterrupt

    trained(tmp_path / "one", progress=stop)
    kept = (tmp_path / "one.part").read_bytes()
    with pytest.raises(BadRun, match="games"):
        trained(tmp_path / "one", games=16)
    assert (tmp_path / "one.part").read_bytes() == kept
    (tmp_path / "one.part").write_bytes(kept[:1000])
    with pytest.raises(BadRun, match="damaged"):
        trained(tmp_path / "one")
    (tmp_path / "two").write_bytes(b"mine")
    with pytest.raises(BadRun, match="exists"):
        trained(tmp_path / "two")


def test_parts_that_are_not_there_cannot_be_ignored(tmp_path) -> None:
    with pytest.raises(BadOption, match="proof"):
        trained(tmp_path / "one", ignored=("proof",))


def test_the_first_layer_is_the_same_with_and_without_compiled_sums() -> None:
    if learner.sums is None:
        pytest.skip("nothing is compiled")
    game = forts.find("fort")
    options = game.complete(3, {})
    layout = game.layout(3, options)
    one = learner.Learner(layout, game.traits(options), (), 3, 1)
    other = learner.Dense(one.columns, layout.size, one.sizes)
    draw = np.random.default_rng(1)
    highs = np.concatenate([np.full(part.size, part.high) for part in layout.parts])
    seen = (draw.random((40, layout.size)) ** 3 * (highs + 1)).astype(np.uint8)
    table = draw.standard_normal((one.columns.count, 64)).astype(np.float32)
    slopes = draw.standard_normal((40, 64)).astype(np.float32)
    assert np.allclose(one.first_layer.forward(seen, table), other.forward(seen, table), atol=1e-3)
    assert np.allclose(one.first_layer.backward(seen, slopes), other.backward(seen, slopes), atol=1e-3)


def test_a_step_is_the_same_with_and_without_compiled_sums(monkeypatch) -> None:
    if learner.sums is None:
        pytest.skip("nothing is compiled")
    game = forts.find("fort")
    options = game.complete(2, {})
    layout = game.layout(2, options)
    draw = np.random.default_rng(2)
    highs = np.concatenate([np.full(part.size, part.high) for part in layout.parts])
    seen = (draw.random((60, layout.size)) ** 3 * (highs + 1)).astype(np.uint8)
    shares = draw.dirichlet([1, 1], 60).astype(np.float32)
    pupils = [learner.Learner(layout, game.traits(options), (), 2, 1) for _ in range(2)]
    far = [pupils[0].learn(seen, shares, 1e-3) for _ in range(30)]
    told = pupils[0].judged(seen)
    monkeypatch.setattr(learner, "sums", None)
    other = pupils[1]
    other.first_layer = learner.Dense(other.columns, layout.size, other.sizes)
    again = [other.learn(seen, shares, 1e-3) for _ in range(30)]
    assert far == pytest.approx(again, abs=1e-3)
    # a handful of tables is learned by heart: nearer to them at every look, in the end
    assert far[-1] < far[0] - 0.02
    assert np.allclose(told, other.judged(seen), atol=0.01)


def test_shipped_weights_judge_as_the_learning_ones_do(tmp_path) -> None:
    """Whole numbers lose little: the shares of the file are those of the real weights within a hundredth or two."""
    from forts.bots.learned.judging import LAYERS, compose
    from forts.core import OVER, Dice
    from forts.core.layout import observed

    game = forts.find("fort")
    school = trainings.School(game, [2], [8], 3, {}, (), "")
    with trainings.playing(1) as play:
        school.teach(play, tmp_path / "part", 1, lambda told: None)
    composed = compose(school.network(), game, 2, school.options[2])
    assert composed is not None
    judge = composed.judge(LAYERS)
    layout = game.layout(2, school.options[2])
    pupil = school.learners[2]
    state, dice = game.new(2, school.options[2]), Dice(4)
    while state.to_act() != OVER:
        seen = np.frombuffer(observed(state, 0, layout), dtype=np.uint8)[None, :]
        assert judge.shares(state, 0) == pytest.approx(pupil.judged(seen)[0].tolist(), abs=0.02)
        state.roll(dice) if state.to_act() < 0 else state.apply(state.options[dice.below(len(state.options))])


@pytest.mark.skipif(not forts.COMPILED, reason="takes minutes in plain Python")
def test_some_seconds_of_training_beat_random(tmp_path, monkeypatch) -> None:
    """A minute of it beats `random` in nine games of ten; a few seconds do so in most."""
    monkeypatch.setattr(trainings, "ROUND", 64)
    long = bool(os.environ.get("FORTS_LONG"))
    out = tmp_path / "net"
    training.train(forts.find("fort"), [2], [4096 if long else 640], 1, out)
    me = f"learned(file={out})"
    share = ladder(forts.find("fort"), 2, [me, "random"], games=200 if long else 60, seed=2).pairings[0].rate.rate
    assert share > (0.9 if long else 0.5)
