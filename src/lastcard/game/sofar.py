"""A match so far: who plays what, what was said, what may be said now, and who knows what of it."""

from collections.abc import Sequence

from lastcard.engine.legal import legal_moves
from lastcard.locale import Speaker
from lastcard.match.match import Match
from lastcard.model.edition import Edition
from lastcard.model.events import Event
from lastcard.model.seats import Seat
from lastcard.model.sheet import Sheet
from lastcard.model.state import RoundState
from lastcard.notation.document import Header
from lastcard.notation.lineup import find_player, luck_due, seat_names
from lastcard.notation.moves import write_move
from lastcard.notation.position import setup_of, write_position
from lastcard.notation.script import Said, rounds_of
from lastcard.views import Prompt, View, prompt_for, redact, view_of


class MatchSoFar:
    """Everything about a match that can be asked without changing it."""

    _header: Header
    _match: Match
    _said: list[Said]

    @property
    def edition(self) -> Edition:
        """What is played."""
        return self._header.edition

    @property
    def sheet(self) -> Sheet:
        """The rule sheet in force: the edition with every option settled."""
        return self._match.sheet

    @property
    def seats(self) -> tuple[str, ...]:
        """The players' names."""
        return self._header.names

    @property
    def match(self) -> Match:
        """The whole truth, as the rules engine has it."""
        return self._match

    @property
    def state(self) -> RoundState:
        """The whole truth about the current round."""
        return self._match.round

    @property
    def luck(self) -> str | None:
        """What luck is asked, if it is: `cut`, `dealer` or `shuffle`."""
        return luck_due(self._match)

    @property
    def round_over(self) -> bool:
        """Whether the current round has ended; `deal` begins the next one."""
        return self._match.over is not None

    @property
    def over(self) -> bool:
        """Whether the match is decided."""
        return bool(self._match.winners)

    @property
    def winners(self) -> tuple[str, ...]:
        """Who has won the match; several share it."""
        return tuple(self.seats[player] for player in self._match.winners)

    @property
    def totals(self) -> dict[str, int]:
        """Everybody's points."""
        return dict(zip(self.seats, self._match.totals, strict=True))

    def __repr__(self) -> str:
        return f"<Game of {self.edition.key}: {', '.join(self.seats)}; {len(self._said)} lines>"

    def __str__(self) -> str:
        """The position in the notation."""
        if not self.state.discard:
            return f"{self!r}, not dealt yet"
        totals = self.totals if any(self._match.totals) else {}
        return write_position(setup_of(self.state, seat_names(self._match, self.seats), totals))

    def legal(self, name: str | None = None) -> tuple[str, ...]:
        """The lines that can be said now, by everybody or by one player; `say` takes each of them.

        >>> import lastcard
        >>> lastcard.Game("classic", seed=1).legal("Ann")
        ()
        """
        names = seat_names(self._match, self.seats)
        seats = range(len(names)) if name is None else self._seats_of(name)
        return tuple(
            f"{names[seat]} {write_move(move, names)}"
            for seat in seats
            for move in legal_moves(self.state, Seat(seat))
        )

    def view(self, name: str | None = None) -> View:
        """The round as a player sees it, or as somebody does who only watches.

        >>> import lastcard
        >>> lastcard.Game("classic", seed=1).view("Ann").hands
        (('b4', 'g0', 'g1', 'g3', 'r1', 'y3', 'y9'), ('?', '?', '?', '?', '?', '?', '?'))
        """
        return view_of(self.state, self._seat_of(name))

    def prompt(self, name: str) -> Prompt | None:
        """What a player is asked and may say, as that player sees it; None where there is nothing to say.

        >>> import lastcard
        >>> lastcard.Game("classic", seed=1).prompt("Bob").moves
        (Play(card='g7'), Play(card='w'), Draw())
        """
        seat = self._seat_of(name)
        return None if seat is None else prompt_for(self.state, seat)

    def story(self, name: str | None = None) -> tuple[Event, ...]:
        """What a player has heard of the current round, or somebody who only watches, oldest first."""
        seat = self._seat_of(name)
        return tuple(event for one in self._this_round() for event in redact(one.transition, seat))

    def told(self, name: str | None = None, language: str = "en") -> tuple[str, ...]:
        """The same in words: one sentence for each thing that happened.

        >>> import lastcard
        >>> lastcard.Game("classic", seed=1).told(language="de")[-1]
        'Aufgedeckt: Grün 1.'
        """
        seat = self._seat_of(name)
        speaker = Speaker(language, seat_names(self._match, self.seats), edition=self.edition)
        return tuple(
            sentence
            for one in self._this_round()
            for sentence in speaker.events(redact(one.transition, seat), one.transition.before.side)
        )

    def _this_round(self) -> Sequence[Said]:
        rounds = rounds_of(self._said)
        # A round that was opened but not dealt has no line yet.
        return rounds[-1] if rounds and (self.round_over or not rounds[-1][-1].match.over) else ()

    def _seats_of(self, name: str) -> tuple[Seat, ...]:
        seat = self._seat_of(name)
        return () if seat is None else (seat,)

    def _seat_of(self, name: str | None) -> Seat | None:
        """Where a player sits; None for who watches, for who is out, and for who sits this round out."""
        return None if name is None else self._match.seat_of(find_player(self.seats, name))
