"""What the suites have to know of Nim: options worth playing everything with."""

VARIANTS = [{}, {"daring": True, "size": 9}]
