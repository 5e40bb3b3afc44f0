"""Trials as people hold them on a screen: one module each, pure; `bout` is what they have in common."""
