"""Calling people whose turn it is and who are elsewhere: by web push, and by a daily letter."""
