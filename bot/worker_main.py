"""The program of a worker that searches. It is run by its path, and imports nothing of the bot before it watches it.

So it ends when the bot does, even while it imports. Standard input and output carry messages: 8 bytes that are the
length, and the content. The first that comes in is the path to import by, joined by NUL; `bot.search.worker` knows the
others.
"""

import os
import signal
import sys
import threading
from queue import SimpleQueue


def main() -> None:
    """Do what the bot asks for until the bot is gone."""
    requests: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_listen, args=(requests,), daemon=True).start()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the bot's affair
    answers = os.dup(1)
    os.dup2(2, 1)  # what is printed by mistake is no answer
    sys.path[:] = requests.get().decode(errors="surrogateescape").split("\0")

    from bot.compiled import prefer

    prefer()  # before anything of the games is imported

    from bot.search.worker import serve

    serve(requests.get, lambda content: _write(answers, len(content).to_bytes(8, "big") + content))


def _listen(requests: SimpleQueue[bytes]) -> None:
    """Take in what the bot asks for, and end this process when the bot has gone, whatever else runs in it."""
    try:
        while True:
            requests.put(_read(int.from_bytes(_read(8), "big")))
    finally:
        os._exit(1)


def _read(size: int) -> bytes:
    """Return so many bytes of the input.

    Raises:
        EOFError: its other end was closed.
    """
    content = b""
    while len(content) < size:
        more = os.read(0, size - len(content))
        if not more:
            raise EOFError
        content += more
    return content


def _write(file: int, content: bytes) -> None:
    """Write all of an answer, or end this process without a word when the bot has gone."""
    try:
        while content:
            content = content[os.write(file, content) :]
    except BrokenPipeError:
        os._exit(1)


if __name__ == "__main__":
    main()
