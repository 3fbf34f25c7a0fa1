"""What a table looks like from outside: frozen values, made anew at every change."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import assert_never

from bot.domain.lobby_expiry import Then
from bot.domain.pace import Ballot, Fallback, Pace
from bot.domain.recipient import Recipient, Role, Seat, User, Voter, by_recipient
from bot.store import Entry, Guest, GuestKind, Motion, PlanRow, Shown, Status, Watch
from bot.tables.errors import Reason
from bot.tables.hints_codec import Hinted
from bot.tables.plan_evaluation import Outlook
from bot.tables.players import Place, Player, Sitters
from bot.tables.session import Course, Vote
from bot.tables.visibility import Seen
from engine.chance import seed_digest
from engine.game import Code
from engine.rules import AnyRules


class Ending(Code):
    """How a table ended that was not played to its end."""

    HOST = "host"
    MODERATOR = "moderator"
    DESERTED = "deserted"
    TIME = "time"
    IDLE = "idle"
    VOTED = "voted"
    GONE = "gone"


@dataclass(frozen=True, slots=True)
class Proposal:
    """Another pace and fallback that somebody has proposed, with the users who agree so far; all present ones must."""

    pace: Pace
    fallback: Fallback
    agreed: tuple[int, ...]

    @property
    def code(self) -> str:
        """What stands for it in a button, so that nobody agrees to another one than he has read."""
        return f"{self.pace}.{self.fallback}"


@dataclass(frozen=True, slots=True)
class Table:
    """A table as it stood after its last committed change: what everybody may know.

    The game itself is seen by `seen_by` alone. The seed and the secret in it are here only when the game is over; their
    digest, the commitment, is there from the lobby on. `words` are the salted hashes that went into the seed, `salts`
    the digests of the salts that were drawn at its opening, of which `salts_given` were told to players. `shown` is
    what the channel shows, `closes` when a lobby closes by itself, `actor` the seat whose press led here, None if that
    was not since the start. `role` is the role that its lobby calls, `host_seen` when its host last showed himself
    there. `guests` have to do with its lobby and no seat there, `motions` are what its people are to agree upon,
    `watches` who watches it. `hints` says whether it gives hints, None where nobody has chosen that; `hinted` are the
    seats that were given some. Moments are seconds since 1970 in UTC.
    """

    id: int
    kind: str
    rules: AnyRules | None
    size: int
    options: Mapping[str, str]
    status: Status
    version: int
    place: Place
    host: int | None
    language: str
    pace: Pace
    fallback: Fallback
    proposal: Proposal | None
    sitters: Sitters
    shown: Shown
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
    closing: Then
    role: int | None
    host_seen: int | None
    hints: bool | None
    hinted: Mapping[int, Hinted]
    ending: Ending | None
    guests: tuple[Guest, ...]
    motions: tuple[Motion, ...]
    watches: tuple[Watch, ...]
    actor: int | None = field(compare=False)
    _begun: bool
    _course: Course | None = field(repr=False)
    _plans: tuple[PlanRow, ...] = field(repr=False, default=())
    _outlooks: tuple[Outlook, ...] = field(repr=False, compare=False, default=())

    @property
    def players(self) -> tuple[Player, ...]:
        """Who sits at the table now."""
        return self.sitters.players

    @property
    def salts_digest(self) -> str | None:
        """The digest of the list of salts' digests, None where no salts were drawn at the opening."""
        return seed_digest("\n".join(self.salts)) if self.salts else None

    @property
    def dealt(self) -> bool:
        """Whether there is a game to be seen: it has begun, and its rules are known."""
        return self._course is not None

    @property
    def dealt_at(self) -> int | None:
        """The version at which the game was dealt, None if there is none to be seen."""
        return self._course.dealt if self._course else None

    @property
    def moved(self) -> bool:
        """Whether anything has been done since the deal that still counts."""
        return self._course is not None and bool(self._course.steps)

    @property
    def retired(self) -> bool:
        """Whether the rules that the game began with are gone, so that it can only be stopped."""
        return self._begun and self._course is None

    @property
    def board(self) -> int | None:
        """The message that shows the table: its board, or its lobby."""
        return self.shown.board or self.shown.note

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that must decide now; none unless the game is running."""
        return self._course.game.waiting if self._course and self.status is Status.RUNNING else ()

    @property
    def asked(self) -> Mapping[int, int]:
        """The persons' seats that must decide now, each with the version at which its decision was opened."""
        if self._course is None or self.status is not Status.RUNNING:
            return {}
        opened = self._course.opened
        return {seat: opened[seat] for seat in self.waiting if self.plays(seat)}

    @property
    def planned(self) -> frozenset[int]:
        """The seats that are asked and have decided that in advance: they act by themselves. Nobody may be told so."""
        return frozenset(one.row.seat for one in self._outlooks if one.actions and one.row.seat in self.asked)

    @property
    def absent(self) -> Mapping[int, str]:
        """The persons' seats for which a computer plays until they return, each with the reason."""
        return self._course.late.absent if self._course is not None else {}

    @property
    def votes(self) -> Mapping[int, Vote]:
        """What the others are asked about seats that are late."""
        return self._course.late.votes if self._course is not None and self.status is Status.RUNNING else {}

    @property
    def longer(self) -> Mapping[int, int]:
        """The seats for which the table has decided to wait longer, each with the moment until when."""
        return self._course.late.longer if self._course is not None else {}

    @property
    def missed(self) -> Mapping[int, int]:
        """How many moves in a row a computer has made for each seat that was late."""
        return self._course.late.missed if self._course is not None else {}

    @property
    def passed(self) -> Mapping[int, int]:
        """How often in a row the time of each seat was up."""
        return self._course.late.passed if self._course is not None else {}

    @property
    def called_for(self) -> Mapping[Recipient, int]:
        """Who is to be pinged, each with the version of what it is for.

        A seat is pinged for its decision, a voter for the latest of the votes and motions without an answer of theirs,
        a user for the seat that they are offered. A lobby pings those for whom a seat is held, and its role. The users
        who wanted to hear of the beginning, and are not asked, are pinged for the deal.
        """
        asked = self.asked
        wanted = by_recipient(asked)
        wanted |= {User(guest.user): guest.version for guest in self.held}
        if self.role is not None and self.status is Status.LOBBY:
            wanted[Role(self.role)] = 0
        for about, vote in self.votes.items():
            for seat in self.voters(about):
                if seat not in vote.ballots:
                    wanted[Voter(seat)] = max(vote.version, wanted.get(Voter(seat), 0))
        if self.status is Status.RUNNING and self._course is not None:
            told = (guest.user for guest in self.guests if guest.kind is GuestKind.NOTIFIED)
            wanted |= {User(user): self._course.dealt for user in told if self.seat_of(user) not in asked}
        for motion in self.motions if self.status is Status.RUNNING else ():
            open_to: list[Recipient] = [Voter(seat) for seat in self.voters(motion.seat) if seat not in motion.ballots]
            open_to += [User(motion.user)] * motion.to_accept
            wanted |= {recipient: max(motion.version, wanted.get(recipient, 0)) for recipient in open_to}
        return wanted

    @property
    def held(self) -> tuple[Guest, ...]:
        """The people for whom a seat is held as long as the game has not begun, in the order in which they came."""
        lobby = self.status is Status.LOBBY
        return tuple(guest for guest in self.guests if lobby and guest.kind is GuestKind.HELD)

    @property
    def room(self) -> int:
        """How many seats nobody has and none is held for."""
        return max(0, self.size - len(self.players) - len(self.held))

    @property
    def timed(self) -> bool:
        """Whether there is a deadline for decisions; there is none for one person with computers."""
        return self.status is Status.RUNNING and self.pace is not Pace.UNTIMED and len(self.people) > 1

    @property
    def gives_hints(self) -> bool:
        """Whether the table gives hints; where nobody has chosen that, it does to one person with computers."""
        return len(self.people) == 1 if self.hints is None else self.hints

    @property
    def continuing(self) -> frozenset[int]:
        """The seat that goes on with what it has begun just now: no other person has acted, and no substitute.

        Its person has the board before his eyes. After a start of the bot nobody counts as such.
        """
        return frozenset(
            seat for seat, version in self.asked.items() if seat == self.actor and self._led_to(version) == seat
        )

    @property
    def amid(self) -> bool:
        """Whether somebody who is asked made the last move of all: he is in the middle of what he does."""
        steps = self._course.steps if self._course is not None else ()
        return bool(steps) and steps[-1].seat in self.asked

    @property
    def computer_due(self) -> bool:
        """Whether a computer must act now. A seat without its person is a computer's as well."""
        return any(not self.plays(seat) for seat in self.waiting)

    def plays(self, seat: int) -> bool:
        """Whether a seat has a person who plays himself."""
        return self.players[seat].user is not None and seat not in self.absent

    def voters(self, about: int) -> tuple[int, ...]:
        """Return the seats that may say what is to be done about one that is late; computers and absent ones never."""
        return tuple(seat for seat in range(len(self.players)) if seat != about and self.plays(seat))

    def decided(self, about: int, *, over: bool = False) -> Ballot | None:
        """Return what more than half of those have chosen who may, or None if that is nothing.

        At a table without a clock, more than half must want a computer in the seat, and more than half must want the
        seat open; once the time is `over`, half of the ballots given is meant there.
        """
        voters, given = self.voters(about), self.given(about)
        if self.pace is Pace.UNTIMED:
            return _going_on(given, len(given) if over else len(voters))
        return next((ballot for ballot in Ballot if given.count(ballot) * 2 > len(voters)), None)

    def given(self, about: int) -> list[Ballot]:
        """Return the ballots about a seat of those who may vote."""
        vote = self.votes[about]
        return [vote.ballots[seat] for seat in self.voters(about) if seat in vote.ballots]

    def voted_out(self, about: int) -> bool:
        """Whether everybody has said what is to be done about a seat who may."""
        return all(seat in self.votes[about].ballots for seat in self.voters(about))

    @property
    def people(self) -> tuple[int, ...]:
        """The users who sit at the table."""
        return tuple(player.user for player in self.players if player.user is not None)

    @property
    def present(self) -> tuple[int, ...]:
        """The users who sit at the table and play themselves."""
        return tuple(player.user for player in self.players if player.user is not None and self.plays(player.seat))

    def called_at(self, recipient: Recipient) -> int | None:
        """Return the version of what a recipient is to be pinged for, None if they are not; see `called_for`."""
        # A seat is asked for often, and pinged for its decision alone.
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

    def looks_like(self, other: Table) -> bool:
        """Whether the board of another state of this table is the same picture."""
        return (
            self._course is other._course
            and self.status is other.status
            and self.language == other.language
            and self.sitters == other.sitters
        )

    def seen_by(self, viewer: int | None) -> Seen | None:
        """Return the game as a seat, or the table (None), may see it; None if there is no game to be seen."""
        if self._course is None:
            return None
        plans = tuple(one for one in self._outlooks if viewer is not None and one.row.seat == viewer)
        return Seen(viewer, self.status is Status.RUNNING, self._course, self.sitters, self.rules, plans)

    def seat_of(self, user: int) -> int | None:
        """Return where somebody sits now, None if he does not, even if he did."""
        return next((player.seat for player in self.players if player.user == user), None)

    def returns(self, user: int) -> bool:
        """Whether a press gives a player the seat back, from a computer or from a vote for want of a sign."""
        seat = self.seat_of(user)
        return self.status.live and (seat in self.absent or (self.pace is Pace.UNTIMED and seat in self.votes))

    def takes_back(self, user: int) -> Reason | None:
        """Return why this person cannot take back what was done last, or None if they can."""
        seat = self.seat_of(user)
        if self.status is not Status.RUNNING:
            return Reason.NOT_RUNNING if self.status is Status.LOBBY else Reason.GAME_OVER
        if self._course is None:
            return Reason.RETIRED
        if seat is None:
            return Reason.NOT_SEATED
        return self._course.takes_back(seat)

    def can_take_back(self, user: int) -> bool:
        """Whether this person can take back what was done last (cheap: for showing the button)."""
        return self.takes_back(user) is None

    def _led_to(self, version: int) -> int | None:
        """Return the seat of the person whose action led to what was opened at a version, None if none did."""
        steps = self._course.steps if self._course is not None else ()
        before = (step for step in reversed(steps) if step.number <= version)
        step = next((step for step in before if self.players[step.seat].user is not None), None)
        return step.seat if step is not None and step.entry is Entry.PLAY else None


