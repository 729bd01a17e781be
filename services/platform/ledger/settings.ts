import { DAY } from '../live/activity';
import { DEFAULT_SESSION_LIMITS, type SessionLimits } from '../identity/sessions';

export interface LedgerSettings {
  /** Maximum number of cancelled withdrawals of a player within a time (WALLET-26). */
  cancellations: { count: number; withinMs: number };
  /** Limits of the sessions in which bets are placed. */
  sessions: SessionLimits;
  /** How long the amount of a pending deposit counts towards the limits, unless it is paid or released before. */
  reservationMs: number;
  /** Maximum withdrawal without approval by an operator, in minor units of a currency. */
  unapprovedWithdrawal(currency: string): number;
  /** A rounded equivalent of a euro amount, in minor units of a currency: bonus terms are in euro. */
  fromEuro(euro: number, currency: string): number;
  /** An amount in minor units of a currency, in millionths of a euro: points are based on euro. */
  toEuroParts(amount: number, currency: string): number;
}

export const LEDGER_DEFAULTS: LedgerSettings = {
  cancellations: { count: 3, withinMs: DAY },
  sessions: DEFAULT_SESSION_LIMITS,
  reservationMs: DAY,
  unapprovedWithdrawal: () => Infinity,
  fromEuro: (euro) => Math.round(euro * 100),
  toEuroParts: (amount) => amount * 10_000,
};
