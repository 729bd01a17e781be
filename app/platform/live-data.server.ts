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
import { memo, reads } from '../memo/process-memos.server';
import { environment } from '../server/environment.server';
import type { Site } from '../site/site';
import { callPlatform } from './client.server';

export type Jackpot = PlatformJackpots[number];
export type LiveTable = PlatformTables['tables'][number];
export type Winner = PlatformWinners[number];

/** Maximum age of live values: that of a page, whose islands refresh them, or that of a polling island. */
export type LiveAge = 'page' | 'poll';

const maxAges: Record<LiveAge, number> = { page: environment.pages.freshMs, poll: 1_000 };

/** Live values have no last good version: an outdated jackpot or seat count is worse than none. */
const options = { staleWhileRevalidate: 0, staleIfError: false, maxBytes: 4_000_000 };

async function aged<T>(age: LiveAge, value: Promise<T>): Promise<T> {
  const loaded = await value;
  reads.expires(maxAges[age]);
  return loaded;
}

const jackpots = memo(
  ({ siteId, gameIds, age }: { siteId: number; gameIds: string; age: LiveAge }) =>
    aged(
      age,
      callPlatform({
        path: '/platform/v1/gaming/jackpots',
        query: { gameIds, siteId },
        siteId,
        validate: validatePlatformJackpots,
      }),
    ),
  options,
);

/** Live jackpot amounts by game id, for games with a jackpot (BLOCK-43). */
export async function jackpotsOf(
  { brand: { siteId } }: Site,
  gameIds: readonly string[],
  age: LiveAge,
): Promise<Map<string, Jackpot>> {
  if (gameIds.length === 0) return new Map();
  const list = await jackpots.get({ siteId, gameIds: [...new Set(gameIds)].sort().join(','), age });
  return new Map(list.map((jackpot) => [jackpot.gameId, jackpot]));
}

interface TablesKey {
  siteId: number;
  partnerId: number;
  providerKind: string;
  age: LiveAge;
}

const tables = memo(
  ({ siteId, partnerId, providerKind, age }: TablesKey) =>
    aged(
      age,
      callPlatform({
        path: '/platform/gameadmin/tables',
        query: { partnerid: partnerId, providerKind },
        siteId,
        validate: validatePlatformTables,
      }),
    ),
  options,
);

/** Live tables by table id, of the given providers (LIVE-06). */
export async function tablesOf(
  { brand: { siteId, partnerId } }: Site,
  providers: readonly string[],
  age: LiveAge,
): Promise<Map<string, LiveTable>> {
  const lists = await Promise.all(
    [...new Set(providers)].map((providerKind) => tables.get({ siteId, partnerId, providerKind, age })),
  );
  return new Map(lists.flatMap((list) => list.tables.map((table) => [table.TableId, table] as const)));
}

interface WinnersKey {
  siteId: number;
  currency: string;
  list: 'top' | 'latest';
  age: LiveAge;
}

const winners = memo(
  ({ siteId, currency, list, age }: WinnersKey) =>
    aged(
      age,
      callPlatform({
        path: `/platform/v1/player/wallet/${list}-winners`,
        query: { ...(list === 'top' ? { dateRange: '24h' } : {}), siteId, currency },
        siteId,
        validate: validatePlatformWinners,
      }),
    ),
  options,
);

/** Highest wins of the last day in the market's currency (WIN-03). */
export function topWinners(
  { brand: { siteId }, market: { currency } }: Site,
  age: LiveAge,
): Promise<Winner[]> {
  return winners.get({ siteId, currency, list: 'top', age });
}

/** Newest wins in the market's currency (WIN-04). */
export function latestWinners(
  { brand: { siteId }, market: { currency } }: Site,
  age: LiveAge,
): Promise<Winner[]> {
  return winners.get({ siteId, currency, list: 'latest', age });
}

/** Language of tournament calls: the language's configured code, as Canadian ones have, or its own (BLOCK-29). */
export function tournamentLanguage({ code, platformCode = code }: Site['speech']): string {
  return platformCode.toUpperCase();
}

interface TournamentKey {
  siteId: number;
  tournamentId: string;
  language: string;
  age: LiveAge;
}

const tournaments = memo(
  ({ age, ...key }: TournamentKey) =>
    aged(
      age,
      callPlatform({
        path: `/platform/v1/tournament/public/${tournamentPlace(key)}`,
        siteId: key.siteId,
        validate: validatePlatformLeaderboard,
      }),
    ),
  options,
);

function tournamentPlace({ siteId, tournamentId, language }: Omit<TournamentKey, 'age'>): string {
  return `${siteId}/${encodeURIComponent(tournamentId)}/${language}`;
}

/** Dates, prize and ranks of a tournament; for signed-in players requested with their token (BLOCK-28). */
export function tournamentOf(
  { brand: { siteId }, speech }: Site,
  tournamentId: string,
  idToken: string | undefined,
  age: LiveAge,
): Promise<PlatformLeaderboard> {
  const key = { siteId, tournamentId, language: tournamentLanguage(speech) };
  if (!idToken) return tournaments.get({ ...key, age });
  return callPlatform({
    path: `/platform/v1/tournament/${tournamentPlace(key)}`,
    siteId,
    validate: validatePlatformLeaderboard,
    idToken,
  });
}
