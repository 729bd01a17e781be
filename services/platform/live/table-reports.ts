import { gt } from 'drizzle-orm';
import type { PlatformRequestProviderTables } from '../../../schemas/generated/types';
import type { Queries } from '../database/database';
import { tableReports } from '../database/tables/live-tables';
import { MINUTE } from './activity';
import type { TableReading } from './tables';

type ReportedTable = PlatformRequestProviderTables['tables'][number];

/** Older reports are stale and ignored. */
const FRESH_MS = MINUTE;

/**
 * Replaces the report of a provider.
 * @param now milliseconds since the epoch
 */
export async function saveTableReport(
  queries: Queries,
  provider: string,
  tables: readonly ReportedTable[],
  now: number,
): Promise<void> {
  const report = { tables: [...tables], at: new Date(now) };
  await queries
    .insert(tableReports)
    .values({ provider, ...report })
    .onConflictDoUpdate({ target: tableReports.provider, set: report });
}

/**
 * Fresh reports of all providers, keyed by `provider/table`.
 * @param now milliseconds since the epoch
 */
export async function readTableReports(
  queries: Queries,
  now: number,
): Promise<ReadonlyMap<string, ReportedTable>> {
  const rows = await queries
    .select()
    .from(tableReports)
    .where(gt(tableReports.at, new Date(now - FRESH_MS)));
  return new Map(
    rows.flatMap(({ provider, tables }) => tables.map((each) => [`${provider}/${each.table}`, each])),
  );
}

/** A table with its real players added to the simulated ones, and with its real results. */
export function withReport(reading: TableReading, report: ReportedTable | undefined): TableReading {
  if (report === undefined || !reading.open) return reading;
  const { players, results } = report;
  return {
    ...reading,
    seatsTaken: Math.min(reading.seats, reading.seatsTaken + players),
    ...(results.length > 0 && reading.lastResults !== undefined ? { lastResults: results } : {}),
  };
}
