"""Stretches of bytes at once, for observations: done in C by `tools/in_place.h` if rules are compiled, else here."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8


def tell(into: vec[u8], at: i64, source: vec[u8], codes: vec[u8], row: i64) -> None:
    """Write every byte of the source from index `at` on, by the code that the row of a table has for it."""
    for byte in source:
        into[at] = codes[row + i64(byte)]
        at += 1


def clear(into: vec[u8], at: i64, count: i64) -> None:
    """Write zeros from index `at` on."""
    end: i64 = at + count
    while at < end:
        into[at] = 0
        at += 1


def put_in_order(into: vec[u8], at: i64, parts: vec[i64], ranks: vec[u8]) -> None:
    """Sort the bytes of each part by their ranks; two numbers, counted from `at`, say where a part begins and ends."""
    number: i64 = 0
    while number < len(parts):
        first: i64 = at + parts[number]
        end: i64 = at + parts[number + 1]
        place: i64 = first + 1
        while place < end:
            byte: u8 = into[place]
            rank: u8 = ranks[i64(byte)]
            free: i64 = place
            while free > first and ranks[i64(into[free - 1])] > rank:
                into[free] = into[free - 1]
                free -= 1
            into[free] = byte
            place += 1
        number += 2
