"""The words of Fort: complete in both languages, right for every decision, and silent about what is hidden."""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Sequence
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import forts.games.fort
from forts.core.dice import Dice
from forts.core.message import Message, message
from forts.core.state import CHANCE, OVER
from forts.games.fort import GAME
from forts.games.fort.box.icons import Effect, parse
from forts.games.fort.box.kids import Cards, cards
from forts.games.fort.box.perks import NO_PERK, PERKS
from forts.games.fort.rules import actions as act
from forts.games.fort.rules import events, table
from forts.games.fort.rules.scoring import total
from forts.games.fort.rules.state import FortState
from forts.games.fort.sight.happenings import happening
from forts.games.fort.speech import names, words
from forts.games.fort.speech.effects import effect, effect_of
from forts.games.fort.speech.names import level_cost

LANGUAGES = ("en", "fr")
SOURCE = Path(forts.games.fort.__file__).parent
LOCALE = SOURCE / "locale"
CARDS = cards("")
ENGLISH = re.compile(
    r"\b(gather|trash|tuck|score|recruit|advance|spend|copy|convert|each|then|your|you|the|and|of|from|card|player)\b",
    re.IGNORECASE,
)
ENGLISH_NAMES = re.compile(
    "|".join(
        re.escape(name)
        for name in sorted(
            [kid.name for kid in CARDS.kids]
            + [names.perk_name(perk).text() for perk in range(NO_PERK)]
            + [names.rule_name(rule).text() for rule in range(11)],
            key=len,
            reverse=True,
        )
    )
)


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def _messages(lang: str) -> dict[str, set[str]]:
    """Message ids of Fort in a language, with their variables."""
    files = [
        (LOCALE / lang / name).read_text(encoding="utf-8") for name in ("words.ftl", "content.ftl", "workshop.ftl")
    ]
    found: dict[str, set[str]] = {}
    for entry in [entry for text in files for entry in FluentParser().parse(text).body]:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} twice in {lang}"
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def _said(spoken: Message) -> list[str]:
    """The message in all languages, checked to be real words."""
    texts = [spoken.text(lang) for lang in LANGUAGES]
    for text in texts:
        assert text and "{" not in text and "}" not in text and "  " not in text, text
        assert " ," not in text and ".." not in text and not text.endswith(" "), text
    french = ENGLISH_NAMES.sub("", texts[1])
    assert not ENGLISH.search(french), texts[1]
    return texts


def test_both_languages_have_the_same_messages_and_variables() -> None:
    assert _messages("en") == _messages("fr")


def test_every_message_used_in_the_rules_exists() -> None:
    used: set[str] = set()
    for file in SOURCE.rglob("*.py"):
        used |= set(re.findall(r'"((?:fort|icons|data)-[a-z-]*[a-z])"', file.read_text(encoding="utf-8")))
    known = _messages("en")
    assert len(used) > 150
    assert used - set(known) == set()


def test_every_message_is_used() -> None:
    source = "".join(file.read_text(encoding="utf-8") for file in SOURCE.rglob("*.py"))
    # `core.rows` adds its endings to the game's "data"
    at_the_edge = {"fort-title", "fort-pitch", "data-columns", "data-cells", "data-quotes"}
    unused = {
        name
        for name in _messages("en")
        if f'"{name}"' not in source
        and not name.startswith(("fort-option-", "position-", "fort-table-", "fort-web-", "web-fort-"))
    }
    assert unused - at_the_edge == set()


@pytest.mark.parametrize("kid", range(len(CARDS.kids)), ids=[kid.id for kid in CARDS.kids])
def test_every_kid_has_a_text(kid: int) -> None:
    name = CARDS.kids[kid].name
    english, french = _said(names.kid_text(CARDS, kid))
    assert english.startswith(f"{name} (") and french.startswith(f"{name} (")
    assert "Public action: " in english and "Action publique : " in french


