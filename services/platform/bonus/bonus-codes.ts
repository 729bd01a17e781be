import { and, eq, exists, or, sql } from 'drizzle-orm';
import { bonusCampaigns, bonusOptIns } from '../database/tables/bonuses';
import { registrations } from '../database/tables/registration';
import { PlatformError } from '../errors';
import { MINUTE } from '../live/activity';
import type { PlatformCore } from '../platform';
import type { RestrictedPlayer } from '../players/player-store';

/** Limit of attempts per player in 15 minutes, to prevent guessing. */
const TRIES = { times: 10, windowMs: 15 * MINUTE };

/** Codes of restricted campaigns. */
export interface BonusCodes {
  /** Counts an attempt, to prevent guessing. Throws 429 above the limit; a later rollback must not undo the count. */
  countTry(player: RestrictedPlayer): Promise<void>;
  /** The campaign of a code in any spelling. Throws 400 `error.bonus_code.invalid`. */
  find(player: RestrictedPlayer, typed: string): Promise<{ campaignId: number; code: string }>;
  /** Codes by campaign that the player has already entered: agreed to, or entered at registration (REG-25). */
  givenBy(player: RestrictedPlayer): Promise<Map<number, string>>;
}

/** A code in its stored form: upper case without spaces. */
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
