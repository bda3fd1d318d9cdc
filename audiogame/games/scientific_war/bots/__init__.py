"""Who plays Scientific War without a person, and who advises."""
