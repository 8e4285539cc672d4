"""What `lastcard edition report` tells, once for the terminal and for Markdown."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from rich.console import RenderableType
from rich.text import Text

from lastcard.cli.figures import decimal, grouped, percent, table_of
from lastcard.editions import CLASSIC
from lastcard.engine.options import value_of
from lastcard.lab.card_worth import Worth
from lastcard.lab.edition_report import CardFigures, Figures, Meeting, Report, same_card
from lastcard.lab.edition_report_picture import Card, Drawing
from lastcard.locale.naming import edition_name
from lastcard.locale.speaker import Speaker
from lastcard.model.edition import Edition
from lastcard.model.rulings import Value

UNKNOWN = "–"


class Section(NamedTuple):
    """A table under a title, with a line that says what its figures are."""

    title: str
    about: str
    headings: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class Told(NamedTuple):
    """A report, its edition, and the language in which it is told."""

    report: Report
    edition: Edition
    speaker: Speaker

    @property
    def title(self) -> str:
        """What was looked at."""
        summary = self.report.edition.summary
        return self.speaker.phrase("report-title", edition=self._name, seats=summary.seats)

    @property
    def _name(self) -> str:
        name = edition_name(self.speaker, self.edition)
        rules = unlike_the_sheet(self.edition, self.report.edition.summary.rules)
        return f"{name} ({', '.join(rules)})" if rules else name

    @property
    def _names(self) -> tuple[str, ...]:
        return (self._name, *((edition_name(self.speaker, CLASSIC),) if self.report.classic else ()))

    @property
    def _found(self) -> tuple[Figures, ...]:
        return (self.report.edition, *((self.report.classic,) if self.report.classic else ()))

    # --- tables ----------------------------------------------------------------------------------------------

    def sections(self) -> Iterator[Section]:
        """All tables, one below the other."""
        phrase = self.speaker.phrase
        yield Section(
            phrase("report-rounds"), phrase("report-about-rounds"), ("", *self._names), self._rounds()
        )
        places = tuple(
            (label, *(percent(one.wins[place], self.speaker) for one in self._found))
            for place, label in enumerate(self._places())
        )
        yield Section(phrase("sim-winning"), phrase("report-about-seats"), ("", *self._names), places)
        skill = tuple(self._skill(*met) for met in zip(*(one.skill for one in self._found), strict=True))
        yield Section(phrase("report-skill"), phrase("report-about-skill"), ("", *self._names), skill)
        columns = (
            phrase("report-played"),
            phrase("report-with"),
            phrase("report-without"),
            phrase("report-worth"),
        )
        about = phrase("report-about-cards")
        yield Section(
            phrase("report-cards"),
            f"{about} {phrase('report-about-same')}" if self.report.classic else about,
            (phrase("sim-card"), *columns, *self._names[1:]),
            tuple(self._cards()),
        )

    def _rounds(self) -> tuple[tuple[str, ...], ...]:
        phrase = self.speaker.phrase
        rows: tuple[tuple[str, list[str]], ...] = (
            (phrase("label-rounds"), [grouped(one.summary.rounds) for one in self._found]),
            (
                phrase("report-mean"),
                [decimal(one.summary.length.mean, 1, self.speaker) for one in self._found],
            ),
            (phrase("report-median"), [grouped(one.summary.length.quantiles[50]) for one in self._found]),
            (phrase("report-long"), [grouped(one.summary.length.quantiles[95]) for one in self._found]),
            (phrase("label-blocked"), [percent(one.blocked, self.speaker) for one in self._found]),
        )
        return tuple((label, *figures) for label, figures in rows)

    def _skill(self, *met: Meeting) -> tuple[str, ...]:
        label = self.speaker.phrase("report-met", one=met[0].one, other=met[0].among)
        shares = (
            f"{percent(one.share, self.speaker)} ({percent(one.low, self.speaker)} – {percent(one.high, self.speaker)})"
            for one in met
        )
        return (label, *shares)

    def _cards(self) -> Iterator[tuple[str, ...]]:
        """Of a two-sided deck one side after the other, each below its name."""
        side = None
        for card in self.report.edition.cards:
            row = self._card(card)
            if self.edition.two_sided and card.side != side:
                side = card.side
                yield (self.speaker.phrase(f"cards-side-{side}"), *("" for _ in row[1:]))
            yield row

    def _card(self, card: CardFigures) -> tuple[str, ...]:
        worth = card.worth
        shares = (percent(worth.having, self.speaker), percent(worth.lacking, self.speaker)) if worth else ()
        beside = () if self.report.classic is None else (self._gain(self._classic(card)),)
        return (
            self.speaker.symbol(card.symbol, card.side),
            decimal(card.plays, 3, self.speaker),
            *(shares or (UNKNOWN, UNKNOWN)),
            self._gain(worth),
            *beside,
        )

    def _gain(self, worth: Worth | None) -> str:
        """With its sign, and how far it may be off."""
        if worth is None:
            return UNKNOWN
        sign = "+" if worth.gain > 0 else ""
        return f"{sign}{percent(worth.gain, self.speaker)} ± {percent(worth.margin, self.speaker)}"

    def _classic(self, card: CardFigures) -> Worth | None:
        if self.report.classic is None:
            return None
        same = same_card(self.edition, card, CLASSIC, self.report.classic)
        return None if same is None else same.worth

    def _label(self, card: CardFigures) -> str:
        """A card's name; of a two-sided deck with its side."""
        name = self.speaker.symbol(card.symbol, card.side)
        if not self.edition.two_sided:
            return name
        return f"{name} ({self.speaker.phrase(f'cards-side-{card.side}')})"

    def _places(self) -> Iterator[str]:
        yield self.speaker.phrase("sim-dealer")
        for place in range(1, self.report.edition.summary.seats):
            yield self.speaker.phrase("sim-dealer-place", place=place)

    # --- picture ---------------------------------------------------------------------------------------------

    def drawing(self) -> Drawing:
        """What is written into the picture."""
        phrase = self.speaker.phrase
        return Drawing(
            title=self.title,
            names=self._names,
            lengths=f"{phrase('sim-histogram')} ({phrase('label-length')})",
            wins=phrase("sim-winning"),
            places=tuple(self._places()),
            worth=phrase("report-cards"),
            cards=[
                Card(self._label(card), card.worth, self._classic(card)) for card in self.report.edition.cards
            ],
            percent=lambda share: percent(share, self.speaker),
        )


