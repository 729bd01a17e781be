import type { PlatformSegments, PlayerSnapshot } from '../../schemas/generated/types';
import {
  validatePlatformAccessDetails,
  validatePlatformManualClaim,
  validatePlatformProfile,
  validatePlatformSegments,
  validatePlatformTransactionSummary,
  validatePlayerSnapshot,
} from '../../schemas/generated/validators.js';
import { log } from '../server/log.server';
import { sharedValues } from '../site/shared-values.server';
import type { SiteKey } from '../site/site-key';
import { PlatformError } from './client.server';
import { type PlayerCall, callerFor } from './player-call.server';
import { forgetPlayer } from './session/recent-players.server';
import type { StoredSession } from './session/session.server';

/** Cache time in milliseconds: page views within it cost no call, and changes on the platform are seen with this delay at most. */
const rememberMs = 20_000;

const snapshots = sharedValues('snapshot', 20_000);
const running = new Map<SiteKey, Promise<PlayerSnapshot>>();

/**
 * Profile, access, number of deposits, groups and manual claim of the player (API-005, API-066, API-081, API-092), at
 * most 20 seconds old.
 * @throws PlatformError
 */
export async function snapshotOf(session: StoredSession): Promise<PlayerSnapshot> {
  const cached = await snapshots.get(session.key);
  if (validatePlayerSnapshot(cached)) return cached;
  const requested = running.get(session.key) ?? ask(session).finally(() => running.delete(session.key));
  running.set(session.key, requested);
  return requested;
}

/** Drops the cached snapshot; call after a change that pages or guards depend on. */
export function forgetSnapshot({ key }: Pick<StoredSession, 'key'>): Promise<void> {
  forgetPlayer(key);
  return snapshots.delete(key);
}

async function ask(session: StoredSession): Promise<PlayerSnapshot> {
  const call = callerFor(session);
  const [profile, access, summary, manualClaim, segments] = await Promise.all([
    call({ path: '/platform/v1/player/profile', validate: validatePlatformProfile }),
    call({ path: '/platform/v1/player/access/details', validate: validatePlatformAccessDetails }),
    call({ path: '/platform/v1/player/transaction-summary', validate: validatePlatformTransactionSummary }),
    manualClaimOf(call, session),
    segmentsOf(call, session),
  ]);
  const snapshot = {
    ...{ profile, access, totalDepositsCount: summary.totalDepositsCount, manualClaim },
    ...(segments ? { segments } : {}),
  };
  await snapshots.set(session.key, snapshot, rememberMs);
  return snapshot;
}

/**
 * Whether the player may claim bonuses by code; false when the platform does not respond, because only one page needs
 * it (API-066).
 */
async function manualClaimOf(call: PlayerCall, { siteId }: StoredSession): Promise<boolean> {
  try {
    const { isAvailable } = await call({
      path: '/platform/v1/player/bonus-code/manual-claim/available',
      validate: validatePlatformManualClaim,
    });
    return isAvailable;
  } catch (error) {
    if (!(error instanceof PlatformError) || error.status === 401) throw error;
    log.warn({ event: 'manual-claim.unknown', siteId, reason: error.message }, 'bonus-code page closed');
    return false;
  }
}

/** Undefined when the platform does not respond: only blocks for these groups are then left out. */
async function segmentsOf(
  call: PlayerCall,
  { siteId }: StoredSession,
): Promise<PlatformSegments | undefined> {
  try {
    return await call({ path: '/platform/v1/player/segments', validate: validatePlatformSegments });
  } catch (error) {
    if (!(error instanceof PlatformError) || error.status === 401) throw error;
    log.warn({ event: 'segments.unknown', siteId, reason: error.message }, 'blocks for groups left out');
    return undefined;
  }
}
