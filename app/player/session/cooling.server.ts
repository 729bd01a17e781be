import { randomBytes } from 'node:crypto';
import { validatePlatformCooling } from '../../../schemas/generated/validators.js';
import { log } from '../../server/log.server';
import { PlatformError, callPlatform } from '../../platform/client.server';
import { sharedValues } from '../../site/shared-values.server';
import type { Site } from '../../site/site';
import { siteKey } from '../../site/site-key';
import type { SignInRefusal } from '../sign-in/sign-in-refusal';
import type { CoolingAnswer } from '../sign-in/use-sign-in';

const lifetimeMs = 15 * 60_000;

const tickets = sharedValues('cooling', 10_000);

/**
 * A player in a time-out is not signed in, and a player's number is no secret: whoever has just typed the right password gets a
 * ticket that starts the cooling of this account.
 */
export async function issueCoolingTicket(site: Site, playerId: number): Promise<string> {
  const ticket = randomBytes(24).toString('base64url');
  await tickets.set(siteKey(site, 'brand', ticket), { playerId }, lifetimeMs);
  return ticket;
}

/**
 * Starts the cooling that ends a time-out early (AUTH-32, API-007).
 *
 * @returns what the time-out looks like now; undefined when the ticket is not (or no longer) good
 * @throws PlatformError
 */
export async function startCooling(
  site: Site,
  ticket: string,
): Promise<Pick<SignInRefusal, 'isCooling' | 'milliseconds'> | undefined> {
  const key = siteKey(site, 'brand', ticket);
  const kept = await tickets.get(key);
  if (!isTicket(kept)) return undefined;
  const reply = await callPlatform({
    method: 'POST',
    path: `/platform/v1/player/${kept.playerId}/timeout/cooling`,
    body: {},
    siteId: site.brand.siteId,
    validate: validatePlatformCooling,
  });
  await tickets.delete(key);
  return reply;
}

/** Starts the cooling with what a form sent; a platform that fails is told as a code. */
export async function coolingWith(fields: URLSearchParams, site: Site): Promise<CoolingAnswer> {
  try {
    const result = await startCooling(site, fields.get('ticket') ?? '');
    return result ? { status: 'success', ...result } : { status: 'refused', code: 'error.request.refused' };
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    log.error({ event: 'cooling.failed', brand: site.brand.id, reason: error.message }, 'no cooling started');
    return { status: 'refused', code: error.code };
  }
}

function isTicket(value: unknown): value is { playerId: number } {
  return (
    typeof value === 'object' && value !== null && 'playerId' in value && typeof value.playerId === 'number'
  );
}
