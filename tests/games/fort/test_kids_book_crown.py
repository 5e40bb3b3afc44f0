"""The kids of the books and of the crowns, one test each."""

from __future__ import annotations

from forts.core.match import from_position
from forts.games.fort import GAME

# -- books -------------------------------------------------------------------------------------------------------


def test_bones_trashes_a_card_for_a_point_per_book(lay, seat):
    table = lay(seat("Bones, Chef, Wart, Worm", discard="Bug"))
    table.play("play bones", "use public", "add chef", "trash wart", "trash bug from discard")
    assert table.points() == 2
    assert table.pile("hand") == ["Worm"]
    assert table.pile("discard") == []
    table.play("use private", "gather toys")
    assert table.stuff() == (0, 1)
    assert table.apart == ["Bones", "Chef"]


def test_captain_builds_and_copies_a_rivals_pack(lay, seat):
    rival = seat(pack=(2, 1), level=2)
    table = lay(seat("Captain", stuff=(0, 0), level=1), rival, perk_row="bribe, diy", rule_stack="loner")
    table.play("play captain")
    # nothing to pay with before the copy
    assert table.stuff() == (2, 1)
    assert table.pack(2) == (2, 1)
    assert table.moves == ["finish", "use public"]
    table.play("use public", "perk diy")
    assert table.level() == 2
    assert table.stuff() == (0, 0)
    assert table.perk() == "diy"


def test_chef_gathers_pizza_per_book_and_per_skateboard(lay, seat):
    table = lay(seat("Chef, Dash, Doc"))
    table.play("play chef", "use public", "add doc")
    assert table.stuff() == (2, 0)
    # Chef himself shows no skateboard
    table.play("use private")
    assert table.stuff() == (3, 0)
    assert table.apart == ["Chef", "Dash", "Doc"]


def test_chef_without_any_skateboard_has_no_private_action(lay, seat):
    table = lay(seat("Chef, Bug"))
    table.play("play chef")
    assert table.stuff() == (1, 0)
    assert table.played == ""


def test_doc_tucks_and_packs_then_scores_his_lookout(lay, seat):
    table = lay(seat("Doc, Bug", stuff=(1, 1), level=1, lookout="Wart"))
    table.play("play doc", "use public")
    assert table.pile("lookout") == ["Bug", "Wart"]
    assert table.moves == ["stop", "pack pizza", "pack toys"]
    table.play("pack toys", "use private")
    assert table.pack() == (0, 1)
    assert table.stuff() == (1, 0)
    assert table.points() == 2


def test_doc_may_stop_between_tucking_and_packing(lay, seat):
    table = lay(seat("Doc, Bug", stuff=(1, 1)))
    table.play("play doc", "stop")
    assert table.pile("lookout") == ["Bug"]
    assert table.pack() == (0, 0)
    assert table.points() == 1, "the other action has to make up for it"


def test_doc_by_the_second_rules_did_not_stop_between(lay, seat):
    position = lay(seat("Doc, Bug", stuff=(1, 1))).position
    match = from_position(GAME, {**position, "rules": 2}, 1)
    match.play("play doc")
    assert [move.text for move in match.legal()] == ["pack pizza", "pack toys"]


def test_einstein_scores_books_and_goes_to_the_box(lay, seat):
    table = lay(seat("Einstein, Noodle Twins, Smoke"), seat("Chef", stuff=(0, 4)))
    table.play("play einstein", "use private", "add noodle_twins", "add smoke")
    assert table.points() == 4
    table.play("use public", "gather pizza")
    assert table.stuff() == (1, 0)
    assert table.actor == 2
    assert table.played == "Einstein"
    table.play("follow with chef")
    assert table.stuff(2) == (1, 4)
    assert table.apart == ["Noodle Twins", "Smoke"]


