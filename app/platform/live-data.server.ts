import { LRUCache } from 'lru-cache';
import type {
  PlatformJackpots,
  PlatformLeaderboard,
  PlatformTables,
  PlatformWinners,
} from '../../schemas/generated/types';
import {
  validatePlatformJackpots,
  validatePlatformLeaderboard,
  validatePlatformTables,
  validatePlatformWinners,
} from '../../schemas/generated/validators.js';
import type { Site } from '../site/site';
import { type KeyPart, type SiteKey, siteKey } from '../site/site-key';
import { callPlatform } from './client.server';

export type Jackpot = PlatformJackpots[number];
export type LiveTable = PlatformTables['tables'][number];
export type Winner = PlatformWinners[number];

/** Live values may be this old: every visitor of the same second shares one call. */
const shareMs = 1_000;

/** Long enough for a slow page to be filled from the values it began with. */
const keptMs = 10_000;

const shared = new LRUCache<SiteKey, Promise<unknown>>({ max: 2_000, ttl: keptMs });

/**
 * Shares one call among all requests of a second. Blocks of a page pass the time of its request, so that two lists on it never show
 * different values.
 *
 * @param asked everything the answer depends on besides the brand
 * @param now milliseconds, the time of the request
 */
function share<T>(site: Site, asked: KeyPart[], now: number, load: () => Promise<T>): Promise<T> {
  const key = siteKey(site, 'brand', ...asked, Math.floor(now / shareMs));
  const running = shared.get(key) as Promise<T> | undefined;
  if (running) return running;
  const promise = load();
  shared.set(key, promise);
  promise.catch(() => shared.delete(key));
  return promise;
}

/** Lists of ids as they are asked for: the games of a page are the same list again and again. */
const askedIds = new WeakMap<readonly string[], string>();

/** Live jackpot amounts by game id, for the games that have one (BLOCK-43). */
export async function jackpotsOf(
  site: Site,
  gameIds: readonly string[],
  now: number,
): Promise<Map<string, Jackpot>> {
  if (gameIds.length === 0) return new Map();
  const ids = askedIds.get(gameIds) ?? [...new Set(gameIds)].sort().join(',');
  askedIds.set(gameIds, ids);
  const list = await share(site, ['jackpots', ids], now, () =>
    callPlatform({
      path: '/platform/v1/gaming/jackpots',
      query: { gameIds: ids, siteId: site.brand.siteId },
      siteId: site.brand.siteId,
      validate: validatePlatformJackpots,
    }),
  );
  return new Map(list.map((jackpot) => [jackpot.gameId, jackpot]));
}

/** Live tables by table id, of the given providers (LIVE-06). */
export async function tablesOf(
  site: Site,
  providers: string[],
  now: number,
): Promise<Map<string, LiveTable>> {
  const lists = await Promise.all(
    [...new Set(providers)].map((providerKind) =>
      share(site, ['tables', providerKind], now, () =>
        callPlatform({
          path: '/platform/gameadmin/tables',
          query: { partnerid: site.brand.partnerId, providerKind },
          siteId: site.brand.siteId,
          validate: validatePlatformTables,
        }),
      ),
    ),
  );
  return new Map(lists.flatMap(({ tables }) => tables.map((table) => [table.TableId, table] as const)));
}

/** Highest wins of the last day in the market's currency (WIN-03). */
export function topWinners(site: Site, now: number): Promise<Winner[]> {
  return share(site, ['top winners', site.market.currency], now, () =>
    callPlatform({
      path: '/platform/v1/player/wallet/top-winners',
      query: { dateRange: '24h', siteId: site.brand.siteId, currency: site.market.currency },
      siteId: site.brand.siteId,
      validate: validatePlatformWinners,
    }),
  );
}

/** Newest wins in the market's currency (WIN-04). */
export function latestWinners(site: Site, now: number): Promise<Winner[]> {
  return share(site, ['latest winners', site.market.currency], now, () =>
    callPlatform({
      path: '/platform/v1/player/wallet/latest-winners',
      query: { siteId: site.brand.siteId, currency: site.market.currency },
      siteId: site.brand.siteId,
      validate: validatePlatformWinners,
    }),
  );
}

/** Language of tournament calls: the language's own setting, as Canadian ones have, or its code (BLOCK-29). */
export function tournamentLanguage({ code, platformCode = code }: Site['speech']): string {
  return platformCode.toUpperCase();
}

/** Dates, prize and ranks of a tournament; signed-in players read it with their token (BLOCK-28). */
export function tournamentOf(
  site: Site,
  tournamentId: string,
  idToken: string | undefined,
  now: number,
): Promise<PlatformLeaderboard> {
  const language = tournamentLanguage(site.speech);
  const place = `${site.brand.siteId}/${encodeURIComponent(tournamentId)}/${language}`;
  const request = { siteId: site.brand.siteId, validate: validatePlatformLeaderboard };
  if (idToken) return callPlatform({ ...request, path: `/platform/v1/tournament/${place}`, idToken });
  return share(site, ['tournament', tournamentId, language], now, () =>
    callPlatform({ ...request, path: `/platform/v1/tournament/public/${place}` }),
  );
}
