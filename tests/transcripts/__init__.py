"""Golden texts of the lines heard in each lesson, read aloud and checked by the tests."""
