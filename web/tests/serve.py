"""The real server with the client as built in a folder: what `forts serve` does once both are packed together."""

import sys
from pathlib import Path

if __name__ == "__main__":  # processes for bots read this file again, and need nothing of it
    import forts.server.client
    from forts.cli import main

    forts.server.client.FOLDER = Path(sys.argv[1]).resolve()
    sys.argv = ["forts", "serve", *sys.argv[2:]]
    main()
