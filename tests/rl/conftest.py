"""Compiled code that is older than the sources is forgotten before it is compared with anything."""

from contextlib import suppress

with suppress(ImportError):
    from lastcard.fast.compiled import fresh_cache

    fresh_cache()
