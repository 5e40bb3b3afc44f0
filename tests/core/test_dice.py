"""The random generator."""

from __future__ import annotations

import pickle
import signal
import subprocess
import sys
from collections import Counter
from hashlib import blake2b

import pytest
from hypothesis import given
from hypothesis import strategies as st

from forts.core.dice import Dice, KeyedDice, restore


def test_it_is_xoshiro128starstar() -> None:
    """First outputs of the published algorithm from the state 1, 2, 3, 4."""
    dice = restore([1, 2, 3, 4])
    assert [dice.bits() for _ in range(4)] == [11520, 0, 5927040, 70819200]


@given(st.integers(0, 2**128 - 1), st.integers(0, 50))
def test_a_restored_generator_goes_on_exactly(seed: int, drawn: int) -> None:
    dice = Dice(seed)
    for _ in range(drawn):
        dice.bits()
    copies = [dice.copy(), restore(dice.state()), pickle.loads(pickle.dumps(dice))]
    expected = [dice.bits() for _ in range(20)]
    for copy in copies:
        assert [copy.bits() for _ in range(20)] == expected


@given(st.integers(0, 2**128 - 1), st.integers(1, 1000))
def test_numbers_stay_below(seed: int, n: int) -> None:
    dice = Dice(seed)
    assert all(0 <= dice.below(n) < n for _ in range(50))
    assert all(0 <= dice.unit() < 1 for _ in range(50))


def test_every_bit_of_a_seed_counts() -> None:
    firsts = {tuple(Dice(1 << bit).state()) for bit in range(128)} | {tuple(Dice(0).state())}
    assert len(firsts) == 129


def test_numbers_are_spread_evenly() -> None:
    dice = Dice(7)
    counts = Counter(dice.below(6) for _ in range(60_000))
    chi_square = sum((counts[face] - 10_000) ** 2 / 10_000 for face in range(6))
    assert chi_square < 20.5  # 99.9 % of fair dice stay below; the seed is fixed


@given(st.integers(0, 2**64), st.lists(st.integers(0, 60), max_size=70))
def test_shuffling_keeps_the_cards(seed: int, cards: list[int]) -> None:
    shuffled = cards[:]
    Dice(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(cards)


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="needs a timer that interrupts")
def test_a_signal_while_a_generator_is_made_can_be_caught() -> None:
    """Ctrl-C, or the alarm of a slow bot, comes at any moment; compiled code must not end the program for it."""
    done = subprocess.run([sys.executable, "-c", _INTERRUPTED], capture_output=True, text=True, timeout=60)
    assert (done.stdout, done.stderr) == ("caught\n", "")


_INTERRUPTED = """
import signal
from forts.core.dice import Dice

class Rang(Exception):
    pass

def ring(number, frame):
    raise Rang

signal.signal(signal.SIGALRM, ring)
for _ in range(1000):
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.0002)
        while True:
            Dice(2**128 - 1)
    except Rang:
        pass
print("caught")
"""


def test_a_keyed_stream_is_blocks_of_a_keyed_hash_that_anybody_with_the_key_can_check() -> None:
    key = bytes(range(16))
    dice = KeyedDice(key, b"chance 7")
    blocks = b"".join(blake2b(b"chance 7 #%d" % number, key=key).digest() for number in range(3))
    words = [int.from_bytes(blocks[at : at + 4], "big") for at in range(0, len(blocks), 4)]
    assert [dice.bits() for _ in words] == words


def test_a_keyed_stream_differs_by_key_and_purpose_and_is_even() -> None:
    streams = [KeyedDice(bytes([number] * 16), b"a") for number in range(20)]
    streams += [KeyedDice(bytes(16), b"%d" % number) for number in range(20)]
    assert len({stream.bits() for stream in streams}) == 40
    counts = [0] * 6
    for _ in range(6000):
        counts[streams[0].below(6)] += 1
    assert min(counts) > 850


def test_a_copy_of_a_keyed_stream_goes_on_alike_and_its_state_is_written_nowhere() -> None:
    dice = KeyedDice(bytes(16), b"a")
    for _ in range(21):
        dice.bits()
    twin = dice.copy()
    assert [twin.bits() for _ in range(40)] == [dice.bits() for _ in range(40)]
    with pytest.raises(TypeError):
        dice.state()
    with pytest.raises(TypeError):
        pickle.dumps(dice)
