import type { Logger } from 'pino';
import type { Deliveries } from './callbacks/deliveries';
import type { Faults } from './control/faults';
import type { Store } from './transactions/store';

/** Durations in milliseconds. */
export interface Durations {
  /** Lifetime of a hosted page. */
  pageMs: number;
  /** Time for which a late payment remains pending. */
  lateMs: number;
  /** Time between two confirmations of a cryptocurrency payment. */
  blockMs: number;
  payoutMs: number;
  /** Time until the bank returns a settled payout. */
  returnMs: number;
}

/** The parts of a running payment provider. */
export interface Provider {
  store: Store;
  deliveries: Deliveries;
  faults: Faults;
  durations: Durations;
  /** Origin of the hosted pages. */
  url: string;
  log: Logger;
  /** Milliseconds since the epoch. */
  now(): number;
  /** Returns a number of random bytes. */
  random(count: number): Buffer;
}
