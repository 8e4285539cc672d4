"""Who plays on compiled games: at random, by a linear policy, or by a network that corrects one.

`random_play` is the twin of `lastcard.lab.random_play`; the others are twins of modules of `lastcard.bots` and choose
the same moves there (`tests/lockstep/test_policy.py`, `test_network.py`).
"""
