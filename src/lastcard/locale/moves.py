"""Answers in words: what somebody could have said."""

from collections.abc import Sequence

from lastcard.locale.speaker import Speaker
from lastcard.model.cards import Side
from lastcard.model.moves import (
    Accept,
    Battle,
    Challenge,
    Draw,
    Give,
    Keep,
    Move,
    Name,
    Pass,
    Play,
    Reveal,
    Show,
    Swap,
)


def answer_in_words(speaker: Speaker, move: Move, names: Sequence[str], side: Side) -> str:
    """An answer to a question: "play red 5"; `side` is the one that counts when it is given."""
    say = speaker.say
    match move:
        case Play(card=card):
            return say("analysis-move-play", card=speaker.card(card, side))
        case Draw():
            return say("analysis-move-draw")
        case Keep():
            return say("analysis-move-keep")
        case Pass():
            return say("analysis-move-pass")
        case Name(color=color):
            return say("analysis-move-name", color=speaker.color(color))
        case Challenge():
            return say("analysis-move-challenge")
        case Accept():
            return say("analysis-move-accept")
        case Give(to=to, cards=cards):
            if to is None:
                return say("analysis-move-give-none")
            return say("analysis-move-give", other=names[to], cards=speaker.cards(cards, side))
        case Battle(opponent=other):
            if other is None:
                return say("analysis-move-battle-none")
            return say("analysis-move-battle", other=names[other])
        case Reveal(card=card):
            return say("analysis-move-reveal", card=speaker.card(card, side))
        case Show(card=card):
            return say("analysis-move-show", card=speaker.card(card, side))
        case Swap(other=other):
            return say("analysis-move-swap", other=names[other])
    raise AssertionError("a right is no answer")
