"""What is heard of each game, kept as texts that are read aloud and checked by the tests."""
