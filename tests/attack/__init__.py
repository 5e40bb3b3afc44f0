"""Attacks on a server of our own: on loopback, bounded in count and time, each beside one honest table of four."""
