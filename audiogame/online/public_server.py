"""The server where people meet who know of no other."""

from __future__ import annotations

from pathlib import Path

from audiogame.online.device import Device
from audiogame.online.link import TableLink, read_link
from audiogame.rules.fault import Fault, system_reason

ADDRESS = ""
"""Address of that server, as in a link; empty until somebody hosts one for all."""
FILE = "server.txt"
"""File in the data folder by which an operator, or who installs the program, names another one."""


class ServerFileFault(Fault):
    """The file that names the server cannot be read."""


def public_server(data: Path, device: Device) -> TableLink | None:
    """Return the server of the file, of this release, or of the last link; None without any.

    Args:
        data: the data folder.
        device: knows the servers that links have led to.

    Raises:
        ServerFileFault: the file cannot be read.
        LinkError: it holds no address.
    """
    path = data / FILE
    try:
        named = path.read_text(encoding="utf-8").strip()
    except FileNotFoundError:
        named = ""
    except (OSError, UnicodeDecodeError) as fault:
        why = system_reason(fault) if isinstance(fault, OSError) else str(fault)
        raise ServerFileFault("server-file-unreadable", file=FILE, why=why) from fault
    if named or ADDRESS:
        return read_link(named or ADDRESS)
    return device.servers[0].link if device.servers else None
