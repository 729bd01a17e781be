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
  /** From which the results of live tables follow. */
  tableSecret: string;
  metrics: Metrics;
  log: Logger;
  /** Milliseconds since the epoch. */
  now(): number;
  /** So many random bytes. */
  random(count: number): Buffer;
  /** A session that is unused for so long ends, in milliseconds. */
  idleMs: number;
  /** Origin of a provider's games, with `{provider}` for its id. */
  url: string;
}
