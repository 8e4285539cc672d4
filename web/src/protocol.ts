// Made by scripts/protocol.py from src/lastcard/protocol. Do not edit.

/**
 * Everything that is sent, either way.
 */
export type Wire =
  | ClientMessage
  | ServerMessage
  | OpenTable
  | TakeSeat
  | Ticket
  | PublicTable
  | Library
  | HowToPlay
  | EditionInfo
  | CheckEdition
  | ReadEdition
  | Verdict
  | RefusedEdition
  | TryEdition
  | Trial
  | Replay
  | Analysis
  | TableInfo;
/**
 * What a client says over the socket.
 */
export type ClientMessage =
  Hello | Submit | SealEntropy | MixEntropy | React | Begin | SeatBot | Unseat | Leave | Resync;
/**
 * What a player may say at the table: answers and rights.
 */
export type Move =
  | Play
  | Draw
  | Keep
  | Pass
  | Name
  | Challenge
  | Accept
  | Give
  | Battle
  | Reveal
  | Show
  | Swap
  | PassOn
  | Call
  | Catch
  | JumpIn;
/**
 * The only things players can say to each other beside their moves.
 */
export type Reaction = "bravo" | "hurry" | "laugh" | "oops" | "thanks" | "wow";
/**
 * What a client hears over the socket.
 */
export type ServerMessage = Snapshot | Update | Rejected | Stale | Refused | Reacted | Goodbye;
/**
 * Of a deck with two sides; always `light` where there is only one.
 */
export type Side = "dark" | "light";
/**
 * `1` clockwise, `-1` the other way.
 */
export type Direction = -1 | 1;
/**
 * The name of a question: chance's three, the players' eleven, and `over`.
 */
export type QuestionKind =
  | "battle"
  | "challenge"
  | "color"
  | "cut"
  | "dealer"
  | "drawn"
  | "give"
  | "over"
  | "pass"
  | "play"
  | "reveal"
  | "show"
  | "shuffle"
  | "stack"
  | "swap";
/**
 * `silent`: nothing due. `owes`: down to one card and not called. `ahead`: called before the card has landed. `called`: down to one card and called.
 */
export type CallStatus = "ahead" | "called" | "owes" | "silent";
/**
 * Cards without a color that make a wild draw dishonest when held, as cards of the color in play do.
 */
export type WildMatch = "all" | "none" | "plain_only";
/**
 * What has happened in a round, as the viewer may hear it.
 */
export type Event =
  | DealerCut
  | DealerFound
  | PileShuffled
  | HandsDealt
  | CardTurnedUp
  | OpeningPutBack
  | CardPlayed
  | CardsDrawn
  | CardKept
  | TurnPassed
  | ColorNamed
  | ColorRestored
  | DirectionTurned
  | TurnLost
  | DrawAccepted
  | DrawChallenged
  | HandShown
  | ChallengeSettled
  | CardsGiven
  | BattleDeclared
  | CardPicked
  | CardsRevealed
  | BattleSettled
  | CardShown
  | ShowFailed
  | SidesTurned
  | HandsMoved
  | CardsChosen
  | CardsPassed
  | UnoCalled
  | UnoCaught
  | CatchFailed
  | CallForgotten
  | PileTopChanged
  | RoundEnded
  | Asked;
/**
 * Why a move is refused.
 */
export type Reason =
  | "already_called"
  | "already_picked"
  | "awaiting_chance"
  | "can_draw"
  | "cannot_draw"
  | "cannot_stack"
  | "empty_gift"
  | "gift_colorless"
  | "gift_same_suit"
  | "holds_color"
  | "must_battle"
  | "must_play"
  | "must_play_drawn"
  | "no_call"
  | "no_jump"
  | "no_match"
  | "no_such_color"
  | "no_such_seat"
  | "not_asked"
  | "not_identical"
  | "not_in_hand"
  | "nothing_to_catch"
  | "only_drawn_card"
  | "own_seat"
  | "round_over"
  | "show_other_color"
  | "wrong_answer";
/**
 * Why a message was not taken, where it is not a move that the rules refuse (`Reason`).
 */
export type Refusal =
  | "bad_config"
  | "bad_edition"
  | "bad_entropy"
  | "bad_name"
  | "bad_ticket"
  | "busy"
  | "fault"
  | "kept_out"
  | "malformed"
  | "name_taken"
  | "no_analysis"
  | "no_guest_editions"
  | "no_such_match"
  | "no_such_player"
  | "no_such_table"
  | "not_gathering"
  | "not_host"
  | "not_over"
  | "not_playing"
  | "not_seated"
  | "store_down"
  | "table_closed"
  | "table_damaged"
  | "table_full"
  | "too_fast"
  | "too_large"
  | "too_many"
  | "too_slow"
  | "wrong_host"
  | "wrong_origin";
/**
 * What stands in a line in place of a variable.
 */
export type Value = number | (Symbols | Colors | OwnText);
/**
 * How good an answer was: as good as any, as far as can be told; or worse by a little, by much, by very much.
 */
export type Grade = "best" | "blunder" | "mistake" | "slip";

/**
 * The first message of every connection.
 */
export interface Hello {
  type: "Hello";
  /**
   * The proof of one's seat; without it one watches.
   */
  ticket?: string | null;
  /**
   * The last update heard before the connection broke, to go on from there.
   */
  seq?: number | null;
}
/**
 * A move; an answer must quote the question it answers.
 */
export interface Submit {
  type: "Submit";
  /**
   * The `question` of the last snapshot or update. It binds answers; rights (`Call`, `Catch`, `JumpIn`) are taken whatever number they quote.
   */
  question: number;
  /**
   * One of the moves of the prompt, word for word; a gift is put together from `gift`.
   */
  move: Move;
}
/**
 * Put a card on the discard pile; answers `play`, `drawn`, `stack`, and `challenge` when stacking.
 */
