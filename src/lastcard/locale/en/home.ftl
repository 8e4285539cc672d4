# The front page, a new table, invitations, settings and problems, English.

## The bar on top of every screen

home-bar = Main menu
home-start = Home page
home-rules = Rules

## The front page

home-title = Play cards
home-lead = Games with the same good old aim: be the first to play your last card.
home-quick = Play now
home-quick-how = Choose a game: three bots are ready to play against you.
home-by-sheet = Rule sheet: { $printing }
home-about-classic = The game everybody knows: match, skip, turn around, make them draw.
home-about-beach = Give cards away: up to one of each color, to a player of your choice.
home-about-battle = Challenge somebody: two cards face off, and the lower one takes them all.
home-about-trend = Set the trend: call a color, and the first who cannot show it draws two.
home-about-flip = Every card has two sides: one Flip, and the whole table turns dark.
home-about-mini = A small deck, five cards each, one quick round.
home-play = Play
home-change-rules = Set up your own table: { $edition }
home-dealing = The cards are being dealt…
home-name = You play as
home-name-rule = 1 to 16 letters and digits, no spaces.
home-name-wrong = This name does not work: 1 to 16 letters and digits, no spaces. You still play as { $name }.
home-resume = Where you left off
home-resume-go = Back to the table
home-resume-forget = Remove from this list
home-resume-with = With { $names }
home-resume-round = Round { $round }
home-friends = Play with others
home-open = Open a table
home-open-how = You set the rules and invite by link or QR code.
home-open-go = Set up
home-join = Join a table
home-join-code = Link or code you were given
home-join-go = Go
home-join-wrong = This is neither a link nor a code of a table: a code has 12 letters and digits.
home-tables = Public tables
home-tables-how = Sit down with strangers, or watch them play.
home-tables-go = Look around
home-cards = All cards

## The list of public tables

home-status-gathering = Waiting for players
home-status-playing = Playing
home-status-over = Match over
home-seats-open = { $count ->
    [one] One seat of { $seats } is open
   *[other] { $count } seats of { $seats } are open
}
home-seats-full = All { $seats } seats are taken
home-sit = Join
home-watch = Watch
home-empty = No public table is open right now
home-empty-next = Be the first: open one, and others will find it here. Or play against bots while you wait.
home-loading = One moment…

## A new table

new-title = A table of your own
new-edition = Game
new-edition-own = Made by you
new-printing = Which box do you have?
new-printing-hint = Rule sheets differ from language to language. The English one counts unless you choose another.
new-printing-own = Your language’s sheet: { $printing }
new-printing-take = Take it
new-printing-differs = Different from the English sheet
new-printing-same = It plays exactly like the English sheet.
new-printing-idle = no effect in this mode
new-people = Who plays
new-seats = Seats
new-bots = Bots among them
new-people-count = { $count ->
    [0] You play against bots only; the match begins at once.
    [one] One seat stays open for somebody you invite. If it is empty when you begin, a bot takes it.
   *[other] { $count } seats stay open for those you invite. Bots take what is empty when you begin.
}
new-level = How well the bots play
new-level-random = Random
new-level-easy = Easy
new-level-normal = Normal
new-level-hard = Hard
new-level-expert = Expert
new-mode = How to win
new-mode-first-to = Whoever goes out scores the cards in the other hands; the first with { $target } points wins.
new-mode-lowest = Everybody adds up the cards left in hand; when somebody has { $target } points, the lowest total wins.
new-mode-elimination = Cards left in hand count against you; with { $target } points you are out, and the last one in wins.
new-mode-single = One round decides; no points are kept.
new-mode-partners = Two against two, partners face each other; the first pair with { $target } points wins.
new-mode-partners-lowest = Two against two; when a pair has { $target } points, the pair with fewer wins.
new-mode-rotation = Everybody partners with everybody in turn; the best personal total wins.
new-mode-seats = For { $seats } players
new-target-first-to = First to { $target } points
new-target-lowest = Over when somebody has { $target } points
new-target-elimination = Out at { $target } points
new-target-partners = First pair to { $target } points
new-target-partners-lowest = Over when a pair has { $target } points
new-cycles-rounds = { $rounds } rounds in all
new-number-wrong = Enter a whole number from { $least } to { $most }.
new-timer = Time for each answer
new-timer-off = No limit
new-timer-seconds = { $seconds } s
new-door = Who may join
new-door-link = Only with the link
new-door-public = Everybody: the table is listed
new-house = House rules
new-house-hint = No rule sheet prints them; all are off unless you choose them.
new-more = More: fine points of the rules
new-more-hint = Where the rule sheet is open or players like to differ. As it stands here, the table plays by the sheet.
new-default = { $choice } (rule sheet)
new-changed = { $count ->
    [one] One rule differs from the sheet.
   *[other] { $count } rules differ from the sheet.
}
new-reset = Back to the rule sheet
new-open = Open the table
new-begin = Begin the match

