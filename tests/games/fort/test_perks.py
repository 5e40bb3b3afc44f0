"""The nine perks."""

from __future__ import annotations

import pytest

from forts.core import Dice
from forts.core.match import from_position
from forts.games.fort import GAME

# -- Birthday Party ----------------------------------------------------------------------------------------------


def test_birthday_party_recruits_again_but_not_from_yards(lay, seat):
    table = lay(seat(perk="birthday_party"), seat(yard="Worm, Wart"), park="Bug, Dot, Doc")
    assert table.ask == "recruit"
    table.play("recruit worm from yard of seat 2")
    expected = ["no guest", "recruit top of park_deck", *(f"recruit {kid} from park" for kid in ("doc", "dot", "bug"))]
    assert table.moves == expected
    assert "does not reach Player 2’s Yard" in table.why("recruit wart from yard of seat 2")
    table.play("recruit dot from park", "draw chef")
    assert sorted(table.park) == ["Bug", "Chef", "Doc"]
    assert table.perk() == "birthday_party", "it works every turn"
    assert sorted(table.pile("hand") + table.pile("deck") + table.pile("discard")) == ["Dot", "Worm"]


def test_birthday_party_may_invite_nobody(lay, seat):
    table = lay(seat(perk="birthday_party", deck="Chef, Tiny"), park="Bug, Dot, Doc")
    table.play("recruit bug from park", "draw wart", "no guest")
    assert table.pile("discard") == ["Bug"]
    assert table.ask == "draw"


def test_birthday_party_is_of_the_own_recruit_phase_alone(lay, seat):
    table = lay(seat(), seat(perk="birthday_party"), park="Bug, Dot, Doc")
    table.play("recruit bug from park", "draw wart")
    # seat 2 has a turn of its own now, and no guest was asked of anybody
    assert table.actor == 2
    assert table.ask == "recruit"


# -- Bribe -------------------------------------------------------------------------------------------------------


def test_bribe_tucks_from_hand_park_deck_or_any_yard(lay, seat):
    rivals = seat(yard="Worm"), seat(yard="Doc")
    table = lay(seat("Lefty, Tiny", perk="bribe"), *rivals, park="Dot, Chef, Bug")
    table.play("play lefty")
    assert set(table.moves) == {
        "tuck tiny",
        "tuck top of park_deck",
        "tuck dot from park",
        "tuck chef from park",
        "tuck bug from park",
        "tuck worm from yard of seat 2",
        "tuck doc from yard of seat 3",
    }
    yard = table.state.copy()
    table.play("tuck doc from yard of seat 3")
    assert table.pile("lookout") == ["Doc"]
    assert table.pile("yard", 3) == []
    table.state = yard
    table.play("tuck top of park_deck", "draw sarge")
    assert table.pile("lookout") == ["Sarge"]
    assert "Sarge" not in table.park_deck


def test_bribe_from_the_park_refills_it_at_once(lay, seat):
    table = lay(seat("Moose, Sarge, Tiny", perk="bribe", level=1), park="Dot, Chef, Bug")
    table.play("play moose", "add sarge", "tuck dot from park", "draw wart")
    assert table.park.count("Wart") == 1
    assert len(table.park) == 3
    table.play("tuck wart from park", "draw worm")
    assert table.pile("lookout") == ["Dot", "Wart"]
    assert table.pile("hand") == ["Tiny"]
    assert "Wart" not in table.park
    assert "Worm" in table.park


def test_bribe_needs_no_card_in_hand(lay, seat):
    assert lay(seat("Sarge", stuff=(0, 4))).ask != "play"
    table = lay(seat("Sarge", stuff=(0, 4), perk="bribe"), park="Dot, Chef, Bug")
    table.play("play sarge", "tuck bug from park", "draw wart")
    assert table.pile("lookout") == ["Bug"]


def test_bribe_does_not_make_room(lay, seat):
    table = lay(seat("Lefty, Tiny", perk="bribe", lookout="Bug"), park="Dot, Chef, Doc")
    assert table.refuses("play lefty")


