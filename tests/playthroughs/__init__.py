"""Golden texts of the lines heard in each game, read aloud and checked by the tests."""
