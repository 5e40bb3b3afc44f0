"""What a seat knows."""