export interface Play {
  type: "Play";
  /**
   * As it stands in the prompt.
   */
  card: string;
}
/**
 * Draw one card from the pile.
 */
export interface Draw {
  type: "Draw";
}
/**
 * Keep the drawn card.
 */
export interface Keep {
  type: "Keep";
}
/**
 * Nothing to play and nothing to draw.
 */
export interface Pass {
  type: "Pass";
}
/**
 * Name a color.
 */
export interface Name {
  type: "Name";
  /**
   * One of the side that is up.
   */
  color: string;
}
/**
 * Dispute a wild draw.
 */
export interface Challenge {
  type: "Challenge";
}
/**
 * Take the cards.
 */
export interface Accept {
  type: "Accept";
}
/**
 * Give cards to one seat; to nobody with no cards.
 */
export interface Give {
  type: "Give";
  /**
   * Who gets the cards; null for no gift.
   */
  to: number | null;
  /**
   * At most one of each suit; none for no gift.
   */
  cards: string[];
}
/**
 * Choose the opponent of a battle; nobody where the battle may be declined.
 */
export interface Battle {
  type: "Battle";
  /**
   * Whom to battle.
   */
  opponent: number | null;
}
/**
 * Pick a card for a battle, face down until both are in.
 */
export interface Reveal {
  type: "Reveal";
  /**
   * As it stands in the prompt.
   */
  card: string;
}
/**
 * Show a card to the trend-setter.
 */
export interface Show {
  type: "Show";
  /**
   * As it stands in the prompt.
   */
  card: string;
}
/**
 * Swap hands with a seat.
 */
export interface Swap {
  type: "Swap";
  /**
   * Whose hand to take.
   */
  other: number;
}
/**
 * Choose a card to be passed on, face down until everybody has chosen.
 */
export interface PassOn {
  type: "PassOn";
  /**
   * As it stands in the prompt.
   */
  card: string;
}
/**
 * Call UNO.
 */
export interface Call {
  type: "Call";
}
/**
 * Catch a seat that has not called.
 */
export interface Catch {
  type: "Catch";
  /**
   * Who has not called.
   */
  seat: number;
}
/**
 * Play a card identical to the top, out of turn.
 */
export interface JumpIn {
  type: "JumpIn";
  /**
   * As it stands in the prompt.
   */
  card: string;
}
/**
 * Bind oneself to luck of one's own for the next round to be dealt, before any is opened.
 */
export interface SealEntropy {
  type: "SealEntropy";
  /**
   * For which match it is meant.
   */
  match: number;
  /**
   * For which round of it; it must be the next to be dealt.
   */
  round: number;
  /**
   * To this luck, for this round and player: 64 hexadecimal digits. It is taken once for each round.
   */
  commitment: string;
}
/**
 * Open the luck that one has sealed, when `next_closed` says so: 64 hexadecimal digits.
 */
export interface MixEntropy {
  type: "MixEntropy";
  /**
   * 64 hexadecimal digits, from the secure source of one's own machine; they must be the ones sealed.
   */
  entropy: string;
}
/**
 * A reaction for everybody at the table.
 */
export interface React {
  type: "React";
  /**
   * What to say.
   */
  reaction: Reaction;
}
/**
 * The host begins the match, or a rematch when one is over; bots take the open seats.
 */
export interface Begin {
  type: "Begin";
}
/**
 * The host gives a seat to a bot: an open one, or that of a player who is gone.
 */
export interface SeatBot {
  type: "SeatBot";
  /**
   * Whose seat the bot gets.
   */
  player: number;
  /**
   * Which bot: one of the `levels` that `/api/editions` lists.
   */
  level: string;
}
/**
 * The host frees a seat before the match, or gives it to a bot during it.
 */
export interface Unseat {
  type: "Unseat";
  /**
   * Who has to go; not the host, and no bot during a match. Nobody from the same address sits down here again.
   */
  player: number;
}
/**
 * Give up one's own seat.
 */
export interface Leave {
  type: "Leave";
}
/**
 * Ask for a snapshot: the updates do not join up.
 */
export interface Resync {
  type: "Resync";
}
/**
 * Everything the viewer may know, at one moment.
 */
export interface Snapshot {
  type: "Snapshot";
  /**
   * Of the protocol.
   */
  version: number;
  /**
   * Up to where the snapshot knows everything; the next update has it as `after`.
   */
  seq: number;
  /**
   * Which player this connection is; null for somebody who watches.
   */
  you: number | null;
  /**
   * The table around the cards.
   */
  table: TableInfo;
  /**
   * null before the first round.
   */
  view: View | null;
  /**
   * What this player may say now; null when there is nothing.
   */
  prompt: Prompt | null;
  /**
   * To be quoted by an answer.
   */
  question: number;
  /**
   * Until the open question is answered for whoever is asked, or, between two rounds, the next one is dealt; null without a limit.
   */
  seconds_left: number | null;
}
/**
 * The table around the cards.
 */
