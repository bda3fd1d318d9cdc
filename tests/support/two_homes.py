"""Two homes behind routers, one of them behind its provider's too, and a service between them.

a (192.168.1.2) - router - provider (100.64.0.0/10) - the internet - router - b (192.168.1.2)
"""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

INTERNET = "203.0.113.1"
"""Where the service is."""
LINES = (
    ("a", "192.168.1.2", "ra", "192.168.1.1"),
    ("ra", "100.64.0.2", "cg", "100.64.0.1"),
    ("cg", "203.0.113.2", "net", INTERNET),
    ("b", "192.168.1.2", "rb", "192.168.1.1"),
    ("rb", "198.51.100.2", "net", "198.51.100.1"),
)
"""Each inner side with its address, and the outer side that it goes out by."""
MASQUERADE = """
table ip nat {
    chain post {
        type nat hook postrouting priority 100;
        oifname "way" masquerade
    }
}
table ip filter {
    chain forward {
        type filter hook forward priority 0;
        iifname "way" ct state new drop
    }
}
"""


def no_homes() -> str:
    """Return why no homes can be made here; empty if they can."""
    if sys.platform != "linux" or os.geteuid():
        return "network namespaces are made by root on Linux"
    if not shutil.which("nft") or not shutil.which("ip"):
        return "nft is in Debian's package nftables, ip in iproute2"
    tried = subprocess.run(["ip", "netns", "add", "agtry"], capture_output=True, check=False)
    if not tried.returncode:
        subprocess.run(["ip", "netns", "del", "agtry"], check=False)
    return "network namespaces are not permitted here" if tried.returncode else ""


class Homes:
    """The namespaces, each under a name of this process."""

    def __init__(self) -> None:
        self._mark = f"ag{os.getpid()}"

    def at(self, place: str) -> tuple[str, ...]:
        """Return the beginning of a command that runs at a place: `a`, `b` or `net`."""
        return ("ip", "netns", "exec", f"{self._mark}{place}")

    def _run(self, *command: str, text: str = "") -> None:
        subprocess.run(command, check=True, input=text, text=True, capture_output=True)

    def build(self) -> None:
        places = sorted({place for inner, _, outer, _ in LINES for place in (inner, outer)})
        for place in places:
            self._run("ip", "netns", "add", f"{self._mark}{place}")
            self._run(*self.at(place), "ip", "link", "set", "lo", "up")
            self._run(*self.at(place), "sysctl", "-q", "-w", "net.ipv4.ip_forward=1")
        for number, (inner, own, outer, gate) in enumerate(LINES):
            down = f"down{number}"
            ends = ("way", "netns", f"{self._mark}{inner}", "type", "veth", "peer", "name", down)
            self._run("ip", "link", "add", *ends, "netns", f"{self._mark}{outer}")
            for place, device, address in ((inner, "way", own), (outer, down, gate)):
                self._run(*self.at(place), "ip", "addr", "add", f"{address}/24", "dev", device)
                self._run(*self.at(place), "ip", "link", "set", device, "up")
            self._run(*self.at(inner), "ip", "route", "add", "default", "via", gate)
        for router in ("ra", "cg", "rb"):
            self._run(*self.at(router), "nft", "-f", "-", text=MASQUERADE)

    def clear(self) -> None:
        for place in {place for inner, _, outer, _ in LINES for place in (inner, outer)}:
            name = ("ip", "netns", "pids", f"{self._mark}{place}")
            left = subprocess.run(name, capture_output=True, text=True, check=False).stdout
            for one in map(int, left.split()):  # a server beside a program that was killed stays
                with contextlib.suppress(ProcessLookupError):
                    os.kill(one, signal.SIGTERM)
            with contextlib.suppress(subprocess.CalledProcessError):
                self._run("ip", "netns", "del", f"{self._mark}{place}")


@contextmanager
def two_homes() -> Iterator[Homes]:
    """Yield two homes, which are taken away afterwards."""
    homes = Homes()
    try:
        homes.build()
        yield homes
    finally:
        homes.clear()
