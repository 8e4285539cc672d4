"""The edition and the options that a table for learners is played by."""

from collections.abc import Mapping
from os import PathLike
from pathlib import Path
from typing import Any

from lastcard.editions import get
from lastcard.engine.options import with_printing
from lastcard.fast.checks import flag_for
from lastcard.model.edition import Edition
from lastcard.model.errors import BadOption

Named = str | PathLike[str] | Edition
"""An edition: the key of one of ours, the path of a file, or the edition itself."""


def edition_for(named: Named) -> Edition:
    """The edition that is meant; BadOption where a file cannot be read."""
    if isinstance(named, Edition):
        return named
    if isinstance(named, str) and not (named.endswith(".toml") or "/" in named or "\\" in named):
        return get(named)
    try:
        text = Path(named).read_text("utf-8")
    except (OSError, UnicodeDecodeError, TypeError) as error:
        raise BadOption(
            f"expected an edition or the path of a file of one, found {named!r}: {error}"
        ) from error
    from lastcard.notation.editions import read_edition  # noqa: PLC0415 - only who brings a file reads one

    return read_edition(text)


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
