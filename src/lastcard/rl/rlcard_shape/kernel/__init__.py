"""RLCard's game for two, compiled, for search. Needs the extra `fast`."""
