"""Certificates by which this machine knows servers: one context for all of the program's TLS."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from audiogame.rules.fault import Fault, own_system

if TYPE_CHECKING:
    import ssl

STORES = (
    "/etc/ssl/cert.pem",  # macOS, Alpine and BSD
    "/etc/ssl/certs/ca-certificates.crt",  # Debian
    "/etc/pki/tls/certs/ca-bundle.crt",  # Fedora
    "/etc/ssl/ca-bundle.pem",  # openSUSE
)
"""Where systems keep certificates that OpenSSL reads.

The Python of python.org for macOS looks at none of them, and one that came with a folder looks
where the system had them on which that was built.
"""


class NoCertificates(Fault):
    """Fault: neither this Python nor the system has a certificate to compare others with."""


def trusting_context() -> ssl.SSLContext:
    """Return a context that trusts what this machine trusts.

    Raises:
        NoCertificates: it trusts nobody.
    """
    import ssl  # late: slow to import, and no first line needs it

    context = ssl.create_default_context()
    folder = ssl.get_default_verify_paths().capath
    if context.cert_store_stats()["x509"] or (folder and any(Path(folder).iterdir())):
        return context
    for store in STORES:
        try:
            context.load_verify_locations(store)
        except OSError:  # it is not there, or holds no certificate
            continue
        return context
    raise NoCertificates("certificates-missing", system=own_system())
