"""What the sound device is asked for."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

KEEPS = "PULSE_LATENCY_MSEC"
ASKED = f"import audiogame.sound_server.device, os; print(os.environ['{KEEPS}'])"


@pytest.mark.parametrize(("own", "asked"), [(None, "20"), ("60", "60")])
def test_more_than_one_buffer_is_kept_ready(own: str | None, asked: str) -> None:
    """Gaps would be heard otherwise wherever the machine pauses; a player may ask for more."""
    env = {name: value for name, value in os.environ.items() if name != KEEPS}
    env.update({} if own is None else {KEEPS: own})
    command = [sys.executable, "-c", ASKED]
    done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=300, check=True)
    assert done.stdout.split()[-1] == asked
