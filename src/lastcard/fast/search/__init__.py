"""What search is made of: hidden cards dealt, moves tried in such worlds, and who is likely to go out first.

- `resume` takes up a round from what one seat knows of it, and `worlds`, with `room`, deals its hidden cards.
- `rollouts` tries moves in such worlds and plays the rounds on by the tuned policy; `rollout_kernel` is its
  compiled part.
- `outlook` and `foresight` estimate from all hands how likely each seat is to go out first.
"""
