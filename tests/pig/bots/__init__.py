"""Who plays Pig without a person, and who advises."""
