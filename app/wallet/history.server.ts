import type { HistoryFilter, PlatformTransaction } from '../../schemas/generated/types';
import { validatePlatformTransactions } from '../../schemas/generated/validators.js';
import { catalogueOf } from '../content/catalogue.server';
import type { Player } from '../platform/player.server';
import type { HistoryEntry } from './history-entry';
import { historyQuery } from './history-query';

/** The name of a game in the language of the site; undefined for one it does not offer. */
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
    gameNames(player, now),
  ]);
  return transactions.map((transaction) => historyEntry(transaction, nameOf));
}

export async function gameNames({ site }: Player, now: number): Promise<GameName> {
  const { byId } = await catalogueOf(site, now);
  return (gameId) => (gameId === null ? undefined : byId.get(gameId)?.name);
}

export function historyEntry(
  { playerId: _playerId, gameId, ...shown }: PlatformTransaction,
  nameOf: GameName,
): HistoryEntry {
  const gameName = nameOf(gameId);
  return gameName === undefined ? shown : { ...shown, gameName };
}
