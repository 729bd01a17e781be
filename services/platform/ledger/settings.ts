import { DAY } from '../live/activity';
import { DEFAULT_SESSION_LIMITS, type SessionLimits } from '../identity/sessions';

export interface LedgerSettings {
  /** How often a player may cancel withdrawals within a time (WALLET-26). */
  cancellations: { count: number; withinMs: number };
  /** How long the sessions last that bets are placed in. */
  sessions: SessionLimits;
  /** How long the amount of a pending deposit counts towards the limits, unless it is paid or released before. */
  reservationMs: number;
  /** Largest withdrawal that is paid out without an operator, in minor units of a currency. */
  unapprovedWithdrawal(currency: string): number;
  /** A round amount of about so many euro, in minor units of a currency: terms of bonuses are in euro. */
  fromEuro(euro: number, currency: string): number;
  /** An amount in minor units of a currency, in millionths of a euro: points are in euro. */
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
