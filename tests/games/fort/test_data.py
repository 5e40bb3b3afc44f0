"""The data file: the icon language, located errors, and cards of one's own in one line."""

from __future__ import annotations

from pathlib import Path

import pytest

import forts
from conformance.every_game import play_randomly
from forts.core import CHANCE, OVER, Dice
from forts.games.fort import GAME
from forts.games.fort.box.icons import Chain, Do, Times, parse
from forts.games.fort.box.kids import MOST_KIDS, Cards, cards, house_text
from forts.games.fort.box.printed import PrintedAction
from forts.games.fort.rules import actions as act

SHARED = Path(__file__).parents[4] / "shared" / "data" / "fort_kids.csv"


def changed(line: int, text: str) -> str:
    """The first house file, whose kids are numbered by their rows, with another line (counted from 1)."""
    lines = house_text("2").split("\n")
    lines[line - 1] = text
    return "\n".join(lines)


def refusal(text: str) -> forts.BadData:
    """The error that a data file gives."""
    with pytest.raises(forts.BadData) as caught:
        Cards(text)
    assert caught.value.text("en") != caught.value.text("fr")
    return caught.value


@pytest.mark.skipif(not SHARED.exists(), reason="the list that the cards were read from lies beside the project only")
def test_the_house_file_has_the_listed_kids() -> None:
    bare = [line.partition(",")[2] for line in house_text().split("\n\n")[0].splitlines()]
    assert bare == SHARED.read_text(encoding="utf-8").splitlines()


def test_icons_become_three_kinds_of_node() -> None:
    assert parse("") is None
    assert parse("2 any") == Do("any", 2)
    assert parse("fort -1") == Do("fort", 1, -1)
    assert parse("(recruit > toy) x squirtgun") == Times(Chain((Do("recruit"), Do("toy")), True), "squirtgun")
    assert parse("(vp x book) > trash_this") == Chain((Times(Do("vp"), "book"), Do("trash_this")), True)
    assert parse("lookout & pack") == Chain((Do("lookout"), Do("pack")), False)


@pytest.mark.parametrize(
    ("text", "reason", "column"),
    [
        ("pizzza", "icons-unknown", 1),
        ("pizza x", "icons-end", 8),
        ("pizza x moon", "icons-counter", 9),
        ("(trash > vp x book", "icons-open", 19),
        ("(trash > vp toy", "icons-bracket", 13),
        ("trash > vp & toy", "icons-mixed", 12),
        (" > ".join(["vp"] * 21), "icons-many", 101),
        ("9 recruit & 9 recruit & 3 recruit", "icons-many", 27),
        ("(" * 5000, "icons-many", 21),
        ("² vp", "icons-unknown", 1),
        ("9" * 5000 + " vp", "icons-unknown", 1),
        ("pizza toy", "icons-extra", 7),
        ("1 pizza", "icons-unknown", 1),
        ("trash >", "icons-end", 8),
    ],
)
def test_a_mistake_in_the_icons_is_located(text: str, reason: str, column: int) -> None:
    with pytest.raises(forts.BadData) as caught:
        parse(text)
    assert caught.value.reason.id == reason
    assert caught.value.reason.args["column"] == column


@pytest.mark.parametrize(("text", "known"), [("pizzza", "pizza, toy, any"), ("pizza x moon", "in_pack, in_lookout")])
def test_an_unknown_sign_is_told_what_there_is(text: str, known: str) -> None:
    with pytest.raises(forts.BadData) as caught:
        parse(text)
    for lang in ("en", "fr"):
        assert known in caught.value.text(lang)


def test_an_action_counts_one_thing_at_most() -> None:
    with pytest.raises(forts.BadData):
        PrintedAction(parse("(pizza x book) & (toy x glue)"))


@pytest.mark.parametrize(
    ("line", "text", "reason"),
    [
        (1, "name,suits,public,private,copies", "data-columns"),
        (2, "Bones,book,(trash > vp) x book,any,1", "data-cells"),
        (2, 'Bones,"book"s,(trash > vp) x book,any,1,', "data-quotes"),
        (2, ",book,any,any,1,", "data-no-name"),
        (3, "Bones,book,any,any,1,", "data-name-twice"),
        (3, "bones,book,any,any,1,", "data-name-twice"),
        (3, "x" * 41 + ",book,any,any,1,", "data-long-name"),
        (2, "Bones,moon,any,any,1,", "data-suits"),
        (2, "Bones,book book book,any,any,1,", "data-suits"),
        (2, "Bones,book,any x,any,1,", "data-icons"),
        (2, "Bones,book,any,any,many,", "data-number"),
        (2, "Bones,book,any,any,0,", "data-number"),
        (2, "Bones,book,any,any,1,blue", "data-board"),
        (44, "Bitsy,glue,fort,,2,orange", "data-friend-copies"),
        (53, "level,points,pizza", "data-columns"),
        (55, "2,1,1,1,0", "data-level-order"),
        (55, "1,1,one,1,0", "data-number"),
    ],
)
def test_a_mistake_in_the_file_is_located(line: int, text: str, reason: str) -> None:
    error = refusal(changed(line, text))
    assert error.reason.id == reason
    told = error.reason.args
    assert told["line"] == line
    assert f"Ligne {line}, colonne {told['at']}" in error.text("fr")
    assert f"Line {line}, column {told['at']}" in error.text("en")