export interface TableInfo {
  type: "TableInfo";
  /**
   * The name of the table, as in its address.
   */
  id: string;
  /**
   * The key of the edition that is played. It need not be one that the server lists: `/api/tables/{table}/edition` tells what it is.
   */
  edition: string;
  /**
   * How rounds make a match: `first_to`, `lowest`, `elimination`, `single`, `partners`, `partners_lowest` or `rotation`.
   */
  mode: string;
  /**
   * Options that were set for this table, by name (docs/rulings.md).
   */
  rules: {
    [k: string]: string | number | boolean;
  };
  /**
   * Points that end the match.
   */
  target: number;
  /**
   * Seconds for an answer; 0 for no limit.
   */
  timer: number;
  /**
   * Whether the table is listed, or found by its link alone.
   */
  public: boolean;
  /**
   * By player.
   */
  seats: SeatInfo[];
  /**
   * Who may begin, and seat or unseat others; null when no person is there.
   */
  host: number | null;
  /**
   * `gathering` before the first match, `playing` during one, `over` between two, `closed` for good.
   */
  status: "closed" | "gathering" | "over" | "playing";
  /**
   * Which match at this table, from 1; 0 before the first.
   */
  match: number;
  /**
   * Rounds dealt in this match.
   */
  round: number;
  /**
   * Who sits where in this round, clockwise.
   */
  seating: number[];
  /**
   * Who plays with whom; empty without partners.
   */
  partners: [number, number][];
  /**
   * Points so far, by player.
   */
  totals: number[];
  /**
   * What the ended round was worth.
   */
  points: number;
  /**
   * Who has won the match; empty until it is over.
   */
  winners: number[];
  /**
   * Of every round dealt in this match.
   */
  proofs: ShuffleProof[];
  /**
   * Of the round to be dealt next.
   */
  next_commitment: string;
  /**
   * The players' commitments to luck of their own for that round; empty where there is none.
   */
  next_sealed?: string[];
  /**
   * Whether those are final: whoever has sealed luck opens it now.
   */
  next_closed?: boolean;
  /**
   * Matches begun at this table that will never come to an end: what they were dealt from stays unknown.
   */
  abandoned?: number;
  /**
   * Totals after every ended round of this match, by player.
   */
  scores?: number[][];
  /**
   * The printing that was chosen; what counts is in `rules`.
   */
  printing?: string | null;
  /**
   * How many rounds this match has, where that is known beforehand.
   */
  rounds?: number | null;
  /**
   * The last round in a row with these partners, where they change.
   */
  partners_until?: number | null;
}
/**
 * Who has a seat.
 */
export interface SeatInfo {
  type: "SeatInfo";
  /**
   * What the player is called; empty for an open seat.
   */
  name: string;
  /**
   * Who sits there.
   */
  kind: "bot" | "open" | "person";
  /**
   * Which bot it is; empty for a person and an open seat.
   */
  level: string;
  /**
   * A bot plays for the person until they return.
   */
  away: boolean;
}
/**
 * What can be known of the luck of one round; seed and salt are opened when the match is over.
 */
export interface ShuffleProof {
  type: "ShuffleProof";
  /**
   * SHA-256 of salt and seed, known before the deal, in hexadecimal digits.
   */
  commitment: string;
  /**
   * By player; empty where none was added, or none opened.
   */
  entropy: string[];
  /**
   * 64 hexadecimal digits; null until the match is over.
   */
  seed: string | null;
  /**
   * 64 hexadecimal digits; null until the match is over.
   */
  salt: string | null;
  /**
   * Of the scheme by which the round was dealt.
   */
  version?: number;
  /**
   * Commitments to the entropy, by player, as they were closed before any was opened; empty where there is none, and none at all in version 1.
   */
  sealed?: string[];
}
/**
 * A round through the eyes of one seat, or of a spectator.
 */
export interface View {
  type: "View";
  /**
   * Whose eyes; null for somebody who watches.
   */
  viewer: number | null;
  /**
   * Which faces of cards can be seen at all.
   */
  sight: Sight;
  /**
   * Who deals this round; null until it is known.
   */
  dealer: number | null;
  /**
   * Masked, in the order of their codes.
   */
  hands: string[][];
  /**
   * Cards in the draw pile.
   */
  draw_count: number;
  /**
   * Idle face of the next card, where the deck has two sides and the rulings show it.
   */
  draw_top: string | null;
  /**
   * Cards in the discard pile.
   */
  discard_count: number;
  /**
   * Of the discard pile; null before the opening card.
   */
  top: string | null;
  /**
   * The active color; null while there is none.
   */
  color: string | null;
  /**
   * The side that is up.
   */
  side: Side;
  /**
   * The way play runs.
   */
  direction: Direction;
  /**
   * The open question.
   */
  question: QuestionKind;
  /**
   * Who still has to answer.
   */
  asked: number[];
  /**
   * Whose turn it is.
   */
  turn: number;
  /**
   * By seat: where it stands with its UNO call.
   */
  calls: CallStatus[];
  /**
   * The top may be jumped on (HOUSE-02).
   */
  jumpable: boolean;
  /**
   * Cards at stake with `challenge` and `stack`, to be chosen with `pass`.
   */
  draws: number;
  /**
   * Cards revealed in an undecided battle, by challenger and target.
   *
   * @minItems 2
   * @maxItems 2
   */
  aside: [string[], string[]];
  /**
   * Cards that the viewer has chosen to pass on, until all have chosen.
   */
  chosen: string[];
  /**
   * Who went out; null until then and in a blocked round.
   */
  winner: number | null;
  /**
   * What each seat was left with; empty until the round is over.
   */
  caught: number[];
}
/**
 * What the deck and the rulings let be seen; part of every view.
 */
export interface Sight {
  type: "Sight";
  /**
   * Whether the cards have two faces.
   */
  two_sided: boolean;
  /**
   * Whether others see the idle faces of a hand (F07).
   */
  show_inactive: boolean;
  /**
   * Whether one may look at the backs of one's own cards (F08).
   */
  peek_own_back: boolean;
  /**
   * All faces of all cards: for finished games only.
   */
  everything?: boolean;
  /**
   * The codes of faces without a color; all others begin with the letter of theirs.
   */
  colorless: string[];
}
/**
 * Moves are written with cards as their holder sees them; `settle` turns one into a move of the engine.
 */
