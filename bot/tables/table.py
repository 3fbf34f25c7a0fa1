"""A table as the rest of the bot sees it: an immutable snapshot, replaced at each change."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, assert_never

from bot.domain.lobby_expiry_choices import LobbyExpiryAction
from bot.domain.pace import Fallback, Pace, PaceProposal, VoteChoice, vote_choices
from bot.domain.ping_recipient import Recipient, Role, Seat, User, Voter, by_recipient
from bot.domain.rated_tables import Obstacle
from bot.store import Entry, Guest, GuestKind, Motion, PlanRow, ShownState, Spectator, Status
from bot.tables.errors import Reason
from bot.tables.game.session import GameSession, Vote
from bot.tables.plan_validity import EvaluatedPlan
from bot.tables.seat_history import ChannelRef, Player, SeatHistory
from bot.tables.setup import Setup, WantedSetup, needs_agreement
from bot.tables.visible_game import VisibleGame
from engine.chance import seed_digest
from engine.game import Code
from engine.rules import AnyRules


class Ending(Code):
    """Why a table ended early."""

    HOST = "host"
    MODERATOR = "moderator"
    DESERTED = "deserted"
    TIME = "time"
    IDLE = "idle"
    VOTED = "voted"
    AGREED = "agreed"
    GONE = "gone"


@dataclass(frozen=True, slots=True)
class Hinted:
    """The number of a seat's hints; the last was given after the action with the number `mark`."""

    count: int
    mark: int


