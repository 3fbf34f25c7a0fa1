"""Every message formats with whatever it may be given, fits Discord's limits, and every code has its words."""

from __future__ import annotations

import ast as python
import itertools
import logging
import re
from functools import cache

import pytest
from fluent.syntax import ast

from bot.i18n.command_mentions import FUNCTION
from bot.i18n.lazy_bundle import Bundle
from bot.i18n.loader import read_language
from bot.i18n.messages import ENGLISH, Words
from engine.game import Code, Label, Refusal
from engine.sobek.actions import Reason
from engine.sobek.cards import AMULET, CARDS, GOODS, Back, Power, Token
from engine.sobek.rules_figures import FACTS
from engine.sobek.score_track import Symbol
from render.sobek.sentences import topics
from tests import commands
from tests.locale.composed import NAMED
from tests.locale.messages import FOLDER, LANGUAGES, PHONE_LABEL, fillings, messages, variables
from tests.source import parsed

# What games name on buttons and in lists to choose from, by term.
LABELS = {
    *("short", "plain", "set", "new-set", "join-set", "fix-set", "lay-set", "clear", "deben-choice"),
    *("good", "back", "token", "power", "pirogue", "line"),
}
BUTTONS = (
    *(f"practice-{what}" for what in ("button", "quiet", "explain", "go-on", "end", "again")),
    *(f"firsts-{what}" for what in ("hide", "show")),
    *(f"ladder-{what}" for what in ("mine", "show", "as-text", "as-picture")),
    "review-button",
    *(f"hidden-{what}" for what in ("begin", "end")),
    *(f"learn-{what}" for what in ("button", "on", "end", "skip", "leave", "at", "anew", "rules", "back")),
    *(f"about-{what}" for what in ("open", "watch")),
    *(f"rules-{what}" for what in ("back", "next")),
    *(f"see-{what}" for what in ("button", "board", "legend-board", "legend-hand")),
    *(f"lobby-{what}" for what in ("join", "leave", "add-computer", "remove-computer", "start", "cancel", "word")),
    "lobby-options",
    *(f"board-{what}" for what in ("hand", "text", "rules", "scores", "cards", "take-back")),
    *(f"history-{what}" for what in ("back", "next", "animate", "animate-game")),
    *(f"games-{what}" for what in ("title", "next", "there")),
    *(f"hand-{what}" for what in ("refresh", "back", "confirm", "film", "happened")),
    *("confirm-no", "turn-lay-all"),
    *(f"choice-{what}" for what in ("take", "done")),
    *(f"setup-{what}" for what in ("give-seat", "keep-seat", "ask", "withdraw")),
    *("closing-told", "closing-untold", "fair-title", "thread-open"),
    *(f"habits-{what}" for what in ("quiet-set", "quiet-off", "zone-change", "button")),
    *(f"icons-{what}" for what in ("on", "off")),
    *(f"avoid-{what}" for what in ("title", "back")),
    *(f"away-{what}" for what in ("set", "change", "back", "computer", "wait")),
    *(f"closing-{what}" for what in ("then-start", "then-fill", "then-close", "in-24h", "in-14d")),
    *(f"pace-{what}" for what in ("live", "relaxed", "slow", "untimed", "agree", "decline", "button")),
    *(
        f"vote-{what}"
        for what in ("wait-live", "wait-relaxed", "wait-slow", "wait-untimed", "move", "takeover", "end", "open")
    ),
    *(f"snooze-{what}" for what in ("4h", "morning")),
    *(f"habits-{what}" for what in ("interval-table", "interval-off", "interval-hours")),
    *(f"habits-where-{what}" for what in ("table", "direct", "both")),
    *(f"settings-openers-{what}" for what in ("all", "role", "manage")),
    *(f"settings-threads-{what}" for what in ("on", "off")),
    *(f"settings-{what}" for what in ("tables", "results", "manage-ladders")),
    *(f"manage-{what}" for what in ("games", "people", "anew", "log", "pairs", "back", "later", "earlier")),
    *(f"manage-{what}" for what in ("strike", "restore", "exclude", "readmit", "restart")),
    *(f"scope-{what}" for what in ("me", "table", "server")),
    *(f"hands-{what}" for what in ("none", "all")),
    *(f"history-to-{what}" for what in ("start", "round", "end")),
    *("scores-round", "vote-choice", "duel-royal"),
    *(f"plan-open-{kind}" for kind in ("turn", "lay", "scribe")),
    *(f"hint-{what}" for what in ("button", "do-first", "do-second", "on", "off")),
    *(f"plan-{what}" for what in ("save", "else", "also", "anew", "drop", "dismiss")),
    *(
        f"seats-{what}"
        for what in ("take", "open", "agree", "disagree", "accept", "decline", "say", "give-up", "offer", "withdraw")
    ),
    "seats-host-ask",
    "seats-withdraw-request",
    *("modal-keep", "modal-use", "note-delete"),
    *("more-button", "note-button", *(f"watch-{what}" for what in ("button", "letters", "listed", "stop"))),
    *(f"settings-{page}" for page in ("tables", "people", "permissions")),
    *(
        "zone-again",
        "help-all",
        "welcome-language",
        "result-rematch",
        "result-record",
        "result-history",
        "privacy-delete",
        "export-button",
        "resign-button",
        "stop-button",
        "goto-board",
        "goto-lobby",
        "closing-spare",
        "closing-told",
        "closing-pace-button",
        "invite-accept",
        "invite-decline",
        "invitations-off",
        "invitations-on",
    ),
)


