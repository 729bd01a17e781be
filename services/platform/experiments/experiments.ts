import { and, asc, eq, sql } from 'drizzle-orm';
import type {
  PlatformExperimentCounts,
  PlatformRequestExperimentCount,
} from '../../../schemas/generated/types';
import type { Queries } from '../database/database';
import { experimentCounts, experimentNumbers } from '../database/tables/experiments';

/**
 * Counts a visitor of a site.
 * @param now milliseconds
 */
export async function countVisitor(
  queries: Queries,
  siteId: number,
  { market, experiment, variant, what }: PlatformRequestExperimentCount,
  now: number,
): Promise<void> {
  const day = new Date(now).toISOString().slice(0, 10);
  const {
    siteId: site,
    experiment: key,
    variant: own,
    market: code,
    day: on,
    what: counted,
  } = experimentCounts;
  await queries
    .insert(experimentCounts)
    .values({ siteId, experiment, variant, market, day, what, visitors: 1 })
    .onConflictDoUpdate({
      target: [site, key, own, code, on, counted],
      set: { visitors: sql`${experimentCounts.visitors} + 1` },
    });
}

/** The counts of an experiment at a site. */
export async function countsOf(
  queries: Queries,
  siteId: number,
  experiment: string,
): Promise<PlatformExperimentCounts['counts']> {
  const { market, variant, day, what, visitors } = experimentCounts;
  return queries
    .select({ market, variant, day, what, visitors })
    .from(experimentCounts)
    .where(and(eq(experimentCounts.siteId, siteId), eq(experimentCounts.experiment, experiment)))
    .orderBy(asc(day), asc(market), asc(variant), asc(what));
}

/**
 * Stores the number of a player without one.
 * @returns the player's number
 */
export async function numberOfPlayer(queries: Queries, playerId: number, number: number): Promise<number> {
  const stored = () =>
    queries
      .select({ number: experimentNumbers.number })
      .from(experimentNumbers)
      .where(eq(experimentNumbers.playerId, playerId));
  await queries.insert(experimentNumbers).values({ playerId, number }).onConflictDoNothing();
  return (await stored())[0]?.number ?? number;
}
