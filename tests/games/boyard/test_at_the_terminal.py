"""Whole games at the terminal, on screen and around a table, by a clock that is handed in."""

from __future__ import annotations

import json

import pytest

from forts.cli.seen import Seen
from forts.cli.settings import _language
from forts.cli.trials import Kept
from forts.core.trial import Try
from forts.games.boyard import GAME
from forts.games.boyard.trials import bout, card

from .player import at_table, begin, on_screen, printed

ALONE = ["me", "normal", "easy"]
TABLE = ["me:Ann", "me:Bob", "me:Chloé"]


@pytest.fixture(autouse=True)
def folder(monkeypatch, tmp_path):
    """Nothing is remembered of other tests, and the language is put back."""
    monkeypatch.setattr("forts.cli.seen.data_folder", lambda: tmp_path / "data")
    token = _language.set("en")
    yield tmp_path
    _language.reset(token)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("seed", range(3))
def test_a_whole_game_on_screen(lang, seed):
    session, _ = begin(on_screen, ALONE, lang, seed=seed)
    session.run()
    assert session.match.over
    assert session.match.notes, "somebody attempted something"
    out = printed(session)
    assert ("Begin" if lang == "en" else "Commencer") in out
    assert ("Final score" if lang == "en" else "Score final") in out
    assert ("the word was" if lang == "en" else "le mot était") in out


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("seed", range(3))
def test_a_whole_game_around_a_table(lang, seed):
    session, _ = begin(at_table, TABLE, lang, seed=seed, trials="table", levels="easy,hard,easy")
    session.run()
    assert session.match.over
    out = printed(session)
    assert ("Chloé reads aloud" if lang == "en" else "Chloé lit à voix haute") in out
    for seconds in (20, 10, 5):
        assert (f"{seconds} seconds left" if lang == "en" else f"Encore {seconds} secondes") in out
    assert "Ann" in out
    assert ("Player 1" if lang == "en" else "Joueur 1") not in out
    assert "Pass the keyboard" not in out and "Passe le clavier" not in out


@pytest.mark.parametrize(("who", "answer", "trials"), [(ALONE, on_screen, "screen"), (TABLE, at_table, "table")])
@pytest.mark.parametrize("cut", [0, 1, 2, 3, 4, 6, 9, 12, 15])
def test_interrupted_and_resumed_is_the_same_game(who, answer, trials, cut, monkeypatch, tmp_path):
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    begin(answer, who, path=whole, trials=trials)[0].run()
    monkeypatch.setattr("forts.cli.seen.data_folder", lambda: tmp_path / "other")
    session, _ = begin(answer, who, path=parts, cut=cut, trials=trials)
    session._save()
    with pytest.raises(KeyboardInterrupt):
        session.run()
    again, _ = begin(answer, who, path=parts)
    again.run()
    assert json.loads(whole.read_text()) == json.loads(parts.read_text())


def test_a_trial_goes_on_with_its_card_its_tries_and_its_seconds(tmp_path):
    path = tmp_path / "game.json"
    session, player = begin(on_screen, ALONE, path=path)
    began = []

    def once(player, stage):
        shown = stage.bout.shown(stage.seat, stage.now)
        if shown.phase == "on":
            began.append((shown.card, stage.now))
            player.clock += 2.0
            raise KeyboardInterrupt
        return "x3" if shown.factor == 1.0 else ""

    player.answer = once
    with pytest.raises(KeyboardInterrupt):
        session.run()
    again, later = begin(on_screen, ALONE, path=path)
    later.clock = 7.0  # another day, another clock
    found = []

    def look(player, stage):
        shown = stage.bout.shown(stage.seat, stage.now)
        found.append((shown.card, shown.phase, shown.factor, stage.now))
        raise KeyboardInterrupt

    later.answer = look
    with pytest.raises(KeyboardInterrupt):
        again.run()
    [(card_, at)] = began
    assert found == [(card_, "on", 3.0, pytest.approx(at + 2.0))]