def test_a_file_without_a_track_gets_the_house_track() -> None:
    assert Cards(house_text().split("\n\n")[0]).level_points == cards("").level_points


def test_an_owner_of_the_box_overrides_costs_and_copies() -> None:
    text = changed(55, "1,2,0,0,1").replace(
        "Chef,book,pizza x book,pizza x skateboard,2,", "Chef,book,pizza x book,pizza x skateboard,3,"
    )
    match = play_randomly(forts.new("fort", 2, seed=3, data=text), 3)
    assert match.options["data"] == text
    assert forts.replay(match.log).scores == match.scores
    assert forts.from_position(match.position()).scores == match.scores
    assert cards(text).kids[2].copies == 3


@pytest.mark.parametrize(
    ("line", "text", "reason"),
    [
        (2, "64,Bones,book,any,any,1,", "data-number"),
        (2, ",Bones,book,any,any,1,", "data-number"),
        (2, "one,Bones,book,any,any,1,", "data-number"),
        (2, "-1,Bones,book,any,any,1,", "data-number"),
        (3, "0,Captain,book,any,any,1,", "data-number-twice"),
        (2, "Bones,book,any,any,1,", "data-cells"),
    ],
)
def test_a_wrong_number_is_located(line: int, text: str, reason: str) -> None:
    lines = house_text().split("\n")
    lines[line - 1] = text
    error = refusal("\n".join(lines))
    assert error.reason.id == reason
    assert error.reason.args["line"] == line


def test_a_number_taken_twice_names_both_and_a_free_one() -> None:
    lines = house_text().split("\n")
    lines.insert(20, "7,Newcomer,book,any,any,1,")
    free = next(number for number in range(MOST_KIDS) if number not in cards("").numbers)
    told = f"Line 21, column 1: Ghost already has number 7, and a kid keeps its number for good; {free} is free."
    assert refusal("\n".join(lines)).text() == told


def test_a_file_of_all_numbers_and_one_twice_is_refused_too() -> None:
    lines = house_text().split("\n")
    gap = lines.index("")
    lines[gap:gap] = [
        f"{free},Kid {free},book,any,any,1," for free in range(MOST_KIDS) if free not in cards("").numbers
    ]
    lines.insert(20, "7,Newcomer,book,any,any,1,")
    found = refusal("\n".join(lines)).reason.args["mistakes"]
    assert [mistake.id for mistake in found] == ["data-number-twice", "data-many-kids"]


def test_all_mistakes_of_a_file_are_told_with_their_place_and_what_is_allowed() -> None:
    lines = house_text().split("\n")
    # wherever these rows are, now that others may have come between
    bones, doc, patch, level = (
        next(at for at, line in enumerate(lines) if line.startswith(row)) for row in ("0,", "3,", "5,", "1,1,")
    )
    lines[bones] = "0,Bones,moon,(trash > vpp) x book,any,0,"
    lines[doc] = '3,Doc,book,"lookout & pack",vp x nothing,1,purple'
    lines[patch] = "5,Patch,book"
    lines[level] = "1,1,one,1,0"
    error = refusal("\n".join(lines))
    told = [(mistake.id, mistake.args["line"], mistake.args.get("at")) for mistake in error.reason.args["mistakes"]]
    wrong = [("data-suits", bones, "moon"), ("data-icons", bones, "vpp"), ("data-number", bones, "0,\n")]
    wrong += [("data-icons", doc, "nothing"), ("data-board", doc, "purple"), ("data-number", level, "one")]
    places = [(reason, at + 1, f"{lines[at]}\n".index(word) + 1) for reason, at, word in wrong]
    assert told == [*places[:5], ("data-cells", patch + 1, len(lines[patch]) + 1), places[5]]
    said = error.lines("en")
    assert len(said) == 7
    assert "skateboard, shovel" in said[0] and "fort_level" in said[3] and "red, yellow" in said[4]
    assert "from 1 to 9" in said[2]
    assert all(line.partition(":")[0] in error.text() for line in said)
    assert len(error.lines("fr")) == 7 and f"colonne {places[1][2]}" in error.lines("fr")[1]


