"""The environment's own compiled part: it asks, tells and remembers; the rules are those of `lastcard.fast`."""
