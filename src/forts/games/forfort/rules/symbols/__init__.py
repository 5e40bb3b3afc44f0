"""The symbols of the walls: each with its effect, its combo, the questions for its targets, its words and its worth."""
