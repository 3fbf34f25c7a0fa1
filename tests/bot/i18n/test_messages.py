"""Words are found, joined and counted, and no lack of them ever stops a game."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from bot.i18n import messages as module
from bot.i18n.messages import Words
from bot.tables import Reason
from engine.game import Label, Seat
from engine.sobek.cards import CARDS, KIND, Back, Good, Token
from tests.seated import seated

ENGLISH = """
greeting = Hello { $name }
cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
which = { $good-code ->
    [fish] swims
    [none] is nothing
   *[other] stands
}
list = { $things } ({ $things-count })
answer = { $flag ->
    [yes] indeed
   *[no] not at all
}
only-english = English only
list-two = { $first } and { $second }
list-middle = { $first }, { $second }
list-last = { $first } and { $second }
list-counted = { $count } × { $name }
list-empty = nothing
list-hidden = something hidden
player-number = Player { $number }
place = Place { $code }
sobek-card-fish1 = Fish with 1 scarab
sobek-own-list-hidden = hidden card
other-card-fish1 = Another fish
card-wheat1 = Any wheat
open = Open a table with { COMMAND("new") }.
unheard = Try { COMMAND("dance") }!
cmd-sobek-name = sobek
cmd-new-name = new
"""
POLISH = """
open = Otwórz stół: { COMMAND("new") }
unheard = Spróbuj { COMMAND("dance") }!
cmd-new-name = nowa-gra
cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
greeting = Witaj { $nobody }
list-two = { $first } i { $second }
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for language, text in {"en": ENGLISH, "pl": POLISH}.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / "some.ftl").write_text(text, encoding="utf-8")
    (tmp_path / "fr").mkdir()
    (tmp_path / "fr" / ".gitkeep").touch()
    return tmp_path


@pytest.fixture
def words(folder: Path) -> Words:
    return Words.load(folder)


def card(code: str) -> object:
    return CARDS[KIND[code]]


def test_only_languages_with_messages_count_and_english_is_first(words: Words) -> None:
    assert words.languages == ("en", "pl")
    assert [words.offer(locale) for locale in ("en-US", "en-GB", "pl", "es-ES")] == ["en", "en", "pl", None]


def test_the_project_has_its_words_in_english() -> None:
    assert Words.load().languages[0] == "en"
    assert Words.load().text("en", "board-hand") == "My hand"


def test_words_beside_the_installed_package_come_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "locale" / "en").mkdir(parents=True)
    (tmp_path / "locale" / "en" / "bot.ftl").write_text("board-hand = From the wheel\n", encoding="utf-8")
    monkeypatch.setattr(module, "__file__", str(tmp_path / "i18n" / "messages.py"))
    assert Words.load().text("en", "board-hand") == "From the wheel"


def test_no_folder_at_all_is_no_error(tmp_path: Path) -> None:
    words = Words.load(tmp_path / "nowhere")
    assert words.languages == ("en",)
    assert words.text("de", "greeting") == "greeting"


@pytest.mark.parametrize(
    ("wanted", "picked"),
    [
        (("pl",), "pl"),
        (("en-GB",), "en"),
        (("PL_pl",), "pl"),
        ((None, "", "es-ES", "pl"), "pl"),
        (("fr", None), "en"),
        ((), "en"),
        (("en-US", "pl"), "en"),
    ],
)
def test_the_first_language_that_we_have_is_picked(words: Words, wanted: tuple[str | None, ...], picked: str) -> None:
    assert words.pick(*wanted) == picked


@pytest.mark.parametrize(
    ("folders", "locale", "language"),
    [
        (["es-ES"], "es-419", "es-ES"),
        (["es-419"], "es-ES", "es-419"),
        (["pt-BR"], "pt-PT", "pt-BR"),
        (["pt-PT"], "pt_BR", "pt-PT"),
        (["sv-SE"], "sv", "sv-SE"),
        (["zh-CN"], "zh-TW", None),
        (["zh-TW"], "zh-CN", None),
        (["zh-TW"], "zh-HK", "zh-TW"),
        (["es-ES", "es-419"], "es-MX", "es-419"),
        (["es-419", "es-ES"], "es-MX", "es-419"),
        (["es-419", "es-ES"], "es-ES", "es-ES"),
        (["es", "es-419"], "es-ES", "es"),
        (["en-GB"], "en-US", "en"),
        (["es-ES"], "no locale", None),
        (["es-ES"], "pt-PT", None),
    ],
)
def test_a_region_without_words_gets_those_of_another_region(
    folders: list[str], locale: str, language: str | None
) -> None:
    words = Words({folder: {"hello": "hello = Hello"} for folder in folders})
    assert words.offer(locale) == language
    assert words.pick(locale) == (language or "en")


