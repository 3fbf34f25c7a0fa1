"""`make pin`: write the present digest from the registry behind each image's tag."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
FILES: Final = ("Containerfile", "compose.yaml")
"""Where images are named."""
_IMAGE: Final = re.compile(r"(docker\.io/[\w./-]+:[\w.-]+)(?:@sha256:[0-9a-f]+)?$", re.MULTILINE)
_DIGEST: Final = re.compile(r"sha256:[0-9a-f]{64}")


class NotTold(Exception):
    """A digest cannot be had; the text is one line that says of which image, and why."""


def main() -> int:
    """Pin every image; return the exit code, 1 if a digest cannot be had: nothing is changed then."""
    texts = {path: path.read_text(encoding="utf-8") for path in (ROOT / name for name in FILES)}
    try:
        digests = {image: digest_of(image) for text in texts.values() for image in _IMAGE.findall(text)}
    except NotTold as error:
        print(f"Nothing is pinned: {error}", file=sys.stderr)
        return 1
    for path, text in texts.items():
        path.write_text(pinned(text, digests), encoding="utf-8")
    for image, digest in digests.items():
        print(f"{image}@{digest}")
    return 0


def digest_of(image: str) -> str:
    """Ask an image's registry for its digest, which is that of all machines' kinds together.

    Raises:
        NotTold: docker is not there, or the registry does not tell.
    """
    command = ["docker", "buildx", "imagetools", "inspect", "--format", "{{.Manifest.Digest}}", image]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError as error:
        raise NotTold(f"docker, which would ask for {image}, does not run ({error.strerror}).") from None
    digest = done.stdout.strip()
    if done.returncode or not _DIGEST.fullmatch(digest):
        raise NotTold(f"no digest of {image} ({' '.join(done.stderr.split()) or 'the registry tells none'}).")
    return digest


def pinned(text: str, digests: Mapping[str, str]) -> str:
    """Return a file's text with each image at the end of a line named by its digest.

    Args:
        text: of the file; digests that it has already are replaced.
        digests: by the images' names with their tags.
    """
    return _IMAGE.sub(lambda found: f"{found[1]}@{digests[found[1]]}", text)


if __name__ == "__main__":
    sys.exit(main())
