"""Logs and saved games: nothing damaged or foreign is taken for good, and nothing is lost."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import forts
from conformance.every_game import play_randomly
from forts.core import log as logs

PLAYED = play_randomly(forts.new("fort", 2, seed=3), 3)
LOG = PLAYED.log


def refused(body: object) -> forts.BadLog:
    """The error that the log gives."""
    with pytest.raises(forts.BadLog) as caught:
        forts.replay(body)  # type: ignore[arg-type]  # that is what is tested
    assert caught.value.text("en") != caught.value.text("fr")
    return caught.value


def unchecked(**changes: object) -> dict[str, object]:
    """The log with changes and without its checksum, as somebody might write one by hand."""
    body = {**LOG, **changes}
    del body["check"]
    return body


def test_a_log_without_checksum_is_replayed() -> None:
    assert forts.replay(unchecked()).scores == PLAYED.scores


@pytest.mark.parametrize("foreign", [[], {}, 3, None, "no-such-file.json", {"game": "fort"}])
def test_foreign_things_are_not_logs(foreign: object) -> None:
    refused(foreign)


def test_every_change_of_a_checked_log_is_noticed() -> None:
    for name, value in LOG.items():
        if name not in ("check", "forts"):
            changed = value[:-1] if isinstance(value, list) and value else 7
            assert refused({**LOG, name: changed}).reason.id == "log-damaged"


def test_damage_is_named() -> None:
    assert refused(unchecked(actions=[1, 2, "x"])).reason.args["field"] == "actions[2]"
    assert refused(unchecked(players="two")).reason.args["field"] == "players"
    assert refused(unchecked(dice=[1, 2])).reason.args["field"] == "dice"
    assert refused(unchecked(position=4)).reason.args["field"] == "position"
    assert refused(unchecked(forts=99)).reason.id == "log-format"
    assert refused(unchecked(rules=99)).reason.id == "log-rules"
    assert refused(unchecked(players=9)).reason.id == "log-start"
    assert refused(unchecked(options={"colour": "red"})).reason.id == "log-start"
    with pytest.raises(forts.UnknownGame):
        forts.replay(unchecked(game="chess"))


def test_an_illegal_action_is_named_by_its_number() -> None:
    actions = list(LOG["actions"])
    actions[40] = 9999
    error = refused(unchecked(actions=actions))
    assert error.reason.args["number"] == 41
    assert refused(unchecked(actions=[*LOG["actions"], 0])).reason.id == "log-beyond-end"


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_a_log_damaged_anywhere_is_refused_or_legal(data: st.DataObject) -> None:
    actions = list(LOG["actions"])
    place = data.draw(st.integers(0, len(actions) - 1))
    actions[place] = data.draw(st.integers(-5, 800))
    try:
        match = forts.replay(unchecked(actions=actions[: place + 1]))
    except forts.BadLog as error:
        assert error.reason.args["number"] == place + 1
    else:
        assert len(match.actions) == place + 1


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    assert refused(tmp_path / "missing.json").reason.id == "log-unreadable"
    broken = tmp_path / "broken.json"
    broken.write_text('{"forts": 1,\n "game" oops', encoding="utf-8")
    assert refused(broken).reason.args["line"] == 2
    broken.write_bytes(b"\xff\xfe\x00")
    assert refused(broken).reason.id == "log-not-json"


def test_a_saved_game_goes_on_exactly_as_it_would_have(tmp_path: Path) -> None:
    match = forts.new("fort", 3, seed=9)
    for _ in range(40):
        match.play(match.state.legal()[-1])
    path = tmp_path / "game.json"
    match.to_log(going_on=True).save(path)
    again = forts.replay(path)
    assert play_randomly(again, 4).log == play_randomly(match, 4).log


def test_saving_replaces_a_file_only_as_a_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    PLAYED.to_log().save(path)
    before = path.read_bytes()

    def full_disk(descriptor: int) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(logs.os, "fsync", full_disk)
    with pytest.raises(OSError, match="no space"):
        forts.new("fort", 2, seed=1).to_log().save(path)
    assert path.read_bytes() == before


def test_the_log_is_plain_json_without_the_seed() -> None:
    assert json.loads(json.dumps(LOG)) == LOG
    assert "seed" not in LOG
    assert "dice" not in LOG