## Settings

settings-title = Settings
settings-kept = Changes take effect at once and are kept in this browser only.
settings-language = Language
settings-dark = Dark theme
settings-theme = Theme
settings-theme-auto = As on this device
settings-theme-light = Light
settings-theme-dark = Dark
settings-sound = Sound
settings-sound-hint = Cards, turns and calls can be heard.
settings-motion = Motion
settings-motion-auto = As on this device
settings-motion-full = Cards fly
settings-motion-reduced = Less motion
settings-cards = Cards
settings-shapes = A shape for every color
settings-shapes-hint = So that nobody has to tell colors apart.
settings-order = Order of your hand
settings-order-color = By color
settings-order-symbol = By number and symbol
settings-reactions = Show reactions of others
settings-reactions-hint = Bravo, oops, hurry and the like.
settings-table = At the table
settings-look = Look and sound

## Inviting others

invite-title = Invite players
invite-link = Link to this table
invite-copy = Copy link
invite-copied = Copied!
invite-copy-failed = The link is selected: copy it with your keyboard or menu.
invite-share = Share
invite-share-text = Come and play cards with me!
invite-qr = QR code with the link to this table
invite-scan = Scan with a phone to join
invite-local = This link works on this computer only. To let friends in, start lastcard play --host 0.0.0.0 and open this page at the address it prints for your network; then the link and a QR code lead them here.

## Problems: what has happened, and what to do next

problem-nowhere = There is nothing here
problem-nowhere-next = The address may be mistyped. You can get anywhere from the home page.
problem-no-such-table = This table does not exist
problem-no-such-table-next = Check the link or the code, or ask for a new invitation. Old tables are cleared away after a while.
problem-table-full = This table is full
problem-table-full-next = All seats are taken. You can watch, find another table or open your own.
problem-table-closed = This table is closed
problem-table-closed-next = Nobody plays here anymore. Start a new match: it takes one click.
problem-not-over = This match is still being played
problem-not-over-next = It can be replayed once it is over. Until then you can watch it live.
problem-no-such-match = There is no such match
problem-no-such-match-next = It was never played, or its table was closed before it was over. So there is nothing to replay.
problem-bad-ticket = This seat is no longer yours
problem-bad-ticket-next = Someone else may have it by now, or you play in another browser. You can watch, or start anew.
problem-unreachable = The server does not answer
problem-unreachable-next = Check your connection and try again. Your seat is kept for you.
problem-too-many = It is crowded here
problem-too-many-next = Too many tables or connections are open at the moment. Try again in a few minutes.
problem-removed = You no longer have a seat here
problem-removed-next = Your seat was given up or taken away. Other tables are waiting for you.
problem-version = There is a newer version
problem-version-next = This page and the server no longer understand each other. Reload the page; your seat is kept.
problem-wrong-origin = Not from this address
problem-wrong-origin-next = The server takes players only by the address it was set up for. Use the link you were given.
problem-bad-name = This name does not work here
problem-bad-name-next = Use 1 to 16 letters and digits without spaces, and begin with one of them.
problem-name-taken = This name is taken here
problem-name-taken-next = Someone at this table has the same name or one that looks like it. Choose another.
problem-kept-out = You cannot sit down at this table
problem-kept-out-next = The host removed someone from your internet address. You can watch, find another table or open your own.
problem-bad-config = These choices do not go together
problem-bad-config-next = Nothing is lost: change the game, the seats or a rule, and try again.
problem-not-gathering = The match has already begun
problem-not-gathering-next = It is too late to sit down here, but you can watch.
problem-too-fast = Not so fast
problem-too-fast-next = That was a lot in a short time. Wait a moment and try again.
problem-table-damaged = This table is damaged
problem-table-damaged-next = What the server keeps of it cannot be read, so nobody can play on here. Tell whoever runs the server; other tables are not affected.
problem-store-down = The server cannot keep anything now
problem-store-down-next = Nothing is lost: try again in a little while. Your seat is kept for you.
problem-other = That did not work
problem-other-next = Something unexpected happened ({ $code }). Try again; if it keeps happening, tell whoever runs the server.
problem-again = Try again
problem-reload = Reload
problem-watch = Watch this table
problem-replay = Watch the replay
problem-home = To the home page
problem-tables = See public tables

## In the terminal

terminal-friends = Friends in the same network can open { $address } or the link of your table.
terminal-stop = Stop with Ctrl-C; tables go on the next time.