def test_patch_gathers_toys_per_book_and_per_glue(lay, seat):
    table = lay(seat("Patch, Dot, Doc"), seat("Noodle Twins"))
    table.play("play patch", "use private")
    assert table.stuff() == (0, 1)
    table.play("use public", "add doc")
    assert table.stuff() == (0, 3)
    table.play("follow with noodle_twins")
    assert table.stuff(2) == (0, 2)


def test_noodle_twins_cannot_be_played_but_count_two_books(lay, seat):
    table = lay(seat("Noodle Twins, Chef"))
    assert table.refuses("play noodle_twins")
    table.play("play chef", "add noodle_twins")
    assert table.stuff() == (3, 0)


# -- crowns ------------------------------------------------------------------------------------------------------


def test_ghost_gathers_any_kind_per_named_suit(lay, seat):
    table = lay(seat("Ghost, Golden Boy, Icky & Sticky"), seat("Tiny, Puddin"))
    table.play("play ghost")
    assert set(table.moves) == {"name glue", "name crown"}
    table.play("name glue", "gather toys")
    # his own crown does not count
    assert table.stuff() == (0, 2)
    assert table.apart == ["Ghost", "Icky & Sticky"]
    # and nobody follows a blank public action
    assert table.pile("hand", 2) == ["Puddin", "Tiny"]
    assert table.played == ""


def test_ghosts_own_crown_counts_if_named(lay, seat):
    table = lay(seat("Ghost, Puddin"))
    table.play("play ghost", "name crown", "gather pizza", "add puddin")
    assert table.stuff() == (3, 0)


def test_golden_boy_converts_per_crown_and_trashes_a_rivals_card(lay, seat):
    rival = seat("Puddin", yard="Bug, Worm", stuff=(2, 0))
    table = lay(seat("Golden Boy, Prince", stuff=(1, 1), pack=(1, 0)), rival)
    table.play("play golden_boy", "use public", "add prince")
    assert table.moves == ["convert pizza in stuff", "convert toys in stuff", "convert pizza in pack"]
    table.play("convert pizza in stuff", "convert pizza in pack")
    assert table.stuff() == (0, 2)
    assert table.pack() == (0, 1)
    assert table.moves == ["finish", "use private"]
    table.play("use private", "trash bug from yard of seat 2")
    assert table.pile("yard", 2) == ["Worm"]
    assert "Bug" not in table.pile("discard")
    table.play("follow with puddin", "convert toys in stuff")
    # there and back
    assert table.stuff(2) == (2, 0)


def test_prince_tucks_per_crown_and_scores_his_lookout(lay, seat):
    table = lay(seat("Prince, Tiny, Bug, Worm", level=2, lookout="Wart"), seat("Puddin, Dot, Doc", level=1))
    table.play("play prince", "use public", "add tiny", "tuck bug", "tuck worm")
    assert table.pile("lookout") == ["Bug", "Wart", "Worm"]
    assert table.moves == ["finish", "use private"]
    table.play("use private")
    assert table.points() == 3
    table.play("follow with puddin", "tuck dot")
    assert table.pile("lookout", 2) == ["Doc", "Dot"]


def test_tiny_gathers_one_and_trashes_for_another(lay, seat):
    table = lay(seat("Tiny"), seat("Ghost", yard="Bug", stuff=(4, 0)))
    table.play("play tiny", "use public", "gather pizza", "use private", "gather toys")
    assert table.stuff() == (1, 1)
    assert table.pile("yard", 2) == []
    # the follower is bound to pizza, which does not fit
    assert table.pile("hand", 2) == ["Ghost"]
    assert table.played == ""


def test_puddin_cannot_be_played_but_counts_two_crowns_or_one_of_any(lay, seat):
    crowns = lay(seat("Puddin, Golden Boy", stuff=(4, 0)))
    assert crowns.refuses("play puddin")
    crowns.play("play golden_boy", "add puddin", "convert pizza in stuff", "convert pizza in stuff")
    assert crowns.stuff() == (1, 3)
    books = lay(seat("Puddin, Chef"))
    books.play("play chef", "use public", "add puddin")
    assert books.stuff() == (2, 0)
