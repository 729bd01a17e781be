import { best, categoriesOf, type Listed } from './categories';
import { factsOf } from './facts';
import { allGames } from './games';

export interface Entry extends Listed {
  readonly categories: readonly string[];
  /** Drawn in the tall and the wide format too. */
  readonly featured: boolean;
}

const featuredCasino = 70;
const featuredOfKind = 8;
/** As many as stand in a row or grid of one category before others follow. */
const featuredOfCategory = 12;

/** Every game with facts, categories and whether it is featured. */
export function listing(): Entry[] {
  const listed = allGames().map((game) => ({ game, facts: factsOf(game) }));
  const categories = categoriesOf(listed);
  const ofKind = (accepts: (item: Listed) => boolean, count: number) =>
    best(listed.filter(accepts), false, count);
  const featured = new Set([
    ...best(listed, false, featuredCasino),
    // Live tables stand in rows of posters or of wide pictures wherever they are shown.
    ...best(listed, true, listed.length),
    ...[...new Set([...categories.values()].flat())].flatMap((id) =>
      ofKind(({ game }) => categories.get(game.id)?.includes(id) ?? false, featuredOfCategory),
    ),
    ...ofKind(({ game }) => game.gameType === 'jackpot', featuredOfKind * 2),
    ...ofKind(({ game }) => game.worldId === 'christmas', featuredOfKind),
    ...ofKind(({ game }) => game.gameType === 'crash' || game.gameType === 'instant', featuredOfKind),
    ...ofKind(({ game }) => game.worldCategories.includes('table-games'), featuredOfKind),
  ]);
  return listed.map((item) => ({
    ...item,
    categories: categories.get(item.game.id) ?? [],
    featured: featured.has(item.game.id),
  }));
}
