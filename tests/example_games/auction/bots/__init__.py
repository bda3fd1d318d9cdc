"""The bots of Auction."""
