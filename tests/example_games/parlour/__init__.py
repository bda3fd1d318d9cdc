"""What parlour games share: the scores of all seats."""
