"""Around playing a card: the set-up, the phases of a turn, and the end of the game."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from forts.core import CHANCE
from forts.core.errors import BadOption, BadPlayers, BadPosition
from forts.games.fort import GAME
from forts.games.fort.box.kids import cards

# -- cleanup, recruit, discard, draw -----------------------------------------------------------------------------


def test_cleanup_discards_the_own_yard_before_playing(lay, seat):
    table = lay(seat(), seat("Bug", yard="Dot, Doc", deck="Ghost"), seat(yard="Tiny"), park="Worm, Wart, Chef")
    table.play("recruit worm from park", "draw sarge")
    assert table.actor == 2
    assert table.ask == "play"
    assert table.pile("yard", 2) == []
    assert table.pile("discard", 2) == ["Doc", "Dot"]
    assert table.pile("yard", 3) == ["Tiny"], "a rival's Yard stays"


def test_the_phases_come_in_order(lay, seat):
    table = lay(seat("Bug, Dot", deck="Tiny, Ghost"), seat("Chef"), park="Worm, Wart, Doc")
    table.play("play bug")
    assert table.ask == "recruit"
    assert table.actor == 1
    table.play("recruit worm from park")
    assert table.ask == "refill"
    table.play("draw sarge")
    assert table.ask == "draw"
    assert table.pile("yard") == ["Dot"]
    table.play("draw tiny")
    table.pass_time()
    assert table.actor == 2
    assert table.ask == "play"


def test_recruiting_is_a_must_from_park_any_yard_or_deck(lay, seat):
    table = lay(seat(), seat(yard="Dot"), seat(yard="Dash"), park="Worm, Wart, Doc")
    assert set(table.moves) == {
        "recruit top of park_deck",
        "recruit worm from park",
        "recruit wart from park",
        "recruit doc from park",
        "recruit dot from yard of seat 2",
        "recruit dash from yard of seat 3",
    }


def test_a_card_of_the_park_is_replaced_at_once(lay, seat):
    table = lay(seat(deck="Tiny, Ghost"), park="Worm, Wart, Doc")
    table.play("recruit worm from park", "draw chef")
    assert sorted(table.park) == ["Chef", "Doc", "Wart"]
    assert table.pile("discard") == ["Worm"]


def test_a_card_of_a_yard_is_not_replaced(lay, seat):
    table = lay(seat(deck="Tiny, Ghost"), seat(yard="Dot", deck="Bug, Sarge"), park="Worm, Wart, Doc")
    table.play("recruit dot from yard of seat 2")
    assert table.pile("yard", 2) == []
    assert table.pile("deck", 2) == ["Bug", "Sarge"]
    assert table.pile("discard") == ["Dot"]
    assert len(table.park) == 3
    assert table.ask == "draw"


def test_the_top_of_the_park_deck_is_drawn_unseen(lay, seat):
    table = lay(seat(deck="Tiny, Ghost"), park="Worm, Wart, Doc")
    table.play("recruit top of park_deck")
    assert table.ask == "recruit unseen"
    assert table.chances["draw chef"] == 2
    assert table.chances["draw dot"] == 1
    table.play("draw dot")
    assert table.pile("discard") == ["Dot"]
    assert len(table.park) == 3


def test_nothing_anywhere_to_recruit_is_skipped(lay, seat):
    table = lay(seat(deck="Tiny, Ghost"), seat(), park_deck="")
    assert table.ask == "draw"


def test_used_cards_and_best_friends_are_discarded_the_others_go_to_the_yard(lay, seat):
    own = seat("Bug, The Moles, Dot, Bud, Rusty", lookout="Wart", deck="Tiny, Ghost")
    table = lay(own, park="Worm, Sarge, Doc")
    table.play("play bug", "add the_moles", "start", "recruit worm from park", "draw chef")
    assert table.pile("discard") == ["Bud", "Bug", "Rusty", "The Moles", "Worm"]
    assert table.pile("yard") == ["Dot"]
    assert table.pile("hand") == []
    assert table.pile("lookout") == ["Wart"]


def test_five_cards_are_drawn(lay, seat):
    own = seat(deck="Tiny, Ghost, Bug, Dot, Doc, Dash", discard="Patch")
    table = lay(own, park="Worm, Sarge, Wart")
    table.play("recruit worm from park", "draw chef", "draw tiny", "draw bug", "draw dot", "draw doc")
    assert table.chances == {"draw ghost": 1, "draw dash": 1}
    table.play("draw dash")
    table.pass_time()
    assert table.pile("hand") == ["Bug", "Dash", "Doc", "Dot", "Tiny"]
    assert table.pile("deck") == ["Ghost"]
    assert table.pile("discard") == ["Patch", "Worm"], "no shuffle was needed"


def test_the_discard_pile_is_shuffled_in_when_the_deck_is_empty(lay, seat):
    table = lay(seat(deck="Tiny", discard="Chef, Chef, Dot, Doc"), park="Worm, Sarge, Wart")
    table.play("recruit worm from park", "draw dash")
    # Tiny came first, being the whole of the old deck
    assert table.pile("hand") == ["Tiny"]
    assert table.pile("discard") == []
    assert table.chances == {"draw chef": 2, "draw dot": 1, "draw doc": 1, "draw worm": 1}


def test_the_yard_is_not_shuffled_in_and_fewer_cards_are_drawn(lay, seat):
    table = lay(seat("Noodle Twins, Captain", deck="Tiny"), seat("Bug"), park="Worm, Sarge, Wart")
    table.play("recruit worm from park", "draw dash")
    assert table.pile("hand") == ["Tiny", "Worm"]
    assert table.pile("yard") == ["Captain", "Noodle Twins"]
    assert table.actor == 2


def test_the_turn_goes_clockwise_and_rounds_are_counted(lay, seat):
    table = lay(seat("Bug"), seat("Dot"), seat("Chef"), leader=3, first=1, round=4, turn=12, park="Worm, Wart, Doc")
    table.play("skip", "recruit worm from park", "draw sarge")
    table.pass_time()
    assert table.actor == 1
    assert table.position["round"] == 5
    assert table.position["turn"] == 13


# -- triggers and the last round ---------------------------------------------------------------------------------


def _rest(table: Any) -> None:
    """Finish the turn without playing anything."""
    leader = table.position["leader"]
    while not table.over and table.position["leader"] == leader:
        if table.state.to_act() == CHANCE:
            table.pass_time()
        elif table.ask == "play":
            table.play("skip")
        else:
            table.play(next(move for move in table.moves if move.startswith("recruit top")))


def test_twenty_five_points_trigger_the_end(lay, seat):
    for points, ended in ((24, ""), (25, "points"), (31, "points")):
        table = lay(seat("Tiny", points=points), seat("Bug"), park="Worm, Wart, Doc")
        _rest(table)
        assert table.position["ended"] == ended
        assert not table.over


def test_level_five_triggers_the_end(lay, seat):
    table = lay(seat("Bitsy", level=4, stuff=(3, 3)), seat("Bug"), park="Worm, Wart, Doc")
    table.play("play bitsy")
    _rest(table)
    assert table.position["ended"] == "fort"
    assert GAME.ended_by(table.state) == "fort"


def test_an_empty_park_deck_triggers_the_end_though_the_park_has_cards(lay, seat):
    table = lay(seat("Tiny"), seat("Bug"), park="Worm, Wart, Doc", park_deck="Chef")
    table.play("skip", "recruit worm from park")
    table.pass_time()
    assert table.position["ended"] == "park"
    assert sorted(table.park) == ["Chef", "Doc", "Wart"]
    assert table.actor == 2, "the round is finished"


def test_the_park_is_not_refilled_from_an_empty_deck(lay, seat):
    table = lay(seat("Tiny"), seat("Bug"), park="Worm, Wart, Doc", park_deck="", ended="park")
    table.play("skip", "recruit worm from park")
    assert sorted(table.park) == ["Doc", "Wart"]


def test_the_last_round_gives_all_the_same_number_of_turns(lay, seat):
    table = lay(seat("Tiny"), seat("Bug", points=25), seat("Dot"), first=2, leader=2, park="Worm, Wart, Doc")
    for actor in (2, 3, 1):
        assert table.actor == actor
        assert not table.over
        _rest(table)
    assert table.over


def test_the_last_player_of_a_round_ends_it_at_once(lay, seat):
    table = lay(seat("Tiny"), seat("Bug"), seat("Dot", points=25), first=1, leader=3, park="Worm, Wart, Doc")
    _rest(table)
    assert table.over


def test_a_follower_may_trigger_the_end(lay, seat):
    table = lay(seat("Bitsy", stuff=(2, 2), level=2), seat("Dot", stuff=(3, 3), level=4), park="Worm, Wart, Doc")
    table.play("play bitsy", "follow with dot")
    assert table.position["sculpture"] == 2
    _rest(table)
    assert table.position["ended"] == "fort"
    assert table.actor != 1
    _rest(table)
    assert table.over
    assert table.state.returns() == [0.0, 1.0]


def test_no_trigger_no_end(lay, seat):
    table = lay(seat("Tiny"), seat("Bug"), leader=2, park="Worm, Wart, Doc")
    _rest(table)
    assert not table.over
    assert table.position["ended"] == ""


def test_max_rounds_end_the_game_as_if_triggered(lay, seat):
    table = lay(seat("Tiny"), seat("Bug"), park="Worm, Wart, Doc", round=3, options={"max_rounds": 3})
    _rest(table)
    assert not table.over
    assert table.position["ended"] == "rounds"
    _rest(table)
    assert table.over
    table = lay(seat("Tiny"), seat("Bug"), leader=2, park="Worm, Wart, Doc", round=3, options={"max_rounds": 4})
    _rest(table)
    assert not table.over
    assert table.position["round"] == 4


def test_a_hundred_rounds_are_the_most_unless_said_otherwise():
    assert GAME.complete(2, {})["max_rounds"] == 100


def test_the_most_points_win(lay, seat):
    table = lay(seat("Tiny", points=25), seat("Bug", points=23, level=2), leader=2, first=1, park="Worm, Wart, Doc")
    _rest(table)
    assert table.scores() == [25, 26]
    assert table.state.returns() == [0.0, 1.0]


def test_a_tie_goes_to_the_higher_fort_level(lay, seat):
    table = lay(seat("Tiny", points=26), seat("Bug", points=23, level=2), leader=2, first=1, park="Worm, Wart, Doc")
    _rest(table)
    assert table.scores() == [26, 26]
    assert table.state.returns() == [0.0, 1.0]


def test_a_tie_at_the_same_fort_level_is_shared(lay, seat):
    seats = seat("Tiny", points=26), seat("Bug", points=25, level=1), seat("Dot", points=25, level=1)
    table = lay(*seats, leader=3, first=1, park="Worm, Wart, Doc")
    _rest(table)
    assert table.scores() == [26, 26, 26]
    assert table.state.returns() == [0.0, 0.5, 0.5]


def test_nobody_has_won_before_the_end(lay, seat):
    assert lay(seat("Bug", points=30), seat("Dot")).state.returns() == [0.0, 0.0]


def test_the_victory_track_has_no_top(lay, seat):
    table = lay(seat("Bug, Dot", points=60, level=5, stuff=(4, 0)))
    table.play("play bug")
    assert table.points() == 65


# -- what is public ----------------------------------------------------------------------------------------------


def test_discard_piles_and_yards_are_public_hands_decks_and_rules_are_not(lay, seat):
    own = seat("Bug", deck="Tiny, Ghost", discard="Dot", yard="Doc", lookout="Wart", rule="loner", points=3)
    table = lay(own, seat("Worm", rule="popularity"))
    seen = GAME.view(table.state, 1).boards[0]
    assert seen.discard == ["dot"]
    assert seen.yard == ["doc"]
    assert seen.lookout == ["wart"]
    assert seen.points == 3
    assert seen.hand is None
    assert seen.hand_count == 1
    assert seen.deck_count == 2
    assert seen.has_rule
    assert seen.rule is None
    assert seen.total is None
    mine = GAME.view(table.state, 0).boards[0]
    assert mine.hand == ["bug"]
    assert mine.rule == "loner"
    assert mine.total == 8


def test_rules_are_revealed_at_the_end(lay, seat):
    table = lay(seat("Tiny", rule="loner"), seat("Bug", points=25), leader=2, park="Worm, Wart, Doc")
    _rest(table)
    assert table.over
    assert GAME.view(table.state, None).boards[0].rule == "loner"
    assert GAME.view(table.state, None).boards[0].total == 5


# -- set-up ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_basic_setup(fresh, players):
    table = fresh(players)
    table.pass_time()
    position = table.position
    assert len(position["rule_stack"]) == len(position["perk_row"]) == players + 1
    assert len(table.park) == 3
    assert len(table.park_deck) == 60 - 3 - 8 * players
    components = cards("")
    boards = ("red", "yellow", "green", "orange")
    for number in range(1, players + 1):
        assert len(table.pile("hand", number)) == 5
        assert len(table.pile("deck", number)) == 5
        friends = components.friends[boards.index(table.seat(number)["board"])]
        owned = table.pile("hand", number) + table.pile("deck", number)
        all_friends = [kid.name for kid in components.kids if kid.board >= 0]
        assert sorted(name for name in owned if name in all_friends) == sorted(components.kids[f].name for f in friends)
        assert table.points(number) == table.level(number) == 0
        assert table.stuff(number) == table.pack(number) == (0, 0)
    assert len({table.seat(number)["board"] for number in range(1, players + 1)}) == players
    assert table.ask == "play"
    assert table.actor == position["first"] == position["leader"]
    assert position["sculpture"] == 0
    assert position["round"] == 1


def test_the_first_player_is_random_or_chosen(fresh):
    assert fresh(3).chances == {"first is seat 1": 1, "first is seat 2": 1, "first is seat 3": 1}
    table = fresh(3, first="2")
    table.pass_time()
    assert table.actor == 2
    assert table.position["first"] == 2
    with pytest.raises(BadOption):
        GAME.complete(2, {"first": "3"})


def test_two_to_four_play():
    for players in (1, 5):
        with pytest.raises(BadPlayers):
            GAME.complete(players, {})


def test_no_more_than_thirty_tokens_of_a_kind(lay, seat):
    full = [seat(stuff=(4, 4), pack=(6, 0), level=5) for _ in range(3)]
    assert lay(seat(), *full).supply == (0, 18)
    with pytest.raises(BadPosition):
        lay(seat(stuff=(1, 0)), *full)


# -- draft -------------------------------------------------------------------------------------------------------


def _id(name: str) -> str:
    """A kid's name in notation."""
    return name.lower().replace(" & ", "_").replace(" ", "_")


