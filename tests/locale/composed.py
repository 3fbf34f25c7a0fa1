"""Every id of a message that the program puts together, filled with the codes that really occur."""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cache
from itertools import product
from pathlib import Path
from typing import get_args

import discord

import bot.i18n.messages
from bot.domain.computer_level import ComputerLevel
from bot.domain.game_options import has_variants
from bot.domain.guild_settings import HintState, Openers, Uncallable
from bot.domain.ladders import LadderChange, LadderPreset
from bot.domain.lobby_expiry_choices import LOBBY_LENGTHS, LobbyExpiryAction
from bot.domain.pace import Fallback, Pace, VoteChoice
from bot.domain.preferences.absence_days import DayLabel, DayRefusal
from bot.domain.rated_tables import ObstacleKind
from bot.games import GAMES
from bot.handlers.languages import SCOPES
from bot.interactions.bot_permissions import used_permissions
from bot.queries.ladders import OwnNote
from bot.sample_games import SAMPLES
from bot.screens import ladder_management as managed
from bot.screens import legend
from bot.screens.away import MODES
from bot.screens.deadlines import SNOOZES
from bot.screens.guild_settings import NO_LADDERS, SETTINGS, Part
from bot.tables import PACE_REFUSED, RATED, UNRATED, Ending, InvitationRefusal, MotionKind, Reason
from bot.tables.game.session import HOST_PASSED, OPENED_BY_HOST
from bot.tables.history import NoHistoryReason
from bot.tables.motions import MotionEnd
from bot.tables.plan_validity import TAKEN_BACK
from engine.duel import actions as duel_actions
from engine.duel import market
from engine.duel import state as duel_state
from engine.duel import tiles as duel
from engine.game import Refusal, Role
from engine.pending import TURN
from engine.planning.contract import Void
from engine.sobek import actions as sobek_actions
from engine.sobek import cards as sobek
from engine.sobek import score_track
from engine.sobek import state as sobek_state
from engine.sobek.inference import planning_game as sobek_imagined
from render.duel.area_names import AREAS as DUEL_AREAS
from render.duel.legend import PARTS as DUEL_SIGNS
from render.duel.tile_names import unmarked_name
from render.presentation import Standing
from render.sobek.area_names import AREAS as SOBEK_AREAS
from render.sobek.legend import PARTS as SOBEK_SIGNS
from render.sobek.text_events import token_kind
from tests import commands
from tests.source import parsed

PROGRAM = Path(bot.i18n.messages.__file__).parents[2]
REASONS = {"sobek": sobek_actions.Reason, "duel": duel_actions.Reason}
VARIANTS = [
    (code, variant) for code, game in GAMES.items() if has_variants(game.rules) for variant in game.rules.variants
]
EXPANSIONS = [(code, expansion) for code, game in GAMES.items() for expansion in game.rules.expansions]
TOPICS = [(code, topic) for code, game in GAMES.items() for topic in game.face.topics()]
LESSONS = [(code, step.code) for code, game in GAMES.items() if game.lesson is not None for step in game.lesson.steps]
BACKWARDS = {reason.code.removeprefix("take-back-") for reason in Reason if reason.code.startswith("take-back-")}
NOTHING = discord.Permissions.none()
PERMISSIONS = {
    name for thread in (False, True) for name in used_permissions(NOTHING, thread=thread, threads=not thread)
}

CHARACTERS = tuple(card.code for card in sobek.CARDS if card.power is not None)

# What each game names: a term and its codes.
NAMED: dict[str, dict[str, Collection[str]]] = {
    "sobek": {
        **dict.fromkeys(("card", "short"), (*(card.code for card in sobek.CARDS), "hidden")),
        **{kind.__name__.lower(): tuple(kind) for kind in (sobek.Good, sobek.Back, sobek.Token, score_track.Symbol)},
        **dict.fromkeys(("set", "new-set", "join-set", "lay-set"), (*sobek.GOODS, "amulets")),
        "fix-set": sobek.GOODS,
        "clear": (*sobek.GOODS, *CHARACTERS, "vizier-scribe-cattle", "thief-scribe-fish", "merchant-courtesan"),
    },
    "duel": {
        **dict.fromkeys(("card", "short"), (*(tile.code for tile in duel.TILES), "hidden", "hidden-gold")),
        **{
            kind.__name__.lower(): tuple(kind) for kind in (duel.Good, duel.Back, duel.Pirogue, duel.Power, market.Line)
        },
        **dict.fromkeys(("set", "new-set", "join-set"), duel.GOODS),
        "plain": {sign.code for tile in duel.TILES if (sign := unmarked_name(tile)).term == "plain"},
        "deben-choice": ("keep", "trade"),
    },
}
AREAS = (SOBEK_AREAS, DUEL_AREAS)
LEGENDS = {"sobek": SOBEK_SIGNS, "duel": DUEL_SIGNS}
# Terms that have one message for all their codes.
NUMBERED = (("duel", "square"), ("duel", "column"), ("duel", "royal"))

