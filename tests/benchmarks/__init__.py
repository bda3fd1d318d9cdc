"""Measures of the program, run by `python tests/benchmarks`."""
