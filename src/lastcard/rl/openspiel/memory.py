"""All that a viewer has heard of a round, as text: one line for each thing said or happened.

A seat's own choices begin with `>`. Everything else is an event as `lastcard.views.redact` lets this viewer hear
it, its class and its fields one after the other. Nothing is forgotten, so that two rounds with the same text are
the same to this seat (perfect recall).
"""

from msgspec.structs import astuple

from lastcard.model.seats import Seat
from lastcard.rl.openspiel.moment import Moment
from lastcard.views import View

_PUBLIC = tuple(name for name in View.__struct_fields__[2:] if name != "chosen")


def heard(moment: Moment, viewer: Seat | None) -> str:
    """The text of a viewer; None is a spectator."""
    news: list[str] = []
    at: Moment | None = moment
    known = ""
    while at is not None:
        if viewer in at.heard:
            known = at.heard[viewer]
            break
        if at.told or at.actor == viewer:
            news.append(_news(at, viewer))
        at = at.before
    moment.heard[viewer] = known + "".join(reversed(news))
    return moment.heard[viewer]


def seen(moment: Moment, viewer: Seat | None, *, public: bool) -> str:
    """What a viewer sees now: the own hand and question, and with `public` all that lies on the table."""
    view = moment.view(viewer)
    fields = {} if not public else {name: getattr(view, name) for name in _PUBLIC}
    if viewer is not None:
        prompt = moment.prompt(viewer)
        fields |= {"seat": viewer, "hand": view.hands[viewer]}
        if view.chosen:
            fields["chosen"] = view.chosen
        if prompt is not None:
            fields |= {"moves": prompt.moves, "rights": prompt.rights, "drawn": prompt.drawn}
        if moment.acting == viewer and moment.gift is not None:
            fields["gift"] = moment.gift
    return "\n".join(f"{name} {written(value)}" for name, value in fields.items())


def _news(moment: Moment, viewer: Seat | None) -> str:
    lines = [f"> {moment.table.actions.describe(moment.action)}"] if moment.actor == viewer else []
    for tell in moment.told:
        lines.extend(f"{type(event).__name__} {written(astuple(event))[1:-1]}" for event in tell(viewer))
    return "".join(line + "\n" for line in lines)


def written(value: object) -> str:
    """A value of the model in short: `(0 r5 (g1 g2) -)`."""
    match value:
        case None:
            return "-"
        case bool():
            return "yes" if value else "no"
        case tuple():
            return f"({' '.join(map(written, value))})"
        case _:
            return str(value)
