"""How many slips lie between two words: letters left out, added, taken for another, or two that changed places.

RapidFuzz counts them where it is installed; in a browser it cannot be had, and the same is counted here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator


def slips_between(one: str, other: str) -> int:
    """The least number of slips that make one word of the other; no part is changed twice."""
    try:
        from rapidfuzz.distance import OSA
    except ImportError:
        return counted(one, other)
    return int(OSA.distance(one, other))


def within(word: str, known: Iterable[str], most: int) -> Iterator[tuple[str, int]]:
    """The words that are at most so many slips away, each with their number."""
    try:
        from rapidfuzz import process
        from rapidfuzz.distance import OSA
    except ImportError:
        yield from counted_within(word, known, most)
        return
    for found, off, _ in process.extract_iter(word, known, scorer=OSA.distance, score_cutoff=most):
        yield found, int(off)


def counted_within(word: str, known: Iterable[str], most: int) -> Iterator[tuple[str, int]]:
    """The same without RapidFuzz."""
    letters = Counter(word)
    for other in known:
        if abs(len(other) - len(word)) > most:
            continue
        # each slip changes at most one letter on either side: most words need no closer look
        if (letters - Counter(other)).total() > most:
            continue
        off = counted(word, other)
        if off <= most:
            yield other, off


def counted(one: str, other: str) -> int:
    """The distance by optimal string alignment, row by row."""
    if one == other:
        return 0
    before: list[int] = []
    row = list(range(len(other) + 1))
    for i, letter in enumerate(one, 1):
        last, before, row = before, row, [i]
        for j, against in enumerate(other, 1):
            least = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (letter != against))
            if i > 1 and j > 1 and letter == other[j - 2] and one[i - 2] == against:
                least = min(least, last[j - 2] + 1)
            row.append(least)
    return row[-1]
