"""The rules: a state machine over small integers."""
