import type { PlayerSnapshot } from '../../schemas/generated/types';
import {
  validatePlatformAccessDetails,
  validatePlatformProfile,
  validatePlatformTransactionSummary,
  validatePlayerSnapshot,
} from '../../schemas/generated/validators.js';
import { sharedValues } from '../shared-values.server';
import type { SiteKey } from '../site/site-key';
import { callerFor } from './player-call.server';
import type { KeptSession } from './session.server';

/** A change on the platform is seen this much later at most; until then a page view costs it no call. */
const rememberMs = 20_000;

const snapshots = sharedValues('snapshot', 20_000);
const running = new Map<SiteKey, Promise<PlayerSnapshot>>();

/**
 * Profile, access and number of deposits of the player (API-005, API-081, API-092), as they were at most 20 seconds ago.
 *
 * @throws PlatformError
 */
export async function snapshotOf(session: KeptSession): Promise<PlayerSnapshot> {
  const known = await snapshots.get(session.key);
  if (validatePlayerSnapshot(known)) return known;
  const asked = running.get(session.key) ?? ask(session).finally(() => running.delete(session.key));
  running.set(session.key, asked);
  return asked;
}

/** To be called after the player changed something that pages or guards depend on: the next page asks again. */
export function forgetSnapshot({ key }: Pick<KeptSession, 'key'>): Promise<void> {
  return snapshots.delete(key);
}

async function ask(session: KeptSession): Promise<PlayerSnapshot> {
  const call = callerFor(session);
  const [profile, access, summary] = await Promise.all([
    call({ path: '/platform/v1/player/profile', validate: validatePlatformProfile }),
    call({ path: '/platform/v1/player/access/details', validate: validatePlatformAccessDetails }),
    call({ path: '/platform/v1/player/transaction-summary', validate: validatePlatformTransactionSummary }),
  ]);
  const snapshot = { profile, access, totalDepositsCount: summary.totalDepositsCount };
  await snapshots.set(session.key, snapshot, rememberMs);
  return snapshot;
}
