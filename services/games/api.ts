/**
 * What the page of a game and its game server say to each other. The page holds the session in memory only; a reload needs a new launch.
 * Amounts are minor units of `currency`. Every call but `POST /api/session` has `Authorization: Bearer <session>`.
 *
 * | call                                 | body              | reply          |
 * | ------------------------------------ | ----------------- | -------------- |
 * | `POST /api/session`                  | {@link SessionRequest} | {@link SessionReply} |
 * | `GET /api/balance`                   |                   | {@link BalanceReply} |
 * | `POST /api/demo-credit`              |                   | {@link BalanceReply}, after the demo credit was filled up again |
 * | `POST /api/rounds`                   | {@link RoundRequest} | {@link Round} |
 * | `GET /api/rounds/{roundId}`          |                   | {@link Round}  |
 * | `POST /api/rounds/{roundId}/actions` | {@link ActionRequest} | {@link Round} |
 * | `POST /api/fairness`                 | {@link SeedRequest} | {@link SeedReply} |
 * | `GET /api/table`                     |                   | {@link TableState}, of a game that is played at a live table |
 *
 * `/fair?round={roundId}&lang={language}` is a page on which a round is played again from its seeds; `GET /fair/rounds/{roundId}` is what
 * it reads.
 *
 * A refusal has a status of 400 or above and a {@link GameError}.
 */

/** The rules a game is played by; many games of the catalogue share one, each with its own skin. */
export type GameKind = 'slot' | 'roulette' | 'blackjack' | 'baccarat';

/** `POST /api/session` exchanges the single-use token of the launch. */
export interface SessionRequest {
  token: string;
}

export interface SessionReply {
  /** Sent as `Authorization: Bearer` with every other call. */
  session: string;
  mode: 'real' | 'demo';
  game: {
    gameId: string;
    name: string;
    provider: string;
    kind: GameKind;
    skin: Skin;
    /** Share of the stakes that comes back over many rounds, such as 0.9612. */
    returnToPlayer: number;
    /** Null for the other kinds. */
    payTable: PayTable | null;
  };
  /** BCP 47. */
  language: string;
  currency: Currency;
  balance: number;
  /** Possible stakes of a slot or blackjack round; at a table with bets, the chips. Those above `rules.maxStake` are left out. */
  stakes: readonly number[];
  defaultStake: number;
  /** Kinds of bets that a table takes; empty for slots and blackjack. */
  betKinds: readonly string[];
  rules: PlayRules;
  urls: { lobby: string; deposit: string | null; history: string | null };
  freeRounds: readonly FreeRounds[];
  /** A round that was interrupted: the page continues it before a new one begins. */
  openRound: Round | null;
  fairness: Fairness;
  /** Null when every player has rounds of their own. */
  table: TableState | null;
}

/**
 * A live table: bets are open, closed, and then the result falls for everybody. All of it follows from the clock, so that a page reads it
 * once in a round.
 */
export interface TableState {
  round: number;
  /** How long bets are open in each round. */
  bettingMs: number;
  /** 0 when bets are closed. */
  closesInMs: number;
  /** 0 once the result has fallen. */
  drawsInMs: number;
  /** When bets are open again. */
  endsInMs: number;
  players: number;
  /** Newest first. */
  results: readonly TableResult[];
  /** The commitment to the result of this round; its server seed is revealed with the result. */
  fairness: Fairness;
}

/** The outcome of a table round, independent of bets. */
export interface TableResult {
  round: number;
  /** As lobbies show it: a number of the wheel, or `P`, `B`, `T`. */
  name: string;
  step: RouletteStep | BaccaratStep;
}

export interface BalanceReply {
  balance: number;
}

export interface Currency {
  code: string;
  decimals: number;
}

/** Limits of the jurisdiction. */
export interface PlayRules {
  maxStake: number | null;
  /** Shortest time from one round to the next. */
  minRoundMs: number;
  autoplay: boolean;
}

export interface FreeRounds {
  grant: string;
  left: number;
  stake: number;
}

/** The colours and pictures of a game; pictures are addresses of the game server. */
export interface Skin {
  tint: string;
  art: string;
  symbols: readonly string[];
}

/** Pay table of a slot; symbols are indexes into `skin.symbols`. */
export interface PayTable {
  wild: number;
  scatter: number;
  /** The row that each line takes on each reel, 0 at the top. */
  lines: readonly (readonly number[])[];
  /** By symbol: what three, four and five in a row from the left bring, in stakes of one line. */
  pays: readonly (readonly [number, number, number])[];
  /** Pay of three, four and five scatters anywhere, in stakes of the round. */
  scatterPays: readonly [number, number, number];
  /** The free spins that three, four and five scatters win. */
  freeSpins: readonly [number, number, number];
  /** Of every win of a free spin. */
  multiplier: number;
}

/** The server seed is committed by its hash before a round and revealed when it is replaced. */
export interface Fairness {
  serverSeedHash: string;
  clientSeed: string;
  /** Counts the rounds of this pair of seeds. */
  nonce: number;
}

