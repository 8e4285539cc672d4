"""The options that a table for learners is played by."""

from collections.abc import Mapping
from typing import Any

from lastcard.fast.checks import flag_for
from lastcard.model.errors import BadOption


def chosen_rules(rules: Any, bluffs: Any) -> dict[str, object]:  # noqa: ANN401 - they are checked
    """Rulings and house rules; without bluffs `no_bluff` is one of them."""
    if rules is not None and not isinstance(rules, Mapping):
        raise BadOption(f"expected rules like {{'stacking': 'same'}}, found {rules!r}")
    chosen = dict(rules or {})
    if not flag_for("bluffs", bluffs) and chosen.setdefault("no_bluff", True) is False:
        raise BadOption("expected `bluffs` and the house rule no_bluff to agree, found both False")
    return chosen
