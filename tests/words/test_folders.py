"""A language is a folder: found, spoken as far as it goes, and never a reason to fall over."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import forts
from conformance.every_game import house_games
from forts import words
from forts.cli.settings import environment_language
from forts.core import message
from forts.lab import balance
from forts.lab.report import report

ARABIC = """
language-name = العربية
language-direction = rtl
seat-number = اللاعب { $seat }
enumeration = { $first } و{ $last }
enumeration-more = { $first }، { $next }
forfort-score-walls = { $count ->
    [zero] لا أسوار
    [one] سور واحد
    [two] سوران
    [few] { $count } أسوار
    [many] { $count } سورًا
   *[other] { $count } سور
  }
game-is-over = { $nothing }
log-foreign = { NO-SUCH($x) }
log-damaged = { no-such-message }
this is no message
"""


@pytest.fixture
def arabic(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with a small language that has six plural forms, gaps, and mistakes."""
    (tmp_path / "ar").mkdir()
    (tmp_path / "ar" / "words.ftl").write_text(ARABIC, encoding="utf-8-sig")
    (tmp_path / "ar" / "broken.ftl").write_bytes(b"\xff\xfe = \x80")
    (tmp_path / "__pycache__").mkdir()
    monkeypatch.setattr(words, "_folders", [*words._folders])
    words.add_folder(tmp_path)
    yield tmp_path
    monkeypatch.undo()
    words.languages.cache_clear()
    words.bundle.cache_clear()


def test_a_folder_is_a_language(arabic: Path) -> None:
    assert words.languages() == ("en", "ar", "fr")
    assert words.first_language("de", "ar-EG") == "ar"
    assert words.accepted_language("de, ar-EG;q=0.9, fr;q=0.8") == "ar"
    assert environment_language({"LANG": "ar_EG.UTF-8"}) == "ar"
    assert environment_language({"LANG": "ar_EG.UTF-8", "FORTS_LANG": "fr"}) == "fr"
    assert environment_language({"LC_ALL": "C", "LANG": "ar"}) == "en"


def test_six_plural_forms(arabic: Path) -> None:
    texts = [message("forfort-score-walls", count=count).text("ar") for count in (0, 1, 2, 3, 11, 100)]
    assert len(set(texts)) == 6
    assert texts[:3] == ["لا أسوار", "سور واحد", "سوران"]


def test_english_stands_in_message_by_message(arabic: Path) -> None:
    assert message("bad-request").text("ar") == message("bad-request").text("en")
    for broken in ("game-is-over", "log-foreign", "log-damaged"):
        assert message(broken).text("ar") == message(broken).text("en")
    seat = message("fort-seat", seat=2)
    assert message("fort-event-play", who="other", seat=seat, kid="Bug").text("ar") == "Player 2 plays Bug."
    assert message("enumeration", first=message("seat-number", seat=1), last="X").text("ar") == "اللاعب 1 وX"
    assert message("fort-list", parts=[message("seat-number", seat=seat) for seat in (1, 2, 3)]).text("ar") == (
        "اللاعب 1، اللاعب 2 واللاعب 3"
    )


def test_a_game_without_a_page_in_the_language_shows_the_english_rules(arabic: Path) -> None:
    for game in house_games():
        assert forts.find(game).rules_page("ar") == forts.find(game).rules_page("en")


def test_a_report_is_read_in_its_direction(arabic: Path) -> None:
    page = report(balance(forts.find("forfort"), 2, 2, 1), "ar")
    assert '<html lang="ar">' in page and '<body dir="rtl">' in page


def test_what_no_language_has_is_an_error(arabic: Path) -> None:
    with pytest.raises(LookupError, match="no-such-message"):
        message("no-such-message").text("ar")


def test_words_that_were_added_survive_a_further_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "_added", [*words._added])
    monkeypatch.setattr(words, "_folders", [*words._folders])
    words.add_words("fr", "elsewhere = ailleurs")
    words.add_folder(tmp_path)
    assert message("elsewhere").text("fr") == "ailleurs"
    monkeypatch.undo()
    words.bundle.cache_clear()


def test_a_tag_of_any_length_is_looked_at_in_no_time() -> None:
    """Anybody may send one with a request."""
    began = time.process_time()
    for endless in ("-" * 60_000, "fr" + "-a" * 30_000, "x-y," * 15_000, "_" * 60_000):
        assert words.accepted_language(endless) in words.languages()
        assert words.first_language(endless) in words.languages()
    assert words.first_language("fr" + "-a" * 30_000) == "fr"
    assert time.process_time() - began < 2.0, "it grew with the square of the length: a minute"
