"""Numbers of any size can be said: Babel groups the digits of those that have 28 at most."""

from __future__ import annotations

import pytest

from forts.core import message


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    "number", [2**53, 2**63, -(10**30), 10**400, -(10**5000), 1e300, float("nan"), float("inf")], ids=lambda n: type(n)
)
def test_a_number_of_any_size_is_said_in_few_letters(lang: str, number: float) -> None:
    told = message("no-such-seat", seat=number).text(lang)
    assert len(told) < 80


def test_numbers_that_people_count_with_are_written_out() -> None:
    assert "999,999,999,999,999" in message("no-such-seat", seat=10**15 - 1).text()
    assert "1.00e+15" in message("no-such-seat", seat=10**15).text()
