"""The cards: every rule that a machine can check, cards of one's own, and solving without the answers."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from forts.bots.bot import BotView
from forts.bots.levels import normal
from forts.catalog import find
from forts.cli import main
from forts.core.dice import Dice
from forts.core.errors import BadData
from forts.core.match import Match
from forts.core.trial import DEAL, secret_of
from forts.games.boyard.content import add, blind, check, mark
from forts.games.boyard.content import cards as shelf
from forts.games.boyard.content.cards import LANGUAGES, read_cards
from forts.games.boyard.content.stems import leak

_RIDDLE = """
[[card]]
id = "mine-r-001"
level = 1
[card.red]
text = "{text}"
answers = ["{answer}"]
near = ["{near}"]
why = "A lantern glows in the dark and keeps its flame from the wind."
[card.blue]
text = "I have a spine and many leaves, yet I am neither beast nor tree; the more you turn me, the more you know of me."
answers = ["notebook"]
near = []
why = "A notebook has a spine and leaves."
"""
_TEXT = "I carry a little flame through the night and never burn my hand, for glass and iron keep me company."


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Path]]:
    """Writes a file of one's own cards; what a test adds is gone after it."""
    monkeypatch.setattr(shelf, "_own", [])

    def write(body: str, name: str = "riddle.toml", lang: str = "en") -> Path:
        folder = tmp_path / lang
        folder.mkdir(exist_ok=True)
        (folder / name).write_text(body, encoding="utf-8")
        return tmp_path

    yield write
    shelf._all_cards.cache_clear()


def riddle(text: str = _TEXT, answer: str = "storm lantern", near: str = "torch") -> str:
    return _RIDDLE.format(text=text, answer=answer, near=near)


def faults(folder: Path) -> list[str]:
    add(folder)
    return [finding.what.id.removeprefix("boyard-fault-") for finding in check().findings]


# -- the house's cards ---------------------------------------------------------------------------------------------


def test_the_box_is_full_and_sound() -> None:
    checked = check()
    assert checked.findings == []
    assert len(checked.counts) == len(LANGUAGES)


def test_a_game_of_four_twenty_times_without_a_code_word_twice() -> None:
    referee = find("boyard").referee
    assert referee is not None
    for lang in LANGUAGES:
        for level in ("easy", "hard"):
            seen: list[str] = []
            for game in range(20):
                options = find("boyard").complete(4, {"language": lang, "levels": level})
                seen += referee.deal(4, options, seen, secret_of(game, DEAL))["cards"]
            assert len(set(seen)) == 80


@pytest.mark.parametrize("way", ["screen", "table"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_same_four_play_twenty_games_without_a_riddle_twice(lang: str, way: str) -> None:
    """They decide sensibly, take the colour that is proposed, and pass as many trials as people do."""
    game, bot = find("boyard"), normal()
    referee = game.referee
    assert referee is not None
    seen: list[str] = []
    colours: Counter[str] = Counter()
    for seed in range(20):
        usual = game.complete(4, {"language": lang, "trials": way, "levels": "easy,hard,easy,hard"})
        match = Match(game, 4, {**usual, **referee.proposed(usual, seen)}, seed=seed, held=lambda _trial: True)
        colours[str(match.options["texts"])] += 1
        deal = referee.deal(4, match.options, seen, secret_of(seed, DEAL))
        used: list[str] = list(deal["cards"])
        while not match.over:
            trial = match.trial
            if trial is None:
                match.play(bot.choose(BotView(game, match.state.copy(), match.to_act, Dice(len(match.actions)))))
                continue
            secret = secret_of(seed, trial.number)
            opening = referee.open(trial, match.options, deal, {}, used, [*seen, *used], secret)
            used.append((opening["cards"][0] if opening["mode"] == "table" else opening["card"])["card"])
            match.settle(game.notation(match.state, match.state.copy().roll(secret)))
        seen += [card for card in used if card]
    riddles = [card for card in seen if "/r-" in card]
    assert len(set(riddles)) == len(riddles) > 40
    assert min(colours.values()) >= 8, "red and blue are played about equally often"


# -- what breaks a rule --------------------------------------------------------------------------------------------


def test_a_card_of_ones_own_is_played_with(own: Callable[..., Path]) -> None:
    before = len(read_cards("en").riddles)
    assert faults(own(riddle())) == []
    assert len(read_cards("en").riddles) == before + 1
    assert read_cards("en").riddles[-1].id == "mine-r-001"
    assert len(read_cards("fr").riddles) == before, "a folder may have one language only"


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        (riddle(text="I glow in the dark."), "length"),
        (riddle(text=_TEXT.removesuffix(".")), "form"),
        (riddle(text=_TEXT.replace("I carry", "I  carry")), "form"),
        (riddle(text=_TEXT.replace("little flame", "small lantern")), "leak"),
        (riddle(text="So " + "very " * 26 + "long a sentence, and still no answer to be seen."), "sentence"),
        (riddle(answer="snowman"), "twice"),
        (riddle(near="the storm lantern"), "near"),
        (riddle().replace("answers = [", "answers = [] # ", 1), "no-answer"),
        (riddle().replace("from the wind.", "from the wind. So it does."), "why"),
        (riddle().replace('"mine-r-001"', '"lantern"'), "id"),
    ],
)
def test_a_riddle_that_breaks_a_rule_is_found(own: Callable[..., Path], body: str, fault: str) -> None:
    assert fault in faults(own(body))