export interface Prompt {
  type: "Prompt";
  /**
   * Where the player sits in this round.
   */
  seat: number;
  /**
   * null for a seat that is not asked but has a right.
   */
  question: QuestionKind | null;
  /**
   * The card just drawn, with question `drawn`.
   */
  drawn: string | null;
  /**
   * The answers; with question `give` they stand in `gift` instead.
   */
  moves: Move[];
  /**
   * What a gift can be made of, with question `give`; else null.
   */
  gift: GiftOffer | null;
  /**
   * Calls, catches and jumps that are possible now, whatever the question is.
   */
  rights: Move[];
  /**
   * Cards drawn on top: by the challenger when a challenge fails (`challenge`), by the loser of a battle (`battle`, `reveal`).
   */
  extra?: number | null;
  /**
   * Cards without a color that make it a bluff when they are held, as the color does, with question `challenge`.
   */
  bluff_wilds?: WildMatch | null;
  /**
   * Whether everybody sees the card, and not only who has called the color, with question `show`.
   */
  shown_to_all?: boolean | null;
}
/**
 * The choices of a gift: at most one card of each suit, to one of these seats (BEACH-73).
 *
 *     All gifts together can be tens of thousands of moves, so they are offered by their parts.
 */
export interface GiftOffer {
  type: "GiftOffer";
  /**
   * The cards of each suit that could be given: choose at most one of each.
   */
  suits: string[][];
  /**
   * To whom.
   */
  recipients: number[];
}
/**
 * What has happened since; joins up with what has the sequence number `after`.
 */
export interface Update {
  type: "Update";
  /**
   * The sequence number that it joins up with.
   */
  after: number;
  /**
   * The sequence number after it.
   */
  seq: number;
  /**
   * What happened, in order; to be folded into the view.
   */
  events: Event[];
  /**
   * Where it has changed.
   */
  table: TableInfo | null;
  /**
   * What this player may say now, in place of what was offered before; null when there is nothing.
   */
  prompt: Prompt | null;
  /**
   * To be quoted by an answer.
   */
  question: number;
  /**
   * As in a snapshot.
   */
  seconds_left: number | null;
}
/**
 * Seats drew for the deal.
 */
export interface DealerCut {
  type: "DealerCut";
  /**
   * Who drew.
   */
  seats: number[];
  /**
   * What they drew, in the same order.
   */
  cards: string[];
}
/**
 * The dealer of this round is known.
 */
export interface DealerFound {
  type: "DealerFound";
  /**
   * Who deals.
   */
  seat: number;
}
/**
 * A new draw pile lies ready; only the top of the discards stayed.
 */
export interface PileShuffled {
  type: "PileShuffled";
  /**
   * Cards in the new draw pile.
   */
  count: number;
}
/**
 * Everybody has got a hand.
 */
export interface HandsDealt {
  type: "HandsDealt";
  /**
   * By seat, masked.
   */
  hands: string[][];
}
/**
 * An opening card was turned up.
 */
export interface CardTurnedUp {
  type: "CardTurnedUp";
  /**
   * The new top.
   */
  card: string;
}
/**
 * The opening card went back into the draw pile.
 */
export interface OpeningPutBack {
  type: "OpeningPutBack";
  /**
   * To be shuffled, or to a place that everybody knows (G05).
   */
  where?: "bottom" | "middle" | "shuffle";
}
/**
 * A card has landed on the discard pile.
 */
export interface CardPlayed {
  type: "CardPlayed";
  /**
   * Who played it.
   */
  seat: number;
  /**
   * The new top.
   */
  card: string;
  /**
   * Whether it was played out of turn (HOUSE-02).
   */
  jumped?: boolean;
}
/**
 * A seat has drawn cards.
 */
export interface CardsDrawn {
  type: "CardsDrawn";
  /**
   * Who drew.
   */
  seat: number;
  /**
   * Masked for everybody else.
   */
  cards: string[];
  /**
   * Whether a card or penalty demanded it.
   */
  forced: boolean;
}
/**
 * The drawn card was kept.
 */
export interface CardKept {
  type: "CardKept";
  /**
   * Who kept it.
   */
  seat: number;
}
/**
 * A seat could neither play nor draw.
 */
export interface TurnPassed {
  type: "TurnPassed";
  /**
   * Who passed.
   */
  seat: number;
}
/**
 * A color was named.
 */
export interface ColorNamed {
  type: "ColorNamed";
  /**
   * Who named it.
   */
  seat: number;
  /**
   * The active color from now on.
   */
  color: string;
}
/**
 * The color of before goes on.
 */
export interface ColorRestored {
  type: "ColorRestored";
  /**
   * The active color again.
   */
  color: string;
}
/**
 * Play runs the other way.
 */
export interface DirectionTurned {
  type: "DirectionTurned";
  /**
   * The way play runs from now on.
   */
  direction: Direction;
}
/**
 * A seat was passed over.
 */
export interface TurnLost {
  type: "TurnLost";
  /**
   * Who was passed over.
   */
  seat: number;
}
/**
 * The victim takes the cards.
 */
export interface DrawAccepted {
  type: "DrawAccepted";
  /**
   * Who takes them.
   */
  seat: number;
}
/**
 * The victim disputed a wild draw.
 */
export interface DrawChallenged {
  type: "DrawChallenged";
  /**
   * Who disputed it.
   */
  seat: number;
  /**
   * Who played the wild draw.
   */
  accused: number;
}
/**
 * The accused showed the hand to the challenger.
 */
export interface HandShown {
  type: "HandShown";
  /**
   * Whose hand it is.
   */
  seat: number;
  /**
   * Who looked at it.
   */
  to: number;
  /**
   * Masked for everybody but these two.
   */
  cards: string[];
}
/**
 * The table learns the outcome.
 */
export interface ChallengeSettled {
  type: "ChallengeSettled";
  /**
   * Who played the wild draw.
   */
  accused: number;
  /**
   * Whether it was a bluff.
   */
  guilty: boolean;
}
/**
 * A gift was handed over; to nobody when it was declined.
 */
