"""What cards do: each icon with its rule, its words and its worth; `by_number` has them as actions count them."""
