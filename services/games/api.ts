/**
 * What the page of a game and its game server say to each other. The page holds the session in memory only; a reload needs a new launch.
 * Amounts are minor units of `currency`.
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
  game: { gameId: string; name: string; provider: string; kind: GameKind; skin: Skin };
  /** BCP 47. */
  language: string;
  currency: Currency;
  balance: number;
  stakes: readonly number[];
  defaultStake: number;
  rules: PlayRules;
  freeRounds: readonly FreeRounds[];
  /** A round that was interrupted: the page continues it before a new one begins. */
  openRound: Round | null;
  fairness: Fairness;
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

/** The server seed is committed by its hash before a round and revealed when it is replaced. */
export interface Fairness {
  serverSeedHash: string;
  clientSeed: string;
  /** Counts the rounds of this pair of seeds. */
  nonce: number;
}

/** `POST /api/rounds`. Repeated with the same id, it answers with the same round. */
export interface RoundRequest {
  /** Made by the page, unique within the session. */
  id: string;
  stake: number;
  /** A free round of this grant: `stake` is the grant's. */
  freeRounds?: string;
  /** Roulette and baccarat: where the stake lies. */
  bets?: readonly TableBet[];
}

export interface TableBet {
  /** `straight`, `split`, `street`, `corner`, `line`, `dozen`, `column`, `red`, … or `player`, `banker`, `tie`. */
  kind: string;
  /** Numbers of an inside bet. */
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
  stake: number;
  status: 'open' | 'settled';
  steps: readonly Step[];
  /** What may be done next; empty when it is settled. */
  actions: readonly ActionRequest['action'][];
  /** Sum of the wins of the steps that are revealed. */
  won: number;
  /** After the bet, and once settled after the win. */
  balance: number;
  fairness: Fairness;
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

/** Every refusal. `code` is a key of the page's texts; `balance` where it is current. */
export interface GameError {
  code: string;
  message: string;
}
