"""How long an answer takes that is none: as long as one of somebody who had a choice.

Where all are asked, others see when each has answered. Whoever has one answer only is answered for by the server, at a
time drawn so that it tells nothing. The draw is derived from the table's secret seed and the ply, so that two tables
that differ only in what is hidden answer at the same time.
"""

from __future__ import annotations

from collections.abc import Sequence

_USUAL = (1.1, 1.5, 1.9, 2.4, 3.0, 3.8, 5.0)
"""Seconds that people take to say whether they follow, as long as nothing better is known of a seat."""
_SHORTEST, LONGEST = 0.9, 9.0
_PATIENCE = 1.5
"""Seconds that a bot's answer is put off at most, beside the table's pace: all answer within two, under any load."""


def persons_delay(took: Sequence[float], lot: float) -> float:
    """Seconds until a person is answered for, drawn among what the seat took when it had a choice."""
    times = sorted([*_USUAL, *(min(max(one, _SHORTEST), LONGEST) for one in took)])
    place = lot * (len(times) - 1)
    before = int(place)
    return times[before] + (times[before + 1] - times[before]) * (place - before)


def bots_delay(pace: float, thinks: float, took: Sequence[float]) -> float:
    """Seconds after which a bot answers a question that all are asked, whether it has to think about it or not.

    As long as its thoughts take at most: how much there is to think about tells what it holds, too.
    """
    return max(pace, min(_PATIENCE, max(thinks, *took)) if took else thinks)