def unlike_the_sheet(edition: Edition, rules: Mapping[str, Value]) -> list[str]:
    """The rules that were chosen otherwise than the edition has them, as they are given to commands."""
    own = {key: value_of(edition, edition.rulings, key) for key in rules}
    return [f"{key}={str(value).lower()}" for key, value in rules.items() if value != own[key]]


def for_terminal(told: Told) -> Iterator[RenderableType]:
    """Tables of a terminal."""
    yield Text(told.title, style="bold")
    for section in told.sections():
        table = table_of(section.title, *section.headings)
        for row in section.rows:
            table.add_row(*map(Text, row))
        table.columns[0].overflow = "fold"
        yield table
        yield Text(section.about, style="italic")


def in_markdown(told: Told, picture: str | None) -> str:
    """A text for people and for programs that lay it out, with the picture if there is one beside it."""
    parts = [f"# {_plain(told.title)}"]
    if picture:
        parts.append(f"![{_plain(told.title)}](<{picture}>)")
    for section in told.sections():
        lines = [section.headings, ("---", *["---:"] * (len(section.headings) - 1)), *section.rows]
        table = "\n".join(f"| {' | '.join(map(_plain, line))} |" for line in lines)
        parts += [f"## {_plain(section.title)}", section.about, table]
    return "\n\n".join(parts) + "\n"


def _plain(text: str) -> str:
    """Names are other people's: none of their signs is taken for one of Markdown's."""
    return "".join(f"\\{sign}" if sign in "|*_#!~" else sign for sign in text)
