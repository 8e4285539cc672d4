"""The shuffles of a match computed once more, by somebody who was not at the table.

This is docs/fairness.md written down a second time. Nothing of the server's own code is used here, so a fault
there cannot agree with itself. The engine only tells which question each chance line answers.
"""

import hashlib
import hmac
import struct
from collections import Counter
from collections.abc import Iterator, Sequence
from enum import StrEnum
from itertools import chain, count

from lastcard.match.match import Match
from lastcard.model.cards import Hand
from lastcard.model.chance import Cut, Dealer, Outcome, Shuffle
from lastcard.model.decisions import AskCut, AskDealer, AskShuffle, ChanceDecision
from lastcard.model.errors import LastcardError
from lastcard.model.moves import Move
from lastcard.model.record import Record
from lastcard.model.seats import Seat
from lastcard.model.state import RoundState
from lastcard.notation.document import Case, Header, begin, parse_header, parse_lines
from lastcard.notation.fairness import Fairness
from lastcard.notation.lines import LineError
from lastcard.notation.lineup import seat_names
from lastcard.notation.moves import write_outcome
from lastcard.notation.script import Said, play_script

Words = Iterator[int]
"""Numbers of 32 bits without an end."""

# --- the scheme ------------------------------------------------------------------------------------------


def _message(*lines: str) -> bytes:
    """Lines as they are hashed: UTF-8, a line feed after each, also after the last."""
    return b"".join(line.encode() + b"\n" for line in lines)


def commitment_to(seed: str, salt: str) -> str:
    """What must have been published before the first card."""
    return hashlib.sha256(_message("lastcard/1 commitment", salt, seed)).hexdigest()


def seal_to(entropy: str, table: str, deal: str, player: int) -> str:
    """What a player must have published before any luck was opened; players are counted from 0."""
    return hashlib.sha256(_message("lastcard/2 entropy", table, deal, str(player), entropy)).hexdigest()


def key_of(fairness: Fairness, number: int) -> bytes:
    """The key of a round, counted from 1."""
    fair = fairness.rounds[number - 1]
    place = (fairness.table, f"{fairness.match}.{number}")
    if fair.sealed:
        luck = chain.from_iterable(zip(fair.sealed, fair.entropy, strict=True))
        message = _message("lastcard/2 round", *place, *luck)
    else:
        message = _message("lastcard/1 round", *place, *fair.entropy)
    return hmac.new(bytes.fromhex(fair.seed), message, hashlib.sha256).digest()


def words_for(key: bytes, question: int) -> Words:
    """The stream of one chance question of a round, counted from 0."""
    for block in count():
        message = _message("lastcard/1 stream", str(question), str(block))
        yield from struct.unpack(">8I", hmac.new(key, message, hashlib.sha256).digest())


def number_below(n: int, words: Words, size: int = 1 << 32) -> int:
    """The next word, brought below n; a word of the last, broken run of n is thrown away.

    `size` is how many different words there are.
    """
    whole_runs = size // n * n
    while (word := next(words)) >= whole_runs:
        pass
    return word % n


def shuffle(cards: Hand, words: Words) -> Hand:
    """Fisher and Yates from the back: each place in turn gets one of the cards not yet placed."""
    pile = list(cards)
    for left in range(len(pile), 1, -1):
        at = number_below(left, words)
        pile[at], pile[left - 1] = pile[left - 1], pile[at]
    return tuple(pile)


def outcome_of(state: RoundState, decision: ChanceDecision, words: Words) -> Outcome:
    """What luck has to answer."""
    match decision:
        case AskDealer():
            return Dealer(Seat(number_below(len(state.hands), words)))
        case AskCut(seats=seats):
            return Cut(shuffle(state.sheet.deck, words)[: len(seats)])
        case AskShuffle(cards=cards):
            return Shuffle(shuffle(cards, words))


# --- a record against it ---------------------------------------------------------------------------------


class NoFairness(LastcardError):
    """A record that does not say where its cards came from."""


class Fault(StrEnum):
    """What is wrong."""

    COMMITMENT = "commitment"
    """Seed and salt are not those that were committed to."""
    SEAL = "seal"
    """A player's luck is not what was sealed before any was opened."""
    OUTCOME = "outcome"
    """Luck said something else than the seed does."""
    SCRIPT = "script"
    """The script is not that of a whole match as tables play it, so not all of it can be computed."""


class Finding(Record, frozen=True):
    """Something in a record that does not follow from its seeds."""

    fault: Fault
    round: int
    """From 1."""
    line: int
    """In the file; the first line of the script for what no line of it says."""
    expected: str
    found: str


class CheckedRound(Record, frozen=True, kw_only=True):
    """What came of checking one round."""

    number: int
    """From 1."""
    commitment: str
    """As the record has it; empty when it has none for this round."""
    contributors: int
    """Players who added luck of their own."""
    withheld: int
    """Players who sealed luck and did not open it."""
    sealed: bool
    """Whether luck was sealed before any was opened: not so in version 1."""
    outcomes: int
    """Chance lines that were recomputed, whether they are right or not."""
    findings: tuple[Finding, ...]


def verify(case: Case) -> list[Finding]:
    """Everything in a record that does not follow from its seeds; nothing when all is fair."""
    return [finding for one in check_rounds(case) for finding in one.findings]


