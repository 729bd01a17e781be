import { LRUCache } from 'lru-cache';
import type { PlayerPolicy } from '../../site/policy';
import type { SiteKey } from '../../site/site-key';
import type { Facts } from '../visitor/facts';

/** A cached page is sent to a player without asking the session store again for this long, in milliseconds. */
const freshMs = 1_000;

/** A signed-in player, as far as pages and the policy may know. */
export interface RecentPlayer {
  facts: Facts;
  policy: PlayerPolicy;
}

/** Players who were identified a moment ago, by their session. */
const players = new LRUCache<SiteKey, RecentPlayer>({ max: 20_000, ttl: freshMs });

export function rememberPlayer(session: SiteKey, player: RecentPlayer): void {
  players.set(session, player);
}

/** The player of a session that was read within the last second; undefined says nothing about the session. */
export function recentPlayer(session: SiteKey): RecentPlayer | undefined {
  return players.get(session);
}

/** The session has ended, or what pages know of its player has changed. */
export function forgetPlayer(session: SiteKey): void {
  players.delete(session);
}