def test_bribe_may_empty_the_park_deck_and_so_trigger_the_end(lay, seat):
    table = lay(seat("Lefty", perk="bribe"), park="Dot, Chef, Bug", park_deck="Wart")
    table.play("play lefty", "tuck top of park_deck")
    assert table.pile("lookout") == ["Wart"]
    assert table.park_deck == []
    table.play("recruit dot from park")
    assert table.position["ended"] == "park"


def test_bribe_is_of_the_own_turn_alone(lay, seat):
    table = lay(seat("Moose, Tiny"), seat("Bug, Dot, Doc", perk="bribe"), park="Worm, Chef, Wart")
    table.play("play moose", "follow with bug")
    assert table.actor == 2
    assert table.moves == ["tuck doc", "tuck dot"]


# -- Copy Cat ----------------------------------------------------------------------------------------------------


def test_copy_cat_follows_with_two_cards_and_counts_both(lay, seat):
    table = lay(seat("Bug"), seat("Worm, The Moles, Dot", perk="copy_cat"))
    table.play("play bug", "follow with worm")
    assert table.moves == ["start", "follow also with the_moles"], "each card must match"
    assert table.words == ["Follow with this card only: gather a pizza", "Discard The Moles too: gather 3 pizza"]
    table.play("follow also with the_moles")
    assert table.stuff(2) == (3, 0)
    assert table.pile("discard", 2) == ["The Moles", "Worm"]


def test_copy_cat_may_do_with_one_card(lay, seat):
    table = lay(seat("Bug"), seat("Worm, The Moles", perk="copy_cat"))
    table.play("play bug", "follow with worm", "start")
    assert table.stuff(2) == (1, 0)
    assert table.pile("hand", 2) == ["The Moles"]


def test_copy_cat_never_discards_a_third_card(lay, seat):
    table = lay(seat("Bug"), seat("Worm, Wart, Sarge", perk="copy_cat"))
    table.play("play bug", "follow with worm", "follow also with wart")
    assert table.stuff(2) == (2, 0)
    assert table.pile("hand", 2) == ["Sarge"]


def test_copy_cat_may_discard_two_cards_where_no_suit_is_counted(lay, seat):
    table = lay(seat("Einstein", stuff=(4, 4)), seat("Chef, Doc, Dot", perk="copy_cat"))
    table.play("play einstein", "follow with chef")
    assert table.moves == ["start", "follow also with doc"]
    table.play("follow also with doc", "gather toys")
    assert table.stuff(2) == (0, 1)
    assert table.pile("discard", 2) == ["Chef", "Doc"]


def test_copy_cat_counts_its_lookout_too_where_followers_may(lay, seat):
    rival = seat("Worm, Sarge", lookout="Wart", perk="copy_cat")
    table = lay(seat("Bug"), rival, options={"followers_use_lookout": True})
    table.play("play bug", "follow with worm", "follow also with sarge", "add wart from lookout")
    assert table.stuff(2) == (3, 0)


def test_copy_cat_may_trash_both_discarded_cards(lay, seat):
    table = lay(seat("Crash", stuff=(0, 0)), seat("Punky, Blitz", perk="copy_cat"))
    table.play("play crash", "gather pizza", "follow with punky", "follow also with blitz")
    table.play("trash punky from discard")
    assert table.pile("discard", 2) == []
    assert table.pile("hand", 2) == []


def test_copy_cat_must_use_the_action_in_full_with_both_cards(lay, seat):
    table = lay(seat("Bug"), seat("Worm, The Moles, Wart", stuff=(2, 0), perk="copy_cat"))
    table.play("play bug", "follow with worm")
    assert table.moves == ["start", "follow also with wart"], "two pizza fit, three do not"


# -- DIY ---------------------------------------------------------------------------------------------------------


def test_diy_builds_for_one_more_of_either_kind(lay, seat):
    table = lay(seat("Chef", stuff=(2, 2), perk="diy"), seat("Zip", stuff=(1, 1)), rule_stack="loner, popularity")
    assert table.moves == ["skip", "use perk", "play chef"]
    table.play("use perk")
    assert table.moves == ["pay 1 pizza", "pay 2 pizza"], "one pizza, one toy and one of either"
    table.play("pay 1 pizza", "rule loner")
    assert table.level() == 1
    assert table.stuff() == (1, 0)
    assert table.perk() == ""
    # it is instead of a card, and nobody follows it
    assert table.ask == "recruit unseen"
    assert table.pile("hand") == ["Chef"]
    assert table.level(2) == 0