@pytest.fixture(scope="module")
def words() -> Words:
    return Words.load(FOLDER)


def test_nothing_is_wrong_with_the_files(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        for language in LANGUAGES:
            assert read_language(FOLDER / language)
    assert not caplog.records


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_formats_with_every_plausible_value(language: str) -> None:
    bundle = Bundle(language, read_language(FOLDER / language), {FUNCTION: commands.mention}, pytest.fail)
    for message in messages(language):
        pattern = bundle.get_message(message.id.name).value
        assert pattern is not None, message.id.name
        for values in fillings(message):
            text, errors = bundle.format_pattern(pattern, values)
            assert not errors, (message.id.name, values, errors)
            assert str(text).strip(), (message.id.name, values)
            assert "{" not in str(text), (message.id.name, values)


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != ENGLISH])
def test_a_translation_has_only_messages_and_variables_of_english(language: str) -> None:
    english = {message.id.name: variables(message).names for message in messages(ENGLISH)}
    for message in messages(language):
        name = message.id.name
        assert name in english
        extra = variables(message).names - english[name]
        # Beside each value stand its code and count, which a language may need where English does not.
        plain = {re.sub(r"-(code|count)$", "", one) for one in extra}
        assert plain <= english[name], (name, extra)


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_have_words_of_their_own_in_every_language_or_in_none(language: str) -> None:
    """Where a language lacks them, it says those of all games, and so something else than English."""

    def own(language: str) -> set[str]:
        ids = {message.id.name for message in messages(language)}
        return {one for one in ids if one.startswith(("sobek-own-", "duel-own-"))}

    assert len(own(ENGLISH)) > 10
    assert own(language) == own(ENGLISH)


def test_french_keeps_its_spaces_and_apostrophes() -> None:
    """A plain space before a colon or inside « » breaks the line there, and a straight apostrophe is no French one.

    Nor does a sign stand there without any space.
    """
    plain = re.compile(r"[^\u00a0\u202f!?][:;!?](?=[ `]|$)|« | »|'", re.MULTILINE)
    lines = [
        line for path in sorted((FOLDER / "fr").glob("*.ftl")) for line in path.read_text(encoding="utf-8").split("\n")
    ]
    assert [line for line in lines if not line.startswith("#") and plain.search(line)] == []