def test_every_name_has_words_of_its_own() -> None:
    for named in (
        [names.suit_name(suit) for suit in range(7)],
        [names.kind_name(kind) for kind in range(2)],
        [names.board_name(board) for board in range(4)],
        [names.perk_name(perk) for perk in range(NO_PERK + 1)],
        [names.perk_text(perk) for perk in range(NO_PERK + 1)],
        [names.rule_name(rule) for rule in range(11)],
        [names.rule_text(rule) for rule in range(11)],
    ):
        for lang in LANGUAGES:
            assert len({name.text(lang) for name in named}) == len(named)


@pytest.mark.parametrize(
    ("icons", "english", "french"),
    [
        ("", "Blank", "Vierge"),
        ("toy x squirtgun", "Gather a toy for each squirtgun", "Récupère un jouet pour chaque pistolet à eau"),
        (
            "(trash > vp) x book",
            "Trash a card, then score a point; do this for each book",
            "Détruis une carte, puis marque un point ; fais-le pour chaque livre",
        ),
        (
            "(vp x shovel) > trash_this",
            "Score a point for each shovel, then trash this card",
            "Marque un point pour chaque pelle, puis détruis cette carte",
        ),
        (
            "lookout & pack",
            "Tuck a card into your Lookout and pack a resource",
            "Glisse une carte dans ton Observatoire et mets une ressource dans ton Sac à dos",
        ),
        ("2 any", "Gather 2 pizza or 2 toys", "Récupère 2 pizzas ou 2 jouets"),
        (
            "any x ?",
            "Gather a pizza or a toy for each symbol of one suit you name, all of one kind",
            "Récupère une pizza ou un jouet pour chaque symbole d’une famille que tu annonces, "
            "le tout de la même sorte",
        ),
        ("fort -1", "Advance your Fort for one resource less", "Avance ton Fort pour une ressource de moins"),
        ("fort +1", "Advance your Fort for one resource more", "Avance ton Fort pour une ressource de plus"),
        ("fort > 2 vp", "Advance your Fort, then score 2 points", "Avance ton Fort, puis marque 2 points"),
        (
            "pizza & toy & vp",
            "Gather a pizza, gather a toy and score a point",
            "Récupère une pizza, récupère un jouet et marque un point",
        ),
        (
            "(trash > any) x crown",
            "Trash a card, then gather a pizza or a toy; do this for each crown, gathering one kind only",
            "Détruis une carte, puis récupère une pizza ou un jouet ; fais-le pour chaque couronne, "
            "toujours de la même sorte",
        ),
        (
            "((trash > vp) x glue) > trash_this",
            "Trash a card, then score a point (once for each glue), then trash this card",
            "Détruis une carte, puis marque un point (une fois pour chaque colle), puis détruis cette carte",
        ),
        (
            "(spend_toy > 2 vp) & recruit",
            "Spend a toy, then score 2 points; in addition, recruit a card",
            "Dépense un jouet, puis marque 2 points ; et en plus, recrute une carte",
        ),
        (
            "2 trash_rival x fort_level",
            "Trash 2 cards in rivals’ Yards for each level of your Fort",
            "Détruis 2 cartes dans les Jardins adverses pour chaque niveau de ton Fort",
        ),
        (
            "convert x in_pack",
            "Convert a resource for each resource in your Pack",
            "Transforme une ressource pour chaque ressource dans ton Sac à dos",
        ),
    ],
)
def test_effects_in_words(icons: str, english: str, french: str) -> None:
    assert _said(effect(parse(icons))) == [english, french]


@pytest.mark.parametrize(
    ("icons", "count", "kind", "english", "french"),
    [
        ("toy x glue", 3, -1, "gather 3 toys", "récupère 3 jouets"),
        ("any x squirtgun", 2, table.PIZZA, "gather 2 pizza", "récupère 2 pizzas"),
        (
            "(vp x book) > trash_this",
            1,
            -1,
            "score a point, then trash this card",
            "marque un point, puis détruis cette carte",
        ),
        (
            "(recruit > toy) x squirtgun",
            2,
            -1,
            "recruit a card, then gather a toy (2 times)",
            "recrute une carte, puis récupère un jouet (2 fois)",
        ),
    ],
)
def test_effects_once_the_count_is_known(icons: str, count: int, kind: int, english: str, french: str) -> None:
    assert _said(effect_of(parse(icons), count, kind)) == [english, french]


