# lastcard, English: the connection, your turn, and why something was not taken.

## The connection

connection-connecting = Connecting…
connection-lost = The connection is gone. Trying again…
connection-back = Connected again.
connection-retry = Try now

## Rounds

connection-round-begins = Round { $round } begins.
connection-round-joined = Round { $round } is under way.

## Your turn

connection-turn-play = Your turn: play a card or draw.
connection-turn-play-draw = Your turn: draw a card.
connection-turn-play-must = Your turn: play a card.
connection-turn-play-pass = Your turn: there is nothing to draw, you can pass.
connection-turn-drawn = You have drawn { $card }: play it or keep it.
connection-turn-drawn-must = You have drawn { $card }: it must be played.
connection-turn-drawn-keep = You have drawn { $card }: it cannot be played, keep it.
connection-turn-color = Your turn: name a color.
connection-turn-challenge = { $count ->
    [one] One card for you: take it, or challenge.
   *[other] { $count } cards for you: take them, or challenge.
}
connection-turn-challenge-color = Draw until { $color } comes, or challenge.
connection-turn-stack = { $count ->
    [one] One card for you: take it, or add to it.
   *[other] { $count } cards for you: take them, or add to them.
}
connection-turn-stack-take = { $count ->
    [one] One card for you: take it.
   *[other] { $count } cards for you: take them.
}
connection-turn-give = Your turn: give cards away, or keep them all.
connection-turn-battle = Your turn: choose an opponent.
connection-turn-reveal = Battle! Pick a card in secret.
connection-turn-show = Your turn: show a card of the called color.
connection-turn-swap = Your turn: choose who to swap hands with.
connection-turn-pass = Choose in secret what to pass on.

## Rights

connection-right-call = You can call UNO.
connection-right-catch = { $who } has not called UNO: you can catch them.
connection-right-jump = You can jump in with { $card }.

## Why something was not taken

refusal-malformed = The server did not understand this page. Reload it.
refusal-too-large = That was too long for the server.
refusal-too-fast = That was too fast. Wait a moment.
refusal-too-slow = The connection was too slow. Try again.
refusal-no-such-table = There is no such table. Perhaps it was closed.
refusal-bad-ticket = Your seat at this table is no longer yours.
refusal-bad-name = Choose a name of 1 to 16 letters and digits.
refusal-name-taken = Someone at this table has this name or one that looks like it. Choose another.
refusal-bad-config = These settings do not go together.
refusal-bad-edition = This is not an edition that can be played. The workshop says why.
refusal-no-guest-editions = This server only plays its own editions.
refusal-bad-entropy = Your luck for the next round was not taken.
refusal-table-full = All seats at this table are taken.
refusal-table-closed = This table is closed.
refusal-kept-out = The host removed someone from your internet address, so you cannot sit down at this table. You can watch.
refusal-too-many = Too many tables, seats or connections from here. Try again later.
refusal-not-seated = You are only watching.
refusal-not-host = Only the host can do that.
refusal-not-gathering = Too late: the match has already begun.
refusal-not-playing = There is no match under way.
refusal-not-over = The match is not over yet.
refusal-no-such-match = That match was never played to its end.
refusal-no-such-player = That cannot be done with this player.
refusal-wrong-origin = This page may not connect to this server.
refusal-wrong-host = The server does not go by this name. Open it by its own address.
refusal-no-analysis = This server cannot analyze rounds.
refusal-busy = Many rounds are waiting to be analyzed. Try again in a minute.
refusal-table-damaged = What is kept of this table is damaged. Whoever runs the server finds more in its log.
refusal-store-down = The server cannot keep anything at the moment. Nothing was done; try again shortly.
refusal-fault = Something broke in the server. Try again.

## Why a connection is over

refusal-unreachable = The server does not answer.
refusal-closed = The table was closed. Thanks for playing!
refusal-removed = You no longer have a seat at this table.
refusal-restart = The server is restarting. Come back in a moment.
refusal-version = This page is older or newer than the server. Reload it.
