import type { Logger } from 'pino';
import type { Catalogue } from './catalogue/catalogue';
import type { Limits } from './catalogue/limits';
import type { Schedule } from './catalogue/schedule';
import type { Events } from './events/event';
import type { Feed } from './feed/feed';
import type { CallLimit } from './http/rate-limit';
import type { Bookmaker } from './bets/bookmaker';
import type { Metrics } from './metrics';
import type { Store } from './store';
import type { Wallet } from './wallet/wallet';

/** Components of a running sportsbook. */
export interface Sportsbook {
  store: Store;
  catalogue: Catalogue;
  schedule: Schedule;
  events: Events;
  limits: Limits;
  feed: Feed;
  bookmaker: Bookmaker;
  wallet: Wallet;
  metrics: Metrics;
  log: Logger;
  /** Real time and event time, in milliseconds since the epoch. */
  now(): number;
  /** Returns random bytes. */
  random(count: number): Buffer;
  /** Lifetime of a context, in milliseconds. */
  contextMs: number;
  /** Calls of one frame. */
  callLimit: CallLimit;
}
