"""Persistent data of this device for online play: its secret, servers, seats and blocked people.

All that is kept of a server is kept by its key; its name is a label, which any other can bear, and
its address may be somebody else's tomorrow.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta

from audiogame.online.identity import new_secret, server_id
from audiogame.online.link import TableLink
from audiogame.online.session_packets import FORMER
from audiogame.rules.fault import Fault, system_reason
from audiogame.rules.lengths import Digest, Name, Word
from audiogame.rules.value import Value, as_dict, replace
from audiogame.table.own_file import change_whole, read_own

FILE = "online.json"
REMEMBERED = 20
"""Servers remembered at most."""
ServerKey: TypeAlias = Annotated[str, Meta(pattern=r"\A[0-9a-f]{64}\Z")]
"""The public key of a server, in hexadecimal digits."""
_DIGITS = re.compile(r"[0-9a-f]{64}")
"""A secret or a key."""
SEATS = 8
"""Seats remembered at most; a player at more tables has the links of the others."""


OTHERS = 6
"""Names kept of those who sit beside the people here."""
ServerName: TypeAlias = Annotated[str, Meta(max_length=80)]


class KnownServer(Value):
    """A server that this device has been to; the link has the same rights as then.

    Args:
        name: that it gives itself.
        link: to it, with its id.
        key: its public key, in hexadecimal digits.
    """

    name: ServerName
    link: TableLink
    key: ServerKey


class KeptSeat(Value):
    """A seat at a server's table, reserved for the people at this device.

    Args:
        server: the name of the server.
        link: of the table; it has no key, as the owner of a seat needs none.
        game: its name.
        key: the public key of the server, in hexadecimal digits.
        others: who else sits there, as last heard.
    """

    server: ServerName
    link: TableLink
    game: Word
    key: ServerKey
    others: Annotated[tuple[Name, ...], Meta(max_length=OTHERS)] = ()


class Blocked(Value):
    """A blocked person.

    Args:
        key: the public key of the server, in hexadecimal digits.
        person: their key there.
        name: as they were called.
    """

    key: ServerKey
    person: Digest
    name: Name


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

    def sits(self, key: str, table: str) -> bool:
        """Return whether a seat at a server's table is reserved for the people here."""
        return any((one.key, one.link.table) == (key, table) for one in self.seats)

    def sat(self, seat: KeptSeat) -> Device:
        """Add a reserved seat."""
        others = self.rose(seat.key, seat.link.table).seats
        return replace(self, seats=(seat, *others)[:SEATS])

    def rose(self, key: str, table: str) -> Device:
        """Remove a reserved seat: it is no longer kept."""
        others = (one for one in self.seats if (one.key, one.link.table) != (key, table))
        return replace(self, seats=tuple(others))

    def blocks(self, key: str, person: str) -> bool:
        """Return whether a person at a server is blocked."""
        return any((one.key, one.person) == (key, person) for one in self.blocked)

    def block(self, key: str, person: str, name: str) -> Device:
        """Block a person."""
        others = self.unblock(key, person).blocked
        return replace(self, blocked=(*others, Blocked(key, person, name)))

    def unblock(self, key: str, person: str) -> Device:
        """Unblock a person."""
        others = (one for one in self.blocked if (one.key, one.person) != (key, person))
        return replace(self, blocked=tuple(others))

    def moved_to(self, secret: bytes) -> Device:
        """Take over the secret of a recovery phrase; its own changes nothing."""
        if secret.hex() == self.secret:
            return self
        return replace(self, secret=secret.hex(), former=())

    def renewed(self) -> Device:
        """Replace the secret by a new one, because another device that has it is lost."""
        former = (*self.former, self.secret)[-FORMER:]
        return replace(self, secret=new_secret().hex(), former=former)

    def key_of(self, link: TableLink) -> str:
        """Return the key that the server of a link must have; empty for a first contact.

        A link with a server's id counts for that server, whoever else was known at its address.
        """
        known = [(one.key, one.link) for one in self.servers]
        known += [(one.key, one.link) for one in self.seats]
        if link.server:
            found = (key for key, before in known if before.server == link.server)
        else:
            found = (key for key, before in known if before.address == link.address)
        return next(found, "")

    def namesake(self, key: str, name: str) -> bool:
        """Return whether another server of the same name is known, and this one is not."""
        named = {one.key for one in self.servers if one.name == name}
        named |= {one.key for one in self.seats if one.server == name}
        return bool(named) and key not in {*named, *(one.key for one in self.servers)}

    def been_to(self, key: str, name: str, link: TableLink) -> Device:
        """Remember a server; only an invitation is kept, no key of a table.

        A server that has moved takes its seats along.

        Args:
            key: its public key, in hexadecimal digits.
            name: that it gives itself.
            link: by which it was reached.
        """
        link = replace(link, server=server_id(bytes.fromhex(key)))
        before = next((one.link for one in self.servers if one.key == key), None)
        words = "" if link.table else link.key
        words = words or (before.key if before is not None else "")
        kept = replace(_moved(before or link, link), table="", key=words)
        others = [one for one in self.servers if one.key != key]
        seats = tuple(
            replace(one, server=name, link=_moved(one.link, link)) if one.key == key else one
            for one in self.seats
        )
        servers = (KnownServer(name, kept, key), *others)[:REMEMBERED]
        return replace(self, servers=servers, seats=seats)