def test_plural_forms_follow_the_language(words: Words) -> None:
    def forms(language: str) -> list[str]:
        return [words.text(language, "cards", count=count) for count in (1, 2, 5, 22)]

    assert forms("en") == ["one card", "2 cards", "5 cards", "22 cards"]
    assert forms("pl") == ["1 karta", "2 karty", "5 kart", "22 karty"]


def test_a_missing_message_is_english_and_logged_once(words: Words, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        assert [words.text("pl", "only-english") for _ in range(3)] == ["English only"] * 3
        assert [words.text("pl", "only-english", unused=1) for _ in range(3)] == ["English only"] * 3
    assert len([record for record in caplog.records if "only-english" in record.getMessage()]) == 1


def test_a_broken_message_is_english_and_logged_once_without_its_values(
    words: Words, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        assert words.text("pl", "greeting", name="Anna") == "Hello Anna"
        assert words.text("pl", "greeting", name="Anna") == "Hello Anna"
    assert len(caplog.records) == 1
    assert "Anna" not in caplog.text


def test_what_english_lacks_too_is_its_own_id(words: Words, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        assert [words.text("en", "no-such-thing") for _ in range(2)] == ["no-such-thing"] * 2
    assert len(caplog.records) == 1
    assert words.speech("en").find("no-such-thing") is None
    assert words.speech("pl").find("only-english") == "English only"


def test_a_missing_value_never_raises(words: Words) -> None:
    assert words.text("en", "greeting").startswith("Hello")


def test_unreadable_files_and_messages_are_left_out(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    (folder / "en" / "broken.ftl").write_bytes(b"\xff\xfe bad = bytes")
    (folder / "en" / "junk.ftl").write_text("fine = Fine\nnot a message\nalso = { $unclosed\n", encoding="utf-8")
    (folder / "notes").mkdir()
    with caplog.at_level(logging.WARNING):
        words = Words.load(folder)
    assert words.text("en", "fine") == "Fine"
    assert words.text("en", "only-english") == "English only"
    assert "broken.ftl" in caplog.text
    assert "junk.ftl" in caplog.text
    assert "notes" in caplog.text


def test_what_cannot_be_parsed_is_missing_and_logged_when_it_is_first_wanted(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A broken message stops nothing: English is said, or what would be said without it."""
    broken = "only-english = { $unclosed\ncmd-new-name = nowa\ngreeting-you = { }\nopen = { -lost }\n-lost = {\n"
    (folder / "pl" / "some.ftl").write_text(f"{broken}greeting = Witaj {'{ $seat }'}\n", encoding="utf-8")
    words = Words.load(folder)
    with caplog.at_level(logging.WARNING):
        assert [words.text("pl", "only-english") for _ in range(3)] == ["English only"] * 3
        assert not words.has("pl", "only-english")
        assert words.speech("pl", players=seated("Ana")).to(0).say("greeting", seat=Seat(0)) == "Witaj Ana"
        assert words.text("pl", "open") == "Open a table with /sobek new."
    assert [record.getMessage() for record in caplog.records] == [
        "message only-english in pl cannot be read",
        "message greeting-you in pl cannot be read",
        "message -lost in pl cannot be read",
        "message open in pl is broken (FluentReferenceError)",
    ]


def test_a_message_that_one_folder_has_broken_is_that_of_the_next(folder: Path, tmp_path: Path) -> None:
    first = tmp_path / "first"
    (first / "en").mkdir(parents=True)
    (first / "en" / "own.ftl").write_text("only-english = {\ngreeting = Good day\n", encoding="utf-8")
    words = Words.load(first, folder)
    assert words.text("en", "only-english") == "English only"
    assert words.text("en", "greeting") == "Good day"


def test_seats_are_named_after_their_players(words: Words) -> None:
    speech = words.speech("en", "sobek", seated("Anna", "Bob"))
    assert speech.say("greeting", name=Seat(1)) == "Hello Bob"
    assert speech.say("greeting", name=Seat(3)) == "Hello Player 4"
    assert speech.say("list", things=(Seat(0), Seat(1))) == "Anna and Bob (2)"


def test_a_thing_is_named_by_its_game_first(words: Words) -> None:
    fish, wheat = card("fish1"), card("wheat1")
    assert words.speech("en", "sobek").say("greeting", name=fish) == "Hello Fish with 1 scarab"
    assert words.speech("en", game="other").say("greeting", name=fish) == "Hello Another fish"
    assert words.speech("pl", "sobek").say("list-two", first=wheat, second=fish) == "Any wheat i Fish with 1 scarab"
    assert words.speech("en", "sobek").name(Label("place", "3")) == "Place 3"
    assert words.speech("en", "sobek").name(Label("no", "name")) == "sobek-no-name"


def test_lists_are_joined_and_equal_things_counted(words: Words) -> None:
    speech = words.speech("en", "sobek", seated("Anna", "Bob", "Cleo"))
    fish, wheat = card("fish1"), card("wheat1")
    assert speech.say("list", things=()) == "nothing (0)"
    assert speech.say("list", things=(fish,)) == "Fish with 1 scarab (1)"
    assert speech.say("list", things=[fish, None, fish, wheat]) == (
        "2 × Fish with 1 scarab, hidden card and Any wheat (4)"
    )
    assert speech.say("list", things=(None, None)) == "2 × hidden card (2)"
    assert words.speech("en", "other").say("list", things=(None,)) == "something hidden (1)"
    assert speech.say("list", things=["a", "b", "c", "d"]) == "a, b, c and d (4)"


def test_lists_of_a_language_without_all_their_words_borrow_the_rest(words: Words) -> None:
    assert words.speech("pl").join(["a", "b"]) == "a i b"
    assert words.speech("pl").join(["a", "b", "c"]) == "a, b and c"


def test_codes_nothing_and_truth_serve_as_selectors(words: Words) -> None:
    assert words.text("en", "which", good=Good.FISH) == "swims"
    assert words.text("en", "which", good=Good.IVORY) == "stands"
    assert words.text("en", "which", good=None) == "is nothing"
    assert words.text("en", "answer", flag=True) == "indeed"
    assert words.text("en", "answer", flag=False) == "not at all"
    assert words.text("en", "greeting", name=None) == "Hello "


def test_every_named_value_of_the_engine_has_a_name_without_marks_of_direction() -> None:
    speech = Words.load().speech("en", "sobek")
    for thing in (*CARDS, *Good, *Token, *Back):
        name = speech.name(thing)
        assert name != f"sobek-{thing.term}-{thing.code}"
        assert "\u2068" not in name


@pytest.mark.parametrize("reason", list(Reason))
def test_every_reason_of_a_table_has_a_sentence(reason: Reason) -> None:
    message = f"error-{reason.code}"
    if reason.code.startswith("take-back-"):
        message = reason.code.replace("take-back-", "take-back-refused-")
    assert Words.load().has("en", message)


def test_names_are_escaped_for_markdown_only_where_asked(words: Words) -> None:
    assert words.speech("en", players=seated("a_b")).say("greeting", name=Seat(0)) == "Hello a_b"
    assert words.speech("en", players=seated("a_b"), markdown=True).say("greeting", name=Seat(0)) == "Hello a\\_b"
    assert words.speech("en", players=seated("a_b"), markdown=True).names == ("a\\_b",)


def test_players_keep_their_names_as_they_are_beside_the_escaped_ones(words: Words) -> None:
    speech = words.speech("en", players=seated("a_b\u202e", "Ptah", computers=(1,)), markdown=True)
    assert speech.seating == seated("a_b", "Ptah", computers=(1,))


def test_a_command_can_be_pressed_where_its_number_is_known_and_markdown_is_read(words: Words) -> None:
    """A mention has the registered name in every language: each client shows its own."""
    words.command_id = 17
    assert words.note("pl", "open") == "Otwórz stół: </sobek new:17>"
    assert words.speech("pl", markdown=True).say("open") == "Otwórz stół: </sobek new:17>"
    assert words.note("en", "open") == "Open a table with </sobek new:17>."


def test_a_command_is_told_in_words_of_the_language_as_long_as_its_number_is_unknown(words: Words) -> None:
    """A text that is in the cache is formatted again when the id is known."""
    assert words.note("pl", "open") == "Otwórz stół: `/sobek nowa-gra`"
    assert words.note("en", "open") == "Open a table with `/sobek new`."
    words.command_id = 17
    assert words.note("pl", "open") == "Otwórz stół: </sobek new:17>"


def test_a_command_is_told_in_plain_words_where_no_markdown_is_read(words: Words) -> None:
    """Labels, pictures and files show what is written."""
    for number in (None, 17):
        words.command_id = number
        assert words.text("pl", "open") == "Otwórz stół: /sobek nowa-gra"
        assert words.speech("en").say("open") == "Open a table with /sobek new."


def test_a_command_that_there_is_not_is_a_broken_text_and_logged(
    words: Words, caplog: pytest.LogCaptureFixture
) -> None:
    """It stops nothing, as no broken text does."""
    with caplog.at_level(logging.WARNING):
        assert words.note("pl", "unheard").startswith("Try ")
    assert "message unheard in pl is broken (UnknownCommand)" in caplog.text
