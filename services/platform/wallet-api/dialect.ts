import type { PlatformError } from '../errors';

/** Wallet calls that a provider's call maps to. */
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

/** Names of a call's fields in its body. */
export interface Fields {
  /** The token of the launch. */
  token?: string;
  transaction?: string;
  round?: string;
  game?: string;
  amount?: string;
  /** Win amount of a combined bet and win. */
  won?: string;
  /** The transaction to reverse. */
  of?: string;
  currency?: string;
  /** A boolean that settles the round. If absent, a win settles it. */
  endsRound?: string;
  freeRounds?: string;
}

export interface DialectCall {
  does: Does;
  fields: Fields;
  /** For `actions`: a list of bets and wins of one round. */
  actions?: { list: string; kind: string; bet: string; win: string; transaction: string; amount: string };
}

/** Kinds of refusals distinguished by providers. */
export type Refusal =
  'funds' | 'session' | 'blocked' | 'limit' | 'currency' | 'game' | 'transaction' | 'invalid' | 'other';

/** Format of a provider's wallet calls. */
export interface Dialect {
  /** Amounts: integers in minor units, or decimals of the currency as text or as number. */
  amounts: 'minor' | 'text' | 'number';
  /** Body field or header with the game session. */
  session: { field: string } | { header: string };
  /** Field with the player, if any: it must match the session. */
  player?: string;
  calls: Readonly<Record<string, DialectCall>>;
  reply: {
    session: string;
    player: string;
    transaction: string;
    currency: string;
    balance: string;
    /** Added to every successful reply. */
    ok: Readonly<Record<string, unknown>>;
  };
  refusal: {
    code: string;
    message: string;
    /** Field with the platform's error code, for providers that show players the exact reason. */
    reason?: string;
    codes: Readonly<Record<Refusal, string | number>>;
    /** HTTP status; defaults to the platform's. */
    status?: number;
  };
}

/** A bet and its win in one call, settled at once. */
export const betAndWin = (fields: Fields): DialectCall => ({ does: 'bet-and-win', fields });

const PREFIXES: readonly [prefix: string, refusal: Refusal][] = [
  ['error.balance.insufficient', 'funds'],
  // There was never a deposit.
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

/** The kind of a refusal: those not about money, session, game or transaction concern the account. */
export function refusalOf({ code, status }: PlatformError): Refusal {
  const found = PREFIXES.find(([prefix]) => code.startsWith(prefix));
  if (found !== undefined) return found[1];
  return status === 403 ? 'blocked' : 'other';
}
