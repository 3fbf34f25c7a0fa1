"""A player reads of their own moves in the second person: in no language with their own name."""

from __future__ import annotations

import pytest

from bot.games import GAMES
from bot.i18n.messages import BoundSpeech, Words
from bot.screens.event_sentences import AfterGameSpeech
from engine.duel import events as duel
from engine.game import Event, Outcome, Seat
from engine.sobek import events as sobek
from engine.sobek.cards import Back, Token
from tests.render.duel.event_samples import SAMPLES as DUEL
from tests.render.sobek.event_samples import SAMPLES as SOBEK
from tests.render.sobek.samples import FISH, card
from tests.seated import seated

PEOPLE = ("Nefertari", "Senenmut")
MORE: dict[str, tuple[Event, ...]] = {
    "sobek": (
        sobek.PileSeen(1, 0, (FISH,)),
        sobek.EventChosen(1, Token.GUILD_LOTUS, True, target=0),
        sobek.CardReclaimed(1, 0, Back.BEIGE, FISH),
        sobek.CharacterPlayed(1, card("vizier"), True, target=0),
    ),
    "duel": (
        duel.GameEnded(Outcome((70, 70), (1,))),
        duel.GameEnded(Outcome((70, 70), (0, 1))),
        duel.GameEnded(Outcome((1, 0), (0,))),
    ),
}
EVENTS = {"sobek": [event for event, _ in SOBEK], "duel": [event for event, _ in DUEL]}
TOLD = [(game, event) for game in GAMES for event in (*EVENTS[game], *MORE[game])]


@pytest.fixture(scope="module")
def words() -> Words:
    return Words.load()


LANGUAGES = Words.load().languages


def speech_for(words: Words, language: str, game: str, reader: int | None) -> BoundSpeech:
    return words.speech(language, game, seated(*PEOPLE)).to(reader)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reader", [0, 1])
def test_nobody_reads_his_own_name(words: Words, language: str, reader: int, caplog: pytest.LogCaptureFixture) -> None:
    """As the one who acts and as the other; in messages to all it is the same."""
    for game, event in TOLD:
        face, speech = GAMES[game].face, speech_for(words, language, game, reader)
        for seen in (event, event.seen(None), event.seen(reader)):
            told = face.tell(seen, speech) or ""
            assert PEOPLE[reader] not in told, (seen, told)
            other = face.tell(seen, speech_for(words, language, game, None)) or ""
            assert (PEOPLE[1 - reader] in told) is (PEOPLE[1 - reader] in other), (seen, told)
    assert not caplog.records


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_only_looks_on_reads_names(words: Words, language: str) -> None:
    """So does everybody when the game is over, also the player concerned."""
    for game, event in TOLD:
        face, looker = GAMES[game].face, speech_for(words, language, game, None)
        names = [name for name in PEOPLE if name in (face.tell(event, AfterGameSpeech(looker)) or "")]
        assert names or not [name for name in PEOPLE if name in (face.tell(event, looker) or "")]


def test_a_language_without_the_words_keeps_the_name(words: Words) -> None:
    speech = speech_for(words, "de", "sobek", 0)
    assert speech.say("sobek-card-taken", seat=Seat(0), card=FISH).startswith("Du nimmst ")
    assert speech.say("sobek-status-turn", seat=Seat(0)) == "am Zug: Nefertari"
    assert speech.to(1).say("sobek-card-taken", seat=Seat(0), card=FISH).startswith("Nefertari nimmt ")


def test_who_wins_with_others_is_not_named_among_them(words: Words) -> None:
    speech = words.speech("en", "sobek", seated(*PEOPLE, "Klaus")).to(1)
    told = speech.say("sobek-game-ended", winners=(Seat(0), Seat(1), Seat(2)), score=9)
    assert told == "The game is over. You share the victory, with 9 points each: Nefertari and Klaus won too."
