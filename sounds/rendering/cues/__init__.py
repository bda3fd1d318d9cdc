"""The renderers of the cues: one module for the common cues, one a game."""

from __future__ import annotations

from collections.abc import Callable

from rendering.signals import Signal

Play = Callable[[int], Signal]
"""Plays one variant of a cue; variants count from 1."""


def always(signal: Callable[[], Signal]) -> Play:
    """Return a cue that has a single variant."""
    return lambda variant: signal()
