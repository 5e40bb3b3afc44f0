"""What is asked: each question with its offer, its answer, its words and its refusals; `by_number` has them all."""