def test_no_colon_is_put_between_words_in_the_program() -> None:
    """A language has its own space before one: what a thing is called and what is said of it are a message."""
    paths = [path for folder in ("render", "bot/screens") for path in (FOLDER.parent / folder).rglob("*.py")]
    assert len(paths) > 100
    put_together = [
        (path.name, part.value)
        for path in paths
        for node in python.walk(parsed(path))
        if isinstance(node, python.JoinedStr)
        for part in node.values
        if isinstance(part, python.Constant) and ": " in str(part.value)
    ]
    assert put_together == []


def test_a_message_stands_once(words: Words) -> None:
    ids = [message.id.name for message in messages(ENGLISH)]
    assert len(ids) == len(set(ids))


def has(words: Words, message: str) -> bool:
    return words.has(ENGLISH, message)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.code)
def test_every_card_has_a_name_and_a_short_one(words: Words, card: object) -> None:
    code = card.code  # type: ignore[attr-defined]
    assert has(words, f"sobek-card-{code}")
    assert has(words, f"sobek-short-{code}")


def test_cards_are_told_apart_by_their_names(words: Words) -> None:
    for term in ("card", "short"):
        names = [words.text(ENGLISH, f"sobek-{term}-{card.code}") for card in CARDS]
        assert len(set(names)) == len(CARDS)


@pytest.mark.parametrize("code", ["hidden"])
def test_a_hidden_card_has_a_name(words: Words, code: str) -> None:
    assert has(words, f"sobek-card-{code}")
    assert has(words, f"sobek-short-{code}")


@pytest.mark.parametrize("thing", [*GOODS, *Token, *Back, *Symbol, *Power], ids=lambda thing: f"{thing.term}-{thing}")
def test_every_named_value_has_a_name(words: Words, thing: Code) -> None:
    assert has(words, f"sobek-{thing.term}-{thing.code}")


@pytest.mark.parametrize("code", [*(good.code for good in GOODS), "amulets"])
def test_every_set_has_a_name(words: Words, code: str) -> None:
    assert has(words, f"sobek-set-{code}")


@pytest.mark.parametrize("reason", list(Refusal))
def test_every_refusal_has_a_sentence(words: Words, reason: Refusal) -> None:
    assert has(words, f"refusal-{reason.code}")


