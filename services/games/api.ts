/**
 * API between the page of a game and its game server. The page holds the session in memory only; a reload needs a new launch.
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

/** The rules of a game. Many games of the catalogue share them, each with its own skin. */
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
    /** Long-term share of the stakes that is paid back, such as 0.9612. */
    returnToPlayer: number;
    /** Null for kinds other than slots. */
    payTable: PayTable | null;
  };
  /** BCP 47. */
  language: string;
  currency: Currency;
  balance: number;
  /** Offered stakes of a slot or blackjack round; at a table with bets, the chip values. Values above `rules.maxStake` are left out. */
  stakes: readonly number[];
  defaultStake: number;
  /** Bet kinds of a table; empty for slots and blackjack. */
  betKinds: readonly string[];
  rules: PlayRules;
  urls: { lobby: string; deposit: string | null; history: string | null };
  freeRounds: readonly FreeRounds[];
  /** An interrupted round: the page resumes it before it starts a new one. */
  openRound: Round | null;
  fairness: Fairness;
  /** Null for games without a shared live table. */
  table: TableState | null;
}

/**
 * State of a live table: bets are open, then closed, then the result is drawn for all players. It depends on
 * the clock only, so a page needs to read it once per round.
 */
export interface TableState {
  round: number;
  /** Betting time of each round. */
  bettingMs: number;
  /** Time until bets close; 0 when closed. */
  closesInMs: number;
  /** Time until the result is drawn; 0 afterwards. */
  drawsInMs: number;
  /** Time until bets open again. */
  endsInMs: number;
  players: number;
  /** Newest first. */
  results: readonly TableResult[];
  /** The commitment to this round's result; the server seed is revealed with the result. */
  fairness: Fairness;
}

/** The outcome of a table round, independent of bets. */
export interface TableResult {
  round: number;
  /** Short form for lobbies: a number of the wheel, or `P`, `B`, `T`. */
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
  /** Minimum time between the starts of two rounds. */
  minRoundMs: number;
  autoplay: boolean;
}

export interface FreeRounds {
  grant: string;
  left: number;
  stake: number;
}

/** Colours and pictures of a game; pictures are URLs on the game server. */
export interface Skin {
  tint: string;
  art: string;
  symbols: readonly string[];
}

/** Pay table of a slot; symbols are indexes into `skin.symbols`. */
export interface PayTable {
  wild: number;
  scatter: number;
  /** The row of each line on each reel, 0 at the top. */
  lines: readonly (readonly number[])[];
  /** Pay per symbol for three, four and five in a row from the left, in stakes of one line. */
  pays: readonly (readonly [number, number, number])[];
  /** Pay of three, four and five scatters anywhere, in stakes of the round. */
  scatterPays: readonly [number, number, number];
  /** Free spins for three, four and five scatters. */
  freeSpins: readonly [number, number, number];
  /** Multiplier of all wins in free spins. */
  multiplier: number;
}

/** The hash of the server seed is published before a round, the seed itself when it is replaced. */
export interface Fairness {
  serverSeedHash: string;
  clientSeed: string;
  /** Number of rounds played with this pair of seeds. */
  nonce: number;
}

/** `POST /api/rounds`. Idempotent: a retry with the same id returns the same round. */
export interface RoundRequest {
  /** Generated by the page, unique within the session: 8 to 64 characters of `A-Z a-z 0-9 - _`. */
  id: string;
  /** One of `stakes`; with `bets` their sum, where each bet is a sum of chips. */
  stake: number;
  /** Id of a free-rounds grant to play; `stake` must match the grant. */
  freeRounds?: string;
  /** Roulette and baccarat: the placed bets. */
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
  /** Index of the resulting step; a retry with the same index returns the same step. */
  step: number;
  action: 'continue' | 'hit' | 'stand' | 'double' | 'split';
}

/** The revealed part of a round. */
export interface Round {
  roundId: string;
  gameId: string;
  /** Total stake, including doubles and splits. */
  stake: number;
  /**
   * `open`: waits for an action. `paying`: fully revealed, but not yet confirmed by the wallet; the call is
   * retried until it is. `returned`: the wallet did not confirm the bet, so the stake is refunded.
   */
  status: 'open' | 'paying' | 'settled' | 'returned';
  steps: readonly Step[];
  /** Possible next actions; empty when settled. */
  actions: readonly ActionRequest['action'][];
  /** Sum of the wins of the revealed steps; the return of a bet includes its stake. */
  won: number;
  /** Balance after the bet, and once settled after the win. */
  balance: number;
  fairness: Fairness;
  /** Time until a live table draws the result; 0 afterwards, and in single-player rounds. */
  drawsInMs: number;
}

export type Step = SlotStep | RouletteStep | BlackjackStep | BaccaratStep;

export interface SlotStep {
  kind: 'spin' | 'free-spin';
  /** Five reels of three symbols, by index into `skin.symbols`. */
  reels: readonly (readonly number[])[];
  wins: readonly { line: number; symbol: number; count: number; amount: number }[];
  /** Number of scatter symbols that won free spins. */
  scatters: number;
  freeSpinsLeft: number;
  multiplier: number;
  won: number;
}

export interface RouletteStep {
  kind: 'roulette';
  number: number;
  /** In the order of the bets. */
  wins: readonly number[];
  won: number;
}

export interface BlackjackStep {
  kind: 'blackjack';
  /** Cards such as `Ah`, `10s`; the dealer's face-down card is absent. */
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
  /** `wins` is in the order of the bets; each side has two or three cards. */
  player: readonly string[];
  banker: readonly string[];
  wins: readonly number[];
  won: number;
}

/** `POST /api/fairness`: replaces the pair of seeds and reveals the old server seed. */
export interface SeedRequest {
  clientSeed: string;
}

export interface SeedReply {
  revealed: { serverSeed: string; serverSeedHash: string; clientSeed: string; rounds: number };
  fairness: Fairness;
}

/** Error response. `code` is a message key of the page, `message` is for developers. */
export interface GameError {
  /** One of {@link GameErrorCode}, or a code of the platform's wallet such as `error.balance.insufficient`. */
  code: string;
  message: string;
  /** Milliseconds until a retry may succeed. */
  retryAfterMs?: number;
}

/** Error codes of the game server itself. */
export type GameErrorCode =
  | 'error.request.invalid'
  | 'error.not.found'
  | 'error.too.many.requests'
  | 'error.system.error'
  | 'error.token.invalid'
  /** Unknown bearer, or a session that expired after inactivity: the game has to be launched again. */
  | 'error.session.ended'
  | 'error.stake.not.offered'
  | 'error.stake.above.limit'
  | 'error.bets.missing'
  /** Bets of a live table are closed until the next round. */
  | 'error.bets.closed'
  | 'error.bets.not.taken'
  | 'error.bet.unknown'
  | 'error.bet.numbers.invalid'
  | 'error.bet.amount.invalid'
  | 'error.bets.sum.wrong'
  | 'error.free.rounds.unknown'
  /** An open round has to be finished first. */
  | 'error.round.open'
  | 'error.round.too.soon'
  | 'error.round.not.found'
  /** The id belongs to a round with another stake or other bets. */
  | 'error.round.id.used'
  | 'error.step.out.of.order'
  | 'error.action.not.allowed'
  /** The wallet timed out: a stake that it may have debited is refunded. */
  | 'error.wallet.unavailable'
  | 'error.demo.only';
