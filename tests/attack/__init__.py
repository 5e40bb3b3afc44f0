"""Attacks on a server of our own: on loopback alone, bounded in count and time, each beside one honest table of four."""