export interface CardsGiven {
  type: "CardsGiven";
  /**
   * Who gave.
   */
  seat: number;
  /**
   * Who got them; null when nothing was given.
   */
  to: number | null;
  /**
   * Masked for everybody but these two.
   */
  cards: string[];
}
/**
 * An opponent was chosen; nobody when the battle was declined (K01).
 */
export interface BattleDeclared {
  type: "BattleDeclared";
  /**
   * Who played the battle card.
   */
  seat: number;
  /**
   * Who has to battle.
   */
  opponent: number | null;
}
/**
 * A battler has picked a card, face down.
 */
export interface CardPicked {
  type: "CardPicked";
  /**
   * Who has picked.
   */
  seat: number;
}
/**
 * Both picks were turned over and set aside.
 */
export interface CardsRevealed {
  type: "CardsRevealed";
  /**
   * Who played the battle card.
   */
  challenger: number;
  /**
   * The opponent.
   */
  target: number;
  /**
   * The challenger's and the target's pick.
   *
   * @minItems 2
   * @maxItems 2
   */
  cards: [string, string];
}
/**
 * The cards set aside found their owner; nobody wins a void battle and each takes the own ones back.
 */
export interface BattleSettled {
  type: "BattleSettled";
  /**
   * Who played the battle card.
   */
  challenger: number;
  /**
   * The opponent.
   */
  target: number;
  /**
   * Who won; null when the battle was void.
   */
  winner: number | null;
  /**
   * What the challenger and the target took into the hand.
   *
   * @minItems 2
   * @maxItems 2
   */
  taken: [string[], string[]];
}
/**
 * A card was shown to the trend-setter.
 */
export interface CardShown {
  type: "CardShown";
  /**
   * Whose card it is.
   */
  seat: number;
  /**
   * The trend-setter.
   */
  to: number;
  /**
   * Masked for everybody but these two, unless the rulings show it to all.
   */
  card: string;
}
/**
 * A seat holds no card of the called color.
 */
export interface ShowFailed {
  type: "ShowFailed";
  /**
   * Who has none.
   */
  seat: number;
  /**
   * The color that was called.
   */
  color: string;
}
/**
 * Both piles and all hands were turned over.
 */
export interface SidesTurned {
  type: "SidesTurned";
  /**
   * The side that is up from now on.
   */
  side: Side;
  /**
   * The top of the discard pile on this side.
   */
  top: string;
  /**
   * By seat, masked.
   */
  hands: string[][];
}
/**
 * Hands changed places.
 */
export interface HandsMoved {
  type: "HandsMoved";
  /**
   * Who played the card.
   */
  seat: number;
  /**
   * Whose hand was taken; null when all hands moved on.
   */
  other: number | null;
  /**
   * By seat, after the move, masked.
   */
  hands: string[][];
}
/**
 * A seat has chosen a card to pass on; others hear of it, and not which.
 */
export interface CardsChosen {
  type: "CardsChosen";
  /**
   * Who has chosen.
   */
  seat: number;
  /**
   * All that it has chosen so far, masked for everybody else.
   */
  cards: string[];
  /**
   * How many it has still to choose.
   */
  left: number;
}
/**
 * All chosen cards went to the neighbors.
 */
export interface CardsPassed {
  type: "CardsPassed";
  /**
   * The way the cards went.
   */
  direction: Direction;
  /**
   * By giver, masked for everybody but the giver and the neighbor who got them.
   */
  given: string[][];
}
/**
 * A seat called UNO.
 */
export interface UnoCalled {
  type: "UnoCalled";
  /**
   * Who called.
   */
  seat: number;
}
/**
 * A seat was caught without a call.
 */
export interface UnoCaught {
  type: "UnoCaught";
  /**
   * Who had not called.
   */
  seat: number;
  /**
   * Who noticed.
   */
  by: number;
}
/**
 * A seat was accused without ground, at a price (HOUSE-07).
 */
export interface CatchFailed {
  type: "CatchFailed";
  /**
   * Who was accused.
   */
  seat: number;
  /**
   * Who accused, and pays.
   */
  by: number;
}
/**
 * A gift emptied the hand without a call (B08).
 */
export interface CallForgotten {
  type: "CallForgotten";
  /**
   * Who had not called.
   */
  seat: number;
}
/**
 * Another card lies on top of a two-sided draw pile, its idle face up.
 */
export interface PileTopChanged {
  type: "PileTopChanged";
  /**
   * Its idle face; null when the pile is empty or the rulings do not show it.
   */
  card: string | null;
}
/**
 * Somebody went out, or the round is blocked; all hands are laid open.
 */
export interface RoundEnded {
  type: "RoundEnded";
  /**
   * Who went out; null when the round was blocked.
   */
  winner: number | null;
  /**
   * Value of the cards that each seat was left with; all 0 in a blocked round.
   */
  caught: number[];
  /**
   * By seat, laid open.
   */
  hands: string[][];
}
/**
 * What everybody may know of the open question; the last event of every transition.
 */
export interface Asked {
  type: "Asked";
  /**
   * The open question.
   */
  question: QuestionKind;
  /**
   * Who still has to answer.
   */
  seats: number[];
  /**
   * Whose turn it is.
   */
  turn: number;
  /**
   * By seat: where it stands with its UNO call.
   */
  calls: CallStatus[];
  /**
   * The top may be jumped on (HOUSE-02).
   */
  jumpable: boolean;
  /**
   * What is at stake: the cards to draw with `challenge` and `stack`, to choose with `pass`, else 0.
   */
  draws: number;
}
/**
 * The rules refuse the move; nothing has changed.
 */
export interface Rejected {
  type: "Rejected";
  /**
   * Which rule it breaks.
   */
  reason: Reason;
}
/**
 * The question is not open any more; a snapshot follows.
 */
