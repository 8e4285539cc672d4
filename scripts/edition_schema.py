#!/usr/bin/env python3
"""Write down the form of an edition's file for editors, as a JSON schema.

    python -m scripts.edition_schema           write docs/edition.schema.json
    python -m scripts.edition_schema --check   only say whether it differs from the source

Run it from the root of the project.
"""

import argparse
import sys
from pathlib import Path

from lastcard.notation.editions.schema import schema_text

FILE = Path(__file__).parents[1] / "docs" / "edition.schema.json"


def main() -> int:
    """Write it, or compare it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--check", action="store_true", help="change nothing")
    checks = parser.parse_args().check
    text = schema_text()
    if not checks:
        FILE.write_text(text, "utf-8")
    elif not FILE.is_file() or FILE.read_text("utf-8") != text:
        sys.stdout.write(f"{FILE.name} differs; python -m scripts.edition_schema writes it anew" + "\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
