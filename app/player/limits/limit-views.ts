import type { LimitPeriod } from './limit-kinds';

/** LIMIT-20: loading states of the limits of one kind. */
export const limitStatuses = ['loading', 'success', 'error'] as const;
export type LimitStatus = (typeof limitStatuses)[number];

/** One limit in the form its card shows (LIMIT-01). Amounts and dates are formatted for the market. */
export interface LimitView {
  period: LimitPeriod;
  /** Unit of new limits, e.g. `EUR`. */
  unit: string;
  /** Missing without a limit. */
  value?: string;
  used: string;
  /** The remaining amount of a limit, and the start of the next period. */
  left?: { amount: string; isNone: boolean; percentUsed: number; resetAt: string };
  pending?: PendingView;
  /** The player may only lower it. */
  locked: boolean;
}

/** A pending change: it waits for its date, or for the player's confirmation before or after it. */
export interface PendingView {
  waitsFor: 'date' | 'confirmable' | 'confirmation';
  /** Missing for a removal. */
  value?: string;
  /** The same in minor units or milliseconds, for the form that confirms it. */
  amount: number | null;
  at: string;
}

/** The limits of one kind, or a failure to load them (LIMIT-04). */
export type LimitFamily =
  | {
      status: Extract<LimitStatus, 'success'>;
      limits: LimitView[];
      /** Limits that the law requires before play and that are not set; empty: any one. Missing if none is required. */
      missing?: LimitPeriod[];
    }
  | { status: Extract<LimitStatus, 'error'> };
