import { and, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import { DAY } from '../live/activity';
import { bulkInsert } from '../database/bulk-insert';
import type { Queries } from '../database/database';
import { bonusAssignments } from '../database/tables/bonuses';
import { rounds } from '../database/tables/gaming';
import { ledgerTransactions } from '../database/tables/ledger';
import { type Vertical, verticalOf } from '../ledger/accounts';
import type { GameCategory } from '../ledger/types';
import { roundAmount } from '../payments/round-amount';
import type { PlatformCore } from '../platform';
import type { SeedStep } from '../players/population';
import { keyOf, uniform } from '../live/random';
import { seedCampaigns } from './seed-campaigns';

const categories: readonly GameCategory[] = ['CASINO', 'LIVE_CASINO', 'SPORTS', 'VIRTUAL_SPORTS'];

/** Maximum share of the wagering requirement in seeded play: conversions are made by the ledger only. */
const MOST_WAGERED = 0.9;

/** Stores the campaigns and an assignment for each bonus in the wallet history; runs after that history. */
export function bonusStep({ data, settings }: Pick<PlatformCore, 'data' | 'settings'>): SeedStep {
  return async (tx, seeded, now) => {
    const campaigns = await seedCampaigns(tx, data, now);
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
      const campaign = campaigns.get(siteId);
      if (!grant || !campaign) continue;
      const givenUpAt = own.find(({ type }) => type === 'FORFEIT')?.at;
      const { wageringTimes, maximumStake, weights = {} } = campaign.terms;
      const wageringAmount = grant.amount * wageringTimes;
      const done = await wagered(tx, playerId, {
        vertical: campaign.vertical,
        from: grant.at.getTime(),
        to: now,
      });
      const left = 3 + Math.floor(18 * uniform(keyOf(settings.seed, 'bonus', playerId)));
      rows.push({
        assignmentId: `bonus-${playerId}-${campaign.campaignId}-1`,
        playerId,
        campaignId: campaign.campaignId,
        vertical: campaign.vertical,
        state: givenUpAt ? 'FORFEITED' : 'ACTIVATED',
        currency: grant.currency,
        amount: grant.amount,
        wageringAmount,
        wagered: Math.min(done, Math.floor(wageringAmount * MOST_WAGERED)),
        startedAt: grant.at,
        expiresAt: new Date(now + left * DAY),
        endedAt: givenUpAt ?? null,
        outcome: givenUpAt ? 'forfeited' : null,
        terms: {
          version: 1,
          wageringTimes,
          maximumStake:
            maximumStake === undefined ? null : roundAmount(maximumStake, grant.currency, data.currencies),
          maximumWin: null,
          weights,
        },
      });
    }
    await bulkInsert(tx, bonusAssignments, rows);
  };
}

/** A player's valid stakes in a vertical, in minor units. Times in milliseconds. */
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