def test_a_following_sentence_starts_with_a_small_letter() -> None:
    tree: Effect | None = parse("toy x glue")
    assert effect(tree, "lower").text("fr") == "récupère un jouet pour chaque colle"
    assert effect(None, "lower").text() == "blank"


def test_costs_in_words() -> None:
    assert level_cost(CARDS, 2, 0).text() == "1 pizza, 1 toy and 1 of either kind"
    assert level_cost(CARDS, 3, -1).text("fr") == "2 pizzas et 2 jouets, moins une ressource au choix"
    assert level_cost(CARDS, 1, 1).text() == "1 pizza and 1 toy, and one more of either kind"


# -- whole games ---------------------------------------------------------------------------------------------------


def _game(players: int, dice: Dice, draft: bool = False, lookout: bool = False, kit: Cards = CARDS) -> FortState:
    t = FortState(players, kit)
    t.draft = draft
    t.followers_use_lookout = lookout
    t.begin(-1)
    return t


def _check_events(t: FortState, happened: Sequence[tuple[int, ...]]) -> set[int]:
    codes: set[int] = set()
    for event in happened:
        codes.add(event[0])
        for viewer in (None, *range(t.players)):
            told = happening(t.cards, event, viewer)
            assert told is not None
            assert told.seat == event[1]
            json.dumps(told.facts)
            texts = _said(told.message)
            if event[0] in (events.DEALT, events.KEPT, events.DRAW, events.RULE) and viewer != event[1]:
                twin = (*event[:2], (event[2] + 1) % 9, *event[3:])
                assert happening(t.cards, twin, viewer) == told
                assert told.facts == {"seat": event[1]}
                assert not ENGLISH_NAMES.search(texts[0])
    return codes


@pytest.mark.parametrize(
    ("seed", "players", "draft", "lookout"),
    [(1, 2, False, False), (2, 3, True, False), (3, 4, False, True), (4, 3, False, True), (5, 2, True, False)],
)
def test_every_moment_of_a_random_game_can_be_said(seed: int, players: int, draft: bool, lookout: bool) -> None:
    dice = Dice(seed)
    t = _game(players, dice, draft, lookout)
    chooser = Dice(seed + 100)
    heard: dict[Message, bool] = {}
    moves = 0
    while t.actor != OVER and moves < 700:
        moves += 1
        t.trace = []
        if t.actor == CHANCE:
            for outcome, _ in t.outcomes()[:3]:
                _said(words.describe(t, outcome))
            t.roll(dice)
        else:
            _said(words.question(t))
            described = [words.describe(t, option) for option in t.options]
            assert len({spoken.text() for spoken in described}) == len(described)
            assert not any(spoken.id == "fort-do-unasked" for spoken in described)
            for spoken in described:
                _said(spoken)
            before = GAME.position(t), t.options
            for action in range(act.COUNT):
                if action not in t.options:
                    refused = words.refusal(t, action)
                    if refused not in heard:
                        heard[refused] = True
                        _said(refused)
            assert (GAME.position(t), t.options) == before
            # skipping and stopping are taken rarely, so that something happens
            choices = [o for o in t.options if o != act.PASS] if chooser.below(4) else t.options
            t.apply((choices or t.options)[chooser.below(len(choices or t.options))])
        _check_events(t, t.trace)
    assert moves > 100
    for seat in range(players):
        lines = [line for line in words.score_sheet(t) if line.seat == seat]
        assert sum(line.points for line in lines) == total(t, seat)
        for line in lines:
            _said(line.message)
    assert GAME.ended_by(t) in {"", "points", "fort", "park", "rounds"}
    assert (GAME.ended_by(t) != "") == (t.ended != table.NOT_ENDED)


