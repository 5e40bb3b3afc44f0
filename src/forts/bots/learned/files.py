"""The file of a network: what it was learned for and how, and its weights for each number of players."""

from __future__ import annotations

import json
import struct
import sys
import zlib
from array import array
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

from forts.bots.learned.network import Weights
from forts.core import FortsError, Game
from forts.core.layout import Layout

_MARK = b"forts network 1\n"
_DIGEST = 32
_LARGEST = 1 << 24
"""No file unpacks to more bytes than this."""


class BadNetwork(FortsError):
    """A file is no network, or one for something else."""


@dataclass(frozen=True)
class Network:
    """All that a file says."""

    game: str
    rules: int
    layout: int
    """Version of the observations it reads."""
    data: str
    """Fingerprint of the cards or tiles that it was learned with."""
    command: str
    """What made it,"""
    seed: int
    games: int
    """and after how many games of self-play."""
    ignored: tuple[str, ...]
    """Parts of observations that it does not look at."""
    weights: dict[int, Weights]
    """By number of players."""

    def check(self, game: Game, layout: Layout) -> None:
        """Refuse another game, other rules or another layout, by name."""
        if self.game != game.name:
            raise BadNetwork("network-other-game", game=game.name, other=self.game)
        if self.rules != game.rules:
            raise BadNetwork("network-other-rules", game=game.name, rules=game.rules, other=self.rules)
        if self.layout != layout.version:
            raise BadNetwork("network-other-layout", game=game.name, layout=layout.version, other=self.layout)


def packed(network: Network) -> bytes:
    """The network as a file, the same bytes for the same network."""
    header = {
        "game": network.game,
        "rules": network.rules,
        "layout": network.layout,
        "data": network.data,
        "command": network.command,
        "seed": network.seed,
        "games": network.games,
        "ignored": list(network.ignored),
        "players": list(network.weights),
    }
    blocks = [json.dumps(header, separators=(",", ":"), sort_keys=True).encode()]
    for weights in network.weights.values():
        blocks += [
            "\n".join(weights.names).encode(),
            weights.shifts,
            weights.rows,
            *(_little(part) for part in (weights.bias, weights.second, weights.second_bias)),
            *(_little(part) for part in (weights.last, weights.last_bias)),
        ]
    body = zlib.compress(b"".join(struct.pack("<I", len(block)) + block for block in blocks), 9)
    return _MARK + blake2b(body, digest_size=_DIGEST).digest() + body


def unpacked(data: bytes, name: str) -> Network:
    """What a file says; `BadNetwork` names it if it is damaged, cut short or something else."""
    if not data.startswith(_MARK):
        raise BadNetwork("network-foreign", path=name)
    digest, body = data[len(_MARK) : len(_MARK) + _DIGEST], data[len(_MARK) + _DIGEST :]
    if blake2b(body, digest_size=_DIGEST).digest() != digest:
        raise BadNetwork("network-damaged", path=name)
    try:
        return _read(zlib.decompressobj().decompress(body, _LARGEST))
    except (zlib.error, struct.error, ValueError, KeyError, TypeError, IndexError):
        raise BadNetwork("network-damaged", path=name) from None


def _read(body: bytes) -> Network:
    blocks: list[bytes] = []
    at = 0
    while at < len(body):
        (length,) = struct.unpack_from("<I", body, at)
        blocks.append(body[at + 4 : at + 4 + length])
        at += 4 + length
    header: dict[str, Any] = json.loads(blocks[0])
    weights: dict[int, Weights] = {}
    for place, players in enumerate(header["players"]):
        names, shifts, rows, *numbers = blocks[1 + 8 * place : 9 + 8 * place]
        kinds = ("i", "h", "i", "h", "i")
        found = Weights(
            names.decode().split("\n") if names else [],
            shifts,
            rows,
            *(_from_little(kind, part) for kind, part in zip(kinds, numbers, strict=True)),
        )
        if (
            not len(found.names) * found.width == len(shifts) * found.width == len(rows)
            or len(found.last_bias) != players
        ):
            raise ValueError("parts of different sizes")
        weights[players] = found
    return Network(
        game=header["game"],
        rules=header["rules"],
        layout=header["layout"],
        data=header["data"],
        command=header["command"],
        seed=header["seed"],
        games=header["games"],
        ignored=tuple(header["ignored"]),
        weights=weights,
    )


def _little(numbers: array[int]) -> bytes:
    if sys.byteorder == "little":
        return numbers.tobytes()
    turned = numbers[:]
    turned.byteswap()
    return turned.tobytes()


def _from_little(kind: str, data: bytes) -> array[int]:
    numbers: array[int] = array(kind)
    numbers.frombytes(data)
    if sys.byteorder != "little":
        numbers.byteswap()
    return numbers