# F-strings that are the names of pictures or of values, and no messages.
NO_MESSAGES = {
    *("seat-{}", "ghost-{}", "line-{}", "mark-{}", "deben-{}", "royal-{}", "guild-{}", "{}-gold", "{}-light"),
    *("{}-code", "{}-count", "{}-variant"),
    *("back-{}", "token-{}", "pirogue-{}"),
}

# What managers do with a single game.
COUNTED = (managed.Part.STRIKE, managed.Part.RESTORE)

# The titles above what a player holds.
SOBEK_HELD = ("hand", "corruption", "looked-at", "put-aside", "laid", "tokens")
DUEL_HELD = ("hand", "looked-at", "put-aside", "values", "royal", "drawn", "returned", "pirogues-known")

# What a table decides about a seat; the end of a game has its own words, and a seat that is taken, too.
LATE_DECIDED = (*(choice for choice in VoteChoice if choice is not VoteChoice.END), OPENED_BY_HOST)
MOTIONS_ENDED = (
    *(f"{kind}-{end}" for kind in MotionKind for end in MotionEnd if end is not MotionEnd.CARRIED),
    f"{MotionKind.HOST}-{MotionEnd.CARRIED}",
    HOST_PASSED,
    PACE_REFUSED,
    *(f"pace-{change}" for change in (*Pace, *Fallback)),
)

# The kinds of decisions that the planners of the games name.
PLANNED = (TURN, sobek_imagined.LAY, sobek_imagined.SCRIBE)


def every(*columns: Iterable[object]) -> Iterator[tuple[str, ...]]:
    """Yield all ways of filling as many holes, each with one of its column."""
    return product(*(tuple(map(str, column)) for column in columns))