def test_what_is_missing_in_the_whole_file_is_told_with_everything_else() -> None:
    lines = house_text().split("\n")
    friends = [number for number, line in enumerate(lines) if line.endswith(",red")]
    lines[friends[0]] = lines[friends[0]].removesuffix("red") + "orange"
    lines[3] = "2,Chef,moon,any,any,1,"
    del lines[-2]
    found = refusal("\n".join(lines)).reason.args["mistakes"]
    orange = [number for number, line in enumerate(lines, 1) if line.endswith(",orange")]
    assert [(one.id, one.args.get("board"), one.args["line"]) for one in found] == [
        ("data-friends", "red", 1),
        ("data-suits", None, 4),
        ("data-friends", "orange", orange[2]),
        ("data-levels", None, len(lines) - 1),
    ]
    kids, track = "\n".join(lines[:5]), "\n".join(lines[lines.index("") :])
    few = refusal(f"{kids}\n{track}").reason.args["mistakes"]
    assert [one.id for one in few].count("data-friends") == 4 and few[4].id == "data-few-kids"
    assert few[4].args["count"] == 4


def test_a_file_without_its_header_counts_nothing() -> None:
    text = house_text().replace("suits", "colours", 1).replace("points", "score", 1)
    found = refusal(text).reason.args["mistakes"]
    assert [(one.id, one.args["at"]) for one in found] == [("data-columns", 13), ("data-columns", 7)]
    assert "commas" in refusal(house_text().replace(",", ";")).text()


def test_a_hopeless_file_lists_its_first_mistakes_and_counts_the_others() -> None:
    house = house_text().split("\n")
    lines = [line.replace(",book,", ",moon,").replace(",glue,", ",sun,") for line in house]
    lines = [line.replace(",shovel,", ",spade,").replace(",crown,", ",hat,") for line in lines]
    wrong = sum(line != before for line, before in zip(lines, house, strict=True))
    assert wrong >= 26
    error = refusal("\n".join(lines))
    assert error.reason.args["count"] == wrong
    assert len(error.lines()) == 21 and error.lines()[-1] == f"{wrong - 20} more."


@pytest.mark.parametrize(
    ("row", "known"),
    [
        ("60,Comet,moon,any,any,1,", "Suits: skateboard, shovel, glue, squirtgun, crown, book, coin."),
        ("60,Comet,book,any,any,1,blue", "Boards: red, yellow, green, orange."),
        ("60,Comet,book,any,any,1", "columns: number, name, suits, public, private, copies, best_friend_of."),
        ("60,Comet,book,2,any,1,", "something is missing at the end. It could be: pizza, toy, any,"),
        ("60,Comet,book,(toy,any,1,", "“(toy”: a closing bracket is missing at the end."),
    ],
)
def test_a_refusal_says_what_could_stand_there(row: str, known: str) -> None:
    lines = house_text().split("\n")
    lines.insert(7, row)
    told = refusal("\n".join(lines)).text()
    assert told.startswith("Line 8") and known in told


def test_kids_keep_their_numbers_wherever_their_lines_stand() -> None:
    kids, track = house_text().split("\n\n")
    head, *rows = kids.split("\n")
    turned = Cards("\n".join([head, *reversed(rows)]) + "\n\n" + track)
    assert [kid.name for kid in turned.kids] == [kid.name for kid in cards("").kids]
    assert turned.fingerprint == cards("").fingerprint
    fewer = Cards("\n".join([head, *(row for row in rows if ",Chef," not in row)]) + "\n\n" + track)
    assert fewer.kids[3].name == "Doc"
    assert not fewer.knows(2)
    assert 2 not in fewer.numbers
    assert fewer.fingerprint != turned.fingerprint


def test_a_file_without_numbers_says_the_same_as_one_that_numbers_its_rows() -> None:
    bare = house_text("2")
    kids, track = bare.split("\n\n")
    head, *rows = kids.split("\n")
    numbered = "\n".join([f"number,{head}", *(f"{number},{row}" for number, row in enumerate(rows))])
    assert Cards(f"{numbered}\n\n{track}").fingerprint == cards(bare).fingerprint


def test_a_gap_in_the_numbers_is_nobody() -> None:
    text = "\n".join(line for line in house_text().split("\n") if ",Chef," not in line and ",Doc," not in line)
    match = forts.new("fort", 2, seed=5, data=text)
    chef = act.HAND + 2
    assert match.explain(chef).id == "fort-no-such-card"  # type: ignore[union-attr]  # it is not legal
    assert GAME.notation(match.state, chef) == "play kid_2"
    assert {kid.name for kid in GAME.components(match.options).kids}.isdisjoint({"Chef", "Doc", "kid_2", "kid_3"})
    with pytest.raises(forts.BadPosition):
        forts.from_position({**match.position(), "park": ["kid_2"]})
    while not match.over:
        dice = Dice(len(match.actions))
        redealt = GAME.redeal(match.state, match.to_act, dice)
        assert redealt.legal() == match.state.legal()
        match.play(match.state.legal()[dice.below(len(match.state.legal()))])
    assert forts.from_position(match.position()).scores == match.scores
    assert forts.replay(match.log).scores == match.scores