@dataclass(frozen=True, slots=True)
class Table:
    """A table after its last committed change: what everybody may know.

    The game is visible only through `seen_by`. The seed and the secret are present only when the game is over; their
    digest, the commitment, is there from the lobby on. `changed_from` is the setup of a lobby as others knew it before
    its host changed it, `wanted` one with too few seats that the host would like. `words` are the salted hashes that
    went into the seed, `salts` the digests of the salts that were drawn at the opening, of which `salts_given` were
    given to players. `shown` is what the channel shows, `closes` when the lobby expires, `actor` the seat whose press
    led here, None if that was before the start of the bot. `role` is the role that the lobby pings, `host_seen` when
    the host was last active. `guests` have to do with the lobby and have no seat, `motions` are open votes, `watches`
    the spectators. `hints` says whether the table gives hints, None if nobody has chosen; `hinted` are the seats that
    got some. `rated` says whether the game of a lobby is to be rated, and later whether it is, None where nobody was
    asked; `unrated` what keeps that of a lobby from it. Moments are seconds since 1970 in UTC.
    """

    id: int
    kind: str
    rules: AnyRules | None
    size: int
    options: Mapping[str, str]
    status: Status
    version: int
    channel_ref: ChannelRef
    host: int | None
    language: str
    pace: Pace
    fallback: Fallback
    proposal: PaceProposal | None
    changed_from: Setup | None
    wanted: WantedSetup | None
    seat_history: SeatHistory
    shown: ShownState
    digest: str | None
    words: tuple[str, ...]
    salts: tuple[str, ...]
    salts_given: int
    secret: str | None = field(repr=False)
    seed: str | None = field(repr=False)
    created: int
    updated: int
    finished: int | None
    closes: int | None
    closing: LobbyExpiryAction
    role: int | None
    host_seen: int | None
    hints: bool | None
    hinted: Mapping[int, Hinted]
    rated: bool | None
    unrated: tuple[Obstacle, ...]
    ending: Ending | None
    guests: tuple[Guest, ...]
    motions: tuple[Motion, ...]
    watches: tuple[Spectator, ...]
    actor: int | None = field(compare=False)
    _begun: bool
    _game_session: GameSession | None = field(repr=False)
    _plans: tuple[PlanRow, ...] = field(repr=False, default=())
    _evaluated_plans: tuple[EvaluatedPlan, ...] = field(repr=False, compare=False, default=())

    @property
    def players(self) -> tuple[Player, ...]:
        """The present players."""
        return self.seat_history.players

    @property
    def salts_digest(self) -> str | None:
        """The digest of the list of salts' digests, None if no salts were drawn at the opening."""
        return seed_digest("\n".join(self.salts)) if self.salts else None

    @property
    def dealt(self) -> bool:
        """Whether there is a game to see: it has begun, and its rules are known."""
        return self._game_session is not None

    @property
    def dealt_at(self) -> int | None:
        """The version at which the game was dealt, None if there is no game to see."""
        return self._game_session.dealt if self._game_session else None

    @property
    def moved(self) -> bool:
        """Whether there is an action since the deal that still counts."""
        return self._game_session is not None and bool(self._game_session.steps)

    @property
    def retired(self) -> bool:
        """Whether the rules of the begun game are gone, so that it can only be stopped."""
        return self._begun and self._game_session is None

    @property
    def board(self) -> int | None:
        """The message that shows the table: its board, or its lobby."""
        return self.shown.board or self.shown.note

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that must decide now; none unless the game is running."""
        return self._game_session.game.waiting if self._game_session and self.status is Status.RUNNING else ()

    @property
    def asked(self) -> Mapping[int, int]:
        """The seats of persons that must decide now, each with the version at which its decision was opened."""
        if self._game_session is None or self.status is not Status.RUNNING:
            return {}
        opened = self._game_session.opened
        return {seat: opened[seat] for seat in self.waiting if self.plays(seat)}

    @property
    def planned(self) -> frozenset[int]:
        """The seats that are asked and have a plan for it: they act automatically. This is secret."""
        return frozenset(one.row.seat for one in self._evaluated_plans if one.actions and one.row.seat in self.asked)

    @property
    def absent(self) -> Mapping[int, str]:
        """The seats of persons for which a computer plays until they return, each with the reason."""
        return self._game_session.overdue.absent if self._game_session is not None else {}

    @property
    def votes(self) -> Mapping[int, Vote]:
        """The open votes about late seats."""
        return (
            self._game_session.overdue.votes if self._game_session is not None and self.status is Status.RUNNING else {}
        )

    @property
    def longer(self) -> Mapping[int, int]:
        """The seats for which the table has decided to wait longer, each until a moment."""
        return self._game_session.overdue.longer if self._game_session is not None else {}

    @property
    def missed(self) -> Mapping[int, int]:
        """The moves in a row that a computer has made for each late seat."""
        return self._game_session.overdue.missed if self._game_session is not None else {}

    @property
    def passed(self) -> Mapping[int, int]:
        """The deadlines in a row that each seat has missed."""
        return self._game_session.overdue.passed if self._game_session is not None else {}

    @property
    def called_for(self) -> Mapping[Recipient, int]:
        """The recipients to ping, each with the version of what they are pinged for.

        A seat is pinged for its decision, a voter for the latest question without their answer and for a vote about
        themselves, a user for the seat that they are offered. A lobby pings the users with a held seat, its role, and
        those who are asked about a change. The users who wanted to be told of the start, and are not asked, are pinged
        for the deal.
        """
        asked = self.asked
        pings = by_recipient(asked)
        pings |= {User(guest.user): guest.version for guest in self.held_guests}
        if self.asks_for_change is not None:
            asked_people = (*self.asked_for_seats, *self.asked_to_agree)
            pings |= {User(user): self.asks_for_change.version for user in asked_people}
        if self.role is not None and self.status is Status.LOBBY:
            pings[Role(self.role)] = 0
        if self.status is Status.RUNNING and self._game_session is not None:
            notified = (guest.user for guest in self.guests if guest.kind is GuestKind.NOTIFIED)
            pings |= {User(user): self._game_session.dealt for user in notified if self.seat_of(user) not in asked}
        # Who is late can still end the vote.
        late = ((Voter(about), vote.version) for about, vote in self.votes.items() if about in asked)
        for recipient, version in (*self._questions(), *late):
            pings[recipient] = max(version, pings.get(recipient, 0))
        return pings

    def _questions(self) -> Iterator[tuple[Recipient, int]]:
        """Yield who must still answer the votes, motions and proposed pace of a running game, with their versions."""
        if self.status is not Status.RUNNING:
            return
        for about, vote in self.votes.items():
            yield from ((Voter(seat), vote.version) for seat in self.voters(about) if seat not in vote.ballots)
        for motion in self.motions:
            yield from (
                (Voter(seat), motion.version) for seat in self.voters(motion.seat) if seat not in motion.ballots
            )
            if motion.to_accept:
                yield User(motion.user), motion.version
        if self.proposal is not None:
            yield from ((Voter(seat), self.proposal.version) for seat in self.seats_of(self.asked_about_pace))

    @property
    def held_guests(self) -> tuple[Guest, ...]:
        """The guests with a held seat while the game has not begun, in order of arrival."""
        lobby = self.status is Status.LOBBY
        return tuple(guest for guest in self.guests if lobby and guest.kind is GuestKind.HELD)

    @property
    def room(self) -> int:
        """The number of seats that are neither taken nor held; none while people are asked about a change."""
        if self.asks_for_change is not None:
            return 0
        return max(0, self.size - len(self.players) - len(self.held_guests))

    @property
    def setup(self) -> Setup:
        """What the table plays, and with how many seats."""
        return Setup(self.kind, self.size, self.options, self.rated)

    @property
    def asks_for_change(self) -> WantedSetup | None:
        """The setup for which people are asked to give up their seats or to agree now, None if nobody is asked."""
        lobby = self.status is Status.LOBBY
        return self.wanted if lobby and self.wanted is not None and not self.wanted.declined else None

    @property
    def asked_for_seats(self) -> tuple[int, ...]:
        """The users who are asked to give up their seats."""
        return () if self.asks_for_change is None else self.beyond(self.asks_for_change.setup.size)

    @property
    def asked_to_agree(self) -> tuple[int, ...]:
        """The users who are asked to agree to a change, beside those who are asked to give up their seats."""
        asks = self.asks_for_change
        if asks is None or not needs_agreement(self.setup, asks.setup):
            return ()
        others = {self.host, *asks.agreed, *self.asked_for_seats}
        return tuple(user for user in self.people if user not in others)

    @property
    def asked_about_pace(self) -> tuple[int, ...]:
        """The users who must still answer the proposed pace."""
        proposal = self.proposal
        return () if proposal is None else tuple(user for user in self.present if user not in proposal.agreed)

    def beyond(self, size: int) -> tuple[int, ...]:
        """Return the users who would have no seat if there were only `size`: the last to come, never the host."""
        others = [user for user in self.people if user != self.host]
        return tuple(others[max(0, size - (len(self.people) - len(others))) :])

    @property
    def timed(self) -> bool:
        """Whether decisions have a deadline; there is none for one person with computers."""
        return self.status is Status.RUNNING and self.pace is not Pace.UNTIMED and len(self.people) > 1

    @property
    def gives_hints(self) -> bool:
        """Whether the table gives hints; if nobody has chosen, it does to one person with computers.

        A game that is rated as it stands gives none, also while only its host has come.
        """
        if self.hints is None:
            return len(self.people) == 1 and (not self.rated or bool(self.unrated))
        return self.hints

    @property
    def seats_given_up(self) -> frozenset[int]:
        """The seats whose first player gave them up, also if they took them again."""
        return frozenset(former.seat for former in self.seat_history.formers)

    @property
    def is_rated_now(self) -> bool:
        """Whether a rated game is running whose result does not stand yet: several who began it are left."""
        running = self.status is Status.RUNNING and bool(self.rated)
        return running and len(self.players) - len(self.seats_given_up) > 1

    @property
    def vote_choices(self) -> tuple[VoteChoice, ...]:
        """What a vote about a late player chooses among; a rated game is not ended by it."""
        return vote_choices(self.pace, rated=self.is_rated_now)

    @property
    def continuing(self) -> frozenset[int]:
        """The seat that goes on with what it has just begun: no other person and no stand-in has acted since.

        Its person is looking at the board. After a start of the bot no seat counts.
        """
        return frozenset(
            seat for seat, version in self.asked.items() if seat == self.actor and self._led_to(version) == seat
        )

    @property
    def is_mid_turn(self) -> bool:
        """Whether a seat that is asked made the last move of all: its player is in the middle of a turn."""
        steps = self._game_session.steps if self._game_session is not None else ()
        return bool(steps) and steps[-1].seat in self.asked

    @property
    def computer_due(self) -> bool:
        """Whether a computer must act now, in its own seat or for an absent person."""
        return any(not self.plays(seat) for seat in self.waiting)

    def plays(self, seat: int) -> bool:
        """Whether a seat has a person who plays."""
        return self.players[seat].user is not None and seat not in self.absent

    def voters(self, about: int) -> tuple[int, ...]:
        """Return the seats that may vote about another one; computers and absent players may not."""
        return tuple(seat for seat in range(len(self.players)) if seat != about and self.plays(seat))

    def is_questioned(self, seat: int) -> bool:
        """Whether a vote, a motion or a proposed pace of a running game waits for the answer of a seat's player."""
        return any(recipient == Voter(seat) for recipient, _ in self._questions())

    def decided(self, about: int, *, over: bool = False) -> VoteChoice | None:
        """Return what more than half of the voters have chosen, None if that is nothing.

        At a table without a clock, more than half must want a computer in the seat, and more than half must want the
        seat open; once the time is `over`, that means half of the ballots given.
        """
        voters, given = self.voters(about), self.given(about)
        if self.pace is Pace.UNTIMED:
            return _going_on(given, len(given) if over else len(voters))
        return next((ballot for ballot in VoteChoice if given.count(ballot) * 2 > len(voters)), None)

    def given(self, about: int) -> list[VoteChoice]:
        """Return the ballots about a seat from those who may vote."""
        vote = self.votes[about]
        return [vote.ballots[seat] for seat in self.voters(about) if seat in vote.ballots]

    def has_all_ballots(self, about: int) -> bool:
        """Whether all voters have given their ballot about a seat."""
        return all(seat in self.votes[about].ballots for seat in self.voters(about))

    @property
    def people(self) -> tuple[int, ...]:
        """The users at the table."""
        return tuple(player.user for player in self.players if player.user is not None)

    @property
    def present(self) -> tuple[int, ...]:
        """The users at the table who play."""
        return tuple(player.user for player in self.players if player.user is not None and self.plays(player.seat))

    def called_at(self, recipient: Recipient) -> int | None:
        """Return the version of what a recipient is pinged for, None if they are not; see `called_for`."""
        # A seat is asked for often, and is pinged for its decision only.
        return self.asked.get(recipient.index) if isinstance(recipient, Seat) else self.called_for.get(recipient)

    def is_asked(self, recipient: Recipient) -> bool:
        """Whether a recipient is a seat that must decide now."""
        return isinstance(recipient, Seat) and recipient.index in self.asked

    def user_of(self, recipient: Recipient) -> int | None:
        """Return the user who is pinged, None for a role, and for a seat without its person."""
        match recipient:
            case Seat(seat) | Voter(seat):
                return self.players[seat].user
            case User(user):
                return user
            case Role():
                return None
            case _:
                assert_never(recipient)

    def has_same_board(self, other: Table) -> bool:
        """Whether the boards of two states of this table are the same picture."""
        return (
            self._game_session is other._game_session
            and self.status is other.status
            and self.language == other.language
            and self.seat_history == other.seat_history
        )

    def seen_by(self, viewer: int | None) -> VisibleGame | None:
        """Return the game as a seat, or the table (None), may see it; None if there is no game to see."""
        if self._game_session is None:
            return None
        plans = tuple(one for one in self._evaluated_plans if viewer is not None and one.row.seat == viewer)
        return VisibleGame(
            viewer, self.status is Status.RUNNING, self._game_session, self.seat_history, self.rules, plans
        )

    def has_begun_since(self, version: int) -> bool:
        """Whether a message of this version showed the lobby of a game that has begun since."""
        return self.dealt_at is not None and version < self.dealt_at

    def seat_of(self, user: int) -> int | None:
        """Return the present seat of a user, None if they have none."""
        return next((player.seat for player in self.players if player.user == user), None)

    def seats_of(self, users: Iterable[int]) -> list[int]:
        """Return the present seats of users, in the order of the users; some may have none."""
        return [seat for user in users if (seat := self.seat_of(user)) is not None]

    def name_differs(self, user: int, name: str) -> bool:
        """Whether a user has a seat at the live table under another name than this one."""
        return self.status.live and any(one.user == user and one.name != name for one in self.players)

    def gets_seat_back(self, user: int) -> bool:
        """Whether a press gives a player the seat back: from a stand-in, or from a vote without a clock."""
        seat = self.seat_of(user)
        return self.status.live and (seat in self.absent or (self.pace is Pace.UNTIMED and seat in self.votes))

    def take_back_refusal(self, user: int) -> Reason | None:
        """Return why a user cannot take back the last press, None if they can."""
        seat = self.seat_of(user)
        if self.status is not Status.RUNNING:
            return Reason.NOT_RUNNING if self.status is Status.LOBBY else Reason.GAME_OVER
        if self._game_session is None:
            return Reason.RETIRED
        if seat is None:
            return Reason.NOT_SEATED
        return self._game_session.take_back_refusal(seat)

    def can_take_back(self, user: int) -> bool:
        """Whether a user can take back the last press; cheap enough to decide whether to show the button."""
        return self.take_back_refusal(user) is None

    def _led_to(self, version: int) -> int | None:
        """Return the seat of the person who led to a version's decisions, None if a stand-in acted for them."""
        steps = self._game_session.steps if self._game_session is not None else ()
        before = (step for step in reversed(steps) if step.number <= version)
        step = next((step for step in before if self.players[step.seat].user is not None), None)
        return step.seat if step is not None and step.entry is Entry.PLAY else None