def test_a_text_that_is_almost_another_is_found(own: Callable[..., Path]) -> None:
    other = read_cards("en").riddles[0].red.text
    assert faults(own(riddle(text=other.replace("scarf", "shawl")))) == ["alike"]


_TABLE = """
[[card]]
id = "mine-c-001"
level = 1
seconds = 30
tags = ["sitting"]
[card.red]
text = "Balance a cork on the back of your hand and hum {n} bars of a song."
won = "The cork is still there."
slots = { n = [3, 6] }
[card.blue]
text = "Draw a cat with your eyes shut, then give it a tail that touches its nose."
won = "The others say that it is a cat."
"""


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("slots = { n = [3, 6] }", "", "slots"),
        ("[3, 6]", "[6, 3]", "slot"),
        ('"sitting"', '"dancing"', "tags"),
        ('"The cork is still there."', '"Yes."', "length"),
    ],
)
def test_a_table_card_that_breaks_a_rule_is_found(own: Callable[..., Path], old: str, new: str, fault: str) -> None:
    assert fault in faults(own(_TABLE.replace(old, new), "concentration.toml"))


_WORD = """
[[card]]
id = "mine-w-001"
[card.easy]
word = "anchor"
clues = ["It rests while it works.", "Sailors wear it on an arm.", "Readers of news are it.", "It holds the ship."]
senses = ["rest", "tattoo", "television", "ship"]
[card.hard]
word = "quarry"
clues = ["Hunters follow it.", "Stone came from it.", "A hole with steps.", "Miners of slate work there."]
senses = ["hunt", "stone", "hole", "slate"]
"""


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        (', "It holds the ship."', "", "clues"),
        ('"tattoo"', '"rest"', "clues"),
        ("It holds the ship.", "Anchored ships have it.", "leak"),
        ("A hole with steps.", "Hole.", "length"),
        ('"anchor"', '"key"', "twice"),
    ],
)
def test_a_code_word_that_breaks_a_rule_is_found(own: Callable[..., Path], old: str, new: str, fault: str) -> None:
    assert fault in faults(own(_WORD.replace(old, new), "codeword.toml"))


def test_jumbled_words_have_the_same_letters(own: Callable[..., Path]) -> None:
    body = '[[word]]\nword = "lemon"\nalso = ["melon", "lemons"]\n[[word]]\nword = "cat"\nalso = []\n'
    assert set(faults(own(body, "letters.toml"))) >= {"other-letters", "jumble"}


@pytest.mark.parametrize(
    ("answer", "text", "found"),
    [
        ("swimmer", "He swims.", None),
        ("swimming", "They like to swim and to go swimming.", "swimming"),
        ("snow", "Snows of yesteryear.", "snows"),
        ("lantern", "Two lanterns.", "lanterns"),
        ("danse", "Elle aime danser.", "danser"),
        ("port", "A portrait.", "portrait"),
        ("the sea", "The ship.", None),
    ],
)
def test_an_answer_or_its_stem_in_the_text(answer: str, text: str, found: str | None) -> None:
    assert leak(answer, text) == found


