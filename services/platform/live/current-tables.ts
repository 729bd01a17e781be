import type { Platform } from '../platform';
import { readTableReports, withReport } from './table-reports';
import { hasTable, tableAt, type TableGame, type TableReading } from './tables';

export type TableSources = Pick<Platform, 'data' | 'database' | 'clock' | 'seed'>;

/** The wanted tables at the present moment, with the players and results their providers report. */
export async function currentTables(
  { data, database, clock, seed }: TableSources,
  isWanted: (game: TableGame) => boolean,
): Promise<TableReading[]> {
  const time = clock.now();
  const setting = { dealers: data.names.dealers, currency: data.defaults.currency };
  const reports = await readTableReports(database.db, time);
  // The index is the place among all tables: dealers follow from it.
  return data.games.filter(hasTable).flatMap((game, index) => {
    if (!isWanted(game)) return [];
    const report = reports.get(`${game.provider}/${game.table.tableId}`);
    return [withReport(tableAt(seed(), game, index, setting, time), report)];
  });
}
