import type { Platform } from '../../platform';
import { currentTables, type TableSources } from '../current-tables';
import { hasJackpot } from '../jackpot-draw';
import { readJackpots } from '../jackpots';
import type { TableReading } from '../tables';
import type { Jackpot, Table, Topic, Values } from './watchers';

export type ValueSources = TableSources & Pick<Platform, 'data' | 'database'>;

/** Current values of topics; unknown topics are left out. */
export async function currentValues(sources: ValueSources, topics: readonly Topic[]): Promise<Values> {
  const wanted = new Set(topics);
  const [tables, jackpots] = await Promise.all([
    tablesIn(sources, wanted),
    Promise.all(
      [...jackpotsByCurrency(topics)].map(([currency, gameIds]) => jackpotsIn(sources, currency, gameIds)),
    ),
  ]);
  return new Map<Topic, Table | Jackpot>([...tables, ...jackpots.flat()]);
}

export function tableTopic(tableId: string): Topic {
  return `tables:${tableId}`;
}

export function jackpotTopic(currency: string, gameId: string): Topic {
  return `jackpots:${currency}:${gameId}`;
}

async function tablesIn(sources: TableSources, wanted: ReadonlySet<Topic>): Promise<[Topic, Table][]> {
  const readings = await currentTables(sources, ({ table }) => wanted.has(tableTopic(table.tableId)));
  return readings.map((reading) => [tableTopic(reading.TableId), messageTable(reading)]);
}

function messageTable({ TableId, open, seats, seatsTaken, dealer, betLimits }: TableReading): Table {
  return { tableId: TableId, open, seats, seatsTaken, dealer, ...betLimits };
}

function jackpotsByCurrency(topics: readonly Topic[]): Map<string, Set<string>> {
  const gameIds = new Map<string, Set<string>>();
  for (const topic of topics) {
    const [kind, currency = '', gameId = ''] = topic.split(':');
    if (kind === 'jackpots') gameIds.set(currency, (gameIds.get(currency) ?? new Set()).add(gameId));
  }
  return gameIds;
}

async function jackpotsIn(
  { data, database }: ValueSources,
  currency: string,
  gameIds: ReadonlySet<string>,
): Promise<[Topic, Jackpot][]> {
  const games = data.games.filter(hasJackpot).filter(({ gameId }) => gameIds.has(gameId));
  const readings = await readJackpots(database.db, games, currency, data.currencies);
  return readings.map(({ gameId, amount }) => [jackpotTopic(currency, gameId), { gameId, amount, currency }]);
}