def test_what_is_no_answer_is_told_in_a_sentence_and_loses_nothing():
    typed = iter(["what?", "x99", "?", "q"])

    def clumsy(player, stage):
        return next(typed)

    session, _ = begin(clumsy, ALONE)
    with pytest.raises(StopIteration):
        session.run()
    out = printed(session)
    assert "“what?” is not an answer to this question" in out
    assert "“save FILE” saves the game" in out
    assert "q again" in out
    assert not session.match.notes


def test_an_answer_that_comes_too_early_is_told_so():
    said = []

    def early(player, stage):
        shown = stage.bout.shown(stage.seat, stage.now)
        if isinstance(shown, bout.Shown) and shown.puzzle == "sums" and shown.phase == "on" and shown.what.text:
            said.append("12")
            return "12" if len(said) == 1 else None
        return on_screen(player, stage)

    for seed in range(40):
        session, _ = begin(early, ALONE, seed=seed, texts="blue")
        session.run()
        if said:
            assert "Too early" in printed(session)
            return
    raise AssertionError("no sums in forty games")


def test_at_the_table_the_answer_is_for_the_judge_and_a_verdict_can_be_taken_back():
    seen = []

    def judge(player, stage):
        shown = stage.bout.shown(stage.seat, stage.now)
        if not isinstance(shown, card.CardShown) or stage.trial.kind != "riddle" or seen[-1:] == ["settled"]:
            return at_table(player, stage)
        if not seen:
            seen.append(stage.bout.shown(stage.seat, stage.now).answer)
            return "a"
        if len(seen) == 1:
            seen.append("covered")
            return ""
        if len(seen) == 2:
            seen.append("judged")
            return "1"
        if len(seen) == 3:
            seen.append("back")
            return "b"
        seen.append("settled")
        return "2"

    for seed in range(40):
        seen.clear()
        session, _ = begin(judge, TABLE, seed=seed, trials="table")
        session.run()
        if seen:
            break
    out = printed(session)
    before, after = out.split("Press Enter to hide it again.", 1)
    assert f"On the card: {seen[0]}" in before
    assert "Verdict: Passed" in after and "Verdict: Failed" in after
    assert any(note["note"]["verdicts"][0][1] == "lost" for note in session.match.notes)


def test_another_card_and_another_trial():
    changed = []

    def change(player, stage):
        shown = stage.bout.shown(stage.seat, stage.now)
        if shown.another and stage.trial.number not in changed:
            changed.append(stage.trial.number)
            return "c" if isinstance(shown, card.CardShown) else "o"
        return at_table(player, stage)

    for who, trials in ((TABLE, "table"), (ALONE, "screen")):
        changed.clear()
        session, _ = begin(change, who, trials=trials)
        session.run()
        assert changed and session.match.over


def test_seen_cards_are_remembered_and_not_dealt_again():
    first, _ = begin(at_table, TABLE, trials="table")
    first.run()
    seen = Seen(GAME.name).cards()
    cards = {note["note"]["card"] for note in first.match.notes} - {""}
    assert cards <= set(seen)
    second, _ = begin(at_table, TABLE, trials="table")
    second.run()
    again = {note["note"]["card"] for note in second.match.notes} - {""}
    assert not cards & again


def test_a_damaged_memory_of_cards_is_no_memory(folder):
    (folder / "data").mkdir()
    for body in ("", "[]", '{"boyard": 3}', "{" * 100_000, "\xff"):
        (folder / "data" / "seen.json").write_text(body)
        assert Seen(GAME.name).cards() == []
    Seen(GAME.name).add(["r-001/red"])
    assert Seen(GAME.name).cards() == ["r-001/red"]


def test_two_people_duel_in_the_open():
    session, _ = begin(on_screen, ["me", "me", "me"], seed=1)
    session.run()
    assert session.match.over
    puzzles = {note["note"]["puzzle"] for note in session.match.notes}
    assert not puzzles & {"bluff", "dice", "fleet", "race", "reflex"}


def test_what_is_kept_is_plain_json():
    kept = Kept(1, {}, [], 3, {"card": {}}, [Try(0, 1.5, {"do": "ready"})], 2.0)
    session, _ = begin(on_screen, ALONE)
    session.trials.kept = kept
    assert json.loads(json.dumps(session.trials.keep()))["tries"] == [{"seat": 0, "at": 1.5, "what": {"do": "ready"}}]
