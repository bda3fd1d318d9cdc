"""A PostgreSQL cluster of a test's own, in a temporary folder, by a user other than root."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

FOLDERS = ("/usr/lib/postgresql/15/bin", "/usr/lib/postgresql/16/bin", "/usr/lib/postgresql/17/bin")
USER = "postgres"
SETTINGS = """
listen_addresses = '127.0.0.1'
unix_socket_directories = '{folder}'
fsync = on
synchronous_commit = on
max_connections = 60
shared_buffers = 32MB
wal_level = replica
hot_standby = on
max_wal_senders = 4
wal_keep_size = '64MB'
"""


def missing_postgres() -> str:
    """Return why no cluster can run here; empty if it can."""
    if _program("initdb") is None:
        return "PostgreSQL is not installed (initdb): Debian's package is postgresql"
    if sys.platform != "win32" and os.getuid() == 0 and not _known(USER):
        return f"PostgreSQL does not run as root, and there is no user {USER}"
    return ""


def _known(user: str) -> bool:
    if sys.platform == "win32":
        return False
    import pwd

    try:
        pwd.getpwnam(user)
    except KeyError:
        return False
    return True


def _program(name: str) -> str | None:
    found = [folder for folder in FOLDERS if Path(folder, name).exists()]
    return str(Path(found[0], name)) if found else shutil.which(name)


class Cluster:
    """One cluster with one server, which a test can stop and start."""

    def __init__(self, folder: Path | None = None) -> None:
        # Not below the folder of the tests, which other users may not enter.
        self.folder = folder or Path(tempfile.mkdtemp(prefix="audiogame-pg"))
        self._user = USER if sys.platform != "win32" and os.getuid() == 0 else None
        if self._user:
            shutil.chown(self.folder, self._user)
        self.data = self.folder / "data"
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])

    def run(self, program: str, *arguments: str) -> str:
        """Run one of PostgreSQL's programs; returns its output."""
        path = _program(program)
        assert path is not None
        done = subprocess.run(
            [path, *arguments],
            user=self._user,
            cwd=self.folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env={**os.environ, "LC_ALL": "C"},
            timeout=120,
            check=False,
        )
        assert done.returncode == 0, f"{program} {arguments}: {done.stdout}"
        return done.stdout

    def make(self) -> None:
        """Create the cluster, and start it."""
        self.run("initdb", "-D", str(self.data), "-U", "audiogame", "-A", "trust", "-E", "UTF8")
        self.configure()
        self.begin()

    def configure(self, more: str = "") -> None:
        """Write the settings of the cluster."""
        with (self.data / "postgresql.conf").open("a", encoding="utf-8") as file:
            file.write(SETTINGS.format(folder=self.folder) + f"port = {self.port}\n{more}")

    def follow(self, folder: Path | None = None) -> Cluster:
        """Create and start a synchronous standby of this cluster."""
        standby = Cluster(folder)
        at = ("-h", "127.0.0.1", "-p", str(self.port), "-U", "audiogame")
        standby.run(
            "pg_basebackup", *at, "-D", str(standby.data), "-R", "-X", "stream", "-c", "fast"
        )
        standby.configure()
        standby.begin()
        self.sql("postgres", "ALTER SYSTEM SET synchronous_standby_names = '*'")
        self.sql("postgres", "SELECT pg_reload_conf()")
        return standby

    def archive(self, folder: Path) -> None:
        """Archive each file of the write-ahead log in a folder from now on."""
        folder.mkdir()
        self.own(folder)
        self.configure(f"archive_mode = on\narchive_command = 'cp %p {folder}/%f'\n")
        self.stop()
        self.begin()

    def base_backup(self, source: Cluster) -> None:
        """Take a base backup of another cluster, without starting."""
        self.run("pg_basebackup", *source.at, "-D", str(self.data), "-X", "stream", "-c", "fast")

    def restore(self, archive: Path, moment: str) -> None:
        """Start from a base backup, with point-in-time recovery to a moment."""
        self.configure(
            f"archive_mode = off\nrestore_command = 'cp {archive}/%f %p'\n"
            f"recovery_target_time = '{moment}'\nrecovery_target_action = 'promote'\n"
        )
        signal = self.data / "recovery.signal"
        signal.touch()
        self.own(signal)
        self.begin()
        while self.sql("postgres", "SELECT pg_is_in_recovery()").strip() != "f":
            time.sleep(0.1)

    def promote(self) -> None:
        """Promote a standby to the primary."""
        self.run("pg_ctl", "-D", str(self.data), "-w", "promote")

    def begin(self) -> None:
        """Start the server."""
        log = str(self.folder / "log")
        self.run("pg_ctl", "-D", str(self.data), "-w", "-t", "60", "-l", log, "start")

    def stop(self, how: str = "fast") -> None:
        """Stop the server."""
        if self.running:
            self.run("pg_ctl", "-D", str(self.data), "-m", how, "-w", "stop")

    def kill(self) -> None:
        """Kill the server and its children, as when the machine fails."""
        first = int((self.data / "postmaster.pid").read_text(encoding="ascii").split()[0])
        children = subprocess.run(
            ["ps", "-o", "pid=", "--ppid", str(first)],
            stdout=subprocess.PIPE,
            text=True,
            check=False,
        ).stdout.split()
        for one in (first, *map(int, children)):
            with contextlib.suppress(ProcessLookupError):
                os.kill(one, signal.SIGKILL)
        while any(Path("/proc", str(one)).exists() for one in (first, *children)):
            time.sleep(0.01)

    @property
    def running(self) -> bool:
        """Whether the server is running."""
        try:
            first = (self.data / "postmaster.pid").read_text(encoding="ascii").splitlines()[0]
            os.kill(int(first), 0)
        except (OSError, IndexError):
            return False
        return True

    def own(self, path: Path) -> None:
        """Give PostgreSQL's user the ownership of a folder or file."""
        if self._user:
            shutil.chown(path, self._user)

    def database(self, name: str) -> str:
        """Create a database; returns its address."""
        self.run("createdb", *self.at, name)
        return f"postgresql://audiogame@127.0.0.1:{self.port}/{name}"

    @property
    def at(self) -> tuple[str, ...]:
        """Arguments of PostgreSQL's programs for the host and port."""
        return ("-h", "127.0.0.1", "-p", str(self.port), "-U", "audiogame")

    def sql(self, name: str, question: str) -> str:
        """Query a database; returns the rows, with bars between the columns."""
        return self.run("psql", *self.at, "-d", name, "-qAtX", "-c", question)

    def remove(self) -> None:
        """Stop the server, and remove its files."""
        if (self.data / "postmaster.pid").exists():
            self.stop("immediate")
        shutil.rmtree(self.folder, ignore_errors=True)


def refuse(cluster: Cluster, name: str, what: str) -> None:
    """Make a database refuse to insert, update or delete in one of its tables."""
    cluster.sql(
        name,
        "CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS "
        "$$ BEGIN RAISE EXCEPTION 'the hall is closed'; END $$",
    )
    cluster.sql(name, f"CREATE TRIGGER closed BEFORE {what} FOR EACH ROW EXECUTE FUNCTION refuse()")


def allow(cluster: Cluster, name: str) -> None:
    cluster.sql(name, "DROP FUNCTION refuse CASCADE")
