"""Following, exactly."""

from __future__ import annotations

import pytest

from forts.core.match import from_position
from forts.games.fort import GAME


def test_rivals_are_asked_in_turn_order_each_once(lay, seat):
    table = lay(seat("Wart"), seat("Bug"), seat("Worm, Sarge"), leader=2)
    table.play("play bug")
    assert table.actor == 3
    table.play("follow with worm")
    assert table.actor == 1, "seat 3 is not asked again"
    table.play("do not follow")
    assert table.played == ""
    assert table.pile("hand", 3) == ["Sarge"]


def test_only_matching_cards_and_coins_follow(lay, seat):
    table = lay(seat("Bug"), seat("Dot, Worm, Smoke, Puddin, Doc"))
    table.play("play bug")
    assert table.moves == ["do not follow", "follow with puddin", "follow with worm", "follow with smoke"]
    assert table.refuses("follow with dot")


def test_a_rival_without_a_match_is_not_asked(lay, seat):
    table = lay(seat("Bug"), seat("Dot, Doc"))
    table.play("play bug")
    assert table.played == ""


def test_a_lookout_card_is_not_discarded_to_follow(lay, seat):
    table = lay(seat("Bug"), seat("Dot", lookout="Worm"))
    table.play("play bug")
    assert table.played == ""
    assert table.pile("lookout", 2) == ["Worm"]


def test_the_leader_need_not_use_the_public_action(lay, seat):
    table = lay(seat("Bug", level=1), seat("Worm"))
    table.play("play bug", "use private", "finish", "follow with worm")
    assert table.stuff() == (0, 0)
    assert table.stuff(2) == (1, 0)


def test_the_private_action_is_not_followed(lay, seat):
    table = lay(seat("Bug", level=1), seat("Worm", level=3))
    table.play("play bug", "use private", "finish", "follow with worm")
    assert table.points(2) == 0


def test_the_discarded_card_goes_to_the_followers_discard_pile(lay, seat):
    table = lay(seat("Bug"), seat("Worm, Dot", deck="Doc"))
    table.play("play bug", "follow with worm")
    assert table.pile("discard", 2) == ["Worm"]
    assert table.pile("hand", 2) == ["Dot"], "and no card is drawn for it"


def test_the_leaders_added_suits_do_not_count_for_followers(lay, seat):
    table = lay(seat("Bug, The Moles"), seat("Worm"))
    table.play("play bug", "add the_moles", "follow with worm")
    assert table.stuff() == (3, 0)
    assert table.stuff(2) == (1, 0)


def test_two_matching_suits_of_the_discarded_card_count_two(lay, seat):
    table = lay(seat("Golden Boy", stuff=(1, 0)), seat("Puddin", stuff=(1, 1)))
    table.play("play golden_boy", "follow with puddin", "convert toys in stuff")
    # the second one has only pizza to convert
    assert table.stuff(2) == (1, 1)
    assert table.played == ""
    table = lay(seat("Bug"), seat("Puddin"))
    table.play("play bug", "follow with puddin")
    assert table.stuff(2) == (1, 0), "for a shovel, only the coin counts"


def test_the_action_must_be_used_in_full(lay, seat):
    table = lay(seat("Bug"), seat("The Moles, Worm", stuff=(3, 0)))
    table.play("play bug")
    assert table.moves == ["do not follow", "follow with worm"], "two pizza do not fit"


def test_a_follower_may_not_stop_short(lay, seat):
    table = lay(seat("Prince, Dot", level=1), seat("Puddin, Doc, Chef, Dash", level=2))
    table.play("play prince", "finish", "follow with puddin")
    assert table.moves == ["tuck chef", "tuck doc", "tuck dash"]
    table.play("tuck doc")
    assert table.moves == ["tuck chef", "tuck dash"]
    assert table.refuses("stop")


def test_a_follower_tucks_from_what_is_left_in_hand(lay, seat):
    table = lay(seat("Prince, Dot"), seat("Tiny"))
    table.play("play prince", "finish")
    assert table.played == "", "the discarded card cannot be the one tucked"


def test_lookout_and_pack_must_both_be_done(lay, seat):
    rivals = seat("Chef, Bug"), seat("Bones, Wart", stuff=(1, 0)), seat("Patch", stuff=(1, 0))
    table = lay(seat("Doc, Dot", stuff=(0, 1)), *rivals)
    table.play("play doc", "pack toys", "finish")
    assert table.actor == 3, "seat 2 has nothing to pack"
    table.play("follow with bones")
    assert table.pile("lookout", 3) == ["Wart"]
    assert table.pack(3) == (1, 0)
    assert table.played == "", "seat 4 has nothing to tuck"


