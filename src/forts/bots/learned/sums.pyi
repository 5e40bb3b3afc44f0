from typing_extensions import Buffer

from forts.bots.learned.plain import Layers as Layers

def forward(
    seen: Buffer, tops: Buffer, starts: Buffer, sizes: Buffer, places: Buffer, table: Buffer, into: Buffer, /
) -> None: ...
def backward(
    seen: Buffer, tops: Buffer, starts: Buffer, sizes: Buffer, places: Buffer, into: Buffer, slopes: Buffer, /
) -> None: ...
def gather(into: Buffer, out_of: Buffer, times: Buffer, rows: Buffer, found: Buffer, width: int, /) -> None: ...
def follow(
    weights: Buffer,
    steady: Buffer,
    first: Buffer,
    second: Buffer,
    slopes: Buffer,
    pace: float,
    slow: float,
    slower: float,
    tiny: float,
    fresh: float,
    /,
) -> None: ...