def test_diy_needs_the_one_more(lay, seat):
    assert lay(seat("Chef", stuff=(1, 1), perk="diy")).refuses("use perk")
    assert not lay(seat("Chef", stuff=(1, 1), pack=(1, 0), perk="diy")).refuses("use perk")


def test_diy_taken_in_this_turn_comes_too_late_for_it(lay, seat):
    table = lay(seat("Bitsy, Chef", stuff=(4, 4), level=1), perk_row="diy, bribe", park="Bug, Wart, Dot")
    table.play("play bitsy", "pay 1 pizza", "perk diy")
    assert table.level() == 2
    assert table.ask == "recruit"
    assert table.perk() == "diy"


def test_diy_is_not_followed_nor_rough_housed(lay, seat):
    rival = seat("Bug, Dot", perk="rough_housing", stuff=(2, 2))
    table = lay(seat(stuff=(2, 2), level=2, perk="diy"), rival, park="Worm, Wart, Doc")
    assert table.refuses("use perk")
    table = lay(seat(stuff=(3, 2), level=2, perk="diy"), rival, park="Worm, Wart, Doc")
    table.play("use perk")
    assert table.level() == 3
    assert table.ask == "recruit"
    assert table.actor == 1


# -- Do-Over -----------------------------------------------------------------------------------------------------


def test_do_over_plays_a_second_card_after_following(lay, seat):
    table = lay(seat("Bug, Chef, Tiny", perk="do_over"), seat("Worm, Doc"))
    table.play("play bug")
    assert table.actor == 2
    table.play("follow with worm")
    assert table.actor == 1
    assert table.moves == ["keep do_over", "use perk"]
    table.play("use perk")
    assert table.moves == ["play chef", "play tiny"], "one must be played now"
    table.play("play chef")
    assert table.actor == 2, "the second card is followed too"
    table.play("follow with doc")
    assert table.stuff() == (2, 0)
    assert table.stuff(2) == (2, 0)
    assert table.perk() == ""
    assert table.apart == ["Bug", "Chef"]
    assert table.ask == "recruit unseen"


def test_do_over_may_be_kept(lay, seat):
    table = lay(seat("Bug, Chef", perk="do_over"))
    table.play("play bug", "keep do_over")
    assert table.perk() == "do_over"
    assert table.ask == "recruit unseen"


def test_do_over_is_not_offered_without_a_card_to_play(lay, seat):
    table = lay(seat("Bug, The Moles, Captain", perk="do_over"))
    table.play("play bug", "start")
    assert table.ask == "recruit unseen"
    assert table.perk() == "do_over"


def test_do_over_is_not_offered_after_skipping(lay, seat):
    table = lay(seat("Bug, Chef", perk="do_over"))
    table.play("skip")
    assert table.ask == "recruit unseen"


def test_do_over_counts_no_cards_added_before_but_lookout_cards_again(lay, seat):
    table = lay(seat("Bug, Wart, The Moles", perk="do_over", lookout="Sarge", stuff=(0, 0)))
    table.play("play bug", "add the_moles", "add sarge from lookout", "use perk")
    assert table.stuff() == (4, 0)
    # pizza is full, so only the points are left: Wart's own shovel and again Sarge's
    assert table.moves == ["start", "add sarge from lookout"]
    table.play("add sarge from lookout")
    assert table.points() == 2


def test_do_over_taken_in_this_turn_serves_at_once(lay, seat):
    table = lay(seat("Bitsy, Chef", stuff=(2, 1), level=1), perk_row="do_over, bribe")
    table.play("play bitsy", "perk do_over")
    assert table.moves == ["keep do_over", "use perk"]


