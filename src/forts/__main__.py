"""`python -m forts` is the command `forts`."""

from __future__ import annotations

import sys

from forts.cli import main

if __name__ == "__main__":
    sys.exit(main())
