import type { JackpotsLive } from '../../../schemas/generated/types';
import { jackpotsOf } from '../../platform/live-data.server';
import { catalogueOf } from '../../catalogue/catalogue.server';
import type { Filler } from '../context';
import { categoryHref, categoryIn } from '../games.server';

const defaultLimit = 12;
/** Jackpots to read and sum: those of the most played games, so that the work does not grow with the catalogue. */
const comparedJackpots = 200;

/** Running jackpots of the site's games, highest first (BLOCK-43); games that may not be launched here are left out. */
export const fillJackpotTicker: Filler<'jackpot-ticker'> = async (content, context) => {
  const { site, liveAge } = context;
  const categoryId = content.category?.categoryId;
  const catalogue = await catalogueOf(site);
  const category = categoryId ? categoryIn(catalogue, categoryId) : undefined;
  const startable = catalogue.withJackpot
    .filter(({ gameId }) => !catalogue.cards.get(gameId)?.restricted)
    .slice(0, comparedJackpots);
  const chosen = new Set(content.games?.map(({ gameId }) => gameId));
  const wanted = startable.filter(({ gameId, categories }) => {
    if (chosen.size > 0) return chosen.has(gameId);
    return !categoryId || categories?.includes(categoryId);
  });
  const ids = startable.map(({ gameId }) => gameId);
  const jackpots = await jackpotsOf(site, ids, liveAge);
  const items = wanted.flatMap(({ gameId }) => {
    const card = catalogue.cards.get(gameId);
    const jackpot = jackpots.get(gameId);
    if (!card || !jackpot) return [];
    const { name, href, square, tint } = card;
    return [{ gameId, name, href, square, tint, amount: jackpot.amount, currency: jackpot.currency }];
  });
  const total = totalOf([...jackpots.values()]);
  return {
    items: items.sort((a, b) => b.amount - a.amount).slice(0, content.limit ?? defaultLimit),
    ...(total ? { total } : {}),
    ...(category ? { href: categoryHref(category, site) } : {}),
  };
};

/** The sum of amounts; undefined for several currencies. */
function totalOf(amounts: { amount: number; currency: string }[]): JackpotsLive['total'] {
  const [first] = amounts;
  if (!first || amounts.some(({ currency }) => currency !== first.currency)) return undefined;
  return { amount: amounts.reduce((sum, { amount }) => sum + amount, 0), currency: first.currency };
}