export interface Stale {
  type: "Stale";
}
/**
 * The message was not taken.
 */
export interface Refused {
  type: "Refused";
  /**
   * Why.
   */
  code: Refusal;
}
/**
 * Somebody reacted.
 */
export interface Reacted {
  type: "Reacted";
  /**
   * Who.
   */
  player: number;
  /**
   * What was said.
   */
  reaction: Reaction;
}
/**
 * The server closes the connection: come back after a restart, or not at all.
 */
export interface Goodbye {
  type: "Goodbye";
  /**
   * `restart`: come back soon. `closed`: the table is closed. `removed`: the seat was given up or taken away.
   */
  code: "closed" | "removed" | "restart";
}
/**
 * What to play; everything but the edition and the own name has a default.
 */
export interface OpenTable {
  type: "OpenTable";
  /**
   * Which edition to play, by its key; where `sheet` is given, that is played.
   */
  edition: string;
  /**
   * An edition that one brings along: what stands in its file, as JSON (docs/editions.md).
   */
  sheet?: {} | null;
  /**
   * How many seats the table has; editions and modes set bounds.
   */
  seats?: number;
  /**
   * How rounds make a match; null for what the edition's sheet says.
   */
  mode?: string | null;
  /**
   * Options by name (docs/rulings.md); each wins over what the printing says.
   */
  rules?: {
    [k: string]: string | number | boolean;
  };
  /**
   * A text of the rule sheet to play by; without one the English.
   */
  printing?: string | null;
  /**
   * Seconds for an answer: 0 (no limit), 15, 30 or 60.
   */
  timer?: number;
  /**
   * Whether the table is listed for everybody.
   */
  public?: boolean;
  /**
   * Of the player who opens the table and takes the first seat.
   */
  name: string;
  /**
   * How many of the other seats bots take at once.
   */
  bots?: number;
  /**
   * Of those bots.
   */
  level?: string;
}
/**
 * Sit down at a table.
 */
export interface TakeSeat {
  type: "TakeSeat";
  /**
   * 1 to 16 letters and digits of any language; nobody else at the table may have it.
   */
  name: string;
}
/**
 * The proof that a seat is one's own; shown once, never stored.
 */
export interface Ticket {
  type: "Ticket";
  /**
   * Which table.
   */
  table: string;
  /**
   * Which player one is there.
   */
  player: number;
  /**
   * The secret for `Hello`; whoever has it has the seat.
   */
  ticket: string;
}
/**
 * A table that anybody may join or watch.
 */
export interface PublicTable {
  type: "PublicTable";
  /**
   * The name of the table, as in its address.
   */
  id: string;
  /**
   * The key of the edition that is played.
   */
  edition: string;
  /**
   * What that edition is called in the language asked for; it need not be one that the server lists.
   */
  name?: string;
  /**
   * How rounds make a match.
   */
  mode: string;
  /**
   * How many seats there are.
   */
  seats: number;
  /**
   * How many of them nobody has.
   */
  open_seats: number;
  /**
   * `gathering` or `playing`.
   */
  status: string;
}
/**
 * Everything that can be chosen when a table is opened.
 */
export interface Library {
  type: "Library";
  /**
   * In the order in which they are shown.
   */
  editions: EditionInfo[];
  /**
   * Of bots.
   */
  levels: string[];
  /**
   * Seconds for an answer; 0 for no limit.
   */
  timers: number[];
  /**
   * Whether rounds of finished matches can be analyzed here.
   */
  analysis?: boolean;
  /**
   * Whether a table may be opened with an edition that its opener brings along.
   */
  guest_editions?: boolean;
}
/**
 * A game that can be played here, by its printed rules.
 */
export interface EditionInfo {
  type: "EditionInfo";
  /**
   * By which it is asked for.
   */
  key: string;
  /**
   * What it is called.
   */
  name: string;
  /**
   * One line on what is special about it, where its author has written one.
   */
  about?: string;
  /**
   * Fewest and most.
   *
   * @minItems 2
   * @maxItems 2
   */
  players: [number, number];
  /**
   * Cards dealt to each player.
   */
  hand: number;
  /**
   * Points that decide a match, where points are kept.
   */
  target: number;
  /**
   * The one that is played unless another is chosen.
   */
  mode: string;
  /**
   * All that this edition can be played in.
   */
  modes: ModeInfo[];
  /**
   * One, or two where every card has a light and a dark face.
   */
  sides: SideInfo[];
  /**
   * All that this edition has.
   */
  options: OptionInfo[];
  /**
   * The first is the edition itself.
   */
  printings?: PrintingInfo[];
  /**
   * Every card in the order in which the deck lies before a shuffle, under the rules that were asked for.
   */
  deck?: string[];
  /**
   * Whether it comes with the program: then the page has a look of its own for it.
   */
  ours?: boolean;
}
/**
 * A way to make a match of rounds.
 */
export interface ModeInfo {
  type: "ModeInfo";
  /**
   * By which it is asked for.
   */
  mode: string;
  /**
   * How many can play it.
   */
  seats: number[];
  /**
   * For each of `seats` the rounds of one cycle; empty where no schedule is played.
   */
  rounds?: number[];
}
/**
 * One side of a deck; most decks have one.
 */
export interface SideInfo {
  type: "SideInfo";
  /**
   * Which of the two.
   */
  side: Side;
  /**
   * Those that can be named on this side.
   */
  colors: ColorInfo[];
  /**
   * In the order of the rule sheet.
   */
  faces: FaceInfo[];
}
/**
 * A color of one side of a deck.
 */
export interface ColorInfo {
  type: "ColorInfo";
  /**
   * Its letter in the codes of cards.
   */
  color: string;
  /**
   * What it is called.
   */
  name: string;
  /**
   * Which paint of the page's palette it has.
   */
  paint: string;
  /**
   * Which shape stands for it.
   */
  shape: string;
}
/**
 * A kind of card of one side of a deck.
 */
