"""What a bot looks up about faces, by their codes: as the holder of a card sees it, whole or masked."""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache

from lastcard.model.cards import Card, Color, Face, Side
from lastcard.model.sheet import Sheet
from lastcard.policy import traits as of
from lastcard.policy.backs import shares_of
from lastcard.policy.traits import traits_of


@lru_cache(maxsize=256)
def sense_of(sheet: Sheet) -> "Sense":
    """The look-ups for a sheet, made once: bots are made anew for every move."""
    return Sense(sheet)


class Sense:
    """Look-ups for one sheet."""

    def __init__(self, sheet: Sheet) -> None:
        self._faces = {
            side: {face.code: face for face in shown.values()} for side, shown in sheet.faces.items()
        }
        self._looks: dict[Side, dict[Card, Face]] = {side: {} for side in sheet.faces}
        self._colors = sheet.colors
        self._sheet = sheet
        self._shares = shares_of(sheet)
        self._traits: dict[str, tuple[int, ...]] = {
            face.code: traits_of(face) for shown in sheet.faces.values() for face in shown.values()
        }
        self._fitting: dict[tuple[Side, str], frozenset[str]] = {}
        self._incriminating: dict[tuple[Side, Color], frozenset[str]] = {}
        self._of_color: dict[tuple[Side, Color], frozenset[str]] = {
            (side, color): frozenset(face.code for face in shown.values() if face.color == color)
            for side, shown in self._faces.items()
            for color in sheet.colors[side]
        }
        self._answers: dict[tuple[Side, str, Color], frozenset[str]] = {}
        self._copies: dict[tuple[Side, frozenset[str]], int] = {}
        self.reverse_skips = sheet.rulings.two_player_reverse == "skip"
        self.two_sided = sheet.two_sided
        self.cards = len(sheet.deck)

    def face(self, side: Side, card: Card) -> Face:
        """The face that counts of a card, however much of it is seen."""
        known = self._looks[side]
        face = known.get(card)
        if face is None:
            face = known[card] = self._faces[side][card.split("/")[-1 if side == "dark" else 0]]
        return face

    def traits(self, face: Face) -> tuple[int, ...]:
        """The effects of a face (`lastcard.policy.traits`)."""
        return self._traits[face.code]

    def fitting(self, side: Side, face: Face) -> frozenset[str]:
        """The codes of faces that fit on a colored one."""
        if (side, face.code) not in self._fitting:
            cards = self._sheet.matching[side, face.code, face.color]
            shown = self._sheet.faces[side]
            self._fitting[side, face.code] = frozenset(shown[card].code for card in cards)
        return self._fitting[side, face.code]

    def incriminating(self, side: Side, color: Color) -> frozenset[str]:
        """The codes of faces that make a wild draw dishonest."""
        if (side, color) not in self._incriminating:
            cards, shown = self._sheet.incriminating[side, color], self._sheet.faces[side]
            self._incriminating[side, color] = frozenset(shown[card].code for card in cards)
        return self._incriminating[side, color]

    def known(self, side: Side, hand: Iterable[Card]) -> Counter[Color]:
        """By color, how many cards of a hand its backs tell of (`lastcard.policy.backs`)."""
        known: Counter[Color] = Counter()
        if self._shares:
            for card in hand:
                known.update(dict(zip(self._colors[side], self._shares[side][card], strict=True)))
        return known

    # --- for the network -------------------------------------------------------------------------------------

    def colors(self, side: Side) -> tuple[Color, ...]:
        """The colors of a side."""
        return self._colors[side]

    def colored(self, side: Side, color: Color | None) -> frozenset[str]:
        """The codes of faces of a color."""
        return self._of_color.get((side, color), frozenset()) if color else frozenset()

    def answers(self, side: Side, face: Face | None, color: Color | None) -> frozenset[str]:
        """The codes of faces that fit on any one with this color in play."""
        if face is None or color is None:
            return frozenset()
        if (side, face.code, color) not in self._answers:
            cards, shown = self._sheet.matching.get((side, face.code, color), ()), self._sheet.faces[side]
            self._answers[side, face.code, color] = frozenset(shown[card].code for card in cards)
        return self._answers[side, face.code, color]

    def copies(self, side: Side, codes: frozenset[str]) -> int:
        """How many cards of the deck have one of these faces."""
        if (side, codes) not in self._copies:
            shown = self._sheet.faces[side]
            self._copies[side, codes] = sum(shown[card].code in codes for card in self._sheet.deck)
        return self._copies[side, codes]

    def acts(self, face: Face, seats: int) -> bool:
        """Whether a card takes the next player's turn."""
        traits = self._traits[face.code]
        return bool(
            traits[of.SKIPS]
            or traits[of.SKIPS_ALL]
            or traits[of.UNTIL_COLOR]
            or face.draws
            or (traits[of.REVERSES] and seats == 2 and self.reverse_skips)
        )
