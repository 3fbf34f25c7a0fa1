"""Reasons why a table refuses a request; each has its text in the locale under error-<reason>."""

from __future__ import annotations

from engine.game import Code


class Reason(Code):
    """The reason of a refusal; the table was not changed."""

    STALE = "stale"
    NOT_SEATED = "not-seated"
    NOT_YOUR_TURN = "not-your-turn"
    GAME_OVER = "game-over"
    NO_TABLE = "no-table"
    TABLE_EXISTS = "table-exists"
    LOBBY_FULL = "lobby-full"
    ALREADY_SEATED = "already-seated"
    NOT_IN_LOBBY = "not-in-lobby"
    NOT_HOST = "not-host"
    NOT_ENOUGH = "not-enough"
    NO_COMPUTER = "no-computer"
    RUNNING = "running"
    NOT_RUNNING = "not-running"
    NOT_OVER = "not-over"
    RETIRED = "retired"
    NOT_ALLOWED_STOP = "not-allowed-stop"
    OWN_LOBBIES = "own-lobbies"
    ALL_LOBBIES = "all-lobbies"
    TAKE_BACK_ACTED = "take-back-acted"
    TAKE_BACK_REVEALED = "take-back-revealed"
    TAKE_BACK_NOTHING = "take-back-nothing"
    NO_VOTE = "no-vote"
    OWN_VOTE = "own-vote"
    NO_PROPOSAL = "no-proposal"
    NO_RECORD = "no-record"
    NO_SALT = "no-salt"
    STORE = "store"
    SEATS_HELD = "seats-held"
    NOT_INVITED = "not-invited"
    NOT_AT_THIS_TABLE = "not-at-this-table"
    AVOIDS_FULL = "avoids-full"
    WATCH_SEATED = "watch-seated"
    WATCH_FULL = "watch-full"
    MANY_GUESTS = "many-guests"
    SAT_HERE = "sat-here"
    OFFER_SAT = "offer-sat"
    NOT_OPEN = "not-open"
    CLAIMED = "claimed"
    NO_MOTION = "no-motion"
    OWN_MOTION = "own-motion"
    NOT_OFFERED = "not-offered"
    HOST_ALREADY = "host-already"
    NOT_LATE = "not-late"
    NO_PLAN = "no-plan"
    CLAIM_AGAIN = "claim-again"
    HOST_AGAIN = "host-again"
    OFFER_CLOSED = "offer-closed"
    OFFER_MANY = "offer-many"
    LOBBY_CHANGED = "lobby-changed"
    HELD_BEYOND = "held-beyond"
    NO_SEAT_QUESTION = "no-seat-question"
    SEATS_ASKED = "seats-asked"
    TABLE_DECIDES = "table-decides"
    RATED_PACE = "rated-pace"
    RATED_STOP = "rated-stop"
    STOP_AGAIN = "stop-again"
    NOT_RATED = "not-rated"


class TableError(Exception):
    """A table has refused a request; `reason` says why."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.value)
        self.reason = reason
