import type { Facts } from './facts';
import type { Game } from './games';

/** A game with its facts. */
export interface Listed {
  readonly game: Game;
  readonly facts: Facts;
}

const topCasino = 48;
const topLive = 24;
const newSince = '2026-07-01';

/** Category ids of every game by game id, the most fitting first. */
export function categoriesOf(listed: readonly Listed[]): Map<string, string[]> {
  const top = new Set([...best(listed, false, topCasino), ...best(listed, true, topLive)]);
  return new Map(listed.map((item) => [item.game.id, categories(item, top.has(item.game.id))]));
}

/** Ids of the most popular games of the casino or of the live casino. */
export function best(listed: readonly Listed[], live: boolean, count: number): string[] {
  return listed
    .filter(({ game }) => game.live === live)
    .sort((a, b) => b.facts.popularity - a.facts.popularity)
    .slice(0, count)
    .map(({ game }) => game.id);
}

function categories({ game, facts }: Listed, top: boolean): string[] {
  const found = [...(top ? [game.live ? 'live-top' : 'top-games'] : []), ...game.worldCategories];
  if (game.live) {
    if (/\bVIP\b/.test(game.name)) found.push('live-vip');
    if (/\b(Swift|Rapid)\b/.test(game.name)) found.push('live-speed');
    return found;
  }
  if (facts.releasedAt >= newSince) found.push('new-games');
  if (game.gameType === 'slot' || game.gameType === 'jackpot') found.push('slots');
  if (facts.features.includes('ways')) found.push('megaways');
  if (facts.features.includes('bonus-buy')) found.push('bonus-buy');
  if (/\bBook of\b/.test(game.name)) found.push('book-games');
  if (game.gameType === 'slot' && (facts.volatility === 'high' || facts.volatility === 'extreme')) {
    found.push('high-volatility');
  }
  if (game.gameType === 'slot' && facts.volatility === 'low') found.push('easy-going');
  // A world may claim a category that the game's own facts contradict.
  return [...new Set(found)].filter((id) => id !== 'bonus-buy' || facts.features.includes('bonus-buy'));
}