def test_do_over_starts_afresh_with_the_kind_for_followers(lay, seat):
    table = lay(seat("Tiny, Einstein", perk="do_over"), seat("Chef"))
    table.play("play tiny", "gather pizza", "use perk", "use private", "finish", "follow with chef")
    assert table.moves == ["gather pizza", "gather toys"]


def test_do_over_second_card_can_be_rough_housed(lay, seat):
    table = lay(seat("Bug, Chef", perk="do_over"), seat(perk="rough_housing"))
    table.play("play bug")
    assert table.ask == "rough housing"
    table.play("keep rough_housing", "use perk")
    assert table.ask == "rough housing"
    assert table.played == "Chef"
    table.play("use perk")
    assert table.apart == ["Bug"]


# -- Recycling ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "moves", "ask"),
    [
        ("Bug, Dot", [], "play"),
        ("Bud, Dot", ["play bud"], "declare"),
        ("Bug, Dot", ["play bug"], "action"),
        ("Ghost, Dot", ["play ghost", "use private"], "name"),
        ("Bud, Dot", ["play bud", "declare book", "use public"], "kind"),
        ("Bug, Sarge", ["play bug", "use public"], "add"),
        ("Bud, Dot", ["play bud", "declare book", "use private"], "step"),
        ("Rusty, Dot", ["play rusty", "use public"], "pay"),
        ("Rusty, Dot", ["play rusty", "use public", "pay 1 pizza"], "perk"),
        ("Bug, Dot", ["skip"], "recruit"),
    ],
)
def test_recycling_is_offered_wherever_the_leader_decides(lay, seat, hand, moves, ask):
    own = seat(hand, perk="recycling", discard="Doc, Tiny", stuff=(2, 2), level=1)
    table = lay(own, park="Worm, Wart, Chef", perk_row="diy, bribe")
    table.play(*moves)
    assert table.ask == ask
    assert table.actor == 1
    before = [move for move in table.moves if not move.startswith("take back")]
    assert table.moves == [*before, "take back doc", "take back tiny"]
    table.play("take back tiny")
    assert "Tiny" in table.pile("hand")
    assert table.pile("discard") == ["Doc"]
    assert table.perk() == ""
    assert table.ask == ask
    assert set(before) - {"trash tiny from discard"} <= set(table.moves)


def test_recycling_brings_a_card_to_play_where_there_was_none(lay, seat):
    table = lay(seat("The Moles", discard="Bug, Dot", perk="recycling"))
    assert table.moves == ["skip", "take back dot", "take back bug"]
    table.play("take back bug")
    assert table.moves == ["skip", "play bug"]


def test_recycling_brings_a_card_to_add(lay, seat):
    table = lay(seat("Bug, Wart", discard="The Moles", perk="recycling"))
    table.play("play bug", "take back the_moles", "add the_moles", "start")
    assert table.stuff() == (3, 0)
    assert table.apart == ["Bug", "The Moles"]


def test_recycling_does_not_count_for_what_can_be_played(lay, seat):
    table = lay(seat("Sarge", discard="Bug", stuff=(0, 4), perk="recycling"))
    assert table.moves == ["skip", "take back bug"], "Sarge has no card to tuck yet"


def test_recycling_is_not_offered_while_following(lay, seat):
    table = lay(seat("Bug"), seat("Worm", discard="Doc", perk="recycling"))
    table.play("play bug")
    assert table.actor == 2
    assert table.moves == ["do not follow", "follow with worm"]


def test_recycling_is_not_offered_to_those_who_follow_its_owner(lay, seat):
    table = lay(seat("Bug", discard="Doc", perk="recycling"), seat("Worm", discard="Dot"))
    table.play("play bug", "use public", "start", "finish")
    assert table.moves == ["do not follow", "follow with worm"]


def test_recycling_can_be_used_where_the_step_has_one_answer(lay, seat):
    own = seat("Sarge, The Moles", stuff=(0, 4), discard="Doc", perk="recycling")
    table = lay(own, seat("Worm, Wart"), park="Chef")
    for asked in (
        ["skip", "play sarge", "take back doc"],
        ["use private", "take back doc"],
        ["start", "take back doc"],
        ["tuck the_moles", "take back doc"],
        ["finish", "take back doc"],
    ):
        assert table.actor == 1
        assert table.moves == asked
        table.play(asked[-2])
    assert table.actor == 2


