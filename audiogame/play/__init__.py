"""A game as its players meet it: decisions, questions, advice, review."""
