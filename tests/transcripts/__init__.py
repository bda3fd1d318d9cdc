"""What is heard of each lesson, kept as texts that are read aloud and checked by the tests."""
