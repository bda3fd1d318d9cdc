"""A TCP proxy on this machine whose connections can be cut."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Self


class CutLine:
    """Forwards connections to its own port to another port, until it is cut.

    Args:
        port: to forward to.
    """

    def __init__(self, port: int) -> None:
        self._to = port
        self._lines: list[socket.socket] = []
        self._server = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._server.getsockname()[1])
        self._goes = threading.Event()
        """Set while bytes are forwarded."""
        self._goes.set()

    def __enter__(self) -> Self:
        threading.Thread(target=self._serve, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._goes.set()
        self._close()

    def _close(self) -> None:
        with contextlib.suppress(OSError):
            self._server.shutdown(socket.SHUT_RDWR)
        self._server.close()
        self.cut()

    @contextmanager
    def gone(self) -> Iterator[None]:
        """Cut all connections, and refuse new ones, as where a server has ended."""
        self._close()
        yield
        self._server = socket.create_server(("127.0.0.1", self.port))
        threading.Thread(target=self._serve, daemon=True).start()

    @contextmanager
    def silent(self) -> Iterator[None]:
        """Hold what is sent either way, as where a server or a network hangs."""
        self._goes.clear()
        yield
        self._goes.set()

    def cut(self) -> int:
        """Cut all open connections; new ones are forwarded. Returns the number cut."""
        lines, self._lines = self._lines, []
        ended = 0
        for line in lines:
            with contextlib.suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)
                ended += 1
        return ended

    def _serve(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._server.accept()
                far = socket.create_connection(("127.0.0.1", self._to))
                self._lines += [near, far]
                for pair in ((near, far), (far, near)):
                    threading.Thread(target=self._carry, args=pair, daemon=True).start()

    def _carry(self, source: socket.socket, target: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65_536):
                self._goes.wait()
                target.sendall(data)
        for one in (source, target):
            with contextlib.suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
