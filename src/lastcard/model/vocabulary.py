"""The vocabulary: one row for every move, question and effect, with all its names.

Whatever has to write, read, count or draw one of them looks it up here: the notation, the compiled kernel, the
environments, the counts of simulations, the policy, the languages and the page. Numbers that are kept somewhere
never change: a new row gets the next one.
"""

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple

from lastcard.model import decisions as ask
from lastcard.model import effects
from lastcard.model import moves as say
from lastcard.model.decisions import Decision
from lastcard.model.effects import Effect
from lastcard.model.moves import Move

Part = Literal["card", "cards", "color", "seat", "seat or nobody"]
"""What a move names; several cards come last."""

Figure = Literal[
    "draw", "duel", "everyone", "flip", "give", "hands", "name", "pass", "reverse", "show", "skip", "swap", "until",
]  # fmt: skip
"""What can be drawn on a card: the picture of a card is put together of the figures of its effects."""


class MoveRow(NamedTuple):
    """A move."""

    move: type[Move]
    word: str | None
    """How it begins in the notation; a card that is played stands alone."""
    parts: tuple[Part, ...]
    """What it names, in the order of its fields."""
    code: int
    """In the kernel."""
    action: int | None
    """The id in the environments; None where it depends on what is named."""
    sorts: tuple[str, ...]
    """As simulations count it: one that may fail or come late is two sorts."""
    message: str | None
    """An answer in words; with `-none` behind it where nobody is named. A right is no answer."""


MOVES: Final = (
    MoveRow(say.Play, None, ("card",), 1, None, ("play",), "analysis-move-play"),
    MoveRow(say.JumpIn, "jump", ("card",), 15, None, ("jump_in",), None),
    MoveRow(say.Draw, "draw", (), 2, 0, ("draw",), "analysis-move-draw"),
    MoveRow(say.Keep, "keep", (), 3, 1, ("keep",), "analysis-move-keep"),
    MoveRow(say.Pass, "pass", (), 4, 2, ("pass",), "analysis-move-pass"),
    MoveRow(say.Name, "color", ("color",), 5, None, ("name",), "analysis-move-name"),
    MoveRow(say.Accept, "accept", (), 7, 4, ("accept",), "analysis-move-accept"),
    MoveRow(
        say.Challenge, "challenge", (), 6, 3, ("challenge_won", "challenge_lost"), "analysis-move-challenge"
    ),
    MoveRow(say.Give, "give", ("seat or nobody", "cards"), 8, None, ("give",), "analysis-move-give"),
    MoveRow(say.Battle, "battle", ("seat or nobody",), 9, None, ("battle",), "analysis-move-battle"),
    MoveRow(say.Reveal, "reveal", ("card",), 10, None, ("reveal",), "analysis-move-reveal"),
    MoveRow(say.Show, "show", ("card",), 11, None, ("show",), "analysis-move-show"),
    MoveRow(say.Swap, "swap", ("seat",), 12, None, ("swap",), "analysis-move-swap"),
    MoveRow(say.PassOn, "pass", ("card",), 16, None, ("pass_on",), "analysis-move-pass-on"),
    MoveRow(say.Call, "uno", (), 13, 5, ("call", "late_call"), None),
    MoveRow(say.Catch, "catch", ("seat",), 14, None, ("catch", "false_catch"), None),
)


class QuestionRow(NamedTuple):
    """A question; its word is its `kind`."""

    question: type[Decision]
    code: int
    """In the kernel."""
    message: str | None
    """Who is asked what; chance is not told."""


QUESTIONS: Final = (
    QuestionRow(ask.AskCut, 1, None),
    QuestionRow(ask.AskDealer, 2, None),
    QuestionRow(ask.AskShuffle, 3, None),
    QuestionRow(ask.AskPlay, 4, "question-play"),
    QuestionRow(ask.AskDrawn, 5, "question-drawn"),
    QuestionRow(ask.AskColor, 6, "question-color"),
    QuestionRow(ask.AskChallenge, 7, "question-challenge"),
    QuestionRow(ask.AskStack, 8, "question-stack"),
    QuestionRow(ask.AskGive, 9, "question-give"),
    QuestionRow(ask.AskBattle, 10, "question-battle"),
    QuestionRow(ask.AskReveal, 11, "question-reveal"),
    QuestionRow(ask.AskShow, 12, "question-show"),
    QuestionRow(ask.AskSwap, 13, "question-swap"),
    QuestionRow(ask.AskPass, 14, "question-pass"),
    QuestionRow(ask.Over, 15, None),
)


class EffectRow(NamedTuple):
    """An effect."""

    effect: type[Effect]
    word: str
    """In a file of an edition, and on the page."""
    code: int
    """In the kernel, among the steps of the agenda."""
    trait: int | None
    """Its place among what a policy wants to know of a face; None where that is told otherwise."""
    message: str
    """What it does, in "How to play"; `$count` is its number."""
    figure: Figure | None
    """None for what only bends the effect beside it."""
    number: str | None = None
    """The field that is drawn beside it."""


EFFECTS: Final = (
    EffectRow(effects.Skip, "skip", 16, 0, "rules-skip", "skip"),
    EffectRow(effects.SkipEveryone, "skip-everyone", 17, 1, "rules-skip-everyone", "everyone"),
    EffectRow(effects.Reverse, "reverse", 18, 2, "rules-reverse", "reverse"),
    EffectRow(effects.DrawCards, "draw", 19, None, "rules-draw", "draw", "n"),
    EffectRow(effects.DrawUntilColor, "draw-until-color", 20, 3, "rules-draw-until", "until"),
    EffectRow(effects.NameColor, "name-color", 21, None, "rules-name", "name"),
    EffectRow(effects.RestoreColor, "restore-color", 29, None, "rules-restore", None),
    EffectRow(effects.Challengeable, "challenge", 28, None, "rules-challenge", None),
    EffectRow(effects.Stackable, "stack", 22, None, "rules-stack", None),
    EffectRow(effects.GiveCards, "give", 23, 6, "rules-give", "give"),
    EffectRow(effects.Duel, "duel", 30, 5, "rules-duel", "duel", "loser_draws"),
    EffectRow(effects.ShowColor, "show", 24, 7, "rules-show-fail", "show", "penalty"),
    EffectRow(effects.FlipSides, "flip", 25, 4, "rules-flip", "flip"),
    EffectRow(effects.SwapHands, "swap-hands", 26, 8, "rules-swap", "swap"),
    EffectRow(effects.PassHands, "pass-hands", 27, 9, "rules-pass", "hands"),
    EffectRow(effects.PassCards, "pass", 31, None, "rules-pass-cards", "pass", "n"),
)

OF_MOVE: Final[Mapping[type[Move], MoveRow]] = {row.move: row for row in MOVES}
OF_EFFECT: Final[Mapping[type[Effect], EffectRow]] = {row.effect: row for row in EFFECTS}
CODES: Final[Mapping[type[Move | Decision | Effect], int]] = {
    **{row.move: row.code for row in MOVES},
    **{row.question: row.code for row in QUESTIONS},
    **{row.effect: row.code for row in EFFECTS},
}
"""Of the kernel; moves, questions and steps are each numbered by themselves."""
