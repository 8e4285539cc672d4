"""What is learned from compiled games, for the scripts that write weights and networks.

- `tuning` fits the weights of a linear policy; `sampling` is its compiled part.
- `lessons` gathers what a network learns from; `labelling` is its compiled part.
- `outlook` and `foresight` gather what the two estimates of `lastcard.fast.search` learn from.
"""
