"""The program of a search worker; it is started by its path, and watches the bot before it imports anything of it.

So it ends when the bot ends, even during an import. Standard input and output carry messages: 8 bytes of length, then
the content. The first message is the import path, joined by NUL; `bot.ai_workers.serve` knows the others.
"""

import os
import signal
import sys
import threading
from queue import SimpleQueue


def main() -> None:
    """Serve the bot's requests until the bot has ended."""
    requests: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_listen, args=(requests,), daemon=True).start()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the bot handles Ctrl-C
    answers = os.dup(1)
    os.dup2(2, 1)  # what is printed by mistake must not be read as an answer
    sys.path[:] = requests.get().decode(errors="surrogateescape").split("\0")

    from bot.compiled_simulation import prefer_compiled

    prefer_compiled()  # before anything of the games is imported

    from bot.ai_workers.serve import serve

    serve(requests.get, lambda content: _write(answers, len(content).to_bytes(8, "big") + content))


def _listen(requests: SimpleQueue[bytes]) -> None:
    """Queue the bot's requests, and end this process when the bot has ended, even if other threads run."""
    try:
        while True:
            requests.put(_read(int.from_bytes(_read(8), "big")))
    finally:
        os._exit(1)


def _read(size: int) -> bytes:
    """Return `size` bytes of the input.

    Raises:
        EOFError: the other end was closed.
    """
    content = b""
    while len(content) < size:
        more = os.read(0, size - len(content))
        if not more:
            raise EOFError
        content += more
    return content


def _write(file: int, content: bytes) -> None:
    """Write an answer, or end this process silently if the bot has ended."""
    try:
        while content:
            content = content[os.write(file, content) :]
    except BrokenPipeError:
        os._exit(1)


if __name__ == "__main__":
    main()
