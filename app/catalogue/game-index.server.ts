import { errorMessage } from '../server/error-message';
import type { Category, Game } from '../../schemas/generated/types';
import type { Translate } from '../../ui/site/site-context';
import { log } from '../server/log.server';
import type { Site } from '../site/site';
import { type GameAliases, collection } from '../content/documents/collection.server';
import type { Facets } from './game-facets';
import { GameIndex, type Label, markOf } from './game-index';
import { featureName, kindName } from './game-labels';
import { previewScope } from '../content/preview/preview-scope.server';
import { wordsOf } from './search-text';

const indexes = new WeakMap<readonly Game[], GameIndex>();

/** The most recent index; the next one reuses its entries. */
let newest: GameIndex | undefined;

/** The index of a list of games, built on the first search; until it is complete it matches names only. */
export function indexOf(games: readonly Game[]): GameIndex {
  const cached = indexes.get(games);
  if (cached) return cached;
  // Previews read drafts again for every page, so an index of their words would be discarded before it is complete.
  if (previewScope()) {
    const own = new GameIndex(games);
    indexes.set(games, own);
    return own;
  }
  const index = new GameIndex(games, newest);
  indexes.set(games, index);
  newest = index;
  index.addWords().catch((error: unknown) => {
    const reason = errorMessage(error);
    log.error(
      { event: 'search.unindexed', reason },
      'games are found by what their names contain, and no more',
    );
  });
  return index;
}

/** Cached labels, with the inputs they were made of. */
interface MadeLabels {
  categories: readonly Category[];
  aliases: readonly GameAliases[];
  facets: Facets;
  labels: readonly Label[];
}

const madeLabels = new WeakMap<Translate, MadeLabels>();

/**
 * The words of a site's language for features, kinds and categories of games, and its own aliases of games. Sites with the same texts
 * share them.
 *
 * @param facets of all games
 */
export async function labelsOf(site: Site, t: Translate, facets: Facets): Promise<readonly Label[]> {
  const [categories, aliases] = await Promise.all([
    collection('category', site.speech.contentLocale),
    collection('gameAliases', site.speech.contentLocale),
  ]);
  const made = madeLabels.get(t);
  if (made?.categories === categories && made.aliases === aliases && made.facets === facets)
    return made.labels;
  const labels = [
    ...categories.map(({ categoryId, label }) => labelOf(label, markOf.category(categoryId))),
    ...[...facets.features.keys()].map((id) => labelOf(featureName(id, t), markOf.feature(id))),
    ...[...facets.types.keys()].map((id) => labelOf(kindName(id, t), markOf.kind(id))),
    ...aliases.flatMap((game) => game.aliases.map((alias) => labelOf(alias, markOf.game(game.gameId)))),
  ];
  madeLabels.set(t, { categories, aliases, facets, labels });
  return labels;
}

function labelOf(text: string, mark: string): Label {
  return { words: wordsOf(text), mark };
}
