import looks from './looks.json';

interface SymbolSet {
  wild: string;
  scatter: string;
  high: readonly string[];
  low: readonly string[];
}

const sets: Readonly<Record<string, SymbolSet>> = looks.worlds;
const games: Readonly<Record<string, { world: string; hero: string; tint: string }>> = looks.games;
/** World of games other than slots. */
const usual = looks.worlds.jackpots;

/** The dominant colour of a game's tile and the picture name of its hero; undefined for a game without a tile. */
export function lookOf(gameId: string): { hero: string; tint: string } | undefined {
  return games[gameId];
}

/**
 * The symbols of a game, which match its tile: the wild, the scatter, then `paying` symbols by descending
 * value. Names refer to files in `pictures/`.
 * @throws Error when a world has fewer symbols than a slot needs
 */
export function symbolsOf(gameId: string, paying: number): readonly string[] {
  const game = games[gameId];
  const set = (game && sets[game.world]) ?? usual;
  const hero = game && sets[game.world] ? game.hero : undefined;
  // The hero replaces symbols of its shape: a red and a green dragon would look alike.
  const others = set.high.filter((name) => shape(name) !== (hero && shape(hero)));
  const lows = set.low.filter((name) => shape(name) !== (hero && shape(hero)));
  const best = hero === undefined ? others : [hero, ...others];
  // Uses both kinds, with more of the high ones.
  const highs = Math.min(best.length, Math.max(Math.ceil(paying / 2), paying - lows.length));
  const chosen = [...best.slice(0, highs), ...lows.slice(0, paying - highs)];
  if (chosen.length < paying)
    throw new Error(
      `The game "${gameId}" has ${chosen.length} symbols of ${paying}: draw more in art/games/symbols.ts.`,
    );
  return [set.wild, set.scatter, ...chosen];
}

function shape(name: string): string {
  return name.replace(/-(?!a$|k$|q$|j$|10$|9$).*/, '');
}
