"""What every game promises whose cards can be changed in the workshop."""

from __future__ import annotations

import csv
from typing import cast

import pytest

from forts import catalog, words
from forts.core import Game
from forts.core.workshop import Workshop

GAMES = [game for game in catalog.games() if game.room("workshop") is not None]


def workshop_of(game: Game) -> Workshop:
    room = game.room("workshop")
    assert room is not None
    return cast(Workshop, room.WORKSHOP)


def house_of(game: Game) -> str:
    assert game.house is not None and game.data_option
    return game.house.text()


def with_example(game: Game) -> str:
    """The house's file with the example: in the place of the card that has its number, or as the last card."""
    example = workshop_of(game).example
    lines = house_of(game).split("\n")
    columns = lines[0].split(",")
    end = lines.index("") if "" in lines else len(lines)
    rows = [dict(zip(columns, row, strict=True)) for row in csv.reader(lines[1:end])]
    place = next((row for row in rows if "number" in example and row["number"] == example["number"]), None)
    if place is None:
        place = dict.fromkeys(columns, "") | {"number": str(1 + max(int(row["number"]) for row in rows))}
        rows.append(place)
    place.update(example)
    return "\n".join([lines[0], *(",".join(row.values()) for row in rows), *lines[end:]])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_its_tables_are_those_of_the_file(game: Game) -> None:
    blocks = [block.split("\n") for block in house_of(game).strip().split("\n\n")]
    sheets = workshop_of(game).sheets
    assert [block[0].split(",") for block in blocks] == [[column.name for column in sheet.columns] for sheet in sheets]
    for sheet in sheets:
        assert set(sheet.fresh) <= {column.name for column in sheet.columns}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_card_of_the_house_is_drawn_on_its_line_with_words_in_every_language(game: Game) -> None:
    lines = house_of(game).split("\n")
    cards = workshop_of(game).drawn(house_of(game))
    end = lines.index("") if "" in lines else len(lines)
    assert [card.line for card in cards] == list(range(2, end + 1))
    for card in cards:
        for part in card.words:
            for lang in words.languages():
                assert "{" not in part.text.text(lang) + part.label.text(lang)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_example_can_be_played(game: Game) -> None:
    text = with_example(game)
    assert text != house_of(game)
    options = game.complete(game.min_players, {game.data_option: text})
    assert game.fingerprint(options) != game.fingerprint(game.complete(game.min_players, {}))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_mistake_leaves_out_its_own_card_alone(game: Game) -> None:
    lines = house_of(game).split("\n")
    cells = lines[3].split(",")
    whole = workshop_of(game).drawn(house_of(game))
    lines[3] = ",".join([*cells[:-2], "many", cells[-1]] if cells[-1] == "" else [*cells[:-1], "many"])
    drawn = workshop_of(game).drawn("\n".join(lines))
    assert [card.line for card in drawn] == [card.line for card in whole if card.line != 4]
    assert workshop_of(game).drawn("not a header\n1,2\n") == []