export interface FaceInfo {
  type: "FaceInfo";
  /**
   * One card that shows it, with `?` for its other side where it has one.
   */
  card: string;
  /**
   * What stands beside the color; for a card without color its whole code.
   */
  symbol: string;
  /**
   * What it is called, without a color.
   */
  name: string;
  /**
   * What it does, in a line.
   */
  text?: string;
  /**
   * Whether it has no color of its own and fits on everything.
   */
  colorless: boolean;
  /**
   * In the whole deck.
   */
  copies: number;
  /**
   * What it counts in a hand at the end of a round.
   */
  points: number;
  /**
   * What its picture is made of; none on a number.
   */
  figures?: FigureInfo[];
}
/**
 * A part of the picture of a card: one of its effects.
 */
export interface FigureInfo {
  type: "FigureInfo";
  /**
   * `draw`, `skip`, `everyone`, `reverse`, `flip`, `name`, `until`, `give`, `duel`, `show`, `swap`, `hands`, `pass`.
   */
  figure: string;
  /**
   * How many cards it is about; 0 where it is not about a number.
   */
  count?: number;
}
/**
 * A point of the rules on which players can agree.
 */
export interface OptionInfo {
  type: "OptionInfo";
  /**
   * Its key in `rules`.
   */
  name: string;
  /**
   * What it is about.
   */
  label: string;
  /**
   * All its values; none where it is a whole number within `bounds`.
   */
  choices: (string | number | boolean)[];
  /**
   * What the choices are called.
   */
  labels: string[];
  /**
   * In this edition.
   */
  default: string | number | boolean;
  /**
   * Whether it is a house rule, which no rule sheet prints.
   */
  house: boolean;
  /**
   * The lowest and the highest number it can be.
   */
  bounds?: [number, number] | null;
}
/**
 * One language text of a rule sheet, taken to the letter.
 */
export interface PrintingInfo {
  type: "PrintingInfo";
  /**
   * Its language, with the country where a language has two.
   */
  key: string;
  /**
   * What that language is called.
   */
  name: string;
  /**
   * Where it differs from the edition's own rules.
   */
  rules: {
    [k: string]: string | number | boolean;
  };
}
/**
 * The rules of an edition as they are in force, to be put into words by the client.
 */
export interface HowToPlay {
  type: "HowToPlay";
  /**
   * Whose rules they are.
   */
  edition: string;
  /**
   * In which a match is played.
   */
  mode: string;
  /**
   * Whether the cards have two faces: some colors are called otherwise then.
   */
  two_sided: boolean;
  /**
   * In the order in which they are needed.
   */
  sections: Section[];
}
/**
 * A part of the rules under a heading.
 */
export interface Section {
  type: "Section";
  /**
   * Names the part; never shown.
   */
  key: string;
  /**
   * The heading.
   */
  title: Line;
  /**
   * What there is to know.
   */
  lines: Line[];
  /**
   * Cards of this part, one after the other.
   */
  notes: CardNote[];
}
/**
 * One thing to know.
 */
export interface Line {
  type: "Line";
  /**
   * The id of a message in the language files.
   */
  message: string;
  /**
   * For the variables of the message.
   */
  values: {
    [k: string]: Value;
  };
}
/**
 * Kinds of cards, to be named one after the other.
 */
export interface Symbols {
  type: "Symbols";
  /**
   * As on cards, without the color.
   */
  symbols: string[];
  /**
   * Whose names they have, where a symbol is another card on the other side.
   */
  side?: "dark" | "light";
}
/**
 * Colors, to be named one after the other.
 */
export interface Colors {
  type: "Colors";
  /**
   * In the order of the deck.
   */
  colors: string[];
}
/**
 * What an edition's author says, to be shown as it is: plain text, in as many languages as there are.
 */
export interface OwnText {
  type: "OwnText";
  /**
   * By language; who has not the one that is spoken reads the first.
   */
  texts: {
    [k: string]: string;
  };
}
/**
 * What there is to know about one kind of card.
 */
export interface CardNote {
  type: "CardNote";
  /**
   * The heading.
   */
  title: Line;
  /**
   * One that shows it, with `?` for its other side where it has one.
   */
  card: string;
  /**
   * On which it is.
   */
  side: Side;
  /**
   * What there is to know.
   */
  lines: Line[];
}
/**
 * Ask whether a sheet is an edition.
 */
export interface CheckEdition {
  type: "CheckEdition";
  /**
   * What would stand in its file, as JSON.
   */
  sheet: {};
}
/**
 * Ask what stands in the file of an edition.
 */
export interface ReadEdition {
  type: "ReadEdition";
  /**
   * All of it, as TOML.
   */
  text: string;
}
/**
 * What a sheet is.
 */
export interface Verdict {
  type: "Verdict";
  /**
   * Why it cannot be played; none where it can.
   */
  problems: Remark[];
  /**
   * What its author should think about; it can be played all the same.
   */
  warnings: Remark[];
  /**
   * In the whole deck; 0 where that cannot be told.
   */
  cards: number;
  /**
   * As players would see it; null where there are problems.
   */
  edition: EditionInfo | null;
  /**
   * The text of its file; null where there are problems.
   */
  file: string | null;
  /**
   * What stands in the file that was to be read, as JSON; null where there are problems, or a sheet was sent.
   */
  sheet?: {} | null;
}
/**
 * Something that is wrong with an edition, or worth knowing about it.
 */
export interface Remark {
  type: "Remark";
  /**
   * Where in the sheet, such as `row[3].copies`; empty where it is about the whole.
   */
  path: string;
  /**
   * In the language asked for.
   */
  text: string;
  /**
   * What kind of thing it is, for whoever has words of their own for it: `deck-large`.
   */
  code?: string;
  /**
   * What those words need to know.
   */
  values?: {
    [k: string]: string | number;
  };
}
/**
 * The sheet that was brought along is no edition.
 */