def test_every_event_can_be_told() -> None:
    t = _started()
    made = [(code, seat, 1, 1, 1) for code in range(events.OVER + 1) for seat in (0, 1)]
    table_events = {events.PASSED, events.REFILL, events.ROUND, events.OVER}
    happened = [(event[0], -1, *event[2:]) if event[0] in table_events else event for event in made]
    assert _check_events(t, happened) == set(range(events.OVER + 1))
    for source in range(events.FROM_YARD + 2):
        _check_events(t, [(events.RECRUIT, 0, 4, source, 0), (events.TUCK, 1, 4, source, 0)])
    for trigger in range(1, 5):
        _check_events(t, [(events.END, 0, trigger, 0, 0)])


def test_you_are_addressed_and_others_are_named() -> None:
    t = _started()
    play = (events.PLAY, 1, CARDS.by_id["bug"], 0, 0)
    mine, theirs = happening(t.cards, play, 1), happening(t.cards, play, 0)
    assert mine is not None and theirs is not None
    assert [mine.message.text(lang) for lang in LANGUAGES] == ["You play Bug.", "Tu joues Bug."]
    assert [theirs.message.text(lang) for lang in LANGUAGES] == ["Player 2 plays Bug.", "Joueur 2 joue Bug."]
    assert theirs.facts == {"seat": 1, "kid": "bug"} and theirs.code == "play"
    assert theirs.message.args["seat"] == message("fort-seat", seat=2)


# -- refusals ------------------------------------------------------------------------------------------------------


def _started() -> FortState:
    dice = Dice(7)
    t = _game(2, dice)
    while t.actor == CHANCE:
        t.roll(dice)
    return t


def _with_hand(*names: str) -> FortState:
    """The leader's first turn, with this hand and no resources anywhere."""
    t = _started()
    t.boards[t.leader].hand = sorted(CARDS.by_id[name] for name in names)
    t.ask_again()
    return t


def _hand(name: str) -> int:
    return act.HAND + CARDS.by_id[name]


def test_a_blank_card_is_not_played() -> None:
    t = _with_hand("the_moles", "bug")
    assert words.refusal(t, _hand("the_moles")).id == "fort-no-blank"
    assert words.refusal(t, _hand("ghost")).text() == "Ghost is not in your hand."


def test_a_fort_that_cannot_be_paid_says_what_it_costs() -> None:
    t = _with_hand("zip", "bug")
    assert words.refusal(t, _hand("zip")).text() == (
        "Zip cannot be played: its only action cannot be used fully. "
        "Fort Level 1 costs 1 pizza and 1 toy; you have nothing."
    )


def test_both_obstacles_are_told() -> None:
    t = _with_hand("the_ant", "bug")
    english, french = _said(words.refusal(t, _hand("the_ant")))
    assert english.endswith(
        "Public action: Your Stuff is empty: there is nothing to pack. Private action: Your Pack is empty."
    )
    assert french.endswith("Action privée : Ton Sac à dos est vide.")


def test_an_addition_that_would_leave_the_action_short_is_refused() -> None:
    t = _with_hand("bug", "the_moles", "rusty", "moose", "doodles")
    t.boards[t.leader].pizza = 1
    t.apply(_hand("bug"))
    assert words.question(t).text() == "Add shovel to Bug (1 shovel so far), or start?"
    assert words.describe(t, act.GO).text() == "Start: gather a pizza"
    assert words.refusal(t, _hand("doodles")).text() == "Doodles does not count as shovel."
    assert words.describe(t, _hand("rusty")).text() == "Add Rusty (1 shovel)"
    assert words.describe(t, _hand("the_moles")).text("fr") == "Ajouter The Moles (2 pelles)"
    t.apply(_hand("rusty"))
    assert words.refusal(t, _hand("the_moles")).text() == (
        "You could not use this action fully, nor the other one instead. Your Stuff has room for 3 pizza, not for 4."
    )
    assert words.refusal(t, _hand("rusty")).id == "fort-no-apart"


def test_an_addition_that_changes_nothing_is_refused_with_the_reason() -> None:
    t = _with_hand("crash", "blitz", "bug")
    t.boards[t.leader].lookout = [CARDS.by_id["sparky"]]
    t.apply(_hand("crash"))
    t.apply(act.PUBLIC)
    assert words.describe(t, act.LOOKOUT + CARDS.by_id["sparky"]).text() == "Add Sparky from your Lookout (1 squirtgun)"
    assert words.refusal(t, _hand("blitz")).text() == (
        "Adding Blitz would change nothing. You can trash 1 of your cards, but need 2."
    )


