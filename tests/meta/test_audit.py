"""An audit that could not look anything up does not end as if all were well."""

import pytest
from scripts.audit import Package, Weakness, verdict

CLICK = Package("click", "8.5.1")
UNKNOWN = Package("uvicorn", skip_reason="not found")
WEAK = Package("rich", "15.0.0", (Weakness("PYSEC-1", ("15.0.1", "16.0.0")), Weakness("PYSEC-2")))


@pytest.mark.parametrize(
    ("packages", "code", "said"),
    [
        ([CLICK, CLICK], 0, "2 packages looked up, nothing is known against any"),
        ([CLICK, UNKNOWN], 2, "1 of 2 packages could not be looked up, so nothing is known about them: uvicorn"),
        ([], 2, "0 of 0 packages could not be looked up"),
        ([UNKNOWN, WEAK], 1, "rich 15.0.0: PYSEC-1, mended in 15.0.1, 16.0.0\nrich 15.0.0: PYSEC-2, not mended yet"),
    ],
)  # fmt: skip
def test_what_is_known_is_told(packages: list[Package], code: int, said: str) -> None:
    found, told = verdict(packages)

    assert found == code
    assert told.startswith(said)
