# The balance report of an edition, English.

report-title = Balance of { $edition } · seats: { $seats }
report-rounds = How rounds go
report-mean = mean length in moves
report-median = median length
report-long = 95 % are no longer than
report-skill = How much skill matters
report-met = { $one } among { $other }
report-bots = Bots play
report-cards = What cards are worth
report-played = per round
report-with = with it
report-without = without
report-worth = worth
report-written = { $file } is written.
report-about-rounds = Everybody says anything legal, and draws only when no card fits.
report-about-seats = Shares of all rounds, by the place clockwise from the dealer.
report-about-skill = Shares of wins of one bot among bots of the other level, with 99 % intervals; every deal is played from every seat.
report-about-cards = How often a card is played, and the share of hands that win of those that were dealt one and of those that were not. Its worth is the difference; ± holds with 99 %.
report-about-same = The last column has the card that does the same there.
