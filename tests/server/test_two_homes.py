"""Two friends in two homes: an ssh service between them, and no router set up."""

from __future__ import annotations

import contextlib
import subprocess
import sys
import time
from pathlib import Path

import pytest
from packages import skip_without
from patience import until
from terminal import COMMAND, Terminal
from tunnel_service import SshService, no_sshd
from two_homes import INTERNET, Homes, no_homes, two_homes

from audiogame.settings import Settings, save_settings

pytestmark = pytest.mark.real
SSH, FORWARDED, HTTPS = 2222, 4000, 8443
KEYS = 6
"""Keys from the main menu to a link that can be sent."""
SECONDS = 20
"""Seconds from the last of them to the link."""
FRONT = Path(__file__).parents[1] / "support/tunnel_service.py"
CUTS = 3
REACTION = 1.0
"""Seconds after a line; a choice made sooner would not count."""


def reachable(homes: Homes, place: str, address: str, port: int) -> bool:
    """Return whether a place reaches a port; it asks once."""
    code = f"import socket; socket.create_connection(({address!r}, {port}), 3)"
    command = [*homes.at(place), sys.executable, "-c", code]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


@pytest.mark.timeout(300)
def test_two_friends_in_two_homes_play(tmp_path: Path) -> None:
    """From the main menu to the friend's first choice, through an ssh service that is cut."""
    skip_without(no_sshd() or no_homes())
    import trustme

    authority = trustme.CA()
    authority.cert_pem.write_to_path(str(tmp_path / "ca.pem"))
    issued = authority.issue_cert(INTERNET)
    issued.private_key_and_cert_chain_pem.write_to_path(str(tmp_path / "front.pem"))
    said = tmp_path / "said"
    said.write_text(f"https://{INTERNET}:{HTTPS}\n")
    trust = {"SSL_CERT_FILE": str(tmp_path / "ca.pem")}
    with contextlib.ExitStack() as stack:
        homes = stack.enter_context(two_homes())
        sshd = SshService(tmp_path, said, SSH, FORWARDED, INTERNET, homes.at("net"))
        sshd.start()
        stack.callback(sshd.stop)
        arguments = (str(tmp_path / "front.pem"), INTERNET, str(HTTPS), str(FORWARDED))
        front = subprocess.Popen([*homes.at("net"), sys.executable, str(FRONT), *arguments])
        stack.callback(front.wait)
        stack.callback(front.kill)
        for name in ("ann", "bo"):
            data = tmp_path / name
            data.mkdir()
            save_settings(data / "settings.toml", Settings(name=name.title(), welcomed=True))
        sshd.offer(tmp_path / "ann/server")
        here = ("--data", str(tmp_path / "ann"), "--pace", "0")
        command = (*homes.at("a"), *COMMAND)
        ann = stack.enter_context(Terminal(*here, columns=300, env=trust, command=command))
        ann.wait_for("Main menu")
        keys = 0
        for key, answer in (
            ("p", "Play with others"),
            ("\r", "Invite a friend"),
            ("\r", "Choose a game"),
            ("\r", "Allow this? Y or N."),
            ("y", "Trust it from now on? Y or N."),
        ):
            ann.read(REACTION)
            ann.press(key)
            keys += 1
            ann.wait_for(answer)
        ann.read(REACTION)
        ann.press("y")
        keys += 1
        since = time.monotonic()
        ann.wait_for("Anybody with this table's link can join, from the internet too.")
        ann.wait_for("copy it")
        assert time.monotonic() - since < SECONDS
        assert keys <= KEYS
        link = ann.copied
        assert link.startswith(f"audiogames://{INTERNET}:{HTTPS}/")
        assert not reachable(homes, "b", "100.64.0.2", 22)
        there = ("join", link, "--data", str(tmp_path / "bo"), "--pace", "0")
        command = (*homes.at("b"), *COMMAND)
        bo = stack.enter_context(Terminal(*there, columns=300, env=trust, command=command))
        bo.wait_for("You sit at a table")
        ann.wait_for("Enter begins.")
        ann.press("\r")
        bo.wait_for("The game begins")
        for cut in range(1, CUTS + 1):
            sshd.stop()
            bo.wait_for("Connection lost. Your seat is kept.", times=cut)
            sshd.start()
            bo.wait_for("The connection is back.", times=cut)
        before = len(bo.text)
        bo.press("t")
        assert until(lambda: len(bo.read(0.0)) > before)
