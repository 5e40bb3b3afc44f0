"""Has SQLite's write-ahead log lost a commit?

SQLite reads its log up to the first frame whose checksum is wrong, and takes that for the end: after a power failure it
is. But each commit was on disk before the next began, so that whole commits behind a damaged one were acknowledged,
and would be dropped in silence.
"""

from __future__ import annotations

import struct
from pathlib import Path
from typing import NamedTuple

_MAGIC = {0x377F0682: "<", 0x377F0683: ">"}
"""What the log begins with, by the order of bytes in its checksums."""
_HEADER = struct.Struct(">8I")
_FRAME = struct.Struct(">6I")
_MOST = 32 * 1024 * 1024
"""Bytes that are looked at; SQLite begins its log anew after some four million."""


class _Frame(NamedTuple):
    """One page, as a commit left it."""

    commits: bool
    sums: tuple[int, int]
    """As they stand in it."""
    begun: bytes
    page: bytes

    def fits(self, before: tuple[int, int], order: str) -> bool:
        """Is it what it was when it was written?"""
        return _sums(self.page, _sums(self.begun, before, order), order) == self.sums


def lost_commits(log: Path) -> int:
    """How many commits that were acknowledged SQLite would pass over; 0 if the log is whole, or there is none."""
    try:
        with log.open("rb") as file:
            held = file.read(_MOST)
    except FileNotFoundError:
        return 0
    if len(held) < _HEADER.size:
        return 0
    magic, _, size, _, salt1, salt2, *sums = _HEADER.unpack_from(held)
    order = _MAGIC.get(magic, "<")
    frames = _frames(held, size, (salt1, salt2))
    first = (sums[0], sums[1])
    if magic not in _MAGIC or _sums(held[:24], (0, 0), order) != first:
        return max(1, sum(frame.commits for frame in frames)) if any(held) else 0
    before = first
    for number, frame in enumerate(frames):
        if not frame.fits(before, order):
            return _lost_behind(frames, number, order)
        before = frame.sums
    return 0


def _lost_behind(frames: list[_Frame], damaged: int, order: str) -> int:
    """Commits from a damaged frame on. If only its own is there, that may never have been finished."""
    whole = sum(
        frames[number].commits and frames[number].fits(frames[number - 1].sums, order)
        for number in range(damaged + 1, len(frames))
    )
    if frames[damaged].commits:
        return whole + 1 if whole else 0
    return whole if whole > 1 else 0


def _frames(held: bytes, size: int, salts: tuple[int, int]) -> list[_Frame]:
    """All frames of this round, up to the last that bears its salts; behind it lie those of the round before."""
    step = _FRAME.size + size
    if not 512 <= size <= 65536:
        return []
    found: list[_Frame] = []
    last = 0
    for at in range(_HEADER.size, len(held) - step + 1, step):
        _, pages, salt1, salt2, *sums = _FRAME.unpack_from(held, at)
        ours = (salt1, salt2) == salts
        page = held[at + _FRAME.size : at + step]
        found.append(_Frame(ours and pages > 0, (sums[0], sums[1]) if ours else (-1, -1), held[at : at + 8], page))
        last = len(found) if ours else last
    return found[:last]


def _sums(data: bytes, before: tuple[int, int], order: str) -> tuple[int, int]:
    """SQLite's checksum, continued."""
    one, two = before
    words = struct.unpack(f"{order}{len(data) // 4}I", data)
    for even, odd in zip(words[::2], words[1::2], strict=True):
        one = (one + even + two) & 0xFFFFFFFF
        two = (two + odd + one) & 0xFFFFFFFF
    return one, two
