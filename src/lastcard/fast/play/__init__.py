"""Whole rounds and matches on the kernel, by number and seed.

- `round_play` plays rounds and `match_play` matches at random; `tally` counts what happens in them.
- `policy_play` and `network_play` are contests between policies, with paired deals.
- `deals` deals a round again, and `perft` counts sequences of inputs.
"""