def test_a_card_of_another_suit_does_not_follow() -> None:
    t = _with_hand("bug", "moose")
    rival = t.boards[1 - t.leader]
    rival.hand = sorted(CARDS.by_id[name] for name in ("rusty", "doodles", "the_moles"))
    rival.pizza = 3
    t.apply(_hand("bug"))
    while t.follower < 0:
        t.apply(act.GO if act.GO in t.options else t.options[0])
    assert words.question(t).text().endswith("played Bug (shovel): gather a pizza for each shovel. Do you follow?")
    assert words.describe(t, _hand("rusty")).text("fr") == "Défausser Rusty pour suivre : récupère une pizza"
    assert words.refusal(t, _hand("doodles")).text() == "Doodles shows no shovel."
    assert words.refusal(t, _hand("the_moles")).text() == (
        "Followers must use the whole action. Your Stuff has room for 1 pizza, not for 2."
    )
    assert words.refusal(t, act.LOOKOUT).id == "fort-no-follow-lookout"


def test_perks_are_named_where_they_are_missing() -> None:
    t = _with_hand("bug", "penny")
    assert words.refusal(t, act.USE_PERK).text() == "You would need the perk DIY for that."
    assert words.refusal(t, act.RECYCLE).text() == "You would need the perk Recycling for that."
    me = t.boards[t.leader]
    me.perk_number = next(number for number, perk in enumerate(PERKS) if perk.builds_without_card)
    me.perk = PERKS[me.perk_number]
    t.ask_again()
    assert words.refusal(t, act.USE_PERK).text() == (
        "Fort Level 1 costs 1 pizza and 1 toy, and one more of either kind; you have nothing."
    )


def test_what_is_not_asked_says_what_is() -> None:
    t = _with_hand("bug", "penny")
    assert words.refusal(t, act.SUIT).text() == "That answers another question. Now: Which card do you play, if any?"
    assert words.refusal(t, act.DRAW).id == "fort-no-chance"
    assert words.refusal(t, act.HAND + 63).id == "fort-no-such-card"


def test_rule_books_exist_in_both_languages() -> None:
    for lang in LANGUAGES:
        book = (LOCALE / lang / "rules.md").read_text(encoding="utf-8")
        assert book.startswith("# Fort\n")
        assert all(PERKS[perk].name and names.perk_name(perk).text(lang) in book for perk in range(NO_PERK))
        assert all(names.rule_name(rule).text(lang) in book for rule in range(11))
        for level, points in enumerate(CARDS.level_points):
            assert re.search(rf"^\| {level} \| {points} \|", book, re.M)


# -- every branch of every message ---------------------------------------------------------------------------------


class _Branches(Visitor):
    """For each variable of a message, the values that its selectors tell apart."""

    def __init__(self) -> None:
        self.values: dict[str, set[str | int]] = {}

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = {
            key.name if isinstance(key := variant.key, ast.Identifier) else int(key.value) for variant in node.variants
        }
        plural = keys <= {"one", "other", 0, 1} and "other" in keys and keys & {"one", 0, 1}
        values: set[str | int] = {0, 1, 2, 5} if plural else keys
        assert isinstance(node.selector, ast.VariableReference)
        self.values.setdefault(node.selector.id.name, set()).update(values)
        self.generic_visit(node)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_branch_of_every_message_is_words(lang: str) -> None:
    resource = FluentParser().parse((LOCALE / lang / "words.ftl").read_text(encoding="utf-8"))
    variables = _messages(lang)
    for entry in resource.body:
        if not isinstance(entry, ast.Message):
            continue
        branches = _Branches()
        branches.visit(entry)
        choices = {name: sorted(branches.values.get(name, {"X"}), key=str) for name in variables[entry.id.name]}
        for values in itertools.product(*choices.values()):
            text = Message(entry.id.name, dict(zip(choices, values, strict=True))).text(lang)
            assert text and "{" not in text and "  " not in text and " ," not in text and text == text.strip(), text
