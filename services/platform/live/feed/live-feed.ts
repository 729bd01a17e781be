import type { Logger } from 'pino';
import { type WebSocket, WebSocketServer } from 'ws';
import { validatePlatformRequestLiveValues } from '../../../../schemas/generated/validators.js';
import type { OriginList } from '../../gateway/origins';
import { CLOSE, createSockets, HEARTBEAT_MS } from '../../gateway/sockets';
import { refuseUpgrade, type Upgrade } from '../../gateway/upgrades';
import { hasJackpot } from '../jackpot-draw';
import { hasTable } from '../tables';
import { currentValues, jackpotTopic, tableTopic, type ValueSources } from './current-values';
import { createWatchers } from './watchers';

export const LIVE_FEED_PATH = '/platform/live';
/** Enough for the ids of 240 tables and jackpots. */
const MAX_MESSAGE_BYTES = 16 * 1024;
/** Pages update their topics while scrolling, at most twice a second. */
const MESSAGES_PER_HEARTBEAT = 120;
/** Tables change every few seconds, jackpots when the projector has run. */
const PUSH_MS = 1_000;

interface LiveFeedNeeds {
  log: Logger;
  sources: ValueSources;
  /** Permitted origins of pages. */
  isAllowedOrigin: OriginList;
  maxSockets: number;
}

/** Pushes seats, dealers, limits and jackpots to all pages that show them, signed in or not (LIVE-05, BLOCK-11, BLOCK-43). */
export interface LiveFeed {
  upgrade: Upgrade;
  /** Number of open sockets of this process. */
  readonly sockets: number;
  close(): Promise<void>;
}

/**
 * Each process reads the watched values once a second, regardless of the number of clients, and sends the
 * changes. Processes share only the database.
 */
export function createLiveFeed({ log, sources, isAllowedOrigin, maxSockets }: LiveFeedNeeds): LiveFeed {
  const sockets = createSockets(MESSAGES_PER_HEARTBEAT);
  const watchers = createWatchers();
  // Unknown ids are dropped, so that clients cannot exhaust memory with topics.
  const { games } = sources.data;
  const tableIds = new Set(games.filter(hasTable).map(({ table }) => table.tableId));
  const jackpotIds = new Set(games.filter(hasJackpot).map(({ gameId }) => gameId));
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE_BYTES,
    perMessageDeflate: false,
  });
  const heartbeat = setInterval(() => sockets.heartbeat(), HEARTBEAT_MS).unref();
  const pushes = setInterval(() => void push(), PUSH_MS).unref();
  let pushing = false;
  let closing = false;

  async function push(): Promise<void> {
    const topics = watchers.topics();
    if (pushing || sockets.count === 0) return;
    pushing = true;
    try {
      watchers.send(topics.length > 0 ? await currentValues(sources, topics) : new Map());
    } catch (err) {
      if (!closing) log.error({ err, topics: topics.length }, 'live values not pushed');
    }
    pushing = false;
  }

  const upgrade: Upgrade = (request, socket, head) => {
    const siteId = new URL(request.url ?? '/', 'http://platform').searchParams.get('siteId');
    const site = sources.data.sites.find((each) => String(each.siteId) === siteId);
    const { origin } = request.headers;
    if (origin !== undefined && !isAllowedOrigin(origin)) refuseUpgrade(socket, '403 Forbidden');
    else if (site === undefined) refuseUpgrade(socket, '400 Bad Request');
    else if (closing || sockets.count >= maxSockets) refuseUpgrade(socket, '503 Service Unavailable');
    else server.handleUpgrade(request, socket, head, (webSocket) => serve(webSocket, site.currencies[0]));
    return Promise.resolve();
  };

  /** @param currency of the site's jackpots */
  function serve(webSocket: WebSocket, currency: string): void {
    const client = sockets.add(webSocket, {
      onMessage(value) {
        if (!validatePlatformRequestLiveValues(value)) return client.close(CLOSE.invalidMessage);
        const tables = value.tables.filter((tableId) => tableIds.has(tableId)).map(tableTopic);
        const jackpots = value.jackpots
          .filter((gameId) => jackpotIds.has(gameId))
          .map((gameId) => jackpotTopic(currency, gameId));
        watchers.watch(client, [...new Set([...tables, ...jackpots])]);
      },
      onClose: () => watchers.leave(client),
    });
  }

  return {
    upgrade,
    get sockets() {
      return sockets.count;
    },
    async close() {
      closing = true;
      clearInterval(heartbeat);
      clearInterval(pushes);
      await sockets.close();
      server.close();
    },
  };
}
