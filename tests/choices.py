"""Values of options to try: all of them, or the ends of a range."""

from lastcard.engine.options import option_values
from lastcard.model.edition import Edition


def some_values(option: str, edition: Edition | None = None) -> tuple[object, ...]:
    """Every value of an option; of a range its lowest and its highest."""
    values = option_values(option, edition)
    return (values[0], values[-1]) if isinstance(values, range) else tuple(values)
