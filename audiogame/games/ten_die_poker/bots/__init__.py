"""Who plays 10-Die Poker without a person, and who advises."""
