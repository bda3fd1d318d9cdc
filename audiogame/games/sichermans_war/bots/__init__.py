"""Who plays Sicherman's War without a person, and who advises."""
