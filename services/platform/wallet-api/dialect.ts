import type { PlatformError } from '../errors';

/** The wallet calls behind a call of a provider. */
type Does =
  | 'authenticate'
  | 'balance'
  | 'bet'
  | 'win'
  | 'cash-out'
  | 'rollback'
  | 'end-round'
  | 'bet-and-win'
  | 'actions';

/** Field names of a call's values in its body. */
export interface Fields {
  /** The token of the launch. */
  token?: string;
  transaction?: string;
  round?: string;
  game?: string;
  amount?: string;
  /** Amount of the win in a call that bets as well. */
  won?: string;
  /** The transaction that is taken back. */
  of?: string;
  currency?: string;
  /** A true-or-false that settles the round. Without a name a win settles it. */
  endsRound?: string;
  freeRounds?: string;
}

export interface DialectCall {
  does: Does;
  fields: Fields;
  /** Of `actions`: a list of bets and wins of one round. */
  actions?: { list: string; kind: string; bet: string; win: string; transaction: string; amount: string };
}

/** Kinds of refusals that providers tell apart. */
export type Refusal =
  'funds' | 'session' | 'blocked' | 'limit' | 'currency' | 'game' | 'transaction' | 'invalid' | 'other';

/** How a provider speaks to the wallet. */
export interface Dialect {
  /** Amounts: integers in minor units, or decimals of the currency as text or as number. */
  amounts: 'minor' | 'text' | 'number';
  /** Field of the body, or header, that names the game session. */
  session: { field: string } | { header: string };
  /** Field that names the player, if the calls have one: it must be the session's. */
  player?: string;
  calls: Readonly<Record<string, DialectCall>>;
  reply: {
    session: string;
    player: string;
    transaction: string;
    currency: string;
    balance: string;
    /** Sent with every reply that is no refusal. */
    ok: Readonly<Record<string, unknown>>;
  };
  refusal: {
    code: string;
    message: string;
    /** Field with the platform's own code, for providers that tell players exactly why. */
    reason?: string;
    codes: Readonly<Record<Refusal, string | number>>;
    /** HTTP status; that of the platform when left out. */
    status?: number;
  };
}

/** A bet and its win in one call, settled at once. */
export const betAndWin = (fields: Fields): DialectCall => ({ does: 'bet-and-win', fields });

const PREFIXES: readonly [prefix: string, refusal: Refusal][] = [
  ['error.balance.insufficient', 'funds'],
  // Nothing was ever paid in.
  ['error.wallet.not.exists', 'funds'],
  ['error.token.', 'session'],
  ['error.game.session.', 'session'],
  ['error.game.', 'game'],
  ['error.loss.limit.', 'limit'],
  ['error.wager.limit.', 'limit'],
  ['error.stake.limit.', 'limit'],
  ['error.deposit.limit.', 'limit'],
  ['error.currency.', 'currency'],
  ['error.round.', 'transaction'],
  ['error.transaction.', 'transaction'],
  ['error.idempotency.', 'transaction'],
  ['error.free.rounds.', 'transaction'],
  ['error.request.', 'invalid'],
];

/** The kind of a refusal: what is not about money, session, game or transaction is about the account. */
export function refusalOf({ code, status }: PlatformError): Refusal {
  const found = PREFIXES.find(([prefix]) => code.startsWith(prefix));
  if (found !== undefined) return found[1];
  return status === 403 ? 'blocked' : 'other';
}
