"""Benchmarks, run by `python tests/benchmarks`."""
