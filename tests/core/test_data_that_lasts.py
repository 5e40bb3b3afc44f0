"""What was written down stays readable: logs, positions and house data of earlier releases, by their own data."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import forts
from conformance.every_game import play_randomly
from forts import catalog
from forts.games.forfort.box import walls
from forts.games.fort.box import kids
from golden import state_hash

DATA = Path(__file__).parents[1] / "data"
RELEASE = DATA / "release-0.2.0"
"""Logs and positions as version 0.2.0 wrote them, with what it made of them."""
GAMES = Path(forts.__file__).parent / "games"
LOGS = sorted((RELEASE / "logs").glob("*.json"))
POSITIONS = sorted((RELEASE / "positions").glob("*.json"))
OPTION = {"fort": "data", "forfort": "walls"}


def read(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_logs_of_the_release_before_replay_to_their_ends(path: Path) -> None:
    kept = read(path)
    match = forts.replay(kept["log"])
    assert match.game.rules == kept["log"]["rules"] == 2
    assert state_hash(match) == kept["hash"]
    if "end" in kept:
        match = play_randomly(match, 44)
        assert state_hash(match) == kept["end"]
    assert match.scores == kept["scores"]
    again = forts.replay(match.log)
    assert (again.game, again.scores) == (match.game, match.scores)


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: path.stem)
def test_positions_of_the_release_before_read_as_before(path: Path) -> None:
    kept = read(path)["position"]
    again = forts.from_position(kept).position()
    if "rules" not in kept:  # ForFort's named none: they are read by the newest
        del again["rules"], again["data"]
    assert again == kept


def test_released_data_never_changes() -> None:
    found = {
        str(path.relative_to(GAMES)): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(GAMES.glob("*/box/released/*"))
    }
    assert found == read(DATA / "released.json"), (
        "a game on record would be read with other data than it was played with"
    )


def test_a_log_names_its_data_and_carries_what_is_not_the_house_s() -> None:
    for name, option in OPTION.items():
        game = catalog.find(name)
        match = forts.new(name, 2, seed=1)
        assert match.log["data"] == game.fingerprint(match.options)
        assert match.log["options"][option] == ""
        assert match.position()["data"] == match.log["data"]
        for rules in range(1, game.rules):
            assert game.edition(rules).fingerprint(match.options), "each version has its data"
    text = kids.house_text().replace("Bug,", "Beetle,")
    own = forts.new("fort", 2, seed=1, data=text).log
    assert own["options"]["data"] == text
    assert own["data"] not in ("", forts.new("fort", 2, seed=1).log["data"])
    assert forts.replay(own).log == own


def unchecked(log: dict[str, Any], **changes: Any) -> dict[str, Any]:
    return {name: value for name, value in {**log, **changes}.items() if name != "check"}


@pytest.mark.parametrize("name", OPTION)
def test_data_neither_known_nor_carried_is_named(name: str) -> None:
    match = forts.new(name, 2, seed=1)
    with pytest.raises(forts.BadLog) as caught:
        forts.replay(unchecked(match.log, data="0123456789abcdef"))
    assert caught.value.reason.id == "log-data"
    for lang in ("en", "fr"):
        assert "0123456789abcdef" in caught.value.text(lang)
        assert match.log["data"] in caught.value.text(lang)
    with pytest.raises(forts.BadPosition) as wrong:
        forts.from_position({**match.position(), "data": "0123456789abcdef"})
    assert wrong.value.text("en") != wrong.value.text("fr")
    assert "0123456789abcdef" in wrong.value.text()
    with pytest.raises(forts.BadLog):
        forts.replay(unchecked(match.log, data=3))
    with pytest.raises(forts.BadPosition):
        forts.from_position({**match.position(), "data": 3})


Edit = Callable[[str], None]


@pytest.fixture
def edit_kids(monkeypatch: pytest.MonkeyPatch) -> Iterator[Edit]:
    """Another house file of kids, as after an edit."""

    def edit(text: str) -> None:
        monkeypatch.setitem(kids.HOUSE._texts, "", text)
        kids.HOUSE._fingerprints.clear()
        kids.cards.cache_clear()

    kids.house_text()
    yield edit
    monkeypatch.undo()
    kids.HOUSE._fingerprints.clear()
    kids.cards.cache_clear()


def test_a_kid_added_anywhere_leaves_games_on_record_alone(edit_kids: Edit) -> None:
    released = kids.HOUSE.releases()[-1]
    edit_kids(kids.house_text(released))
    saved = forts.new("fort", 3, seed=5)
    for _ in range(50):
        saved.play(saved.state.legal()[0])
    going_on = saved.to_log(going_on=True).to_json()
    position = saved.position()
    end = play_randomly(forts.replay(going_on), 6).log

    lines = kids.house_text().split("\n")
    lines.insert(9, "50,Newcomer,book,2 any,vp x book,9,")
    edit_kids("\n".join(lines))

    again = forts.replay(going_on)
    assert again.game.release == released
    assert again.position() == position
    assert play_randomly(again, 6).log == end
    assert forts.from_position(position).position() == position
    for path in LOGS:
        forts.replay(read(path)["log"])
    fresh = forts.new("fort", 3, seed=5)
    assert fresh.log["data"] != going_on["data"]
    assert "newcomer" in {kid.id for kid in fresh.game.components(fresh.options).kids}
    assert "newcomer" not in {kid.id for kid in again.game.components(again.options).kids}
    assert forts.replay(play_randomly(fresh, 6).log).scores == fresh.scores


def test_every_house_file_of_a_release_is_found_by_its_fingerprint() -> None:
    for house, name in ((kids.HOUSE, "fort"), (walls.HOUSE, "forfort")):
        game = catalog.find(name)
        option = OPTION[name]
        for release in house.releases():
            text = house.text(release)
            data = game.fingerprint({**game.complete(2, {}), option: text})
            played = game.edition(game.rules, data)
            assert played.fingerprint(played.complete(2, {})) == data