def test_draft_deals_eight_and_passes_to_the_left(fresh):
    table = fresh(3, setup="advanced", first="1")
    table.pass_time()
    assert table.ask == "draft"
    assert table.actor == 1
    before = [table.pile("hand", number) for number in (1, 2, 3)]
    assert [len(hand) for hand in before] == [8, 8, 8]
    kept = []
    for number in (1, 2, 3):
        assert table.actor == number
        kid = before[number - 1][0]
        kept.append(kid)
        before[number - 1].remove(kid)
        table.play(f"keep {_id(kid)}")
    assert table.actor == 1
    # who sits to the left of seat 1 is seat 2: it has what seat 1 did not keep
    assert [table.pile("hand", number) for number in (2, 3, 1)] == before
    assert [table.pile("deck", number) for number in (1, 2, 3)] == [[kid] for kid in kept]


def test_draft_keeps_eight_cards_each_before_the_best_friends_join(fresh):
    table = fresh(2, setup="advanced", first="1")
    table.pass_time()
    picks: dict[int, list[str]] = {1: [], 2: []}
    while table.ask == "draft":
        picks[table.actor].append(table.moves[-1].removeprefix("keep "))
        table.play(table.moves[-1])
    assert len(picks[1]) == len(picks[2]) == 7, "the eighth card leaves no choice"
    table.pass_time()
    for number in (1, 2):
        owned = [_id(name) for name in table.pile("hand", number) + table.pile("deck", number)]
        assert len(owned) == 10
        assert not Counter(picks[number]) - Counter(owned)
    assert table.ask == "play"
    assert table.actor == 1
    assert len(table.park_deck) == 60 - 3 - 16


def test_draft_picks_are_secret_until_all_have_picked(fresh):
    table = fresh(3, setup="advanced", first="1")
    table.pass_time()
    other = table.state.copy()
    first, last = table.moves[0], table.moves[-1]
    table.play(first)
    seen = [GAME.view(table.state, viewer) for viewer in (1, 2, None)]
    table.state = other
    table.play(last)
    assert [GAME.view(table.state, viewer) for viewer in (1, 2, None)] == seen
    assert seen[0].boards[0].hand_count == 8
    assert seen[0].boards[0].deck_count == 0


def test_basic_setup_drafts_nothing(fresh):
    table = fresh(2, first="1")
    table.pass_time()
    assert table.ask == "play"
    assert table.position["picks"] == []