def test_recycling_at_a_payment_is_asked_once_where_nothing_is_to_choose(lay, seat):
    table = lay(
        seat("Rusty", stuff=(1, 1), discard="Doc", perk="recycling"), park="Chef", rule_stack="loner, popularity"
    )
    table.play("play rusty", "use public")
    assert table.moves == ["pay 1 pizza", "take back doc"]
    table.play("pay 1 pizza")
    assert table.ask == "rule"


def test_recycling_won_in_the_middle_of_a_card_serves_that_card(lay, seat):
    own = seat("Moose", stuff=(2, 1), level=1, discard="Chef")
    table = lay(own, park="Tiny", perk_row="recycling, diy")
    table.play("play moose", "perk recycling")
    assert table.moves == ["finish", "take back chef"]
    table.play("take back chef")
    assert table.moves == ["finish", "use public"], "there is a card to tuck now"
    table.play("use public")
    assert table.pile("lookout") == ["Chef"]
    assert table.ask == "recruit"


def test_recycling_asked_where_there_is_one_answer_can_be_taken_back(lay, seat):
    own = seat("Moose", stuff=(2, 1), level=1, discard="Chef")
    match = from_position(GAME, lay(own, park="Tiny", perk_row="recycling, diy").position, 1)
    match.play("play moose")
    match.play("perk recycling")
    before = match.position()
    match.play("take back chef")
    match.undo(0)
    assert match.position() == before


def test_recycling_by_the_second_rules_waited_for_a_choice(lay, seat):
    own = seat("Moose", stuff=(2, 1), level=1, discard="Chef")
    position = lay(own, park="Tiny", perk_row="recycling, diy").position
    match = from_position(GAME, {**position, "rules": 2}, 1)
    match.play("play moose")
    match.play("perk recycling")
    assert match.view(0).ask == "recruit"


@pytest.mark.parametrize("number", range(20))
def test_a_hand_dealt_again_to_an_owner_of_recycling_leaves_the_same_question(lay, seat, number):
    own = seat("Sarge, Dot", deck="Bug, Tiny, Ghost", stuff=(0, 4), discard="Doc", perk="recycling")
    table = lay(own, seat("Worm, Wart"), park="Chef")
    table.play("play sarge", "use private")
    dealt = GAME.redeal(table.state, 1, Dice(number))
    assert (dealt.actor, dealt.ask, len(dealt.boards[0].hand)) == (0, table.state.ask, 1)
    assert len(dealt.options) > 1


@pytest.mark.parametrize("number", range(5))
def test_a_best_friend_taken_back_is_known_to_be_in_hand(lay, seat, number):
    own = {**seat("Bug, Dot", deck="Tiny, Ghost", discard="Bitsy", perk="recycling"), "opening": True}
    table = lay(own, seat("Worm, Wart"), park="Chef")
    table.play("take back bitsy")
    dealt = GAME.redeal(table.state, 1, Dice(number))
    bitsy = table.state.boards[0].held[0]
    assert dealt.boards[0].held == [bitsy]
    assert bitsy in dealt.boards[0].hand
    assert bitsy not in dealt.boards[0].deck


def test_recycling_with_an_empty_discard_pile_is_not_offered(lay, seat):
    assert lay(seat("Bug", perk="recycling")).moves == ["skip", "play bug"]


# -- Rough Housing -----------------------------------------------------------------------------------------------


def test_rough_housing_is_asked_last_and_trashes_the_played_card(lay, seat):
    table = lay(seat("Bug"), seat("Worm", perk="rough_housing"), seat("Wart"))
    table.play("play bug")
    assert table.actor == 2
    table.play("do not follow")
    assert table.actor == 3
    assert table.ask == "follow"
    table.play("follow with wart")
    assert table.actor == 2
    assert table.moves == ["keep rough_housing", "use perk"]
    table.play("use perk")
    assert table.perk(2) == ""
    assert table.apart == []
    assert table.pile("discard") == []
    assert table.stuff() == (1, 0), "what the card brought stays"


