"""`python -m lastcard`."""

from lastcard.cli import main

main()
