"""One attack a module: its docstring says what is tried, and `attack(target)` does so until it is cancelled."""