export interface RefusedEdition {
  type: "RefusedEdition";
  /**
   * Always `bad_edition`.
   */
  code: Refusal;
  /**
   * Everything that is wrong with it.
   */
  problems: Remark[];
}
/**
 * Ask for rounds to be played with a sheet, by players who say anything that is legal.
 */
export interface TryEdition {
  type: "TryEdition";
  /**
   * What would stand in its file, as JSON.
   */
  sheet: {};
  /**
   * How many; 10,000 at the most.
   */
  rounds?: number;
  /**
   * How many play; without a number four, or as near to it as the edition allows.
   */
  seats?: number | null;
}
/**
 * What came of those rounds.
 */
export interface Trial {
  type: "Trial";
  /**
   * How many played.
   */
  seats: number;
  /**
   * As many of them as there was time for.
   */
  rounds: number;
  /**
   * Moves in a round, on average.
   */
  length: number;
  /**
   * The share of rounds that nobody could end.
   */
  blocked: number;
  /**
   * The share of rounds won by each seat, clockwise from the dealer, who comes first.
   */
  wins: number[];
  /**
   * By symbol, in the order of the sheet.
   */
  plays: SymbolPlays[];
  /**
   * Whether a round was given up because it went on and on.
   */
  endless?: boolean;
}
/**
 * How often the cards of one symbol are played.
 */
export interface SymbolPlays {
  type: "SymbolPlays";
  /**
   * Of the deck.
   */
  side: Side;
  /**
   * As in `FaceInfo`.
   */
  symbol: string;
  /**
   * In a round, on average.
   */
  plays: number;
}
/**
 * A finished match with all hands open.
 */
export interface Replay {
  type: "Replay";
  /**
   * As it was when the match ended.
   */
  table: TableInfo;
  /**
   * By player, as the match began.
   */
  names: string[];
  /**
   * In the order in which they were played.
   */
  rounds: ReplayRound[];
}
/**
 * One round, to be folded from its first view.
 */
export interface ReplayRound {
  type: "ReplayRound";
  /**
   * Who sat where, clockwise.
   */
  seating: number[];
  /**
   * Before the first card: all hands are open in it.
   */
  view: View;
  /**
   * All that was said, in order.
   */
  steps: ReplayStep[];
}
/**
 * One thing that was said, and what came of it, hidden cards included.
 */
export interface ReplayStep {
  type: "ReplayStep";
  /**
   * null for luck.
   */
  player: number | null;
  /**
   * A move, or an answer of luck.
   */
  what:
    | Play
    | Draw
    | Keep
    | Pass
    | Name
    | Challenge
    | Accept
    | Give
    | Battle
    | Reveal
    | Show
    | Swap
    | PassOn
    | Call
    | Catch
    | JumpIn
    | Cut
    | Dealer
    | Shuffle;
  /**
   * What came of it.
   */
  events: Event[];
}
/**
 * The cards drawn for the deal, in the order of the seats that were asked.
 */
export interface Cut {
  type: "Cut";
  /**
   * By seat.
   */
  cards: string[];
}
/**
 * The dealer found by lot.
 */
export interface Dealer {
  type: "Dealer";
  /**
   * Who deals.
   */
  seat: number;
}
/**
 * The whole new draw pile, next drawn first.
 */
export interface Shuffle {
  type: "Shuffle";
  /**
   * From the next card to be drawn to the last.
   */
  cards: string[];
}
/**
 * A finished round as `expert` sees it, each player judged by what that player could know at the time.
 */
export interface Analysis {
  type: "Analysis";
  /**
   * From 1.
   */
  round: number;
  /**
   * In how many worlds each answer was tried.
   */
  worlds: number;
  /**
   * Questions of the round that had more than one answer.
   */
  decisions: number;
  /**
   * Whether all of them are judged; ask again for the rest.
   */
  done: boolean;
  /**
   * Those that are judged, in the order of the round.
   */
  judgements: Judgement[];
  /**
   * By seat, of those that are judged.
   */
  marks: Marks[];
}
/**
 * A question that had more than one answer, and how good the given one was.
 */
export interface Judgement {
  type: "Judgement";
  /**
   * Which step of the round gave the answer, from 1.
   */
  step: number;
  /**
   * Who was asked.
   */
  player: number;
  /**
   * What was asked.
   */
  question: QuestionKind;
  /**
   * As the prompt offered it.
   */
  said: Move;
  /**
   * The best first; of gifts only a handful, but always the one that was made.
   */
  choices: Choice[];
  /**
   * Chances that the best answer had and the given one had not; 0 where the difference may be luck.
   */
  lost: number;
  /**
   * The loss in a word: `slip` below 0.05, `mistake` below 0.15, `blunder` from there on.
   */
  grade: Grade;
}
/**
 * An answer that could be given, and what it was worth.
 */
export interface Choice {
  type: "Choice";
  /**
   * As the prompt offered it.
   */
  move: Move;
  /**
   * To win the round, from 0 to 1, as far as the player could know.
   */
  chance: number;
  /**
   * The standard error of the difference to the best answer.
   */
  error: number;
}
/**
 * The answers of one player summed up.
 */
export interface Marks {
  type: "Marks";
  /**
   * Whose answers.
   */
  player: number;
  /**
   * How many of the player's questions are judged.
   */
  decisions: number;
  /**
   * How many of them were as good as any.
   */
  best: number;
  /**
   * All that was lost, added up; 1 is a whole round.
   */
  lost: number;
  /**
   * The step where most was lost; null where nothing was.
   */
  worst: number | null;
}

/** The letter of a color. Which ones there are, a side of the sheet says. */
export type Color = string;
