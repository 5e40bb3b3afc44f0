"""Two processes that wait for each other, here two threads: what is told is heard, however long one has slept."""

import threading
import time
from array import array
from multiprocessing import Pipe

import pytest

from forts.rl import lines
from forts.rl.lines import LINE, NUMBERS, Line


def both_ends(spins: bool) -> tuple[Line, Line]:
    one, other = (memoryview(array("q", [0] * LINE)) for _ in range(2))
    here, there = Pipe()
    return Line(here, one, other, spins), Line(there, other, one, spins)


@pytest.fixture(params=[True, False], ids=["in order", "in any order"])
def order(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "_IN_ORDER", request.param)


@pytest.mark.usefixtures("order")
@pytest.mark.parametrize("spins", [True, False])
def test_what_is_told_is_heard_in_order(spins: bool) -> None:
    here, there = both_ends(spins)

    def answer() -> None:
        for turn in range(300):
            number = there.hear()[0]
            if turn % 50 == 0:
                time.sleep(0.005)  # the other end falls asleep
            there.tell(number * 2)

    answering = threading.Thread(target=answer)
    answering.start()
    for number in range(300):
        if number % 70 == 0:
            time.sleep(0.005)
        here.tell(number, 7)
        assert here.hear()[0] == number * 2
    answering.join()


@pytest.mark.usefixtures("order")
def test_whoever_waits_for_an_end_that_is_gone_is_told() -> None:
    here, there = both_ends(spins=True)
    there._pipe.close()
    with pytest.raises(EOFError):
        here.hear()


def test_a_word_that_was_missed_costs_a_nap() -> None:
    here, there = both_ends(spins=False)
    there._theirs[1] = 0  # it looked before the sleeper lay down
    telling = threading.Timer(0.02, lambda: there._mine.__setitem__(0, 1))
    telling.start()
    assert len(here.hear()) == NUMBERS


def test_numbers_of_a_line_fill_a_cache_line() -> None:
    assert LINE * array("q").itemsize == 64
