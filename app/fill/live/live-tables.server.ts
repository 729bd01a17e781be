import type { GameCardLive } from '../../../schemas/generated/types';
import { catalogueOf, gamesOfCategory } from '../../catalogue/catalogue.server';
import { kindName } from '../../catalogue/game-labels';
import type { Filler } from '../context';
import { categoryHref, categoryIn } from '../games.server';
import { liveCards, tablesOrNone } from './live-cards.server';

const defaultLimit = 9;
/** The category if the editor selected none. */
const defaultCategory = 'live-top';

/** Tables whose seats are compared: the first of the list, so that the work does not grow with the catalogue. */
const comparedTables = 120;

/** Tables with free seats first, then full ones, then closed ones; each in list order. */
function place({ table }: GameCardLive): number {
  if (!table) return 2;
  if (!table.open) return 3;
  return table.seats === 0 || table.seatsTaken < table.seats ? 0 : 1;
}

/** Live tables with seats, limits and dealers (BLOCK-10…12, LIVE-06). */
export const fillLiveTables: Filler<'live-tables'> = async (content, context) => {
  const { site, t } = context;
  const catalogue = await catalogueOf(site);
  const categoryId = content.category?.categoryId ?? (content.games?.length ? undefined : defaultCategory);
  const category = categoryId ? categoryIn(catalogue, categoryId) : undefined;
  const chosen = content.games?.length
    ? content.games.flatMap(({ gameId }) => catalogue.byId.get(gameId) ?? [])
    : gamesOfCategory(catalogue, categoryId ?? '');
  const games = chosen.filter(({ tableId, gameId }) => tableId && !catalogue.cards.get(gameId)?.restricted);
  const compared = games.slice(0, comparedTables);
  const [cards, tables] = await Promise.all([
    liveCards(compared, catalogue, context),
    tablesOrNone(compared, context),
  ]);
  const shown = cards
    .filter(({ table }) => !content.openOnly || table?.open)
    .sort((a, b) => place(a) - place(b))
    .slice(0, content.limit ?? defaultLimit);
  return {
    items: shown.flatMap((card) => {
      const game = catalogue.byId.get(card.gameId);
      if (!game) return [];
      const dealer = tables.get(game.tableId ?? '')?.dealer;
      return [{ game: card, kind: kindName(game.gameType, t), ...(dealer ? { dealer } : {}) }];
    }),
    total: games.length,
    ...(category ? { href: categoryHref(category, site) } : {}),
  };
};