def check_rounds(case: Case) -> tuple[CheckedRound, ...]:
    """Every round of a record, and every round for which it has a seed.

    Raises NoFairness for a record without seeds, and another LastcardError when its head cannot be read.
    """
    header = parse_header(case)
    fairness = header.fairness
    if fairness is None:
        raise NoFairness("expected a `[fairness]` table with the seeds of the match, found none")
    findings = [*_head(header, case.place.first), *_commitments(fairness, case.place.first)]
    findings += _seals(header.names, fairness, case.place.first)
    outcomes = Counter[int]()
    match, number, line = begin(header), 1, case.place.first
    try:
        for said in play_script(match, header.names, parse_lines(case)):
            if said.actor is None:
                number += match.over is not None
                findings += _outcome(header.names, fairness, number, outcomes[number], said)
                outcomes[number] += 1
            match, line = said.match, said.number
        findings += _end(match, number, line)
    except LineError as error:
        number += match.over is not None and not match.winners
        line = error.number
        played, found = "a script that can be played as written", f"a line that cannot ({error})"
        findings.append(Finding(Fault.SCRIPT, number, line, played, found))
    findings += _not_dealt(fairness, number, line)
    return tuple(
        _checked(fairness, one, outcomes[one], [finding for finding in findings if finding.round == one])
        for one in range(1, max(number, len(fairness.rounds)) + 1)
    )


def _checked(fairness: Fairness, number: int, outcomes: int, findings: list[Finding]) -> CheckedRound:
    """A round summed up; it may have no seed."""
    fair = fairness.rounds[number - 1] if number <= len(fairness.rounds) else None
    entropy, seals = (fair.entropy, fair.sealed) if fair else ((), ())
    return CheckedRound(
        number=number,
        commitment=fair.commitment if fair else "",
        contributors=sum(one != "" for one in entropy),
        withheld=sum(seal != "" == one for seal, one in zip(seals, entropy, strict=False)),
        sealed=bool(seals),
        outcomes=outcomes if fair else 0,
        findings=tuple(findings),
    )


def _head(header: Header, line: int) -> Iterator[Finding]:
    """A table deals every card of a match itself, and luck finds its first dealer."""
    if header.position is not None:
        yield Finding(Fault.SCRIPT, 1, line, "a match from its first card on", "a `[position]`")
    if header.dealer is not None:
        found = f"`dealer` {header.names[header.dealer]}"
        yield Finding(Fault.SCRIPT, 1, line, "a first dealer found by luck", found)


def _commitments(fairness: Fairness, line: int) -> Iterator[Finding]:
    for number, fair in enumerate(fairness.rounds, start=1):
        expected = commitment_to(fair.seed, fair.salt)
        if fair.commitment != expected:
            yield Finding(Fault.COMMITMENT, number, line, f"commitment {expected}", fair.commitment)


def _seals(names: Sequence[str], fairness: Fairness, line: int) -> Iterator[Finding]:
    """Whatever luck is opened must fit its seal; a seal may stay unopened. Once luck is sealed it always is."""
    seals_since = 0
    for number, fair in enumerate(fairness.rounds, start=1):
        if seals_since and not fair.sealed:
            yield Finding(
                Fault.SEAL, number, line, f"luck sealed, as in round {seals_since}", "none, as in version 1"
            )
        seals_since = seals_since or (number if fair.sealed else 0)
        deal = f"{fairness.match}.{number}"
        for player, (sealed, entropy) in enumerate(zip(fair.sealed, fair.entropy, strict=False)):
            if entropy and (expected := seal_to(entropy, fairness.table, deal, player)) != sealed:
                yield Finding(
                    Fault.SEAL, number, line, f"{names[player]}'s luck sealed as {expected}", sealed or "none"
                )


def _outcome(
    names: Sequence[str], fairness: Fairness, number: int, question: int, said: Said
) -> Iterator[Finding]:
    """Compare what luck said with what the seed says."""
    seeds = len(fairness.rounds)
    if number > seeds:
        if question == 0:
            yield Finding(
                Fault.SCRIPT, number, said.number, f"a seed for round {number}", f"seeds for {seeds}"
            )
        return
    before = said.transition.before
    assert isinstance(before.decision, ChanceDecision), "chance was asked"  # noqa: S101 - narrows the type
    expected = outcome_of(before, before.decision, words_for(key_of(fairness, number), question))
    if said.what != expected:
        asked = before.decision.seats if isinstance(before.decision, AskCut) else ()
        texts = _difference(expected, said.what, asked, seat_names(said.match, names))
        yield Finding(Fault.OUTCOME, number, said.number, *texts)


def _difference(
    expected: Outcome, found: Move | Outcome, asked: Sequence[Seat], names: Sequence[str]
) -> tuple[str, str]:
    """What was expected and what was found; of a long shuffle the first card that differs is enough."""
    match expected, found:
        case Shuffle(cards=cards), Shuffle(cards=others):
            pairs = enumerate(zip(cards, others, strict=True), start=1)
            place, (card, other) = next((at, pair) for at, pair in pairs if pair[0] != pair[1])
            return f"{card} as card {place} of the shuffle", other
        case (Cut(), Cut() as said) | (Dealer(), Dealer() as said):
            return f"`{write_outcome(expected, asked, names)}`", f"`{write_outcome(said, asked, names)}`"
    raise AssertionError("the engine takes no answer of another kind")


def _end(match: Match, number: int, line: int) -> Iterator[Finding]:
    """Seeds are opened when a match is over, never before."""
    if not match.winners:
        found = f"a script that stops in round {number}"
        yield Finding(Fault.SCRIPT, number, line, "a match played to its end", found)


def _not_dealt(fairness: Fairness, dealt: int, line: int) -> Iterator[Finding]:
    for number in range(dealt + 1, len(fairness.rounds) + 1):
        found = f"a script that comes to round {dealt}"
        yield Finding(Fault.SCRIPT, number, line, f"round {number} to be dealt", found)