# -- files that are none -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("body", "parts"),
    [
        ("[[card]\n", ["riddle.toml", "line 1"]),
        ("\n\n[[card]]\nid = 7\n", ["riddle.toml", "line 3", "$.id"]),
        (riddle().replace("level = 1", "level = 4"), ["riddle.toml", "line 2", "$.level"]),
        (riddle().replace("near = ", "nears = ", 1), ["riddle.toml", "nears", "$.red"]),
        ("[[riddle]]\nid = 1\n", ["riddle.toml", "[[card]]"]),
        (riddle() + riddle(), ["mine-r-001"]),
        (riddle().replace("mine-r-001", "r-001"), ["r-001"]),
    ],
)
def test_a_damaged_file_is_refused_with_its_line_and_field(
    own: Callable[..., Path], body: str, parts: list[str]
) -> None:
    with pytest.raises(BadData) as refused:
        add(own(body))
    for lang in LANGUAGES:
        assert "\n" not in refused.value.text(lang).strip()
    assert all(part in refused.value.text("en") for part in parts), refused.value.text("en")
    assert shelf.own_folders() == (), "nothing was added"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(BadData, match="de"):
        blind("de")


def test_a_folder_without_cards_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadData):
        add(tmp_path)


# -- solving -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_questions_alone_are_printed_in_another_order(lang: str) -> None:
    page = blind(lang)
    names = re.findall(r"^\[(.+)\]$", page, re.M)
    assert len(set(names)) == len(names) == 80 + 160
    assert names != sorted(names)
    assert "answers" not in page
    for card in read_cards(lang).riddles:
        assert card.red.text in page and card.red.why not in page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_answers_are_marked_by_the_same_judge(lang: str) -> None:
    answers = {f"{lang}/{card.id}/red": card.red.answers[-1] for card in read_cards(lang).riddles}
    lines = []
    for block in blind(lang).split("\n\n")[1:]:
        name = block.splitlines()[0].strip("[]")
        lines.append(f"{block}{answers.get(name, '')}")
    marked = mark("\n\n".join(lines))
    assert len(marked) == 240
    assert {one.card for one in marked if one.right} == set(answers)


# -- the command ---------------------------------------------------------------------------------------------------


def test_the_command_checks_and_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["content", "boyard", "--lang", "fr"]) == 0
    assert "Rien à corriger." in capsys.readouterr().out


def test_the_command_names_what_is_to_be_mended(own: Callable[..., Path], capsys: pytest.CaptureFixture[str]) -> None:
    folder = own(riddle(text="I glow in the dark."))
    assert main(["content", "boyard", "--cards", str(folder), "--lang", "en"]) == 1
    out = capsys.readouterr().out
    assert "en/riddle.toml mine-r-001 red" in out and "One thing to fix." in out


def test_the_command_marks_files_and_tells_shares(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    word = read_cards("en").words[0].easy.word
    for number, given in enumerate((word, "zzz", "")):
        (tmp_path / str(number)).write_text(f"[en/w-001/easy]\n> {given}\n[en/r-001/red]\n> snow man\n")
    files = [part for number in range(3) for part in ("--mark", str(tmp_path / str(number)))]
    assert main(["content", "boyard", *files, "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "easy code words: 1 of 3 solved (33 %)" in out and "riddles of level 1: 3 of 3 solved (100 %)" in out
    assert "Solved by fewer than half: en/w-001/easy" in out


@pytest.mark.parametrize(
    "arguments",
    [
        ["content", "fort"],
        ["content", "nosuch"],
        ["content", "--blind", "en"],
        ["content", "boyard", "--blind", "xx"],
        ["content", "boyard", "--mark", "no-such-file"],
        ["content", "boyard", "--cards", "no-such-folder"],
        ["play", "fort", "--cards", "."],
    ],
)
def test_what_cannot_be_is_refused_in_one_line(
    arguments: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    for lang in LANGUAGES:
        assert main([*arguments, "--lang", lang]) == 2
        told = capsys.readouterr()
        assert told.out == "" and len(told.err.splitlines()) == 1


def test_a_marked_page_with_an_unknown_card_is_refused() -> None:
    with pytest.raises(BadData, match="r-999"):
        mark("[en/r-999/red]\n> moon\n")


def test_a_server_adds_cards_and_refuses_a_folder_without(own: Callable[..., Path], tmp_path: Path) -> None:
    run = pytest.importorskip("forts.server.run")
    settings = pytest.importorskip("forts.server.settings")
    folder = own(riddle())
    before = len(read_cards("en").riddles)
    run._add_cards(settings.Settings(cards=[str(folder)]))
    run._add_cards(settings.Settings(cards=[str(folder)]))
    assert len(read_cards("en").riddles) == before + 1, "a folder counts once"
    with pytest.raises(BadData):
        run._add_cards(settings.Settings(cards=[str(tmp_path / "nowhere")]))
