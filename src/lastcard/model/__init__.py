"""What exists: cards, effects, editions, rulings, moves, questions, events, state. Frozen types; no rules."""
