"""Persistent data of this device for online play: its secret, servers, seats and blocked people."""

from __future__ import annotations

from pathlib import Path

import msgspec

from audiogame.online.identity import SECRET, new_secret
from audiogame.online.link import TableLink
from audiogame.online.session_packets import FORMER
from audiogame.rules.fault import Fault, system_reason
from audiogame.rules.value import Value, as_dict, replace
from audiogame.table.own_file import change_whole, read_own

FILE = "online.json"
REMEMBERED = 20
"""Servers remembered at most."""
SEATS = 8
"""Seats remembered at most; a player at more tables has the links of the others."""


class DeviceFault(Fault):
    """The device file cannot be read or written."""


class KnownServer(Value):
    """A server that this device has been to; the link has the same rights as then."""

    name: str
    link: TableLink


class KeptSeat(Value):
    """A seat at a server's table, reserved for the people at this device.

    Args:
        server: its name.
        link: of the table; it has no key, as the owner of a seat needs none.
        game: its name.
        others: who else sits there, as last heard.
    """

    server: str
    link: TableLink
    game: str
    others: tuple[str, ...] = ()


class Blocked(Value):
    """A blocked person, by their key at a server."""

    server: str
    person: str
    name: str


class Device(Value):
    """The persistent data of this device.

    Args:
        secret: of the device, in hexadecimal digits.
        servers: the last one first.
        games: those that "Play now" may choose; none for all.
        blocked: people whose chat is hidden here, for good.
        patience: factor by which time limits are longer for the people here.
        former: the secrets that this device had before, the oldest first; they were given up
            because another device that has them is lost.
        seats: seats reserved for the people here, the last one first.
        names: the names that the people here used last.
    """

    secret: str
    servers: tuple[KnownServer, ...] = ()
    games: tuple[str, ...] = ()
    blocked: tuple[Blocked, ...] = ()
    patience: int = 1
    former: tuple[str, ...] = ()
    seats: tuple[KeptSeat, ...] = ()
    names: tuple[str, ...] = ()

    def sits(self, server: str, table: str) -> bool:
        """Return whether a seat at a table is reserved for the people here."""
        return any((one.server, one.link.table) == (server, table) for one in self.seats)

    def sat(self, seat: KeptSeat) -> Device:
        """Add a reserved seat."""
        others = self.rose(seat.server, seat.link.table).seats
        return replace(self, seats=(seat, *others)[:SEATS])

    def rose(self, server: str, table: str) -> Device:
        """Remove a reserved seat: it is no longer kept."""
        others = (one for one in self.seats if (one.server, one.link.table) != (server, table))
        return replace(self, seats=tuple(others))

    def blocks(self, server: str, person: str) -> bool:
        """Return whether a person is blocked."""
        return any((one.server, one.person) == (server, person) for one in self.blocked)

    def block(self, server: str, person: str, name: str) -> Device:
        """Block a person."""
        others = self.unblock(server, person).blocked
        return replace(self, blocked=(*others, Blocked(server, person, name)))

    def unblock(self, server: str, person: str) -> Device:
        """Unblock a person."""
        others = (one for one in self.blocked if (one.server, one.person) != (server, person))
        return replace(self, blocked=tuple(others))

    def moved_to(self, secret: bytes) -> Device:
        """Take over the secret of a recovery phrase."""
        return replace(self, secret=secret.hex(), former=())

    def renewed(self) -> Device:
        """Replace the secret by a new one, because another device that has it is lost."""
        former = (*self.former, self.secret)[-FORMER:]
        return replace(self, secret=new_secret().hex(), former=former)

    def been_to(self, name: str, link: TableLink) -> Device:
        """Remember a server by its name; only an invitation is kept, no key of a table."""
        key = "" if link.table else link.key
        before = next((one.link for one in self.servers if one.name == name), None)
        kept = replace(link, table="", key=key or (before.key if before is not None else ""))
        others = tuple(one for one in self.servers if one.name != name)
        return replace(self, servers=(KnownServer(name, kept), *others)[:REMEMBERED])


def this_device(data: Path) -> Device:
    """Return this device's data; a secret is created at the first call.

    Args:
        data: the program's folder.

    Raises:
        DeviceFault: it cannot be read, or is damaged, or cannot be written.
    """
    device = kept_device(data)
    if device is None:
        device = Device(new_secret().hex())
        keep_device(data, device)
    return device


def kept_device(data: Path) -> Device | None:
    """Return this device's data; None where none was created yet.

    Args:
        data: the program's folder.

    Raises:
        DeviceFault: it cannot be read, or is damaged.
    """
    path = data / FILE
    try:
        device = msgspec.json.decode(read_own(path), type=Device)
        secrets = (device.secret, *device.former)
        whole = all(len(bytes.fromhex(one)) == SECRET for one in secrets)
    except FileNotFoundError:
        return None
    except OSError as fault:
        raise DeviceFault("device-file", path=str(path), why=system_reason(fault)) from fault
    except ValueError:  # no JSON, another form, or no digits
        whole = False
    if not whole:
        raise DeviceFault("device-damaged", path=str(path))
    return device


def keep_device(data: Path, device: Device, before: Device | None = None) -> None:
    """Save the device's data, readable by its owner alone.

    Args:
        data: the program's folder.
        device: the data.
        before: as they were saved last; what has not changed since stays as another program has
            left it.  None to write everything.

    Raises:
        DeviceFault: it cannot be written.
    """
    try:
        write_device(data, device, before)
    except OSError as fault:
        raise cannot_keep(data, fault) from fault


def write_device(data: Path, device: Device, before: Device | None = None) -> None:
    """Write the device file; see `keep_device`.

    Raises:
        OSError: it cannot be written.
    """

    def change(content: bytes) -> str:
        kept = device
        if before is not None and content:
            new = as_dict(device)
            changed = {name: new[name] for name, old in as_dict(before).items() if new[name] != old}
            try:
                kept = replace(msgspec.json.decode(content, type=Device), **changed)
            except ValueError:  # damaged meanwhile
                kept = device
        return msgspec.json.encode(kept).decode()

    change_whole(data / FILE, change)


def cannot_keep(data: Path, fault: OSError) -> DeviceFault:
    """Return the error for a device file that cannot be written."""
    return DeviceFault("device-file", path=str(data / FILE), why=system_reason(fault))