def composed(defined: Collection[str]) -> Mapping[str, set[str]]:
    """Give for every f-string that makes an id, with {} for its holes, the ids that it makes.

    Args:
        defined: all ids that there are. A game may have its own words for a message or for a choice of all games,
            others for what was told to one player when it is told to everybody, and others for the one to whom it
            happened: these are filled with what there is.
    """
    stems = [one.removesuffix("-you") for one in defined if one.endswith("-you")]
    holes: dict[str, Iterable[tuple[str, ...]]] = {
        "away-day-{}": every(near for near in DayLabel if near is not DayLabel.WEEKS),
        "away-{}": every(MODES),
        "closing-in-{}": every(LOBBY_LENGTHS),
        "closing-line-{}": every(then for then in LobbyExpiryAction if then is not LobbyExpiryAction.CLOSE),
        "closing-then-{}": every(LobbyExpiryAction),
        "cmd-new-{}-description": every({option.rstrip("123456789") for option in commands.options()["new"]}),
        "cmd-new-{}-name": every({option.rstrip("123456789") for option in commands.options()["new"]}),
        "cmd-{}-description": every(commands.names()),
        "cmd-{}-name": every(commands.names()),
        "computer-name-{}": every(range(1, 7)),
        "decided-pace-{}": every((*Pace, *Fallback)),
        "decided-{}": every((*LATE_DECIDED, *MOTIONS_ENDED)),
        "error-away-{}": every(DayRefusal),
        "error-history-{}": every(NoHistoryReason),
        "error-hints-{}": every((HintState.OFF, HintState.NONE)),
        "error-no-{}": every(role for role in Role if role is not Role.OTHER),
        "rated-why-{}": every(ObstacleKind),
        "error-{}": every([reason for reason in Reason if not reason.code.startswith("take-back-")]),
        "fallback-{}": every(Fallback),
        "hint-lobby-{}": every(HintState),
        "hint-{}": every((HintState.ON, HintState.OFF)),
        "board-asked-{}": every((sobek_state.Laying.kind, sobek_state.NamingStarter.kind)),
        "language-now-{}": every(SCOPES),
        "ladder-head-{}": every(("games", "wins", "best")),
        "ladder-you-{}": every(note for note in OwnNote if note is not OwnNote.UNRATED),
        "lesson-{}-{}": LESSONS,
        "lesson-{}-{}-done": LESSONS,
        "lobby-level-{}": every(ComputerLevel),
        "lobby-level-{}-means": every(ComputerLevel),
        "invite-not-{}": every(InvitationRefusal),
        "manage-{}": every((*managed.TABS, *COUNTED)),
        "manage-{}-means": every(COUNTED),
        "manage-{}-question": every(COUNTED),
        "manage-log-{}": every(LadderChange),
        "pace-{}": every(Pace),
        "pace-{}-choice": every(Pace),
        "pace-{}-means": every(Pace),
        "lacking-{}": every(name.replace("_", "-") for name in PERMISSIONS),
        "permission-{}": every(name.replace("_", "-") for name in PERMISSIONS),
        "plan-open-{}": every(PLANNED),
        "plan-title-{}": every(PLANNED),
        "plan-void-{}": every((*Void, TAKEN_BACK)),
        "player-{}": every(standing for standing in Standing if standing is not Standing.PRESENT),
        "refusal-{}": every(Refusal),
        "scope-{}": every(SCOPES),
        "settings-{}": every((*SETTINGS, Part.TABLES, Part.PEOPLE, Part.RESULTS, Part.PERMISSIONS)),
        "settings-{}-does": every((Part.RESULTS_SHOWN, Part.LADDERS)),
        "settings-ladders-{}": every((NO_LADDERS, *LadderPreset)),
        "settings-openers-{}": every(Openers),
        "settings-role-{}": every(Uncallable),
        "setup-changed-{}": every(("game", "seats", "variant", "rated")),
        "setup-choose-{}": every((RATED, UNRATED)),
        "setup-rated-{}": every((RATED, UNRATED)),
        "silent-{}": every(("vote-title", "vote-late", "vote-about-you")),
        "snooze-{}": every(SNOOZES),
        # A game has no time limit: only a lobby ends by it.
        "stopped-{}": every(ending for ending in Ending if ending is not Ending.TIME),
        "take-back-refused-{}": every(BACKWARDS),
        "vote-{}": every(ballot for ballot in VoteChoice if ballot is not VoteChoice.WAIT),
        "vote-{}-{}": every((VoteChoice.WAIT,), Pace),
        "vote-{}-means": every(ballot for ballot in VoteChoice if ballot is not VoteChoice.WAIT),
        "{}-adds": every(f"{game}-expansion-{expansion}" for game, expansion in EXPANSIONS),
        "{}-expansion-{}": EXPANSIONS,
        "{}-about": every(SAMPLES),
        "{}-help-{}": TOPICS,
        "{}-help-{}-title": TOPICS,
        # Topics of the help that the first rules had otherwise.
        "{}-rules-{}": every(("sobek-help-take", "sobek-help-priest"), ("1",)),
        "{}-refusal-{}": ((game, reason.code) for game, reasons in REASONS.items() for reason in reasons),
        "{}-{}": (*named(), *NUMBERED, *choices(defined), *signs()),
        "{}-short-{}": ((game, code) for game, terms in NAMED.items() for code in terms["short"]),
        "{}-shows": every(f"{game}-variant-{variant}" for game, variant in VARIANTS),
        "{}-first-{}": (
            ("sobek", f"{TURN}-last"),
            *product(("sobek",), (TURN, *(pending.kind for pending in get_args(sobek_state.Pending)))),
            ("duel", f"{TURN}-centre"),
            ("duel", f"{TURN}-last"),
            ("duel", f"{TURN}-royal"),
            ("duel", f"{TURN}-set"),
            *product(("duel",), (TURN, *(pending.kind for pending in get_args(duel_state.Pending)))),
        ),
        "{}-practice-{}": every(GAMES, ("set", "join")),
        "{}-practice-scored": every(("sobek",)),
        "{}-title": every(GAMES),
        "{}-variant-{}": VARIANTS,
        "{}-area-{}": [(one.game, name) for one in AREAS for name in one.alone | one.of_seats - set(one.things)],
        "{}-area-{}-one": [(one.game, name) for one in AREAS for name in one.things],
        "{}-none": every(("sobek-alt-hand", "sobek-alt-pile", "duel-alt-hand", "duel-alt-pile-own")),
        "{}-you": every(one for one in stems if one in defined or one.rpartition("-")[0] in defined),
        "{}-{}-you": [(one, key) for one, _, key in (stem.rpartition("-") for stem in stems) if one in defined and key],
        "{}-after": every(one.removesuffix("-after") for one in defined if one.endswith("-after")),
        "{}-short": every(one.removesuffix("-short") for one in defined if one.endswith("-short")),
        "{}-own-{}": (
            tuple(one.split("-own-", 1)) for game in GAMES for one in defined if one.startswith(f"{game}-own-")
        ),
        "sobek-help-{}-title": every(topic for game, topic in TOPICS if game == "sobek"),
        "duel-help-{}-title": every(topic for game, topic in TOPICS if game == "duel"),
        "see-legend-{}": every((legend.BOARD, legend.HAND)),
        "sobek-ask-{}": every(pending.kind for pending in get_args(sobek_state.Pending)),
        "sobek-character-played-{}": every(sobek.Power),
        "sobek-event-chosen-{}": every({*map(token_kind, sobek.Token), "guild-alone", "none"}),
        "sobek-explain-{}": every({*sobek.Token, *(card.code for card in sobek.CARDS if card.power is not None)}),
        "sobek-known-{}": every(("deck", "row", "removed")),
        "duel-alt-{}": every(duel.Back),
        "duel-ask-{}": every(pending.kind for pending in get_args(duel_state.Pending)),
        "duel-character-played-{}": every(duel.Power),
        "duel-explain-{}": every({*duel.Pirogue, *duel.Power, "hidden-gold", "fill", "keep", "trade"}),
        "duel-picture-{}": every(("sets", "unsold", "deben", "pirogues", "corruption", *DUEL_HELD)),
        "sobek-picture-{}": every(SOBEK_HELD),
        "duel-pirogue-used-{}": every((*duel.Pirogue, "none")),
    }
    return {shape: {shape.format(*filling) for filling in fillings} for shape, fillings in holes.items()}


