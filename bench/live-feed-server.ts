/** The platform's side of `bench/live-feed.ts` in a separate process, so that its CPU and memory can be measured. */
import { pino } from 'pino';
import { DEFAULT_HTTP_LIMITS } from '../services/process/http-limits';
import { hasJackpot } from '../services/platform/live/jackpot-draw';
import { saveTableReport } from '../services/platform/live/table-reports';
import { hasTable } from '../services/platform/live/tables';
import { startPlatform } from '../services/platform/server';

/** `change` makes a provider report another number of players at all its tables. */
export type FeedCommand = { kind: 'start' } | { kind: 'usage' } | { kind: 'change'; players: number };
export type FeedReply =
  | { kind: 'started'; url: string; tables: string[]; jackpots: string[] }
  | { kind: 'usage'; sockets: number; rss: number; cpuMs: number }
  | { kind: 'changed'; tables: string[]; at: number };

const provider = 'pragmaticplay';
const { platform, url } = await startPlatform({
  port: 0,
  demo: true,
  demoRoundsPerMinute: 600,
  liveSockets: 50_000,
  httpLimits: { ...DEFAULT_HTTP_LIMITS, maxConnections: 60_000 },
  logger: pino({ level: 'error' }),
});
const games = platform.data.games.filter(hasTable);
const own = games.filter((game) => game.provider === provider).map(({ table }) => table.tableId);

async function answer(command: FeedCommand): Promise<FeedReply> {
  if (command.kind === 'start')
    return {
      ...{ kind: 'started', url },
      tables: games.map(({ table }) => table.tableId),
      jackpots: platform.data.games.filter(hasJackpot).map(({ gameId }) => gameId),
    };
  if (command.kind === 'change') {
    const reports = own.map((table) => ({ table, players: command.players, results: [] }));
    await saveTableReport(platform.database.db, provider, reports, platform.clock.now());
    return { kind: 'changed', tables: own, at: Date.now() };
  }
  const { user, system } = process.cpuUsage();
  const { rss } = process.memoryUsage();
  return { kind: 'usage', sockets: platform.liveFeed.sockets, rss, cpuMs: (user + system) / 1000 };
}

process.on('message', (command: FeedCommand) => {
  void answer(command).then((reply) => process.send?.(reply));
});
process.once('disconnect', () => process.exit(0));
