"""Questions and icons as objects: each in its place, with everything that belongs to it."""

from __future__ import annotations

import pytest

import forts
from forts.core.message import Message
from forts.games.fort.box.icons import COUNTED, PRINTED, Do, Times, parse
from forts.games.fort.box.printed import NAMED_SUIT, PrintedAction
from forts.games.fort.rules.icons.by_number import ICONS
from forts.games.fort.rules.icons.counters import COUNTERS, Counter
from forts.games.fort.rules.questions.by_number import QUESTIONS
from forts.games.fort.rules.table import Player, Table
from forts.games.fort.speech.effects import effect


def test_every_question_stands_at_its_number() -> None:
    assert [question.number for question in QUESTIONS] == list(range(len(QUESTIONS)))
    assert len({question.name for question in QUESTIONS}) == len(QUESTIONS)


def test_the_box_prints_what_the_rules_know() -> None:
    assert PRINTED == ICONS
    assert COUNTED == COUNTERS
    assert COUNTERS[NAMED_SUIT].name == "?"


@pytest.mark.parametrize("icon", ICONS, ids=[icon.name for icon in ICONS])
def test_every_icon_has_words_and_can_be_laid_out(icon) -> None:
    assert isinstance(effect(Do(icon.name)), Message)
    assert PrintedAction(parse(f"2 {icon.name}")).icon is icon


@pytest.mark.skipif(forts.COMPILED, reason="a class is compiled together with those it belongs to")
def test_a_counter_of_ones_own_is_one_class(lay, seat, monkeypatch) -> None:
    class InHand(Counter):
        """Cards in hand: something that no printed card counts."""

        name = "in_hand"
        word = "pack"

        def count(self, t: Table, me: Player) -> int:
            return len(me.hand)

    counter = InHand()
    COUNTED.append(counter)
    COUNTERS.append(counter)
    try:
        assert parse("vp x in_hand") == Times(Do("vp"), "in_hand")
        printed = PrintedAction(parse("vp x in_hand"))
        table = lay(seat("Bug, Dot, Chef"))
        monkeypatch.setattr(table.state.cards, "printed", [[printed, printed] for _ in table.state.cards.kids])
        table.play("play bug", "use public", "finish")
        assert table.points() == 2
    finally:
        COUNTED.remove(counter)
        COUNTERS.remove(counter)
