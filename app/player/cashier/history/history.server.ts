import type {
  HistoryFilter,
  PlatformNetPosition,
  PlatformTransaction,
} from '../../../../schemas/generated/types';
import {
  validatePlatformNetPosition,
  validatePlatformTransactions,
} from '../../../../schemas/generated/validators.js';
import { catalogueOf } from '../../../catalogue/catalogue.server';
import type { Player } from '../../../platform/player.server';
import type { HistoryAnswer } from './history-answer';
import type { HistoryEntry } from './history-entry';
import { historyQuery } from './history-query';
import { historyPageSize, isFullPage, mergeHistory } from './history-state';

/** The name of a game in the language of the site; undefined for a game the site does not offer. */
export type GameName = (gameId: string | null) => string | undefined;

/** A page of the player's history, newest first (API-086, WALLET-22). Throws as `Player.call` does. */
export async function historyPage(
  player: Player,
  { filter, position, now }: { filter: HistoryFilter; position: number; now: number },
): Promise<HistoryEntry[]> {
  const { site, call } = player;
  const [{ transactions }, nameOf] = await Promise.all([
    call({
      path: '/platform/v1/player/wallet/transactions',
      query: { ...historyQuery(filter, { timeZone: site.market.timeZone, now }), position },
      validate: validatePlatformTransactions,
    }),
    gameNames(player),
  ]);
  return transactions.map((transaction) => historyEntry(transaction, nameOf));
}

/** The first part of the list on the page. */
export interface HistoryStart {
  entries: HistoryEntry[];
  /** Offset of its last page. */
  last: number;
  hasMore: boolean;
}

/**
 * The first transactions of the page: for the newest as many as the brand configures (WALLET-57), for older ones one
 * page. The platform returns ten at a time. Throws as `Player.call` does.
 */
export async function historyStart(
  player: Player,
  query: { filter: HistoryFilter; position: number; now: number },
): Promise<HistoryStart> {
  const { defaultLimit } = player.site.brand.transactions;
  const wanted = query.position === 0 ? defaultLimit : historyPageSize;
  let entries: HistoryEntry[] = [];
  for (let read = 0; ; read += historyPageSize) {
    const last = query.position + read;
    const page = await historyPage(player, { ...query, position: last });
    // A transaction booked in between shifts the others to the next page.
    entries = mergeHistory(entries, page);
    const hasMore = isFullPage(page);
    if (!hasMore || read + historyPageSize >= wanted) return { entries, last, hasMore };
  }
}

/** Net position and win or loss since registration (WALLET-23). Throws as `Player.call` does. */
export function walletTotals({ call }: Player): Promise<PlatformNetPosition> {
  return call({
    path: '/platform/v1/player/wallet/net-position-win-loss',
    validate: validatePlatformNetPosition,
  });
}

/** Response to an open history page: a further page, or the newest one with its totals. */
export async function historyAnswer(
  player: Player,
  query: { filter: HistoryFilter; position: number; now: number },
): Promise<HistoryAnswer> {
  if (query.position > 0) return { entries: await historyPage(player, query) };
  const [entries, { netPosition, winLoss }] = await Promise.all([
    historyPage(player, query),
    walletTotals(player),
  ]);
  return { entries, totals: { netPosition, winLoss } };
}

export async function gameNames({ site }: Player): Promise<GameName> {
  const { byId } = await catalogueOf(site);
  return (gameId) => (gameId === null ? undefined : byId.get(gameId)?.name);
}

export function historyEntry(
  { playerId: _playerId, gameId, ...shown }: PlatformTransaction,
  nameOf: GameName,
): HistoryEntry {
  const gameName = nameOf(gameId);
  return gameName === undefined ? shown : { ...shown, gameName };
}
