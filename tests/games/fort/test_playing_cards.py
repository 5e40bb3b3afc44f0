"""Playing a card, exactly: what counts, what may be added, what may stop short, and what must not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

# -- which cards can be played -----------------------------------------------------------------------------------


def test_a_card_needs_one_action_that_can_be_used_fully(lay, seat):
    table = lay(seat("Bug, Dash, Doodles, Chef", stuff=(4, 4), lookout="Dot"))
    # no room for anything, Level 0, nothing in the Pack
    assert table.ask != "play", "skipping was all that could be done"
    table = lay(seat("Bug, Dash, Doodles", stuff=(4, 4), level=1))
    assert table.moves == ["skip", "play bug"], "Bug scores the Fort Level"


def test_the_play_phase_may_be_skipped(lay, seat):
    table = lay(seat("Bug, Dot"), seat("Worm"))
    table.play("skip")
    assert table.ask == "recruit unseen"
    assert table.pile("hand") == ["Bug", "Dot"]
    assert table.pile("hand", 2) == ["Worm"]


def test_one_action_or_both_in_either_order(lay, seat):
    table = lay(seat("Bug", level=2))
    table.play("play bug")
    assert table.moves == ["use public", "use private"]
    table.play("use private")
    assert table.moves == ["finish", "use public"]
    assert table.points() == 2
    table.play("finish")
    assert table.stuff() == (0, 0)


def test_a_card_is_not_finished_before_an_action_has_been_used(lay, seat):
    table = lay(seat("Bug", level=1))
    table.play("play bug")
    assert table.refuses("finish")


def test_an_action_is_used_once(lay, seat):
    table = lay(seat("Bug", level=1))
    table.play("play bug", "use private")
    assert table.refuses("use private")


def test_a_blank_action_cannot_be_used(lay, seat):
    table = lay(seat("Tiny, Bitsy", stuff=(1, 1)), rule_stack="loner, popularity")
    table.play("play bitsy", "rule loner")
    assert table.played == ""


def test_a_count_of_zero_has_no_effect(lay, seat):
    # an empty Pack and Fort Level 0 give Doodles and Bug no private action
    for kid in ("doodles", "bug"):
        table = lay(seat(kid.title()))
        table.play(f"play {kid}")
        assert table.played == ""
    assert lay(seat("Prince")).ask != "play", "an empty Lookout scores nothing"
    assert lay(seat("Giggles", stuff=(0, 4))).ask != "play", "an empty Pack is nothing to copy"


# -- coins and named suits ---------------------------------------------------------------------------------------


def test_a_coin_card_is_declared_as_one_of_the_six_suits(lay, seat):
    table = lay(seat("Bud, Dot"))
    table.play("play bud")
    assert len(table.moves) == 6
    assert table.refuses("declare coin")


def test_a_declared_coin_card_with_a_blank_public_action_is_not_asked_for(lay, seat):
    table = lay(seat("Smoke, Dot"), seat(pack=(1, 0)))
    table.play("play smoke")
    assert table.stuff() == (1, 0)
    assert table.played == ""


def test_a_coin_counts_as_whatever_suit_the_action_counts(lay, seat):
    table = lay(seat("Chef, Smoke"))
    table.play("play chef", "use public", "add smoke")
    assert table.stuff() == (2, 0)
    # and again as a skateboard
    table.play("use private")
    assert table.stuff() == (3, 0)


def test_naming_coin_counts_coins_alone(lay, seat):
    table = lay(seat("Ghost, Puddin, Smoke, Tiny"))
    table.play("play ghost", "name coin", "gather pizza")
    assert table.moves == ["add puddin", "add smoke"], "nothing counts before a coin is added"
    table.play("add puddin")
    assert table.moves == ["start", "add smoke"]
    table.play("add smoke")
    assert table.stuff() == (2, 0)
    assert table.pile("hand") == ["Tiny"]


def test_the_suit_is_named_before_the_kind_and_the_kind_before_adding(lay, seat):
    table = lay(seat("Ghost, Tiny, Bug"))
    table.play("play ghost")
    assert table.ask == "name"
    assert set(table.moves) == {"name crown", "name shovel"}
    table.play("name crown")
    assert table.ask == "kind"
    table.play("gather toys")
    assert table.ask == "add"
    assert table.moves == ["start", "add tiny"]


def test_a_suit_that_nobody_shows_cannot_be_named(lay, seat):
    table = lay(seat("Ghost, Bug", lookout="Dot"))
    table.play("play ghost")
    assert set(table.moves) == {"name crown", "name shovel", "name glue"}
    assert table.refuses("name coin")
    assert table.refuses("name book")


def test_puddin_counts_two_for_crown_and_one_for_others(lay, seat):
    table = lay(seat("Ghost, Puddin, Puddin"))
    table.play("play ghost", "name crown", "gather toys", "add puddin")
    assert table.stuff() == (0, 3), "the second Puddin would make it five, and four fit"
    table = lay(seat("Bug, Puddin"))
    table.play("play bug", "add puddin")
    assert table.stuff() == (2, 0)


# -- adding cards ------------------------------------------------------------------------------------------------


def test_only_matching_cards_are_added(lay, seat):
    table = lay(seat("Bug, Wart, Dot, Smoke", lookout="Doc"))
    table.play("play bug")
    assert table.moves == ["start", "add wart", "add smoke"]


def test_added_cards_must_raise_what_the_action_brings_now(lay, seat):
    table = lay(seat("Bug, Wart, The Moles", stuff=(2, 0)))
    table.play("play bug")
    # The Moles would make it three where two fit, and no other action makes up for it
    assert table.moves == ["start", "add wart"]
    assert table.refuses("add the_moles")
    table.play("add wart")
    assert table.stuff() == (4, 0)
    assert table.pile("hand") == ["The Moles"]


def test_adding_may_overshoot_if_the_other_action_is_used_fully(lay, seat):
    table = lay(seat("Bug, Wart, The Moles", stuff=(2, 0), level=1))
    table.play("play bug", "use private", "use public")
    assert table.moves == ["start", "add wart", "add the_moles"]
    table.play("add the_moles")
    assert table.stuff() == (4, 0)
    assert table.apart == ["Bug", "The Moles"]


def test_adding_that_overshoots_first_owes_the_other_action_in_full(lay, seat):
    table = lay(seat("Bug, The Moles", stuff=(2, 0), level=1))
    table.play("play bug", "use public", "add the_moles")
    # the private action is owed, and asks nothing
    assert table.stuff() == (4, 0)
    assert table.points() == 1
    assert table.played == ""


def test_an_added_card_is_judged_after_it_has_left_the_hand(lay, seat):
    # Chef would be needed as the card to trash: adding him brings no second trash
    table = lay(seat("Bones, Chef, Doc", stuff=(4, 4)))
    table.play("play bones")
    assert table.moves == ["trash chef", "trash doc"]
    table.play("trash chef")
    assert table.points() == 1
    assert table.pile("hand") == ["Doc"]


def test_an_added_card_counts_whole(lay, seat):
    table = lay(seat("Bug, The Moles, Dot"))
    table.play("play bug", "add the_moles")
    assert table.stuff() == (3, 0)


def test_lookout_cards_are_added_and_stay(lay, seat):
    table = lay(seat("Bug", lookout="The Moles, Wart", level=1))
    table.play("play bug", "use public", "add wart from lookout", "add the_moles from lookout")
    assert table.stuff() == (4, 0)
    assert table.pile("lookout") == ["The Moles", "Wart"]


def test_a_lookout_card_is_added_once_for_a_card(lay, seat):
    table = lay(seat("Sarge, Dot, Doc", lookout="Wart", level=2))
    table.play("play sarge", "use public", "add wart from lookout")
    assert table.stuff() == (0, 2)
    table.play("use private", "tuck dot", "tuck doc")
    assert table.pile("lookout") == ["Doc", "Dot", "Wart"], "it counts again, but is not added again"


def test_a_card_tucked_by_one_action_may_be_added_to_the_other(lay, seat):
    table = lay(seat("Sarge, Bug"))
    table.play("play sarge", "use private", "use public", "add bug from lookout")
    assert table.pile("lookout") == ["Bug"]
    assert table.stuff() == (0, 2)


def test_an_added_card_is_missed_as_one_to_tuck(lay, seat):
    table = lay(seat("Prince, Tiny", level=1))
    table.play("play prince")
    assert table.pile("lookout") == ["Tiny"], "added, he would leave none to tuck"


def test_cards_added_in_the_first_action_count_again_in_the_second(lay, seat):
    table = lay(seat("Kitty, Dot, Tink"))
    table.play("play kitty", "add dot", "start", "use private")
    assert table.points() == 1
    assert table.moves == ["stop", "spend from stuff"]
    table.play("spend from stuff")
    assert table.points() == 2


def test_cards_added_in_the_second_action_do_not_reach_back(lay, seat):
    table = lay(seat("Kitty, Dot"))
    table.play("play kitty", "start")
    assert table.stuff() == (0, 1)
    # two points need two toys: Dot would raise nothing now
    table.play("use private")
    assert table.points() == 1
    assert table.stuff() == (0, 0)
    assert table.pile("hand") == ["Dot"]
    table = lay(seat("Doodles, Dot", pack=(0, 1)))
    table.play("play doodles", "use private", "use public", "add dot")
    assert table.points() == 1
    assert table.stuff() == (0, 2)


def test_an_action_that_counts_no_suit_cannot_be_improved(lay, seat):
    table = lay(seat("Einstein, Chef", stuff=(0, 0)))
    table.play("play einstein", "use public", "gather pizza", "finish")
    assert table.stuff() == (1, 0)
    assert table.pile("hand") == ["Chef"]


def test_added_and_played_cards_cannot_be_trashed(lay, seat):
    table = lay(seat("Crash, Punky, Dot, Doc", stuff=(4, 4)))
    table.play("play crash", "add punky")
    assert table.moves == ["trash doc", "trash dot"]


def test_added_and_played_cards_cannot_be_tucked(lay, seat):
    table = lay(seat("Moose, Bug, Dot, Doc", level=1))
    table.play("play moose", "add bug")
    assert table.moves == ["tuck doc", "tuck dot"]


# -- fully, partly, stopping short -------------------------------------------------------------------------------


def test_stopping_short_needs_the_other_action_used_fully(lay, seat):
    table = lay(seat("Moose, Bug, Dot, Doc", level=1))
    table.play("play moose", "add bug", "tuck dot")
    # Moose cannot build: the second card had to follow
    assert table.pile("lookout") == ["Doc", "Dot"]
    table = lay(seat("Prince, Tiny, Dot, Doc", level=1))
    table.play("play prince", "add tiny", "tuck dot")
    assert table.moves == ["stop", "tuck doc"], "Prince can still score his Lookout"
    table.play("stop")
    assert table.points() == 1
    assert table.played == "", "and then must"


def test_no_stop_before_the_first_effect(lay, seat):
    table = lay(seat("Prince, Dot, Doc", level=1, lookout="Bug"))
    table.play("play prince", "use private", "use public")
    assert table.moves == ["tuck doc", "tuck dot"]


def test_stopping_after_the_other_action_was_used_fully(lay, seat):
    table = lay(seat("Sarge, Bug, Dot, Doc", level=1))
    table.play("play sarge", "use public", "add bug", "use private", "tuck dot", "stop")
    assert table.pile("lookout") == ["Dot"]
    assert table.played == ""


def test_no_stop_between_a_and_b(lay, seat):
    table = lay(seat("Baby Face, Blitz"), park="Bug, Dot, Doc")
    table.play("play baby_face", "use public", "add blitz", "recruit top of park_deck", "draw chef")
    assert table.stuff() == (0, 1), "the toy comes with the recruit"
    assert table.moves[0] == "stop"
    table.play("stop")
    assert table.stuff() == (0, 2), "the other action is owed in full"


def test_gains_are_never_refused(lay, seat):
    table = lay(seat("Bug, The Moles", level=1))
    table.play("play bug", "use public", "add the_moles")
    assert table.stuff() == (3, 0)


def test_a_done_and_b_impossible_is_a_partial_use(lay, seat):
    # trash and no room for a toy: Blitz's private action alone is no full use
    table = lay(seat("Blitz, Noodle Twins", stuff=(4, 4)))
    assert table.ask != "play"
    table = lay(seat("Blitz, Dot, Doc", stuff=(3, 4)))
    table.play("play blitz")
    assert table.moves == ["use public", "use private"]
    table.play("use private", "trash dot")
    assert table.stuff() == (4, 4)
    assert table.played == "", "the public action was owed, and only pizza fit"


def test_b_is_not_done_without_a(lay, seat):
    # three squirtguns but two cards to trash: two toys, though more would fit
    table = lay(seat("Blitz, The Scrappers", discard="Bug, Dot"))
    table.play("play blitz", "use private", "add the_scrappers", "trash bug from discard", "trash dot from discard")
    assert table.pile("discard") == []
    # and the public action is owed: three pizza, since three toys would not fit any more
    assert table.stuff() == (3, 2)


def test_b_is_done_if_it_can_be(lay, seat):
    table = lay(seat("Tiny", stuff=(4, 4)), seat(yard="Bug"))
    assert table.ask != "play", "neither action can be full"
    table = lay(seat("Tiny", stuff=(4, 3)), seat(yard="Bug"))
    table.play("play tiny", "use private")
    assert table.stuff() == (4, 4)


def test_a_and_b_are_done_in_order_and_none_is_skipped(lay, seat):
    table = lay(seat("Doc, Bug, Dot", stuff=(1, 1), lookout="Wart"))
    # no room in the Lookout: only the packing is left, a partial use
    table.play("play doc", "use public", "pack pizza")
    assert table.pack() == (1, 0)
    assert table.pile("hand") == ["Bug", "Dot"]
    assert table.points() == 1
    assert table.played == "", "and the private action was owed"


def test_a_and_b_with_only_the_first_possible_is_partial(lay, seat):
    table = lay(seat("Doc, Bug"))
    table.play("play doc")
    assert table.pile("lookout") == ["Bug"]
    assert table.points() == 1
    assert table.played == ""


def test_an_option_is_legal_only_if_the_card_can_still_end_well(lay, seat):
    # Sweet Pea with two more glue packs two of three: then three toys must fit
    table = lay(seat("Sweet Pea, Icky & Sticky", stuff=(2, 3), level=1))
    table.play("play sweet_pea", "use public", "add icky_sticky")
    assert table.stuff() != (2, 3), "toys are packed without asking: pizza would leave no room for three toys"
    assert table.pack() == (0, 2)
    assert table.stuff() == (2, 4)
    assert table.played == ""


def test_sweet_pea_chooses_freely_what_to_pack_where_three_toys_fit_anyway(lay, seat):
    table = lay(seat("Sweet Pea, Icky & Sticky", stuff=(2, 1), level=1))
    table.play("play sweet_pea", "use public", "add icky_sticky")
    assert table.moves == ["pack pizza", "pack toys"]
    table.play("pack pizza", "stop")
    assert table.pack() == (1, 0)
    assert table.stuff() == (1, 4)
    assert table.played == ""


def test_sweet_pea_cannot_add_two_glue_where_neither_action_could_be_full(lay, seat):
    table = lay(seat("Sweet Pea, Icky & Sticky", stuff=(2, 4), level=1))
    table.play("play sweet_pea", "pack toys")
    assert table.pile("hand") == ["Icky & Sticky"]
    table = lay(seat("Sweet Pea, Icky & Sticky", stuff=(0, 2), level=1))
    table.play("play sweet_pea", "use private")
    # two toys of three fit, and two of three could then be packed: no card to add, so one toy came at once
    assert table.ask == "action"
    assert table.stuff() == (0, 3)
    assert table.pile("hand") == ["Icky & Sticky"]


def test_sweet_pea_gathers_partly_if_all_can_be_packed(lay, seat):
    table = lay(seat("Sweet Pea, Icky & Sticky", stuff=(0, 2), level=2))
    table.play("play sweet_pea", "use private", "add icky_sticky")
    assert table.pack() == (0, 3)
    assert table.stuff() == (0, 1)
    assert table.played == ""


def test_captain_copies_a_pack_partly_to_pay_for_the_fort(lay, seat):
    rivals = seat(pack=(2, 1), level=2), seat(pack=(2, 0), level=1)
    table = lay(seat("Captain", stuff=(3, 0)), *rivals, rule_stack="loner, popularity")
    table.play("play captain")
    # neither action can be full now; seat 3's pizza would not lead anywhere, seat 2's toy pays for level 1
    assert table.ask == "rule"
    assert table.level() == 1
    assert table.stuff() == (3, 0)
    assert table.pack(2) == (2, 1)


def test_captain_is_refused_where_a_partial_copy_does_not_pay(lay, seat):
    table = lay(seat("Captain, Bug", stuff=(3, 0)), seat(pack=(2, 0), level=1))
    assert table.moves == ["skip", "play bug"]


def test_baby_face_must_stop_while_the_owed_toy_still_fits(lay, seat):
    table = lay(seat("Baby Face, Blitz, Punky", stuff=(0, 2)), park="Bug, Dot, Doc")
    table.play("play baby_face", "use public", "add blitz", "add punky", "recruit bug from park", "draw wart")
    # a second recruit would bring the last toy that fits, and the private action could not be full any more
    assert table.stuff() == (0, 4)
    assert table.pile("discard") == ["Bug"]
    assert table.played == ""


def test_blitz_gathers_the_kind_that_can_be_full(lay, seat):
    table = lay(seat("Blitz, The Scrappers", discard="Bug, Wart, Dot", stuff=(0, 1)))
    table.play("play blitz", "use private", "add the_scrappers", "trash bug from discard")
    assert table.stuff() == (0, 2)
    table.play("stop")
    # three toys would not fit any more, so it is pizza
    assert table.stuff() == (3, 2)
    assert table.played == ""


def test_blitz_may_choose_the_kind_if_either_can_be_full(lay, seat):
    table = lay(seat("Blitz, The Scrappers", discard="Bug, Wart, Dot"))
    table.play("play blitz", "use private", "add the_scrappers", "trash bug from discard", "stop")
    assert table.moves == ["gather pizza", "gather toys"]


def test_a_kind_of_which_nothing_fits_is_never_chosen(lay, seat):
    table = lay(seat("Einstein, Bug", stuff=(4, 3)))
    table.play("play einstein", "use private", "use public")
    assert table.stuff() == (4, 4)


def test_two_of_any_are_never_mixed(lay, seat):
    table = lay(seat("Bud", stuff=(3, 3)))
    assert table.ask != "play", "one pizza and one toy are no two of a kind"


def test_points_and_trash_this_come_in_order(lay, seat):
    table = lay(seat("Wart", stuff=(4, 0)))
    table.play("play wart")
    assert table.points() == 1
    assert table.apart == []


# -- gathering, copying, converting ------------------------------------------------------------------------------


def test_gathering_stops_at_four(lay, seat):
    table = lay(seat("Bug, The Moles, Wart", stuff=(2, 0), level=1))
    table.play("play bug", "use private", "use public", "add the_moles")
    assert table.stuff() == (4, 0)


def _hoard(seat: Callable[..., dict[str, Any]], pizza: int) -> list[dict[str, Any]]:
    """Three rivals who hold that many pizza between them."""
    packed = [min(6, max(0, pizza - 12 - 6 * number)) for number in range(3)]
    return [seat(stuff=(4, 0), pack=(share, 0), level=5) for share in packed]


def test_gathering_stops_at_the_supply(lay, seat):
    table = lay(seat("Bug, Wart, Sarge", level=1), *_hoard(seat, 29))
    assert table.supply == (1, 30)
    table.play("play bug", "use public")
    assert table.stuff() == (1, 0), "no second pizza is left to add a card for"
    assert lay(seat("Dash"), *_hoard(seat, 30)).ask != "play"


def test_a_kind_that_the_supply_lacks_cannot_be_chosen(lay, seat):
    table = lay(seat("Tiny"), *_hoard(seat, 30))
    table.play("play tiny")
    assert table.stuff() == (0, 1)


def test_copying_a_pack_takes_all_that_fits_of_each_kind(lay, seat):
    table = lay(seat("Giggles", stuff=(3, 2), pack=(2, 2), level=3))
    table.play("play giggles")
    # the copy is partial, so the toy must be full; after the copy it would not fit, so it has come first
    assert table.stuff() == (3, 3)
    assert table.moves == ["finish", "use public"]
    table.play("use public")
    assert table.stuff() == (4, 4)


def test_copying_a_pack_partly_needs_the_other_action(lay, seat):
    table = lay(seat("Giggles", stuff=(3, 0), pack=(2, 1), level=3))
    table.play("play giggles", "use public")
    assert table.stuff() == (4, 2)
    assert table.played == "", "one pizza of two, one toy, and the owed toy"
    assert lay(seat("Smoke", stuff=(3, 0)), seat(pack=(2, 1), level=2)).ask != "play", "Smoke has no other action"


def test_copying_a_rival_takes_what_the_leader_may_choose(lay, seat):
    rivals = seat(pack=(2, 1), level=2), seat(pack=(1, 0)), seat()
    table = lay(seat("Smoke", stuff=(3, 0)), *rivals)
    table.play("play smoke")
    assert table.stuff() == (4, 0), "only seat 3's Pack can be copied in full"


def test_convert_needs_room_for_the_other_kind(lay, seat):
    table = lay(seat("Golden Boy", stuff=(1, 4)))
    table.play("play golden_boy")
    assert table.stuff() == (2, 3), "four toys leave no room for a fifth"


def test_convert_needs_a_token_in_the_supply(lay, seat):
    table = lay(seat("Golden Boy", stuff=(0, 1), pack=(0, 1)), *_hoard(seat, 30))
    assert table.ask != "play"
    table = lay(seat("Golden Boy", stuff=(0, 1), pack=(0, 1)), *_hoard(seat, 29))
    table.play("play golden_boy")
    assert table.moves == ["convert toys in stuff", "convert toys in pack"]


def test_convert_back_and_forth(lay, seat):
    table = lay(seat("Golden Boy, Tiny", stuff=(1, 0)))
    table.play("play golden_boy", "add tiny")
    assert table.stuff() == (1, 0)
    assert table.played == "", "there and back, with a single token"


@pytest.mark.parametrize(("stuff", "pack"), [((0, 2), (0, 0)), ((0, 1), (0, 1))])
def test_spending_is_from_stuff_or_pack(lay, seat, stuff, pack):
    table = lay(seat("Kitty", stuff=stuff, pack=pack))
    table.play("play kitty", "use private")
    if pack == (0, 1):
        table.play("spend from pack")
        assert table.pack() == (0, 0)
        assert table.stuff() == stuff
    else:
        assert table.stuff() == (0, 1)
    assert table.points() == 1
