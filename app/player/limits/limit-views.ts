import type { LimitPeriod } from './limit-kinds';

/** LIMIT-20: where the limits of one kind are. */
export const limitStatuses = ['loading', 'success', 'error'] as const;
export type LimitStatus = (typeof limitStatuses)[number];

/** One limit as its card shows it (LIMIT-01). Amounts and dates are written for the market. */
export interface LimitView {
  period: LimitPeriod;
  /** Unit that new limits are written in, e.g. `EUR`. */
  unit: string;
  /** Left out: no limit is set. */
  value?: string;
  used: string;
  /** The remainder of a limit, and the start of the next period. */
  left?: { amount: string; isNone: boolean; percentUsed: number; resetAt: string };
  pending?: PendingView;
  /** The player may only lower it. */
  locked: boolean;
}

/** A change that waits: for its date, or for the player's confirmation before or after it. */
export interface PendingView {
  waitsFor: 'date' | 'confirmable' | 'confirmation';
  /** Left out: the limit will be gone. */
  value?: string;
  /** The same in minor units or milliseconds, for the form that confirms it. */
  amount: number | null;
  at: string;
}

/** The limits of one kind, or that they could not be read (LIMIT-04). */
export type LimitFamily =
  | {
      status: Extract<LimitStatus, 'success'>;
      limits: LimitView[];
      /** Limits that the law wants set before play, and that are not; empty: any one. Left out: none is missing. */
      missing?: LimitPeriod[];
    }
  | { status: Extract<LimitStatus, 'error'> };
