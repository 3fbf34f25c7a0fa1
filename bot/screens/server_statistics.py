"""What a server is told of all its games: how many, which, the longest, the best scores."""

from __future__ import annotations

from collections.abc import Mapping

from bot.i18n.messages import BoundSpeech
from bot.i18n.name_sanitizer import escape_name
from bot.queries.server_statistics import ServerStatistics
from bot.screens.components import day


def statistics_text(statistics: ServerStatistics | None, ladders: Mapping[str, str], speech: BoundSpeech) -> str:
    """Return the statistics of a server in small print below a title; empty without games, or if it shows none.

    Args:
        statistics: what is known of the server's games.
        ladders: the names of ladders by their codes; nothing is told of a game that is gone.
        speech: the reader's words.
    """
    if statistics is None or not statistics.games:
        return ""
    lines = [speech.say("statistics-games", games=statistics.games, lately=statistics.lately, people=statistics.people)]
    if statistics.favourite is not None and statistics.favourite[0] in ladders:
        code, games = statistics.favourite
        lines.append(speech.say("statistics-favourite", ladder=ladders[code], games=games))
    longest = statistics.longest
    if longest is not None and longest.ladder in ladders:
        when = day(longest.at)
        lines.append(speech.say("statistics-longest", ladder=ladders[longest.ladder], turns=longest.turns, when=when))
    for best in statistics.scores:
        if best.ladder in ladders:
            key, names = (
                ("statistics-best", {"name": escape_name(best.name)}) if best.name else ("statistics-score", {})
            )
            lines.append(speech.say(key, ladder=ladders[best.ladder], points=best.points, when=day(best.at), **names))
    return "\n".join((f"**{speech.say('statistics-title')}**", *(f"-# {line}" for line in lines)))