def named() -> Iterator[tuple[str, str]]:
    """Yield the two halves of every name of a thing."""
    for game, terms in NAMED.items():
        for term, codes in terms.items():
            yield from ((f"{game}-{term}", str(code)) for code in codes)


def signs() -> Iterator[tuple[str, str]]:
    """Yield the two halves of every sign that a legend explains."""
    for game, parts in LEGENDS.items():
        yield from ((f"{game}-sign", part.code) for part in parts)


def choices(defined: Collection[str]) -> Iterator[tuple[str, str]]:
    """Yield the two halves of every name of a choice: the game's own, or else that of all games."""
    for game in GAMES:
        labelled = re.findall(r"Label\(\"choice\", \"([\w-]+)\"\)", text_of(f"engine/{game}"))
        yield from ((f"{game}-choice" if f"{game}-choice-{code}" in defined else "choice", code) for code in labelled)


def shapes(folder: str) -> set[str]:
    """Give the f-strings of a folder that could make an id, with {} for each hole."""
    found = set()
    for node in nodes(folder):
        if isinstance(node, ast.JoinedStr):
            parts = (one.value if isinstance(one, ast.Constant) else "{}" for one in node.values)
            found.add("".join(map(str, parts)))
    return {
        one
        for one in found
        if re.fullmatch(r"(?=.*\{\})(?:[a-z0-9]+|\{\})(?:-?(?:[a-z0-9]+|\{\}))*", one) and "-" in one
    }


def literals(folder: str) -> set[str]:
    """Give the texts that stand in a folder's program as they are: no docstrings, no parts of f-strings."""
    found: list[ast.Constant] = []
    others: set[ast.AST] = set()
    for node in nodes(folder):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.append(node)
        elif isinstance(node, ast.Expr):
            others.add(node.value)
        elif isinstance(node, ast.JoinedStr):
            others.update(node.values)
    return {str(node.value) for node in found if node not in others}


@cache
def nodes(folder: str) -> tuple[ast.AST, ...]:
    """Return the constants, f-strings and expressions by themselves of a folder's program."""
    paths = sorted((PROGRAM / folder).rglob("*.py"))
    kinds = (ast.Constant, ast.Expr, ast.JoinedStr)
    return tuple(node for path in paths for node in ast.walk(parsed(path)) if isinstance(node, kinds))


def text_of(folder: str) -> str:
    """Give the program text of a folder."""
    return "".join(path.read_text(encoding="utf-8") for path in sorted((PROGRAM / folder).rglob("*.py")))
