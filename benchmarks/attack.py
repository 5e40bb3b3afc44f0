"""Every attack in turn, each on a server of its own beside an honest table of four; fails where a promise is not kept.

    python benchmarks/attack.py [--seconds 30] [NAME ...]

On loopback alone, and bounded: an attacker is a process that ends by itself.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent / "tests"))

from attack import frame  # noqa: E402 (found after the path is set)


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--seconds", type=float, default=30.0)
    asked.add_argument("names", nargs="*", metavar="NAME", help=", ".join(frame.names()))
    given = asked.parse_args()
    if unknown := set(given.names) - set(frame.names()):
        asked.error(f"there is no attack {', '.join(sorted(unknown))}")
    failed = False
    for name in given.names or frame.names():
        with tempfile.TemporaryDirectory() as folder:
            outcome = frame.carry_out(name, Path(folder), given.seconds)
        print(outcome.line(), flush=True)
        for fault in outcome.faults():
            failed = True
            print(f"  not kept: {fault}", flush=True)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
