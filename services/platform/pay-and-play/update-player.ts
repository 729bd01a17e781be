import type { PlatformRequestPayAndPlayUpdate } from '../../../schemas/generated/types';
import { invalidRequest } from '../errors';
import type { Site } from '../reference-data/data';
import { parseMobilePhone } from '../registration/phone';
import { checkAddress, checkNewcomer } from './check-person';
import type { PayAndPlayParts } from './pay-and-play-parts';
import { sessionRefused, sessionUnknown } from './refusals';
import { registerPerson } from './register-person';
import { readSession } from './session-rows';
import { refusing } from './verify-code';

/**
 * Takes the contact data missing from the bank's identity and opens the account (API-025). A repeated call has no effect. Throws 400
 * with `validationErrors`, and `error.same.customer.info.detected` (PNP-14) or another refusal, after which the money is refunded.
 */
export async function updatePlayer(
  parts: PayAndPlayParts,
  site: Site,
  { playerId, sessionId, email, mobilePhone, marketingOptIn = false }: PlatformRequestPayAndPlayUpdate,
): Promise<void> {
  const session = await readSession(parts.database, sessionId);
  const isVerified = session?.siteId === site.siteId && session.verifiedAt !== null;
  if (!isVerified || session.playerId !== playerId) throw sessionUnknown();
  if (session.state === 'registered') return;
  if (session.refusal !== null) throw sessionRefused(session.refusal);
  const identity = session.reported?.identity;
  if (identity === undefined) throw sessionUnknown();
  const phone = parseMobilePhone(mobilePhone);
  if (phone === undefined)
    throw invalidRequest({
      mobilePhone: {
        code: 'invalid.mobilePhone',
        message:
          'The number cannot take an SMS: send a mobile number with its prefix, such as +358401234567.',
      },
    });
  await refusing(parts, sessionId, async () => {
    if (session.expiresAt.getTime() <= parts.clock.now()) throw sessionRefused('error.paynplay.expired');
    const checked = await checkNewcomer(parts, site, session, identity, playerId);
    await checkAddress(parts, site, identity, playerId, email);
    await registerPerson(parts, site, { ...session, playerId }, identity, checked, {
      ...{ email, mobilePhone: phone, marketingOptIn },
    });
  });
}
