"""What is asked: each question with its offer, its answer, its words and its refusals; `turn` has them by number."""
