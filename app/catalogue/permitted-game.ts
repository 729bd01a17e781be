import type { Game } from '../../schemas/generated/types';
import type { Site } from '../site/site';

/** Kinds of games played against the house. */
const tableGames = ['table', 'roulette', 'blackjack', 'baccarat', 'poker', 'dice'];

/** Whether the rules of the market let a game be offered at all. */
export function isPermitted(
  game: Pick<Game, 'type' | 'gameType' | 'jackpotExist' | 'rtp'>,
  { market, rules }: Pick<Site, 'market' | 'rules'>,
): boolean {
  const isLive = game.type === 'live casino';
  if (!market.verticals.includes(isLive ? 'live-casino' : 'casino')) return false;
  if (rules.returnToPlayer && game.rtp === undefined) return false;
  if (!rules.jackpotGames && (game.jackpotExist || game.gameType === 'jackpot')) return false;
  return rules.tableGames || isLive || !tableGames.includes(game.gameType);
}
