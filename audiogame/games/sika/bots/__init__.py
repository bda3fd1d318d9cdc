"""Who plays Sika without a person, and who advises."""