STRANGE = [
    "Alpha,book,pizza > pack,(pack > toy) x book,1,",
    "Beta,glue,(convert & pack) x glue,spend_pizza > 2 toy,1,",
    "Gamma,shovel,copy_pack > vp,fort > (vp x fort_level),1,",
    "Delta,crown,(toy & pizza) x ?,2 trash > recruit,1,",
    "Epsilon,squirtgun,(lookout > vp) x in_lookout,copy_rival_pack & 2 vp,1,",
    "Zeta,skateboard,(pack & lookout) x in_pack,fort +1 > any,1,",
]
"""Kids that nobody has printed, whose steps get into each other's way."""


@pytest.mark.parametrize("numbered", [True, False])
@pytest.mark.parametrize("seed", range(6))
def test_a_kid_of_ones_own_is_one_line(seed: int, numbered: bool) -> None:
    kids, track = house_text("" if numbered else "2").split("\n\n")
    lines = kids.split("\n")
    free = [number for number in range(MOST_KIDS) if number not in cards("").numbers]
    for number, line in zip(free[-len(STRANGE) :], STRANGE, strict=True):
        # a kid with a number stands anywhere; the numbers before it may be free
        place = 7 * (1 + STRANGE.index(line)) if numbered else len(lines)
        lines.insert(place, (f"{number}," if numbered else "") + line.replace(",1,", ",3,"))
    text = "\n".join(lines) + "\n\n" + track
    options = GAME.complete(3, {"data": text})
    dice = Dice(seed)
    state = GAME.new(3, options)
    newcomers = {
        number for number, kid in enumerate(cards(text).kids) if kid.name in "Alpha Beta Gamma Delta Epsilon Zeta"
    }
    met = 0
    while state.to_act() != OVER:
        if state.to_act() == CHANCE:
            state.roll(dice)
            continue
        assert len(state.legal()) > 1
        for action in state.legal():
            assert GAME.describe(state, action).text("fr")
        met += state.played in newcomers
        state.apply(state.legal()[dice.below(len(state.legal()))])
        assert state.pizza + sum(me.pizza + me.pack_pizza for me in state.boards) == 30
        assert state.toys + sum(me.toys + me.pack_toys for me in state.boards) == 30
    assert met > 0


def with_actions(name: str, public: str, private: str) -> str:
    """The house file with other actions on one card."""
    kids = house_text().split("\n")
    column = kids[0].split(",").index("public")
    at = next(number for number, line in enumerate(kids) if f",{name}," in line)
    cells = kids[at].split(",")
    cells[column : column + 2] = [public, private]
    kids[at] = ",".join(cells)
    return "\n".join(kids)


def test_a_card_tucked_from_the_park_may_be_what_the_other_action_counts(lay, seat):
    """Bribe: Dot is tucked and counts for the toy, so that the Lookout need not hold all three."""
    own = seat("Sarge, The Moles", level=1, perk="bribe")
    options = {"data": with_actions("Sarge", "lookout x shovel", "toy x glue")}
    table = lay(own, seat(yard="Bug, Scout"), park="Dot", park_deck="", options=options)
    table.play("play sarge")
    assert table.moves == ["start", "add the_moles"]
    table.play("add the_moles", "tuck dot from park", "stop")
    assert table.stuff() == (0, 1)


def test_a_card_that_does_not_count_follows_with_the_lookout_under_the_option(lay, seat):
    options = {"data": with_actions("Sarge", "toy x glue", "pizza"), "followers_use_lookout": True}
    table = lay(seat("Sarge"), seat("Wart", lookout="Dot"), seat("Bug"), options=options, park="Chef, Tiny")
    table.play("play sarge")
    assert table.moves == ["do not follow", "follow with wart"]
    table.play("follow with wart")
    assert table.stuff(2) == (0, 1)


def test_the_first_card_of_a_copy_cat_may_count_for_nothing(lay, seat):
    options = {"data": with_actions("Sarge", "toy x glue", "pizza")}
    table = lay(seat("Sarge"), seat("Wart, Smoke", perk="copy_cat"), options=options, park="Chef, Tiny")
    table.play("play sarge", "follow with wart")
    assert table.stuff(2) == (0, 1)
    assert table.pile("discard", 2) == ["Smoke", "Wart"]


def test_several_mistakes_can_be_said_as_one_message() -> None:
    lines = house_text().split("\n")
    lines[1] = "0,Bones,moon,any,any,0,"
    error = refusal("\n".join(lines))
    assert error.reason.text() == f"The file has 2 mistakes. {' '.join(error.lines())}"