def test_rough_housing_is_instead_of_following(lay, seat):
    table = lay(seat("Bug"), seat("Worm", perk="rough_housing"))
    table.play("play bug", "follow with worm")
    assert table.ask == "recruit unseen"
    assert table.perk(2) == "rough_housing"


def test_rough_housing_needs_no_card_to_follow_with_and_may_be_kept(lay, seat):
    table = lay(seat("Bug"), seat(perk="rough_housing"))
    table.play("play bug")
    assert table.ask == "rough housing"
    assert table.actor == 2
    table.play("keep rough_housing")
    assert table.apart == ["Bug"]
    assert table.perk(2) == "rough_housing"


def test_rough_housing_works_on_a_card_with_a_blank_public_action(lay, seat):
    table = lay(seat("Punky, Dot"), seat("Blitz", perk="rough_housing"))
    table.play("play punky", "gather pizza")
    assert table.ask == "rough housing"
    table.play("use perk")
    assert table.apart == []


def test_rough_housing_does_not_trash_added_cards(lay, seat):
    table = lay(seat("Bug, The Moles"), seat(perk="rough_housing"))
    table.play("play bug", "add the_moles", "use perk")
    assert table.apart == ["The Moles"]


def test_rough_housing_is_not_asked_of_the_leader_nor_after_skipping(lay, seat):
    table = lay(seat("Bug", perk="rough_housing"), seat())
    table.play("play bug")
    assert table.ask == "recruit unseen"
    table = lay(seat("Bug"), seat(perk="rough_housing"))
    table.play("skip")
    assert table.ask == "recruit unseen"


# -- Sticky Fingers ----------------------------------------------------------------------------------------------


def test_sticky_fingers_packs_from_stuff_and_supply_mixed(lay, seat):
    table = lay(seat("Penny, Dot, Tink", stuff=(1, 0), level=2, perk="sticky_fingers"))
    table.play("play penny", "add dot", "add tink")
    assert table.moves == ["pack pizza", "pack pizza from supply", "pack toys from supply"]
    table.play("pack toys from supply", "pack pizza", "pack pizza from supply")
    assert table.pack() == (2, 1)
    assert table.stuff() == (0, 0)
    assert table.supply == (28, 29)


def test_sticky_fingers_needs_nothing_in_stuff(lay, seat):
    assert lay(seat("Penny")).ask != "play"
    table = lay(seat("Penny", perk="sticky_fingers"))
    table.play("play penny", "pack toys from supply")
    assert table.pack() == (0, 1)


def test_sticky_fingers_is_of_the_own_turn_alone(lay, seat):
    rivals = seat("Dot", stuff=(1, 1), perk="sticky_fingers"), seat("Tink")
    table = lay(seat("Penny", stuff=(1, 0)), *rivals)
    table.play("play penny", "finish", "follow with dot")
    assert table.moves == ["pack pizza", "pack toys"]
    table = lay(seat("Penny", stuff=(1, 0)), seat("Dot", perk="sticky_fingers"))
    table.play("play penny", "finish")
    assert table.played == "", "with nothing in Stuff its owner cannot follow"


# -- XXL Backpack ------------------------------------------------------------------------------------------------


def test_xxl_backpack_holds_two_more(lay, seat):
    table = lay(seat("Penny, Icky & Sticky", stuff=(0, 4), perk="xxl_backpack"))
    table.play("play penny", "add icky_sticky", "pack toys", "pack toys", "finish")
    assert table.pack() == (0, 3), "three at level 0"
    table = lay(seat("Penny, Icky & Sticky", stuff=(0, 4)))
    table.play("play penny", "finish")
    assert table.pack() == (0, 1), "one without"


def test_xxl_backpack_serves_followers_too(lay, seat):
    table = lay(seat("Penny", stuff=(1, 0)), seat("Icky & Sticky", stuff=(2, 0), perk="xxl_backpack"))
    table.play("play penny", "finish", "follow with icky_sticky")
    assert table.pack(2) == (2, 0)
