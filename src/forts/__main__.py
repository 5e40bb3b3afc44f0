"""`python -m forts` is the command `forts`."""

from __future__ import annotations

import sys

if __name__ == "__main__":  # processes for bots read this file again, and need no commands
    from forts.cli import main

    sys.exit(main())
