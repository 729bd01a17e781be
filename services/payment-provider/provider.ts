import type { Logger } from 'pino';
import type { Deliveries } from './callbacks/deliveries';
import type { Faults } from './control/faults';
import type { Store } from './transactions/store';

/** How long things take, in milliseconds. */
export interface Durations {
  /** A hosted page expires after so long. */
  pageMs: number;
  /** A payment that settles late stays pending for so long. */
  lateMs: number;
  /** Between two confirmations of a payment in cryptocurrency. */
  blockMs: number;
  payoutMs: number;
  /** Until the bank returns a settled payout. */
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
  /** So many random bytes. */
  random(count: number): Buffer;
}
