import { LRUCache } from 'lru-cache';
import type { PlayerPolicy } from '../../site/policy';
import type { SiteKey } from '../../site/site-key';
import type { Facts } from '../visitor/facts';

/** For this many milliseconds, cached pages are sent to a player without reading the session store. */
const freshMs = 1_000;

/** The data of a signed-in player that pages and the policy may use. */
export interface RecentPlayer {
  facts: Facts;
  policy: PlayerPolicy;
}

/** Recently identified players, by session. */
const players = new LRUCache<SiteKey, RecentPlayer>({ max: 20_000, ttl: freshMs });

export function rememberPlayer(session: SiteKey, player: RecentPlayer): void {
  players.set(session, player);
}

/** The player of a session that was read within the last second; undefined does not mean that there is no session. */
export function recentPlayer(session: SiteKey): RecentPlayer | undefined {
  return players.get(session);
}

/** Call when the session has ended, or its player's facts have changed. */
export function forgetPlayer(session: SiteKey): void {
  players.delete(session);
}
