import { eq } from 'drizzle-orm';
import type {
  PlatformRequestRegistrationCode,
  PlatformRequestRegistrationVerification,
} from '../../../schemas/generated/types';
import type { Clock } from '../clock';
import { CODE_MINUTES, type OneTimeCodes } from '../codes/one-time-codes';
import type { Site } from '../reference-data/data';
import type { OpenDatabase } from '../database/database';
import { players } from '../database/tables/players';
import { invalidRequest, PlatformError } from '../errors';
import type { Outbox } from '../outbox/outbox';
import type { Registration } from './registration';
import { requireUnfinished } from './unfinished';

export type CodeChannel = 'sms' | 'email';

/** Verification of phone number and e-mail address by codes (REG-16 to REG-19, API-013 to API-016). */
export interface RegistrationCodes {
  /** Sends a code, unless the address is already verified. Throws `sms.max.attempts.reached`. */
  send(
    site: Site,
    token: string | undefined,
    channel: CodeChannel,
    request: PlatformRequestRegistrationCode,
  ): Promise<void>;
  /** Verifies a code. The last one required by the country opens the account. Throws `sms.code.invalid`. */
  verify(
    site: Site,
    token: string | undefined,
    channel: CodeChannel,
    request: PlatformRequestRegistrationVerification,
  ): Promise<void>;
}

export function createRegistrationCodes(
  database: OpenDatabase,
  clock: Clock,
  codes: OneTimeCodes,
  outbox: Outbox,
  registration: Registration,
): RegistrationCodes {
  const subjectOf = (channel: CodeChannel, playerId: number): string => `registration-${channel}:${playerId}`;

  return {
    async send(site, token, channel, request) {
      requireOwnSite(site, request.siteId);
      await database.transaction(async (tx) => {
        const caller = { siteId: site.siteId, playerId: request.playerId, token, now: clock.now() };
        const { player } = await requireUnfinished(tx, caller);
        const { playerId, siteId, firstName, language } = player;
        const proven = channel === 'sms' ? player.phoneVerifiedAt : player.emailVerifiedAt;
        const to = channel === 'sms' ? player.mobilePhone : player.email;
        if (proven !== null || to === null) return;
        const { code } = await codes.issue(tx, {
          subject: subjectOf(channel, playerId),
          playerId,
          target: to,
        });
        outbox.send({
          siteId,
          playerId,
          channel,
          to,
          template: channel === 'sms' ? 'sms-code' : 'email-code',
          values: { code, minutes: String(CODE_MINUTES), firstName },
          locale: language,
        });
      });
    },
    async verify(site, token, channel, request) {
      requireOwnSite(site, request.siteId);
      const caller = { siteId: site.siteId, playerId: request.playerId, token, now: clock.now() };
      await requireUnfinished(database.db, caller);
      await codes.use(subjectOf(channel, request.playerId), request.code, async (tx, { target }) => {
        const { player } = await requireUnfinished(tx, caller);
        // The number may have changed after the code was sent (REG-21).
        if (target !== (channel === 'sms' ? player.mobilePhone : player.email)) throw codeOfAnother();
        const at = new Date(clock.now());
        const [verified] = await tx
          .update(players)
          .set(channel === 'sms' ? { phoneVerifiedAt: at } : { emailVerifiedAt: at })
          .where(eq(players.playerId, player.playerId))
          .returning();
        if (verified !== undefined) await registration.finishWhenProven(tx, verified);
      });
    },
  };
}

function requireOwnSite({ siteId }: Site, given: number): void {
  if (given === siteId) return;
  throw invalidRequest({
    siteId: { code: 'invalid.site', message: `'siteId' is ${given}, the site-context header ${siteId}.` },
  });
}

function codeOfAnother(): PlatformError {
  return new PlatformError(
    400,
    'sms.code.invalid',
    'The code was sent to another number: ask for a new one.',
  );
}
