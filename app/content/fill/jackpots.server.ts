import type { JackpotsLive } from '../../../schemas/generated/types';
import { jackpotsOf } from '../../platform/live-data.server';
import { catalogueOf, lobbyPath } from '../catalogue.server';
import { type Filler, pathIn } from './context';
import { findCategory } from './games.server';

const defaultLimit = 12;

/** Running jackpots of the site's games, the highest first (BLOCK-43); games that may not be started here are left out. */
export const fillJackpotTicker: Filler<'jackpot-ticker'> = async (content, context) => {
  const { site, now } = context;
  const categoryId = content.category?.categoryId;
  const [catalogue, category] = await Promise.all([
    catalogueOf(site, now),
    categoryId ? findCategory(context, categoryId) : undefined,
  ]);
  const running = catalogue.games.filter(
    ({ jackpotExist, gameId }) => jackpotExist && !catalogue.cards.get(gameId)?.restricted,
  );
  const jackpots = await jackpotsOf(
    site,
    running.map(({ gameId }) => gameId),
  );
  const chosen = new Set(content.games?.map(({ gameId }) => gameId));
  const wanted = running.filter(({ gameId, categories }) => {
    if (chosen.size > 0) return chosen.has(gameId);
    return !categoryId || categories?.includes(categoryId);
  });
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
    ...(category ? { href: pathIn(site, `${lobbyPath(category.lobby)}/${category.categoryId}`) } : {}),
  };
};

/** The sum of amounts; amounts of several currencies have none. */
function totalOf(amounts: { amount: number; currency: string }[]): JackpotsLive['total'] {
  const [first] = amounts;
  if (!first || amounts.some(({ currency }) => currency !== first.currency)) return undefined;
  return { amount: amounts.reduce((sum, { amount }) => sum + amount, 0), currency: first.currency };
}