def _moved(before: TableLink, link: TableLink) -> TableLink:
    """Return a link with the newest address of its server; one without TLS replaces none by it."""
    if before.secure and not link.secure:
        return replace(before, server=link.server)
    return replace(before, address=link.address, secure=link.secure, server=link.server)


def this_device(data: Path) -> Device:
    """Return this device's data; a secret is created at the first call.

    Args:
        data: the program's folder.

    Raises:
        Fault: it cannot be read, or is damaged, or cannot be written.
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
        Fault: it cannot be read, or is damaged.
    """
    path = data / FILE
    try:
        device = readable(read_own(path))
        whole = all(map(_DIGITS.fullmatch, (device.secret, *device.former)))
    except FileNotFoundError:
        return None
    except OSError as fault:
        raise Fault("device-file", path=str(path), why=system_reason(fault)) from fault
    except (ValueError, RecursionError):  # no JSON, another form, or no digits
        whole = False
    if not whole:
        raise Fault("device-damaged", path=str(path))
    return device


ROWS: dict[str, Any] = {
    "servers": KnownServer,
    "blocked": Blocked,
    "seats": KeptSeat,
    "names": Name,
    "games": Word,
}
"""Kinds of what was kept of servers and of people, by the field; one that is wrong is left out."""


def readable(data: bytes) -> Device:
    """Decode a device's data, without the rows that cannot be used.

    Raises:
        ValueError: it is no such data.
    """
    fields = msgspec.json.decode(data, type=dict[str, msgspec.Raw])
    for name, kind in ROWS.items():
        if name in fields:
            rows = msgspec.json.decode(fields[name], type=list[msgspec.Raw])
            good = [row for row in rows if _is_one(row, kind)]
            fields[name] = msgspec.Raw(msgspec.json.encode(good))
    return msgspec.json.decode(msgspec.json.encode(fields), type=Device)


def _is_one(row: msgspec.Raw, kind: Any) -> bool:
    try:
        msgspec.json.decode(row, type=kind)
    except ValueError:
        return False
    return True


def keep_device(data: Path, device: Device, before: Device | None = None) -> None:
    """Save the device's data, readable by its owner alone.

    Args:
        data: the program's folder.
        device: the data.
        before: as they were saved last; what has not changed since stays as another program has
            left it.  None to write everything.

    Raises:
        Fault: it cannot be written.
    """
    try:
        write_device(data, device, before)
    except OSError as fault:
        raise cannot_keep(data, fault) from fault


def write_device(data: Path, device: Device, before: Device | None = None) -> None:
    """Write the device file, without what could not be read again; see `keep_device`.

    Raises:
        OSError: it cannot be written.
    """

    def change(content: bytes) -> str:
        kept = device
        if before is not None and content:
            new = as_dict(device)
            changed = {name: new[name] for name, old in as_dict(before).items() if new[name] != old}
            try:
                kept = replace(readable(content), **changed)
            except ValueError:  # damaged meanwhile
                kept = device
        written = readable(msgspec.json.encode(kept))
        return msgspec.json.encode(written).decode()

    change_whole(data / FILE, change)


def cannot_keep(data: Path, fault: OSError) -> Fault:
    """Return the error for a device file that cannot be written."""
    return Fault("device-file", path=str(data / FILE), why=system_reason(fault))
