"""What players and chance are asked, a class for each question."""
