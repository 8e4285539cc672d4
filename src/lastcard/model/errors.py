"""Errors a caller can expect.

LastcardError
├── IllegalMove        a player said something that is not possible now
├── ImpossibleOutcome  chance said something that it cannot
├── UnknownEdition
├── UnknownPrinting
├── BadOption          an option the edition does not have, or a value it cannot take
├── BadSeats           too few or too many, or a mode that needs another number
├── BadPosition        a written position that cannot be
├── EndlessRound       a round that was given up, since it went on and on
├── NotInstalled       an extra is missing
└── NotationError      text that cannot be read
    ├── UnknownCard
    └── UnknownSeat
"""

from enum import StrEnum


class LastcardError(Exception):
    """Base of all errors of this package; its text is one sentence."""


class Reason(StrEnum):
    """Why a move is refused."""

    NOT_ASKED = "not_asked"
    """The question is somebody else's, and there is no such right."""
    WRONG_ANSWER = "wrong_answer"
    """This is not among the kinds of answer to the open question."""
    AWAITING_CHANCE = "awaiting_chance"
    ROUND_OVER = "round_over"
    NOT_IN_HAND = "not_in_hand"
    NO_MATCH = "no_match"
    """Neither color, number nor symbol fits the top."""
    HOLDS_COLOR = "holds_color"
    """A wild draw while holding the active color, where bluffs are barred."""
    ONLY_DRAWN_CARD = "only_drawn_card"
    MUST_PLAY = "must_play"
    """A matching card may not be declined."""
    MUST_PLAY_DRAWN = "must_play_drawn"
    CAN_DRAW = "can_draw"
    """No pass while a card can be drawn."""
    CANNOT_DRAW = "cannot_draw"
    NO_SUCH_COLOR = "no_such_color"
    CANNOT_STACK = "cannot_stack"
    NO_SUCH_SEAT = "no_such_seat"
    OWN_SEAT = "own_seat"
    EMPTY_GIFT = "empty_gift"
    """A gift to somebody needs a card, a gift to nobody has none."""
    GIFT_COLORLESS = "gift_colorless"
    GIFT_SAME_SUIT = "gift_same_suit"
    MUST_BATTLE = "must_battle"
    """Somebody has to be battled."""
    ALREADY_PICKED = "already_picked"
    SHOW_OTHER_COLOR = "show_other_color"
    NO_CALL = "no_call"
    """No call is due or possible now."""
    ALREADY_CALLED = "already_called"
    NOTHING_TO_CATCH = "nothing_to_catch"
    NO_JUMP = "no_jump"
    """Nothing may be jumped on now."""
    NOT_IDENTICAL = "not_identical"


class IllegalMove(LastcardError):
    """A refused move: nothing has changed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"the move is refused: {reason.replace('_', ' ')}")
        self.reason = reason


class ImpossibleOutcome(LastcardError):
    """A chance outcome that the open question cannot have."""


class UnknownEdition(LastcardError):
    """No edition has this key."""


class UnknownPrinting(LastcardError):
    """The edition has no printing of this key."""


class BadOption(LastcardError):
    """The edition has no such option, or the option no such value."""


class BadSeats(LastcardError):
    """The edition or the mode cannot be played with these seats."""


class BadPosition(LastcardError):
    """A position that cannot arise, with the kind of fault."""

    def __init__(self, kind: str, message: str) -> None:
        super().__init__(message)
        self.kind = kind


class EndlessRound(LastcardError):
    """A round that went on and on, and was given up; it is never silently counted."""

    @classmethod
    def after(cls, most: int, what: str) -> "EndlessRound":
        """So many moves or inputs were made in it."""
        return cls(f"expected rounds of less than {most} {what}, found one that does not end")


class NotInstalled(LastcardError, ImportError):
    """A package is missing that an extra brings."""


class NotationError(LastcardError):
    """Text that does not follow the notation."""


class UnknownCard(NotationError):
    """What is written is no card of the deck."""


class UnknownSeat(NotationError):
    """Nobody here has this name."""
