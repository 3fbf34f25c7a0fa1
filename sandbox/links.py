"""Addresses in a request: which schemes are taken, and what is no address at all."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from sandbox.errors import Form, Path

WEB = ("http", "https")
MOST_CHARACTERS = 2048

_HOST = re.compile(r"[^\s/?#@%\\]+")


def check_url(url: object, path: Path, form: Form, schemes: tuple[str, ...] = WEB, most: int = MOST_CHARACTERS) -> None:
    """Note what is wrong with an address, if there is one.

    Args:
        url: what the request carries.
        path: where.
        form: where faults are noted.
        schemes: those that may stand before it.
        most: how long it may be.
    """
    if not form.text(url, path, 1, most):
        return
    scheme, separator, _ = str(url).partition("://")
    if not separator or not scheme.isalnum():
        form.add(path, "URL_TYPE_INVALID_URL", "Not a well formed URL.")
    elif scheme.lower() not in schemes:
        names = ", ".join(f"'{one}'" for one in schemes)
        message = f'Scheme "{scheme.lower()}" is not supported. Scheme must be one of ({names}).'
        form.add(path, "URL_TYPE_INVALID_SCHEME", message)
    elif scheme.lower() in WEB and not _has_host(str(url)):
        form.add(path, "URL_TYPE_INVALID_URL", "Not a well formed URL.")


def _has_host(url: str) -> bool:
    try:
        parts = urlsplit(url)
        host, _ = parts.hostname or "", parts.port
    except ValueError:
        return False
    return bool(_HOST.fullmatch(host)) and not re.search(r"\s", url.strip())
