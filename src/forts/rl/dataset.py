"""Data sets of decisions, as `forts dataset` writes them, as numpy arrays."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from forts import catalog
from forts.core import FortsError
from forts.core.data_set import COLUMNS, FORMAT, KEY, digest, identity
from forts.core.extras import extra
from forts.core.layout import Layout, OtherLayout
from forts.rl.errors import BadDataset

with extra("rl"):
    import numpy as np
    import numpy.typing as npt
    import polars as pl


@dataclass(frozen=True)
class Rows:
    """Decisions in columns, one row each."""

    layout: Layout
    """What each byte of an observation means."""
    game: npt.NDArray[np.uint32]
    """Number of the game in the run."""
    ply: npt.NDArray[np.uint32]
    seat: npt.NDArray[np.uint8]
    observation: npt.NDArray[np.uint8]
    """rows x size: what the seat knew."""
    mask: npt.NDArray[np.bool_]
    """rows x actions: what it could do."""
    action: npt.NDArray[np.uint16]
    """What it did."""
    share: npt.NDArray[np.float32]
    """Its share of the victory in the end."""
    score: npt.NDArray[np.int32]
    """Its points in the end."""

    def __len__(self) -> int:
        return len(self.action)


def parts_of(folder: Path | str) -> list[Path]:
    """The files of a data set."""
    found = sorted(Path(folder).glob("part-*.parquet"))
    if not found:
        raise BadDataset("rl-dataset-empty", path=str(folder))
    return found


def header_of(file: Path) -> dict[str, Any]:
    """What a part says of itself: game, rules, card file, options, layout, seed and command."""
    try:
        found = json.loads(pl.read_parquet_metadata(file)[KEY])
        if not isinstance(found, dict) or found.get(KEY) != FORMAT:
            raise ValueError(KEY)
    except OSError as error:
        raise BadDataset("rl-dataset-unread", path=str(file), why=error.strerror or str(error)) from None
    except (ValueError, KeyError, TypeError, pl.exceptions.PolarsError):
        raise BadDataset("rl-dataset-foreign", path=str(file)) from None
    return found


def batches(folder: Path | str) -> Iterator[Rows]:
    """The decisions of a data set, part by part: one larger than the memory is no larger than its largest part."""
    first: dict[str, Any] | None = None
    for file in parts_of(folder):
        header = header_of(file)
        first = first or header
        if identity(header) != identity(first):
            raise BadDataset("rl-dataset-mixed", path=str(file))
        layout, actions = _layout_of(header, file)
        try:
            frame = pl.read_parquet(file, columns=list(COLUMNS))
            if header.get("digest", "") not in ("", digest(frame)):  # parts of the first versions have none
                raise ValueError("digest")
            found = _rows(frame, layout, actions)
        except OSError as error:
            raise BadDataset("rl-dataset-unread", path=str(file), why=error.strerror or str(error)) from None
        except (IndexError, TypeError, ValueError, pl.exceptions.PolarsError):
            raise BadDataset("rl-dataset-damaged", path=str(file)) from None
        yield found


def read(folder: Path | str) -> Rows:
    """A whole data set in memory."""
    parts = list(batches(folder))
    names = [name for name in Rows.__dataclass_fields__ if name != "layout"]
    return Rows(parts[0].layout, *(np.concatenate([getattr(part, name) for part in parts]) for name in names))


def _layout_of(header: dict[str, Any], file: Path) -> tuple[Layout, int]:
    """The layout that the game has now, if it is the one the part was written with."""
    try:
        game = catalog.find(str(header["game"])).edition(int(header["rules"]), str(header["data"]))
        layout = game.layout(int(header["players"]), game.complete(int(header["players"]), header["options"]))
    except (FortsError, KeyError, TypeError, ValueError) as error:
        raise BadDataset("rl-dataset-game", path=str(file), why=str(error)) from None
    written = header.get("layout")
    if not isinstance(written, dict) or "version" not in written:
        raise BadDataset("rl-dataset-foreign", path=str(file))
    if layout.to_json() != written:
        raise OtherLayout(
            "rl-other-layout", path=str(file), game=game.name, found=written["version"], known=layout.version
        )
    return layout, game.num_actions


def _rows(frame: pl.DataFrame, layout: Layout, actions: int) -> Rows:
    whole = b"".join(frame["observation"].to_list())
    observation = np.frombuffer(whole, dtype=np.uint8).reshape(len(frame), layout.size)
    counts = frame["legal"].list.len().to_numpy()
    mask = np.zeros((len(frame), actions), dtype=np.bool_)
    mask[np.repeat(np.arange(len(frame)), counts), frame["legal"].explode().to_numpy()] = True
    return Rows(
        layout,
        frame["game"].to_numpy(),
        frame["ply"].to_numpy(),
        frame["seat"].to_numpy(),
        observation,
        mask,
        frame["action"].to_numpy(),
        frame["share"].to_numpy(),
        frame["score"].to_numpy(),
    )
