import { sql } from 'drizzle-orm';
import type {
  PlatformPaymentIdentity,
  PlatformPayAndPlayPlayer,
  PlatformRequestPayAndPlayCode,
} from '../../../schemas/generated/types';
import { isSameSecret } from '../../process/secret';
import type { PayAndPlaySession } from '../database/tables/pay-and-play';
import { PlatformError } from '../errors';
import { ProviderRefusedError, ProviderUnavailableError } from '../payments/payment-provider';
import type { Site } from '../reference-data/data';
import { parseMobilePhone } from '../registration/phone';
import { checkAddress, checkNewcomer, knownPlayer } from './check-person';
import { oneTimeCode } from './one-time-code';
import type { PayAndPlayParts } from './pay-and-play-parts';
import { paymentPending, sessionRefused, sessionUnknown } from './refusals';
import { registerPerson, takeDepositOfPlayer } from './register-person';
import { changeSession, progressOf, readSession, refuseSession } from './session-rows';
import { takeReport } from './take-report';

/** Wrong codes after which a session accepts no code. */
const MOST_FAILURES = 5;

/**
 * Takes the one-time code of the return URL (API-024) and checks the person identified by the bank. The account is opened
 * at once if the bank supplies e-mail address and phone. A repeated call returns the same response until the sign-in. Throws 409
 * `error.paynplay.pending` while the bank has not confirmed the payment, and the errors of docs/pay-and-play.md.
 */
export async function verifyCode(
  parts: PayAndPlayParts,
  site: Site,
  { oneTimeCode: code, sessionId }: PlatformRequestPayAndPlayCode,
): Promise<PlatformPayAndPlayPlayer> {
  const session = await withCode(parts, site, sessionId, code);
  if (session.state === 'registered') return playerOf(parts, session);
  const paid = await whenPaid(parts, session);
  const identity = paid.reported?.identity;
  return refusing(parts, sessionId, async () => {
    if (identity === undefined) throw sessionRefused('error.paynplay.identity.missing');
    const known = await knownPlayer(parts, paid, identity);
    if (known !== undefined) {
      await takeDepositOfPlayer(parts, site, paid, known);
      return playerOf(parts, { playerId: known });
    }
    const playerId = paid.playerId ?? (await reservePlayerId(parts));
    const checked = await checkNewcomer(parts, site, paid, identity, playerId);
    await changeSession(parts.database, sessionId, { playerId, verifiedAt: new Date(parts.clock.now()) });
    const contact = contactOf(identity);
    if (contact.email !== undefined) await checkAddress(parts, site, identity, playerId, contact.email);
    const { email, mobilePhone } = contact;
    if (email !== undefined && mobilePhone !== undefined)
      await registerPerson(parts, site, { ...paid, playerId }, identity, checked, { email, mobilePhone });
    return { playerId, ...contact };
  });
}

/** Usable contact data from the bank. A number that cannot receive SMS is dropped, so the form asks for one. */
export function contactOf({
  email,
  mobilePhone,
}: PlatformPaymentIdentity): Pick<PlatformPayAndPlayPlayer, 'email' | 'mobilePhone'> {
  const phone = parseMobilePhone(mobilePhone ?? '');
  const isAddress = email !== undefined && /^[^\s@]+@[^\s@]+$/.test(email);
  return { ...(isAddress ? { email } : {}), ...(phone === undefined ? {} : { mobilePhone: phone }) };
}

/** Runs `work` and stores a final refusal, after which the money is refunded. */
export async function refusing<T>(
  parts: PayAndPlayParts,
  sessionId: string,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    // A correctable field or a temporary outage does not end the session.
    const isFinal =
      error instanceof PlatformError && [403, 409].includes(error.status) && !isFieldError(error);
    if (isFinal) await refuseSession(parts.database, sessionId, error.code, new Date(parts.clock.now()));
    throw error;
  }
}

function isFieldError({ details }: PlatformError): boolean {
  return Object.keys(details.validationErrors ?? {}).length > 0;
}

/** Finds the session of a code. Wrong codes are counted to prevent guessing. */
async function withCode(
  parts: PayAndPlayParts,
  { siteId }: Site,
  sessionId: string,
  code: string,
): Promise<PayAndPlaySession> {
  const session = await readSession(parts.database, sessionId);
  if (session?.siteId !== siteId || session.failures >= MOST_FAILURES || session.signedInAt !== null)
    throw sessionUnknown();
  if (isSameSecret(code, oneTimeCode(parts.codeKey, sessionId))) {
    if (session.refusal !== null) throw sessionRefused(session.refusal);
    return session;
  }
  await countFailure(parts, sessionId);
  throw sessionUnknown();
}

async function countFailure({ database }: PayAndPlayParts, sessionId: string): Promise<void> {
  const session = await readSession(database, sessionId);
  if (session !== undefined) await changeSession(database, sessionId, { failures: session.failures + 1 });
}

/** Returns the session once it is paid; requests the status from the provider if no callback has arrived. */
async function whenPaid(parts: PayAndPlayParts, session: PayAndPlaySession): Promise<PayAndPlaySession> {
  const { sessionId } = session;
  const { database, clock } = parts;
  const latest = progressOf(session.reported) === 'unpaid' ? await asked(parts, session) : session;
  switch (progressOf(latest.reported)) {
    case 'authorised':
    case 'settled':
      break;
    case 'unpaid':
      throw paymentPending();
    default:
      await refuseSession(database, sessionId, 'error.paynplay.payment.failed', new Date(clock.now()));
      throw sessionRefused('error.paynplay.payment.failed');
  }
  if (latest.expiresAt.getTime() > clock.now()) return latest;
  await refuseSession(database, sessionId, 'error.paynplay.expired', new Date(clock.now()));
  throw sessionRefused('error.paynplay.expired');
}

/** Requests the payment's status from the provider and returns the updated session. */
export async function asked(parts: PayAndPlayParts, session: PayAndPlaySession): Promise<PayAndPlaySession> {
  const { sessionId, provider: name, reported } = session;
  const provider = parts.providers.get(name);
  if (provider === undefined || reported === null) return session;
  try {
    const transaction = await provider.transaction(reported.id);
    if (transaction !== undefined) await takeReport(parts, name, transaction);
  } catch (error) {
    if (!(error instanceof ProviderUnavailableError || error instanceof ProviderRefusedError)) throw error;
  }
  return (await readSession(parts.database, sessionId)) ?? session;
}

async function playerOf(
  { players }: PayAndPlayParts,
  { playerId }: Pick<PayAndPlaySession, 'playerId'>,
): Promise<PlatformPayAndPlayPlayer> {
  const player = playerId === null ? undefined : await players.byId(playerId);
  if (player === undefined) throw sessionUnknown();
  const { email, mobilePhone } = player;
  return { playerId: player.playerId, email, ...(mobilePhone === null ? {} : { mobilePhone }) };
}

/** Reserves the id of an account that is opened later. */
async function reservePlayerId({ database }: PayAndPlayParts): Promise<number> {
  const { rows } = await database.db.execute<{ id: number | string }>(
    sql`select nextval(pg_get_serial_sequence('players', 'player_id')) as id`,
  );
  const id = Number(rows[0]?.id);
  if (!Number.isSafeInteger(id)) throw new Error('The sequence of player ids gave no number.');
  return id;
}
