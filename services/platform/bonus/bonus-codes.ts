import { and, eq, exists, or, sql } from 'drizzle-orm';
import { bonusCampaigns, bonusOptIns } from '../database/tables/bonuses';
import { registrations } from '../database/tables/registration';
import { PlatformError } from '../errors';
import { MINUTE } from '../live/activity';
import type { PlatformCore } from '../platform';
import type { RestrictedPlayer } from '../players/player-store';

/** Codes that a player may try in a quarter of an hour: they must not be guessed. */
const TRIES = { times: 10, windowMs: 15 * MINUTE };

/** The codes of campaigns that are not open to everybody. */
export interface BonusCodes {
  /** Counts one of a few tries: codes must not be guessed. Throws 429 after too many; a transaction that fails later must not undo it. */
  countTry(player: RestrictedPlayer): Promise<void>;
  /** The campaign of a code, spelt in any way. Throws 400 `error.bonus_code.invalid`. */
  find(player: RestrictedPlayer, typed: string): Promise<{ campaignId: number; code: string }>;
  /** Codes by campaign that the player has given before: agreed to, or typed when they signed up (REG-25). */
  givenBy(player: RestrictedPlayer): Promise<Map<number, string>>;
}

/** A code as it is stored: capitals without spaces. */
export function normalCode(code: string): string {
  return code.replace(/\s+/g, '').toUpperCase();
}

export function createBonusCodes({
  database,
  rateLimit,
}: Pick<PlatformCore, 'database' | 'rateLimit'>): BonusCodes {
  return {
    countTry: ({ playerId }) => rateLimit.take({ name: 'bonus-code', subject: String(playerId), ...TRIES }),
    async find({ siteId }, typed) {
      const code = normalCode(typed);
      const [found] = await database.db
        .select({ campaignId: bonusCampaigns.campaignId })
        .from(bonusCampaigns)
        .where(
          and(
            eq(bonusCampaigns.siteId, siteId),
            eq(bonusCampaigns.access, 'code'),
            eq(bonusCampaigns.bonusCode, code),
          ),
        );
      if (found === undefined)
        throw new PlatformError(400, 'error.bonus_code.invalid', 'There is no such bonus code.');
      return { campaignId: found.campaignId, code };
    },
    async givenBy({ playerId, siteId }) {
      const agreed = database.db
        .select({ one: sql`1` })
        .from(bonusOptIns)
        .where(
          and(eq(bonusOptIns.playerId, playerId), eq(bonusOptIns.campaignId, bonusCampaigns.campaignId)),
        );
      const typed = sql`upper(regexp_replace(${registrations.bonusCode}, '\\s', '', 'g'))`;
      const signedUpWith = database.db
        .select({ one: sql`1` })
        .from(registrations)
        .where(and(eq(registrations.playerId, playerId), eq(typed, bonusCampaigns.bonusCode)));
      const rows = await database.db
        .select({ campaignId: bonusCampaigns.campaignId, code: bonusCampaigns.bonusCode })
        .from(bonusCampaigns)
        .where(
          and(
            eq(bonusCampaigns.siteId, siteId),
            eq(bonusCampaigns.access, 'code'),
            or(exists(agreed), exists(signedUpWith)),
          ),
        );
      return new Map(rows.flatMap(({ campaignId, code }) => (code === null ? [] : [[campaignId, code]])));
    },
  };
}
