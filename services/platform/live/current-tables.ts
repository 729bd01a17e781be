import type { Platform } from '../platform';
import { readTableReports, withReport } from './table-reports';
import { hasTable, tableAt, type TableGame, type TableReading } from './tables';

export type TableSources = Pick<Platform, 'data' | 'database' | 'clock' | 'seed'>;

/** Current state of the wanted tables, with the players and results reported by their providers. */
export async function currentTables(
  { data, database, clock, seed }: TableSources,
  isWanted: (game: TableGame) => boolean,
): Promise<TableReading[]> {
  const time = clock.now();
  const setting = { dealers: data.names.dealers, currency: data.defaults.currency };
  const reports = await readTableReports(database.db, time);
  // The index among all tables, on which dealers depend.
  return data.games.filter(hasTable).flatMap((game, index) => {
    if (!isWanted(game)) return [];
    const report = reports.get(`${game.provider}/${game.table.tableId}`);
    return [withReport(tableAt(seed(), game, index, setting, time), report)];
  });
}
