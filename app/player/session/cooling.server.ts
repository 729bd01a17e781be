import { randomBytes } from 'node:crypto';
import { validatePlatformCooling } from '../../../schemas/generated/validators.js';
import { log } from '../../server/log.server';
import { PlatformError, callPlatform } from '../../platform/client.server';
import { sharedValues } from '../../site/shared-values.server';
import type { Site } from '../../site/site';
import { siteKey } from '../../site/site-key';
import type { SignInRefusal } from '../sign-in/sign-in-refusal';
import type { FormOutcome } from '../forms/read-form.server';
import { type SignInAnswer, timeOutCode } from '../sign-in/sign-in-answer';

type Cooling = Pick<SignInRefusal, 'isCooling' | 'milliseconds'>;

const lifetimeMs = 15 * 60_000;

const tickets = sharedValues('cooling', 10_000);

/**
 * Issues a ticket that starts the cooling-off of this account. A player in a time-out is not signed in, and player ids
 * are not secret, so the ticket proves that the password was just entered correctly.
 */
export async function issueCoolingTicket(site: Site, playerId: number): Promise<string> {
  const ticket = randomBytes(24).toString('base64url');
  await tickets.set(siteKey(site, 'brand', ticket), { playerId }, lifetimeMs);
  return ticket;
}

/**
 * Starts the cooling-off that ends a time-out early (AUTH-32, API-007).
 * @returns the current state of the time-out; undefined when the ticket is invalid or expired
 * @throws PlatformError
 */
export async function startCooling(site: Site, ticket: string): Promise<Cooling | undefined> {
  const key = siteKey(site, 'brand', ticket);
  const found = await tickets.get(key);
  if (!isTicket(found)) return undefined;
  const reply = await callPlatform({
    method: 'POST',
    path: `/platform/v1/player/${found.playerId}/timeout/cooling`,
    body: {},
    siteId: site.brand.siteId,
    validate: validatePlatformCooling,
  });
  await tickets.delete(key);
  return reply;
}

/** Starts the cooling-off with the ticket of a form; a refusal leaves the time-out unchanged. */
export async function coolingWith(fields: URLSearchParams, site: Site): Promise<FormOutcome<SignInAnswer>> {
  const answer = (code: string | undefined, cooling: Cooling = {}): FormOutcome<SignInAnswer> => ({
    answer: {
      intent: 'cooling',
      result: code === undefined ? { status: 'success' } : { status: 'error', error: { '': [code] } },
      refusal: { code: timeOutCode, ...cooling },
    },
  });
  try {
    const cooling = await startCooling(site, fields.get('ticket') ?? '');
    return cooling ? answer(undefined, cooling) : answer('error.request.refused');
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    log.error({ event: 'cooling.failed', brand: site.brand.id, reason: error.message }, 'no cooling started');
    return answer(error.code);
  }
}

function isTicket(value: unknown): value is { playerId: number } {
  return (
    typeof value === 'object' && value !== null && 'playerId' in value && typeof value.playerId === 'number'
  );
}
