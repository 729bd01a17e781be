import type { PlatformRequestProviderTables } from '../../../schemas/generated/types';
import type { Games } from '../games';
import { isTable, tableStateAt } from './table-state';

type Report = PlatformRequestProviderTables['tables'];

const REPORT_EVERY_MS = 10_000;

/**
 * Reports the players and results of each provider's tables to the platform every few seconds.
 * @returns stops the reports
 */
export function startTableReports(
  games: Games,
  send: (provider: string, tables: Report) => Promise<void>,
): () => void {
  const { catalogue, log } = games;
  const providers = [...new Set(catalogue.tables.map(({ provider }) => provider))];
  const report = () => {
    for (const provider of providers)
      send(provider, reportOf(games, provider)).catch((err: unknown) =>
        log.debug({ err, provider }, 'tables were not reported'),
      );
  };
  const timer = setInterval(report, REPORT_EVERY_MS).unref();
  return () => clearInterval(timer);
}

function reportOf({ catalogue, presence, tableSecret, now }: Games, provider: string): Report {
  const at = now();
  return catalogue.tables.flatMap((game) => {
    if (game.provider !== provider || !isTable(game)) return [];
    const players = presence.count(game.gameId, at);
    const { results } = tableStateAt(tableSecret, game, players, at);
    return [{ table: game.table.tableId, players, results: results.map(({ name }) => name) }];
  });
}