def _going_on(given: Sequence[Ballot], voters: int) -> Ballot | None:
    """Return how a table without a clock goes on, None while ballots that may still be given can change it."""
    left = voters - len(given)
    opened, stood_in = given.count(Ballot.OPEN), given.count(Ballot.OPEN) + given.count(Ballot.TAKEOVER)
    if opened * 2 > voters:
        return Ballot.OPEN
    if stood_in * 2 > voters and (opened + left) * 2 <= voters:
        return Ballot.TAKEOVER
    return Ballot.WAIT if given and (given.count(Ballot.WAIT) * 2 > voters or not left) else None


def calls_for(table: Table, called: Mapping[Recipient, int]) -> bool:
    """Whether a table still pings all of these for what they were to be pinged for."""
    wanted = table.called_for if called else {}
    return all(wanted.get(recipient) == at for recipient, at in called.items())


@dataclass(frozen=True, slots=True)
class Turn:
    """A change of a running game: the table afterwards, and whose doing it was.

    What happened is `table.seen_by(viewer).news(turn.after)`; the seat's own actions go up to number `upto`, computers
    may have answered them. `forced` are the numbers of those that were done by themselves.
    """

    table: Table
    entry: Entry
    seat: int
    after: int
    upto: int
    forced: tuple[int, ...] = ()
