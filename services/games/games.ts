import type { Logger } from 'pino';
import type { Catalogue } from './catalogue/catalogue';
import type { Stakes } from './catalogue/stakes';
import type { Metrics } from './metrics';
import type { Croupier } from './rounds/croupier';
import type { Store } from './store';
import type { TablePresence } from './tables/table-presence';
import type { Authenticate, Wallet } from './wallet/wallet';

/** The parts of a running game server. */
export interface Games {
  store: Store;
  catalogue: Catalogue;
  stakes: Stakes;
  croupier: Croupier;
  authenticate: Authenticate;
  walletOf(mode: 'real' | 'demo'): Wallet;
  presence: TablePresence;
  /** Secret from which the results of live tables are derived. */
  tableSecret: string;
  metrics: Metrics;
  log: Logger;
  /** Milliseconds since the epoch. */
  now(): number;
  /** Returns a number of random bytes. */
  random(count: number): Buffer;
  /** Idle time after which a session expires, in milliseconds. */
  idleMs: number;
  /** Origin of a provider's games, with `{provider}` for its id. */
  url: string;
}
