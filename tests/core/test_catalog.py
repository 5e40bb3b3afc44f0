"""Starting games: names, players, options; and games of other people."""

from __future__ import annotations

import pytest

import forts
from forts.core.game import Value
from nim import GAME as NIM


@pytest.mark.parametrize(
    ("game", "players", "options", "error"),
    [
        ("chess", 2, {}, forts.UnknownGame),
        ("fort", 1, {}, forts.BadPlayers),
        ("fort", 5, {}, forts.BadPlayers),
        ("forfort", 5, {}, forts.BadPlayers),
        ("fort", 2, {"colour": "red"}, forts.BadOption),
        ("fort", 2, {"setup": "wild"}, forts.BadOption),
        ("fort", 2, {"first": "3"}, forts.BadOption),
        ("fort", 2, {"first": "4th"}, forts.BadOption),
        ("fort", 2, {"max_rounds": 0}, forts.BadOption),
        ("fort", 2, {"max_rounds": "many"}, forts.BadOption),
        ("fort", 2, {"followers_use_lookout": "maybe"}, forts.BadOption),
        ("fort", 2, {"data": "name,suits"}, forts.BadData),
        ("forfort", 3, {"teams": True}, forts.BadOption),
        ("forfort", 2, {"walls": "nonsense"}, forts.BadData),
    ],
)
def test_what_does_not_fit_is_refused(
    game: str, players: int, options: dict[str, Value], error: type[forts.FortsError]
) -> None:
    with pytest.raises(error) as caught:
        forts.new(game, players, **options)
    assert caught.value.text("en") != caught.value.text("fr")
    assert str(caught.value) == caught.value.text("en")


def test_options_may_be_texts_as_from_a_command_line() -> None:
    match = forts.new("fort", 2, followers_use_lookout="yes", max_rounds="7")
    assert match.options["followers_use_lookout"] is True
    assert match.options["max_rounds"] == 7


def test_the_first_player_can_be_chosen() -> None:
    assert {forts.new("fort", 3, first="2", seed=seed).to_act for seed in range(5)} == {1}


def test_a_game_of_somebody_else_can_be_registered() -> None:
    forts.register(NIM)
    forts.register(NIM)
    match = forts.new("nim", 2, seed=1)
    while not match.over:
        match.play(match.legal()[0])
    assert forts.replay(match.log).winners == match.winners

    class Other(type(NIM)):  # type: ignore[misc]  # the class of a value
        pass

    with pytest.raises(forts.UnknownGame):
        forts.register(Other())


def test_a_move_is_a_value() -> None:
    match = forts.new("fort", 2, seed=4)
    move = match.legal()[0]
    assert move == match.legal()[0]
    assert str(move) == move.text
    assert move.describe("fr")


def test_illegal_and_malformed_moves_say_so_and_change_nothing() -> None:
    match = forts.new("fort", 2, seed=4)
    before = match.position()
    for wrong in ("play everything", "", "🦆"):
        with pytest.raises(forts.MalformedMove):
            match.play(wrong)
    for wrong in ("use public", "recruit top of park_deck", "play puddin"):
        with pytest.raises(forts.IllegalMove) as caught:
            match.play(wrong)
        assert wrong in caught.value.text("fr")
    for wrong in (-1, 10**6):
        with pytest.raises(forts.IllegalMove):
            match.play(wrong)
    assert match.position() == before
    assert match.actions == forts.replay(match.log).actions
