import { and, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import { DAY } from '../live/activity';
import { bulkInsert } from '../database/bulk-insert';
import type { Queries } from '../database/database';
import { bonusAssignments, bonusCampaigns } from '../database/tables/bonuses';
import { rounds } from '../database/tables/gaming';
import { ledgerTransactions } from '../database/tables/ledger';
import { type Vertical, verticalOf } from '../ledger/accounts';
import type { GameCategory } from '../ledger/types';
import type { PlatformCore } from '../platform';
import type { SeedStep } from '../players/population';
import { keyOf, uniform } from '../live/random';

const categories: readonly GameCategory[] = ['CASINO', 'LIVE_CASINO', 'SPORTS', 'VIRTUAL_SPORTS'];

/** Gives every bonus in the history of a wallet its campaign and its assignment; runs after that history. */
export function bonusStep({ data, settings }: Pick<PlatformCore, 'data' | 'settings'>): SeedStep {
  return async (tx, seeded, now) => {
    const bySite = new Map(data.sites.map(({ siteId, brand }) => [siteId, data.bonuses[brand]]));
    const campaigns = [...bySite].flatMap(([siteId, bonus]) =>
      bonus ? [{ siteId, ...bonus.campaign, status: 'ACTIVE' as const }] : [],
    );
    if (campaigns.length === 0) return;
    const stored = await tx.insert(bonusCampaigns).values(campaigns).returning();
    const moves = await tx
      .select()
      .from(ledgerTransactions)
      .where(
        and(
          eq(ledgerTransactions.category, 'BONUS'),
          inArray(ledgerTransactions.type, ['DEPOSIT', 'FORFEIT']),
        ),
      );
    const rows: (typeof bonusAssignments.$inferInsert)[] = [];
    for (const { player } of seeded) {
      const { playerId, siteId } = player;
      const own = moves.filter((move) => move.playerId === playerId);
      const grant = own.find(({ type }) => type === 'DEPOSIT');
      const campaign = stored.find((each) => each.siteId === siteId);
      const bonus = bySite.get(siteId);
      if (!grant || !campaign || !bonus) continue;
      const givenUpAt = own.find(({ type }) => type === 'FORFEIT')?.at;
      const wageringAmount = grant.amount * bonus.wageringTimes;
      const done = await wagered(tx, playerId, {
        vertical: campaign.vertical,
        from: grant.at.getTime(),
        to: now,
      });
      const left = 3 + Math.floor(18 * uniform(keyOf(settings.seed, 'bonus', playerId)));
      rows.push({
        assignmentId: `bonus-${playerId}-1`,
        playerId,
        campaignId: campaign.campaignId,
        state: givenUpAt ? 'FORFEITED' : 'ACTIVATED',
        currency: grant.currency,
        amount: grant.amount,
        wageringAmount,
        wagered: done,
        startedAt: grant.at,
        expiresAt: new Date(now + left * DAY),
        endedAt: givenUpAt ?? (done >= wageringAmount ? new Date(now) : null),
      });
    }
    await bulkInsert(tx, bonusAssignments, rows);
  };
}

/** Stakes of a player in a vertical without void ones, in minor units. Times in milliseconds. */
async function wagered(
  queries: Queries,
  playerId: number,
  { vertical, from, to }: { vertical: Vertical; from: number; to: number },
): Promise<number> {
  const counted = categories.filter((category) => verticalOf(category) === vertical);
  const [sum] = await queries
    .select({ staked: sql`coalesce(sum(${rounds.staked}), 0)`.mapWith(Number) })
    .from(rounds)
    .where(
      and(
        eq(rounds.playerId, playerId),
        inArray(rounds.category, counted),
        gte(rounds.startedAt, new Date(from)),
        lte(rounds.startedAt, new Date(to)),
      ),
    );
  return sum?.staked ?? 0;
}