@pytest.mark.parametrize("reason", list(Reason))
def test_every_refusal_of_sobek_has_a_sentence(words: Words, reason: Reason) -> None:
    assert has(words, f"sobek-refusal-{reason.code}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("topic", topics())
def test_every_topic_has_a_title_and_a_text_that_fit(words: Words, language: str, topic: str) -> None:
    assert has(words, f"sobek-help-{topic}-title")
    assert has(words, f"sobek-help-{topic}")
    assert len(words.text(language, f"sobek-help-{topic}-title")) <= 100
    assert len(words.text(language, f"sobek-help-{topic}", **FACTS)) <= 1000


def test_the_topics_fit_two_selects() -> None:
    assert len(topics()) == len(set(topics())) <= 50


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_and_token_is_explained_in_one_short_sentence(words: Words, language: str) -> None:
    codes = {card.code for card in CARDS[AMULET + 1 :]} | {power.code for power in Power}
    codes |= {token.code for token in Token}
    for code in codes:
        assert has(words, f"sobek-explain-{code}")
        assert len(words.text(language, f"sobek-explain-{code}")) <= 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_command_words_keep_discords_limits(words: Words, language: str) -> None:
    total = 0
    for command, options in {"sobek": (), **commands.options()}.items():
        names = []
        for option in ("", *options):
            # Options of which there are several have one text, with their number.
            stem = f"cmd-{command}-{option.rstrip('123456789')}".rstrip("-")
            number = int(option.removeprefix(option.rstrip("123456789")) or 0)
            assert has(words, f"{stem}-name")
            assert has(words, f"{stem}-description")
            name = words.text(language, f"{stem}-name", number=number)
            description = words.text(language, f"{stem}-description", number=number)
            names.append(name)
            assert re.fullmatch(r"[-_\w]{1,32}", name)
            assert name == name.lower()
            assert 1 <= len(description) <= 100
            total += len(name) + len(description)
        assert len(names[1:]) == len(set(names[1:]))
    assert total <= 8000
    subcommands = [words.text(language, f"cmd-{command}-name") for command in commands.names()]
    assert len(subcommands) == len(set(subcommands)) <= 25


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_fit_a_phone(words: Words, language: str) -> None:
    """No label of a button or option is cut there, with the longest that it may name; names of people are not ours."""
    stakes = {"count": 3, "choice": "", "hours": 24, "round": 3, "code": "6", "place": 12}
    names = {game: words.speech(language, game) for game in NAMED}
    tiles = [code for code in NAMED["duel"]["short"] if len(code.split("-")) == 2 or code.startswith("hidden")]
    taken = {words.text(language, f"duel-short-{code}") for code in tiles}
    labels = {message: words.text(language, message, card="", **stakes) for message in BUTTONS}
    labels |= {f"take {one}": words.text(language, "choice-take", place="12", card=one) for one in taken}
    square = {"square": "e3", "square-code": "e3"}
    labels |= {f"at {one}": words.text(language, "duel-choice-square", tile=one, **square) for one in taken}
    for game, terms in NAMED.items():
        for term in LABELS & {*terms}:
            labels |= {f"{game} {term} {code}": names[game].name(Label(term, str(code))) for code in terms[term]}
    ballots = [message for message in BUTTONS if message.startswith("vote-")]
    labels |= {f"{one} counted": f"{labels[one]} (3)" for one in ballots if one != "vote-choice"}
    assert all(has(words, message) for message in BUTTONS)
    assert {key: label for key, label in labels.items() if len(label) > PHONE_LABEL} == {}


def test_every_message_on_a_button_is_among_those_that_fit() -> None:
    """What a screen says as the first argument of a button stands in the list above."""
    said = {
        part.value
        for path in sorted((FOLDER.parent / "bot" / "screens").rglob("*.py"))
        for node in python.walk(python.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, python.Call) and isinstance(node.func, python.Name) and node.args
        if node.func.id in {"button", "link_button"}
        for call in python.walk(node.args[0])
        if isinstance(call, python.Call) and isinstance(call.func, python.Attribute) and call.func.attr == "say"
        for part in call.args[:1]
        if isinstance(part, python.Constant)
    }
    assert len(said) > 50
    assert sorted(said - {*BUTTONS}) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_choices_fit_a_select(words: Words, language: str) -> None:
    for least, most in itertools.combinations_with_replacement((0, 1, 2, 5, 22), 2):
        assert len(words.text(language, "hand-choose-cards", least=least, most=most, gap=most - least)) <= 150
    assert all(len(words.text(language, f"sobek-card-{card.code}")) <= 100 for card in CARDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_computers_have_different_names(words: Words, language: str) -> None:
    names = [words.text(language, f"computer-name-{number}") for number in range(1, 7)]
    assert len(set(names)) == 6
    assert all(len(name) <= 32 for name in names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_privacy_fits_a_message(words: Words, language: str) -> None:
    assert len(words.text(language, "privacy-text")) <= 2000


@pytest.mark.parametrize("language", LANGUAGES)
def test_forms_keep_discords_limits(words: Words, language: str) -> None:
    ours = ("word-title", "word-label", *(f"away-form-{part}" for part in ("title", "day", "date", "who")))
    ours += ("note-title", "note-label")
    assert {message for message in ours if len(words.text(language, message)) > 45} == set()
    for message in ("away-form-choose", "away-form-day-help", "away-form-date-help"):
        assert len(words.text(language, message)) <= 100
    assert len(words.text(language, "note-hint")) <= 100


PROMISED = """
lobby-title[game] lobby-seats[taken,total] lobby-seat-open lobby-seat-taken[name]
player-apprentice[name] player-computer[name] player-master[name] lobby-level-master[name] lobby-levels lobby-no-masters
lobby-host[name] lobby-join lobby-leave lobby-add-computer lobby-remove-computer lobby-start lobby-cancel
lobby-options lobby-options-host
lobby-waiting[missing] lobby-cancelled lobby-expired lobby-started lobby-hint lobby-closes[when]
lobby-commitment[digests] lobby-word word-title word-label word-taken[salt,digest]
word-salt-listed[number] options-salts[given] error-no-salt
word-stored[digest] modal-changed modal-stored modal-sent modal-keep modal-use modal-unchanged
board-turn[name] board-waiting[names] lobby-variant[variant,shows]
lobby-variant-name[variant] hint-lobby-given lobby-expansion[expansion,adds]
title-expanded[game,expansion] error-no-expansion board-cards known-title known-yours known-all
error-no-known error-no-variant board-your-turn[mention] board-hand board-text board-rules board-scores board-take-back
hand-questioned[names] pace-silent
hand-not-your-turn[names] hand-refresh hand-back hand-confirm hand-choose-cards[gap,least,most] hand-chosen[count]
hand-missing[count]
choice-take[place,card] sobek-choice-give hand-choose-exactly[count] hand-play-cards[count] board-your-choice[mention]
choice-score[name,before,after] choice-own-score[before,after] choice-wasted[text]
rules-now[what] rules-title[game] rules-page[page,pages] rules-back rules-next rules-free rules-picture[title]
vote-end-confirm vote-given[choice]
confirm-no rules-choose[topic] rules-choose-game[game] rules-more
sobek-title sobek-choice-take choice-done take-back-done take-back-refused-acted
take-back-refused-revealed take-back-refused-nothing result-title result-winner[names,count] result-rematch
result-record result-seed[seed] result-seed-words[secret,seed] resigned[name,computer] stopped-host[name]
stopped-moderator stopped-deserted stopped-gone error-stale error-not-seated error-not-your-turn[names]
error-game-over error-no-table error-table-exists error-lobby-full error-already-seated error-not-in-lobby
error-not-host error-not-enough error-store error-unknown error-permission error-not-allowed-stop
error-lost-modal error-old-button error-no-record error-running error-dm error-locked error-too-often[seconds]
error-own-lobbies error-all-lobbies error-retired error-not-running error-not-over error-no-computer error-no-topic
hand-game-over permission-view-channel permission-send-messages permission-send-messages-in-threads
permission-attach-files permission-embed-links permission-read-message-history permission-create-public-threads
privacy-text privacy-kept[games] privacy-delete privacy-delete-confirm privacy-deleted privacy-name help-title
goto-board computer-mark result-history history-start history-move[move,moves] history-round[round]
history-quiet[name] history-open history-open-board history-back history-next history-jump history-to-start
history-to-round[round] history-to-end history-animate[round] history-animate-game film-round[round,moves]
film-game[moves] film-alt[game,title,result] error-history-none error-history-running error-history-empty
error-history-retired
error-film-busy thread-name[names,game] thread-opened[game,seats] record-ready duel-title text-cut
status-joint[first,second] games-title games-asked games-others games-lobbies games-table[game,channel]
games-asked-you[when] games-also[names] games-waits[names,when] games-next games-next-is[channel,when] games-there
games-later games-nothing games-none games-none-here games-page[page,pages] goto-lobby error-not-added[address]
status-joint[first,second] privacy-reminders privacy-quiet privacy-absences[count]
habits-title habits-text habits-interval habits-interval-table habits-interval-off habits-interval-hours[hours]
habits-where habits-where-table habits-where-direct habits-where-both habits-quiet-now[start,end] habits-quiet-none
habits-quiet-live habits-quiet-from habits-quiet-to habits-quiet-from-time[time] habits-quiet-to-time[time]
habits-quiet-set habits-quiet-off habits-zone-now[city] habits-zone-change habits-button habits-saved zone-title
zone-text zone-parts zone-letter zone-number zone-cities[time] zone-city zone-more zone-again zone-done[city]
away-title away-now[when] away-none away-computer away-wait away-computer-now away-wait-now away-left[days,all]
away-short[when] away-back away-back-done away-set away-change away-form-title away-form-day away-form-choose
away-form-date away-form-day-help away-form-date-help away-form-who away-choice[when,meanwhile]
away-day[date] away-day-today[date] away-day-tomorrow[date] away-day-monday[date]
away-day-weeks[date,weeks] error-away-missing error-away-unreadable error-away-past error-away-far
pace-live pace-relaxed pace-slow pace-untimed pace-live-means pace-relaxed-means pace-slow-means pace-untimed-means
fallback-ask fallback-move fallback-takeover fallback-wait pace-line[pace,means]
pace-line-fallback[pace,means,fallback] pace-button pace-title pace-choose pace-choose-fallback pace-alone
pace-agree-all pace-proposed pace-proposal[name] pace-proposal-agreed[names] pace-agree pace-decline error-no-pace
board-time[when] board-away[name,when] board-away-computer[name,when] board-absent[name] board-closed[name]
board-silent[name,when] silent-vote-title[name] silent-vote-ends[when] silent-back vote-open
board-reminded[names,count] board-stood-in[name] vote-title[name] vote-asked[mentions] vote-ends[when]
vote-choice[count,choice] vote-wait-live vote-wait-relaxed vote-wait-slow vote-wait-untimed vote-move vote-takeover
vote-end error-no-vote error-own-vote error-no-proposal letter-call[game,place] letter-reminder[game,place,since]
snooze-4h snooze-morning snooze-done[when] error-not-asked stopped-idle stopped-voted[rounds]
error-seats-held error-not-invited
avoid-title avoid-text avoid-none avoid-there avoid-full avoid-add avoid-remove avoid-back error-avoid-nobody
error-avoids-full error-not-at-this-table
closing-spare closing-told closing-spares[names] closing-line-start[when] closing-line-fill[when] closing-too-few
closing-told-on closing-told-off closing-begun[mentions] error-many-guests closing-pace-button closing-title
closing-choose-when closing-in-1h closing-in-8h closing-in-24h closing-in-3d closing-in-14d closing-choose-then
closing-then-start closing-then-fill closing-then-close closing-only-host closing-games-spare closing-open-lobbies
closing-open-seats closing-seat-of[names]
invite-held[person,when] invite-choose invite-choose-again invite-taken-back[person] invite-accept invite-decline
invite-role[role] invite-not-self invite-not-bot[person] invite-not-seated[person] invite-not-again[person]
invitations-taken invitations-none invitations-off invitations-on
icons-shown icons-none icons-off icons-on
invite-opened invite-not-room[person] invite-not-many[person] invite-not-closed[person]
about-games about-statuses[lobbies,running,over] about-left[count]
about-moves[count] about-votes[count] about-plans[count] about-notes[count] about-motions[count] about-guests[count]
about-invited[count] about-invitations[sent,received] about-unaided about-no-icons about-watches[count] about-chosen
about-uninvited about-avoided[count] about-others export-button export-ready
plan-text plan-played-already plan-gone-already
plan-when plan-off plan-soon[when] plan-save plan-anew plan-drop plan-dismiss plan-saved plan-dropped
plan-played
plan-place[wish,place] plan-wish-else[wish] plan-wish-of[wish,things] plan-allow plan-allow-count[count] plan-allow-any
plan-not-played[why] error-no-plan
practice-title[game] practice-could-play[card,text] practice-quiet practice-explain practice-quieted practice-left
practice-go-on practice-end practice-ended practice-gone practice-again practice-over
firsts-how firsts-shown firsts-hidden firsts-hide firsts-show
review-button review-title review-waiting review-looking[done,count] review-weighing review-meanwhile
review-moment[place,count] review-made[move] review-better[move] review-other review-how[count]
review-gain[points,error,better,worse] review-gain-always[points,error] review-none[count] review-fewer[count]
review-luck[count,rounds] review-mark[points] review-jump[points]
error-review-not-yours error-review-none error-review-busy error-review-failed
hint-button hint-thinking hint-first[move] hint-second[move] hint-lead[side,points,rivals] hint-less[points]
hint-equal hint-only hint-how[count] hint-do-first hint-do-second hint-told hint-given[names]
hint-given-seat[name,count] hint-lobby-on hint-lobby-alone hint-lobby-off hint-lobby-none hint-on hint-off
error-hints-off error-hints-none error-hints-busy
why-joint[first,second] why-sentence[facts] why-ready[good,count,points] why-ready-wild[good,count,points,wild]
why-started[good,count,least] why-left[good] why-wild why-hidden why-free why-cost[count] why-next[card]
why-worth[worth] why-spared[count]
why-wasted[count] why-fewer[count] why-nothing why-points[points] why-given[good,count]
sobek-why-laid[good,count,points] sobek-why-laid-wild[good,count,points,wild]
sobek-why-token sobek-why-delivery sobek-why-last sobek-why-thief[name,count] sobek-why-queen[count]
sobek-why-scribe[count] sobek-why-guild[points,name,lost] duel-why-pirogue duel-why-deben-icon duel-why-turns
duel-why-removed[good] duel-why-last
duel-why-line[line,count] duel-why-thief[count] duel-why-queen[count] duel-why-vizier[count] duel-why-scribe[count]
duel-why-architect duel-why-royal[value] duel-why-royal-drawn duel-why-spy[power]
seats-take seats-take-of[name] seats-open seats-open-of[name] seats-offered[name,mention]
seats-accepted[name,mention] seats-claimed[name,mention] seats-host-wanted[name] seats-asked[mentions,count]
seats-ends[when] seats-ends-alone[when] seats-agree seats-disagree seats-accept seats-decline seats-say seats-none
seats-changed[left,came] seats-taken[left,came] seats-offer seats-give-up seats-offer-text seats-leave-text
seats-offer-confirm[mention] seats-offer-choose
decided-wait[name] decided-move[name] decided-takeover[name] decided-open[name] decided-opened-host[name]
decided-move-alone[name]
decided-offer-refused[name] decided-offer-dropped[name] decided-claim-refused[name] decided-claim-dropped[name]
decided-host-carried[name] decided-host-refused[name] decided-host-dropped[name] decided-host-passed[name]
seats-offer-open[mention,when] seats-withdraw seats-withdrawn seats-host[name] seats-host-ask error-offer-bot
note-button note-title note-label note-hint note-kept note-deleted note-none note-delete note-sent-empty
watch-button watch-title watch-none
watch-letters-now watch-listed-now watch-closed watch-letters watch-listed watch-stop watch-stopped
watch-told-round[game,place] watch-told-end[game,place] games-watched error-watch-seated error-watch-full
hands-choose hands-none hands-all hands-of[name] hands-held[title,count,things] hands-held-none[title]
hands-counted[title,count]
settings-title settings-text settings-tables settings-people settings-channels settings-channels-none
settings-channels-gone[count] settings-channels-all-gone settings-threads settings-threads-off settings-threads-on
settings-pace settings-fallback settings-language settings-each settings-openers settings-openers-all
settings-openers-role settings-openers-manage settings-openers-always settings-opener settings-opener-missing
settings-opener-gone settings-role settings-role-none settings-role-refused[role] settings-role-everyone
settings-role-bot settings-role-silent settings-role-gone settings-quiet settings-quiet-now[start,end]
settings-quiet-none settings-quiet-live settings-quiet-zone[city] settings-quiet-zone-gone[zone] settings-zone-title
settings-zone-text habits-quiet-server[start,end] error-settings error-opening-channel[count,channels]
error-opening-role[role] error-opening-manage
"""


@cache
def english() -> dict[str, list[ast.Message]]:
    """Return the messages of English by their names."""
    found: dict[str, list[ast.Message]] = {}
    for message in messages(ENGLISH):
        found.setdefault(message.id.name, []).append(message)
    return found


@pytest.mark.parametrize("promise", PROMISED.split())
def test_the_screens_find_their_messages_with_the_variables_they_have(words: Words, promise: str) -> None:
    name, _, rest = promise.rstrip("]").partition("[")
    given = set(rest.split(",")) if rest else set()
    (message,) = english()[name]
    assert variables(message).names == given
