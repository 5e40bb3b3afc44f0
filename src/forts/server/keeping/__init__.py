"""Keeping what was acknowledged: copies and the way back, looking for damage, mending."""
