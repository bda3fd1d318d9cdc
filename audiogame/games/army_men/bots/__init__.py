"""Who plays Army Men Dice War without a person, and who advises."""