def test_recruit_then_toy_needs_room_for_the_toys(lay, seat):
    table = lay(seat("Baby Face"), seat("The Scrappers, Punky", stuff=(0, 3)), park="Bug, Dot, Doc")
    table.play("play baby_face", "use private", "finish")
    assert table.moves == ["do not follow", "follow with punky"]


def test_the_card_discarded_to_follow_may_itself_be_trashed(lay, seat):
    table = lay(seat("Bones, Dot"), seat("Noodle Twins, Wart"))
    table.play("play bones", "use public", "finish", "follow with noodle_twins")
    # both cards the follower had are trashed, for two points
    assert table.moves == ["trash wart", "trash noodle_twins from discard"]
    table.play("trash noodle_twins from discard")
    assert table.points(2) == 2
    assert table.pile("hand", 2) == []
    assert table.pile("discard", 2) == []


def test_a_follower_pays_the_own_cost(lay, seat):
    table = lay(seat("Rusty", stuff=(1, 1)), seat("Bug", stuff=(2, 2), level=2), rule_stack="loner, popularity")
    table.play("play rusty", "rule loner", "follow with bug")
    assert table.level(2) == 3
    assert table.stuff(2) == (0, 0)


def test_a_coin_card_is_followed_with_the_declared_suit(lay, seat):
    table = lay(seat("Bud", discard="Doc"), seat("Dot, Bug, Ace, Puddin"))
    table.play("play bud", "declare glue", "use private", "finish")
    assert table.moves == ["do not follow", "follow with puddin", "follow with dot", "follow with ace"]


def test_the_followers_kind_is_the_leaders(lay, seat):
    table = lay(seat("Bud"), seat("Dot", stuff=(0, 3)), seat("Tink", stuff=(3, 0)))
    table.play("play bud", "declare glue", "gather pizza")
    assert table.actor == 2
    table.play("follow with dot")
    assert table.stuff(2) == (2, 3)
    assert table.played == "", "two pizza do not fit at seat 3"


def test_the_kind_is_free_if_the_leader_chose_none(lay, seat):
    table = lay(seat("Bud", discard="Doc"), seat("Dot"), seat("Tink", stuff=(3, 0)))
    table.play("play bud", "declare glue", "use private", "finish", "follow with dot")
    assert table.moves == ["gather pizza", "gather toys"]
    table.play("gather toys")
    # one follower's choice does not bind the next, but two pizza do not fit there
    table.play("follow with tink")
    assert table.stuff(3) == (3, 2)


def test_only_the_choice_in_the_public_action_binds(lay, seat):
    table = lay(seat("Tiny"), seat("Ghost", yard="Bug"))
    table.play("play tiny", "use private", "gather toys", "finish", "follow with ghost")
    assert table.moves == ["gather pizza", "gather toys"]
    table = lay(seat("Tiny"), seat("Ghost", yard="Bug"))
    table.play("play tiny", "use public", "gather pizza", "use private", "gather toys", "follow with ghost")
    assert table.stuff(2) == (1, 0)


@pytest.mark.parametrize("kid", ["Ghost", "Punky"])
def test_a_blank_public_action_cannot_be_followed(lay, seat, kid):
    table = lay(seat(kid, stuff=(4, 0)), seat("Puddin, Blitz, Tiny, Smoke"))
    table.play(f"play {kid.lower()}")
    assert table.stuff() == (4, 1)
    assert table.played == ""
    assert len(table.pile("hand", 2)) == 4


def test_a_follower_adds_no_lookout_suits(lay, seat):
    table = lay(seat("Bug"), seat("Worm", lookout="Wart"))
    table.play("play bug", "follow with worm")
    assert table.stuff(2) == (1, 0)
    assert table.played == ""


def test_the_option_lets_followers_use_their_lookout(lay, seat):
    rival = seat("Worm, Sarge", lookout="Wart, The Moles", level=1, stuff=(1, 0))
    table = lay(seat("Bug"), rival, options={"followers_use_lookout": True})
    table.play("play bug", "follow with worm")
    assert table.moves == ["start", "add wart from lookout", "add the_moles from lookout"], "no cards of the hand"
    table.play("add wart from lookout")
    # three pizza fit; The Moles would make it four, and a follower must be full
    assert table.stuff(2) == (3, 0)
    assert table.pile("lookout", 2) == ["The Moles", "Wart"]