/** `POST /api/rounds`. Repeated with the same id, it answers with the same round. */
export interface RoundRequest {
  /** Made by the page, unique within the session: 8 to 64 of `A-Z a-z 0-9 - _`. */
  id: string;
  /** One of `stakes`; with `bets` their sum, each a sum of chips. */
  stake: number;
  /** A free round of this grant: `stake` is the grant's. */
  freeRounds?: string;
  /** Roulette and baccarat: where the stake lies. */
  bets?: readonly TableBet[];
}

export interface TableBet {
  /**
   * Inside: `straight`, `split`, `street` (also 0 1 2 and 0 2 3), `corner` (also 0 1 2 3), `line`. Outside: `dozen-1` to `dozen-3`,
   * `column-1` (1 4 7 …) to `column-3`, `red`, `black`, `odd`, `even`, `low`, `high`. Baccarat: `player`, `banker`, `tie`.
   */
  kind: string;
  /** Numbers of an inside bet, in any order. */
  numbers?: readonly number[];
  amount: number;
}

/** `POST /api/rounds/{roundId}/actions`. */
export interface ActionRequest {
  /** Index of the step that it leads to: repeated, it answers with the same step. */
  step: number;
  action: 'continue' | 'hit' | 'stand' | 'double' | 'split';
}

/** A round as far as it is revealed. */
export interface Round {
  roundId: string;
  gameId: string;
  /** All of it, with what a double or a split has added. */
  stake: number;
  /**
   * `open`: an action comes next. `paying`: all is revealed, but the wallet has not confirmed the end yet; it is sent until it does.
   * `returned`: the wallet gave no answer to the bet, and the stake goes back.
   */
  status: 'open' | 'paying' | 'settled' | 'returned';
  steps: readonly Step[];
  /** What may be done next; empty when it is settled. */
  actions: readonly ActionRequest['action'][];
  /** Sum of the wins of the steps that are revealed; what a bet brings includes its stake. */
  won: number;
  /** After the bet, and once settled after the win. */
  balance: number;
  fairness: Fairness;
  /** At a live table: when the result falls; 0 once it has, and in rounds of one player. */
  drawsInMs: number;
}

export type Step = SlotStep | RouletteStep | BlackjackStep | BaccaratStep;

export interface SlotStep {
  kind: 'spin' | 'free-spin';
  /** Five reels of three symbols, by index into `skin.symbols`. */
  reels: readonly (readonly number[])[];
  wins: readonly { line: number; symbol: number; count: number; amount: number }[];
  /** Cells of the scatter symbol that won free spins. */
  scatters: number;
  freeSpinsLeft: number;
  multiplier: number;
  won: number;
}

export interface RouletteStep {
  kind: 'roulette';
  number: number;
  /** By the order of the bets. */
  wins: readonly number[];
  won: number;
}

export interface BlackjackStep {
  kind: 'blackjack';
  /** Cards such as `Ah`, `10s`; the dealer's hidden card is absent. */
  dealer: readonly string[];
  hands: readonly {
    cards: readonly string[];
    stake: number;
    isActive: boolean;
    outcome: 'win' | 'blackjack' | 'push' | 'loss' | null;
  }[];
  won: number;
}

export interface BaccaratStep {
  kind: 'baccarat';
  /** By the order of the bets in `wins`; two or three cards a side. */
  player: readonly string[];
  banker: readonly string[];
  wins: readonly number[];
  won: number;
}

/** `POST /api/fairness`: a new pair of seeds; the old server seed is revealed. */
export interface SeedRequest {
  clientSeed: string;
}

export interface SeedReply {
  revealed: { serverSeed: string; serverSeedHash: string; clientSeed: string; rounds: number };
  fairness: Fairness;
}

/** Every refusal. `code` is a key of the page's texts, `message` is for developers. */
export interface GameError {
  /** One of {@link GameErrorCode}, or a code of the platform's wallet such as `error.balance.insufficient`. */
  code: string;
  message: string;
  /** When the same call may succeed. */
  retryAfterMs?: number;
}

/** Refusals of the game server itself. */
export type GameErrorCode =
  | 'error.request.invalid'
  | 'error.not.found'
  | 'error.too.many.requests'
  | 'error.system.error'
  | 'error.token.invalid'
  /** The bearer is unknown or has been unused for too long: the game has to be launched again. */
  | 'error.session.ended'
  | 'error.stake.not.offered'
  | 'error.stake.above.limit'
  | 'error.bets.missing'
  /** Bets of a live table are closed until its next round. */
  | 'error.bets.closed'
  | 'error.bets.not.taken'
  | 'error.bet.unknown'
  | 'error.bet.numbers.invalid'
  | 'error.bet.amount.invalid'
  | 'error.bets.sum.wrong'
  | 'error.free.rounds.unknown'
  /** Another round has to be finished first. */
  | 'error.round.open'
  | 'error.round.too.soon'
  | 'error.round.not.found'
  /** The id was used for a round with another stake or other bets. */
  | 'error.round.id.used'
  | 'error.step.out.of.order'
  | 'error.action.not.allowed'
  /** The wallet gave no answer in time: a stake that it may have taken goes back. */
  | 'error.wallet.unavailable'
  | 'error.demo.only';
