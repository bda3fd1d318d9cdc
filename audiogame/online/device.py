"""What this device keeps for playing with others: its secret, and the servers it has been to."""

from __future__ import annotations

from pathlib import Path

import msgspec

from audiogame.online.identity import SECRET, new_secret
from audiogame.online.link import Link
from audiogame.rules.fault import Fault, system_reason
from audiogame.rules.value import Value, replace
from audiogame.table.own_file import write_whole

FILE = "online.json"
REMEMBERED = 20
"""Servers that are remembered."""


class DeviceFault(Fault):
    """A device that cannot keep who its person is."""


class KnownServer(Value):
    """A server that this device has been to; the link lets in as far as it did then."""

    name: str
    link: Link


class Device(Value):
    """What is kept.

    Args:
        secret: of the device, in hexadecimal digits.
        servers: the last one first.
    """

    secret: str
    servers: tuple[KnownServer, ...] = ()

    def been_to(self, name: str, link: Link) -> Device:
        """Remember a server by its name; only an invitation is kept, no key of a table."""
        key = "" if link.table else link.key
        before = next((one.link for one in self.servers if one.name == name), None)
        kept = replace(link, table="", key=key or (before.key if before is not None else ""))
        others = tuple(one for one in self.servers if one.name != name)
        return replace(self, servers=(KnownServer(name, kept), *others)[:REMEMBERED])


def this_device(data: Path) -> Device:
    """Return what this device keeps; it is given a secret when it is first asked for one.

    Args:
        data: the program's folder.

    Raises:
        DeviceFault: it cannot be read, or is damaged, or cannot be written.
    """
    path = data / FILE
    try:
        device = msgspec.json.decode(path.read_bytes(), type=Device)
        whole = len(bytes.fromhex(device.secret)) == SECRET
    except FileNotFoundError:
        device = Device(new_secret().hex())
        keep_device(data, device)
        return device
    except OSError as fault:
        raise DeviceFault("device-file", path=str(path), why=system_reason(fault)) from fault
    except ValueError:  # no JSON, another form, or no digits
        whole = False
    if not whole:
        raise DeviceFault("device-damaged", path=str(path))
    return device


def keep_device(data: Path, device: Device) -> None:
    """Keep what is known, for its owner alone.

    Raises:
        DeviceFault: it cannot be written.
    """
    path = data / FILE
    try:
        write_whole(path, msgspec.json.encode(device).decode())
    except OSError as fault:
        raise DeviceFault("device-file", path=str(path), why=system_reason(fault)) from fault