def test_the_option_still_asks_for_a_discard(lay, seat):
    table = lay(seat("Bug"), seat("Dot", lookout="Wart"), options={"followers_use_lookout": True})
    table.play("play bug")
    assert table.played == ""


def test_the_option_lets_a_follower_do_without(lay, seat):
    table = lay(seat("Bug"), seat("Worm", lookout="Wart"), options={"followers_use_lookout": True})
    table.play("play bug", "follow with worm", "start")
    assert table.stuff(2) == (1, 0)


def test_each_follower_has_the_own_lookout_under_the_option(lay, seat):
    rivals = seat("Worm", lookout="Wart"), seat("Sarge", lookout="Scout")
    table = lay(seat("Bug"), *rivals, options={"followers_use_lookout": True})
    table.play("play bug", "follow with worm", "add wart from lookout", "follow with sarge", "add scout from lookout")
    assert table.stuff(2) == (2, 0)
    assert table.stuff(3) == (2, 0)


def test_equal_lookout_cards_serve_the_leader_and_each_follower(lay, seat):
    rivals = seat("Worm", lookout="Smoke"), seat("Wart", lookout="Smoke")
    table = lay(seat("Bug", lookout="Smoke"), *rivals, options={"followers_use_lookout": True})
    table.play("play bug", "add smoke from lookout")
    table.play("follow with worm", "add smoke from lookout", "follow with wart", "add smoke from lookout")
    assert [table.stuff(number) for number in (1, 2, 3)] == [(2, 0)] * 3


def test_the_played_card_goes_nowhere_before_the_last_follower_is_done(lay, seat):
    table = lay(seat("Lil Boss", stuff=(0, 4)), seat("Punky"), seat("Blitz"))
    table.play("play lil_boss", "follow with punky")
    assert table.played == "Lil Boss"
    assert table.pile("discard") == []
    table.play("follow with blitz")
    assert table.played == ""
    assert table.apart == []
    assert table.stuff(3) == (0, 1)


def test_a_follower_may_recruit_from_any_yard_the_own_too(lay, seat):
    rivals = seat("Punky", yard="Wart"), seat(yard="Worm")
    table = lay(seat("Baby Face"), *rivals, park="Bug, Dot, Doc")
    table.play("play baby_face", "use private", "finish", "follow with punky")
    assert "recruit worm from yard of seat 3" in table.moves
    table.play("recruit wart from yard of seat 2")
    assert table.pile("yard", 2) == []
    assert table.pile("discard", 2) == ["Punky", "Wart"]
    assert table.stuff(2) == (0, 1)


def test_followers_take_what_the_leader_has_left_in_the_supply(lay, seat):
    hoards = [seat(stuff=(4, 0), pack=(6, 0), level=5) for _ in range(2)]
    hoards[1]["hand"] = ["Worm"]
    table = lay(seat("Bug, Wart"), seat("Sarge", stuff=(0, 0), pack=(6, 0), level=5), *hoards)
    assert table.supply == (4, 30)
    table.play("play bug", "add wart", "follow with sarge")
    assert table.stuff() == (2, 0)
    assert table.stuff(2) == (1, 0)
    assert table.played == ""


def test_a_follower_may_follow_as_many_leaders_as_there_are(lay, seat):
    table = lay(seat("Bug", deck="Tiny"), seat("Dash", deck="Ghost"), seat("Worm, Spike"), park="Dot, Doc, Chef")
    table.play("play bug", "follow with worm", "recruit dot from park", "draw sarge")
    table.pass_time()
    assert table.actor == 2
    assert table.ask == "play"
    table.play("play dash", "follow with spike")
    assert table.stuff(3) == (2, 0)
    assert table.pile("hand", 3) == []


@pytest.mark.parametrize(("rival", "asked"), [("Tink", 1), ("Giggles, Ace", 1), ("Bug", 0)])
def test_the_leader_takes_nothing_back_once_it_shows_who_holds_a_match(lay, seat, rival, asked):
    match = from_position(GAME, lay(seat("Kitty", stuff=(0, 1)), seat(rival), park="Chef, Tiny").position, 1)
    for move in ("play kitty", "use private"):
        match.play(move)
        assert match.can_undo(0)
    match.play("use public")
    assert match.to_act == asked
    assert not match.can_undo()


def test_who_did_not_follow_takes_nothing_back_once_another_is_asked(lay, seat):
    match = from_position(GAME, lay(seat("Bug"), seat("Worm"), seat("Wart"), park="Chef, Tiny").position, 1)
    match.play("play bug")
    match.play("do not follow")
    assert match.to_act == 2
    assert not match.can_undo(1)
