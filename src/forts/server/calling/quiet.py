"""Quiet hours: when nobody is called, by the clock where they live."""

from __future__ import annotations

from datetime import datetime, timedelta
from functools import lru_cache
from zoneinfo import ZoneInfo

from forts.server.errors import Invalid

DAY = 24 * 60
"""Minutes."""


@lru_cache(1024)
def zone_of(name: str) -> ZoneInfo:
    """The time zone of that name, such as Europe/Paris."""
    try:
        return ZoneInfo(name)
    except (ValueError, OSError, KeyError):  # also of a path, of a folder, or of nothing at all
        raise Invalid("no-such-zone") from None


def loud_from(now: float, zone: str, quiet_from: int | None, quiet_to: int | None) -> float:
    """The first moment from now on that is not in the quiet hours; they may go past midnight."""
    if quiet_from is None or quiet_to is None or quiet_from == quiet_to:
        return now
    here = datetime.fromtimestamp(now, zone_of(zone))
    minute = here.hour * 60 + here.minute
    if (quiet_to - minute) % DAY > (quiet_to - quiet_from) % DAY or minute == quiet_to:
        return now
    wakes = here.replace(hour=quiet_to // 60, minute=quiet_to % 60, second=0, microsecond=0)
    if wakes <= here:
        wakes += timedelta(days=1)
    return max(now, wakes.timestamp())
