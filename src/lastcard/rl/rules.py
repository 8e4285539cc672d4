"""The options that a table for learners is played by."""

from collections.abc import Mapping
from typing import Any

from lastcard.engine.options import with_printing
from lastcard.fast.checks import flag_for
from lastcard.model.edition import Edition
from lastcard.model.errors import BadOption


def chosen_rules(
    printed: Edition,
    printing: Any,  # noqa: ANN401 - they are checked
    rules: Any,  # noqa: ANN401
    bluffs: Any,  # noqa: ANN401
) -> dict[str, object]:
    """Those of a printing, and rulings and house rules beside it; without bluffs `no_bluff` is one of them."""
    if rules is not None and not isinstance(rules, Mapping):
        raise BadOption(f"expected rules like {{'stacking': 'same'}}, found {rules!r}")
    chosen = dict(rules or {})
    if not flag_for("bluffs", bluffs) and chosen.setdefault("no_bluff", True) is False:
        raise BadOption("expected `bluffs` and the house rule no_bluff to agree, found both False")
    return with_printing(printed, printing, chosen)
