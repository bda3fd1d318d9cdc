"""The server where people meet who know of no other."""

from __future__ import annotations

from pathlib import Path

from audiogame.online.link import TableLink, read_link
from audiogame.rules.fault import Fault, Reason, system_reason
from audiogame.table.own_file import read_text

ADDRESS = ""
"""Address of that server, as in a link; empty until somebody hosts one for all."""
FILE = "server.txt"
"""File in the data folder by which an operator, or who installs the program, names another one."""


def public_server(data: Path) -> TableLink | None:
    """Return the server that the file or this release names; None without any.

    Args:
        data: the data folder.

    Raises:
        Fault: the file cannot be read.
        LinkError: it holds no address.
    """
    path = data / FILE
    try:
        named = read_text(path).strip()
    except FileNotFoundError:
        named = ""
    except (OSError, UnicodeDecodeError) as fault:
        why = system_reason(fault) if isinstance(fault, OSError) else Reason("no-utf-8")
        raise Fault("server-file-unreadable", file=FILE, why=why) from fault
    return read_link(named or ADDRESS) if named or ADDRESS else None
