"""The rulebook's worked examples."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from forts.games.fort import GAME


def test_bug_with_the_moles_and_a_lookout_shovel(lay, seat):
    eleanor = seat("Bug, The Moles, Dot", lookout="Sarge", level=1)
    table = lay(eleanor)
    table.play("play bug", "use public", "add the_moles", "add sarge from lookout")
    assert table.stuff() == (4, 0)
    assert table.pile("lookout") == ["Sarge"], "Lookout cards stay"
    table.play("use private")
    assert table.points() == 1
    assert table.apart == ["Bug", "The Moles"]
    assert table.pile("hand") == ["Dot"]


def test_bug_with_two_shovels_of_the_lookout_alone(lay, seat):
    table = lay(seat("Bug, The Moles", lookout="Sarge, Wart", level=1))
    table.play("play bug", "use public", "add sarge from lookout", "add wart from lookout", "start", "finish")
    assert table.stuff() == (3, 0)
    assert table.pile("hand") == ["The Moles"]


def test_bud_alone_needs_room_for_two(lay, seat):
    # room for one pizza and nothing to trash beside it: Bud is refused
    table = lay(seat("Bud", stuff=(3, 4)))
    assert table.ask != "play", "with nothing to trash there was no card to play, so the phase was skipped"
    table = lay(seat("Bud", stuff=(2, 4)))
    assert not table.refuses("play bud")


def test_bud_with_room_for_one_pizza_must_trash_after_gathering_it(lay, seat):
    table = lay(seat("Bud, Bug, Dot", stuff=(3, 4)))
    table.play("play bud", "declare glue", "use public")
    assert table.stuff() == (4, 4), "toys are no choice: nothing fits"
    # the trash is owed now: no finish, and no other question before it
    assert table.ask == "step"
    assert table.refuses("stop")
    assert table.moves == ["trash dot", "trash bug"]
    table.play("trash dot")
    assert table.played == ""
    assert table.pile("hand") == ["Bug"]


def test_bud_with_room_for_one_pizza_may_trash_first(lay, seat):
    table = lay(seat("Bud, Bug, Dot", stuff=(3, 4)))
    table.play("play bud", "declare glue", "use private", "trash bug")
    assert table.moves == ["finish", "use public"]
    table.play("use public")
    assert table.stuff() == (4, 4)
    assert table.played == ""


def test_doodles_with_room_for_two_toys_takes_one_added_card(lay, seat):
    muhammad = seat("Doodles, Dot, Puddin", stuff=(0, 2), pack=(1, 0))
    table = lay(muhammad)
    table.play("play doodles", "use private")
    assert table.points() == 1
    table.play("use public")
    # the public action comes with one glue of its own: either card makes it two, the other would add nothing
    assert table.moves == ["start", "add puddin", "add dot"]
    one = table.state.copy()
    table.play("add puddin")
    assert table.stuff() == (0, 4)
    assert table.pile("hand") == ["Dot"]
    table.state = one
    table.play("add dot")
    assert table.stuff() == (0, 4)
    assert table.pile("hand") == ["Puddin"]


def _final_count(lay: Callable[..., Any], seat: Callable[..., Any], level: int, points: int) -> Any:
    lookout = "Bug, Wart, Worm, Sarge"
    shawna = seat("Sparky", points=17, level=4, stuff=(3, 3), rule="popularity", lookout=lookout)
    muhammad = seat(points=points, level=level, stuff=(0, 4), pack=(0, 5), rule="piggy_bank")
    table = lay(shawna, muhammad)
    table.play("play sparky")
    assert table.level() == 5
    assert table.position["sculpture"] == 1
    table.play("draw doc")  # recruited; Shawna has no deck but what she has used
    assert table.position["ended"] == "fort"
    assert not table.over
    table.pass_time()
    return table


def test_final_count_of_48_wins_the_tie_by_fort_level(lay, seat):
    table = _final_count(lay, seat, level=4, points=24)
    # Muhammad had nothing to play or draw: his last turn is over too
    assert table.over
    assert GAME.scores(table.state) == [17 + 23 + 4 + 4, 24 + 15 + 9] == [48, 48]
    assert table.state.returns() == [1.0, 0.0]
    lines = [line.points for line in GAME.score_sheet(table.state) if line.seat == 0]
    assert sorted(lines) == [4, 4, 17, 23]


def test_one_point_more_beats_the_fort_level(lay, seat):
    table = _final_count(lay, seat, level=4, points=25)
    assert GAME.scores(table.state) == [48, 49]
    assert table.state.returns() == [0.0, 1.0]