def _going_on(given: Sequence[VoteChoice], voters: int) -> VoteChoice | None:
    """Return the result of a vote at a table without a clock, None while further ballots can change it."""
    left = voters - len(given)
    opened, stood_in = given.count(VoteChoice.OPEN), given.count(VoteChoice.OPEN) + given.count(VoteChoice.TAKEOVER)
    if opened * 2 > voters:
        return VoteChoice.OPEN
    if stood_in * 2 > voters and (opened + left) * 2 <= voters:
        return VoteChoice.TAKEOVER
    return VoteChoice.WAIT if given and (given.count(VoteChoice.WAIT) * 2 > voters or not left) else None


def is_still_pinged(table: Table, called: Mapping[Recipient, int]) -> bool:
    """Whether a table still pings all these recipients for the same things."""
    pings = table.called_for if called else {}
    return all(pings.get(recipient) == at for recipient, at in called.items())


@dataclass(frozen=True, slots=True)
class TableTurn:
    """A change of a running game: the table afterwards, and the seat that acted.

    The news is `table.seen_by(viewer).news(turn.after)`; the seat's own actions go up to number `upto`, computers may
    have answered them. `automatic` are the numbers of the automatic answers.
    """

    table: Table
    entry: Entry
    seat: int
    after: int
    upto: int
    automatic: tuple[int, ...] = ()


def hints_to_row(hinted: Mapping[int, Hinted]) -> dict[str, Any]:
    """Return the plain data that go into the table's row; see `hints_from_row`."""
    return {str(seat): [given.count, given.mark] for seat, given in sorted(hinted.items())}


def hints_from_row(row: Mapping[str, Any] | None) -> dict[int, Hinted]:
    """Return the hints of the plain data in a table's row; none for None."""
    return {int(seat): Hinted(*given) for seat, given in (row or {}).items()}
