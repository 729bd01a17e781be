import { eq } from 'drizzle-orm';
import type { Clock } from '../clock';
import { CODE_MINUTES, type OneTimeCodes } from '../codes/one-time-codes';
import type { OpenDatabase } from '../database/database';
import { players, type Player } from '../database/tables/players';
import { invalidRequest, PlatformError } from '../errors';
import type { Outbox } from '../outbox/outbox';
import { parseMobilePhone } from '../registration/phone';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Change of the phone number, which takes effect once verified with a code (ACCT-08, ACCT-09). */
export interface PhoneChange {
  /** Sends a code to the new number (API-100). Throws 400 for a number that cannot receive SMS. */
  request(player: Player, mobilePhone: string): Promise<{ smsVerificationId: string }>;
  /** Verifies the code (API-101). Throws `sms.code.invalid`, `sms.max.attempts.reached`, and 404 for another player's id. */
  verify(player: Player, smsVerificationId: string, code: string): Promise<void>;
}

export function createPhoneChange(
  database: OpenDatabase,
  clock: Clock,
  codes: OneTimeCodes,
  outbox: Outbox,
): PhoneChange {
  const subjectOf = ({ playerId }: Player): string => `phone:${playerId}`;

  return {
    async request(player, mobilePhone) {
      const number = parseMobilePhone(mobilePhone);
      if (number === undefined) {
        const message = 'The number cannot take an SMS: send a mobile number with its prefix.';
        throw invalidRequest({ mobilePhone: { code: 'invalid.mobilePhone', message } });
      }
      return database.transaction(async (tx) => {
        const { playerId, siteId, language } = player;
        const { verificationId, code } = await codes.issue(tx, {
          subject: subjectOf(player),
          playerId,
          target: number,
        });
        outbox.send({
          siteId,
          playerId,
          channel: 'sms',
          to: number,
          template: 'sms-code',
          values: { code, minutes: String(CODE_MINUTES) },
          locale: language,
        });
        return { smsVerificationId: verificationId };
      });
    },
    async verify(player, smsVerificationId, code) {
      const subject = UUID.test(smsVerificationId) ? await codes.subjectOf(smsVerificationId) : undefined;
      if (subject !== subjectOf(player)) {
        throw new PlatformError(
          404,
          'sms.code.invalid',
          'There is no such verification: ask for a new code.',
        );
      }
      await codes.use(subject, code, async (tx, { target }) => {
        await tx
          .update(players)
          .set({ mobilePhone: target, phoneVerifiedAt: new Date(clock.now()) })
          .where(eq(players.playerId, player.playerId));
        const { playerId, siteId, email, firstName, language } = player;
        // Sent by e-mail, since the old number may be lost or in the hands of a thief.
        outbox.send({
          siteId,
          playerId,
          channel: 'email',
          to: email,
          template: 'phone-changed',
          values: { firstName, digits: target.slice(-4) },
          locale: language,
        });
      });
    },
  };
}
