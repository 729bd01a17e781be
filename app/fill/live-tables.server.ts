import type { Game, GameCardLive } from '../../schemas/generated/types';
import type { LiveTable } from '../platform/live-data.server';
import { siteKey } from '../site/site-key';
import { catalogueOf, gamesOfCategory } from '../catalogue/catalogue.server';
import { kindName } from '../catalogue/game-labels';
import { keptResult } from './kept-result';
import type { Filler } from './context';
import { categoryHref, categoryIn } from './games.server';
import { liveCards, tablesOrNone } from './live-cards.server';

const defaultLimit = 9;
/** The category whose tables stand where an editor chose none. */
const defaultCategory = 'live-top';

/** Tables whose seats are compared: the first of the list, so that the work does not grow with the catalogue. */
const comparedTables = 120;

/** Tables one may sit down at first, full ones next, closed ones last; within each the order of the list. */
function place({ table }: GameCardLive): number {
  if (!table) return 2;
  if (!table.open) return 3;
  return table.seats === 0 || table.seatsTaken < table.seats ? 0 : 1;
}

/** Live tables with seats, limits and dealers (BLOCK-10…12, LIVE-06). */
export const fillLiveTables: Filler<'live-tables'> = async (content, { site, now, t }) => {
  const catalogue = await catalogueOf(site, now);
  const list = keptResult(content, siteKey(site, 'channel', 'tables'), [catalogue], () => {
    const categoryId = content.category?.categoryId ?? (content.games?.length ? undefined : defaultCategory);
    const category = categoryId ? categoryIn(catalogue, categoryId) : undefined;
    const chosen = content.games?.length
      ? content.games.flatMap(({ gameId }) => catalogue.byId.get(gameId) ?? [])
      : gamesOfCategory(catalogue, categoryId ?? '');
    const tables = chosen.filter(
      ({ tableId, gameId }) => tableId && !catalogue.cards.get(gameId)?.restricted,
    );
    return {
      compared: tables.slice(0, comparedTables),
      total: tables.length,
      ...(category ? { href: categoryHref(category, site) } : {}),
    };
  });
  const { compared, ...rest } = list;
  const [cards, tables] = await Promise.all([
    liveCards(compared, catalogue, site, now),
    tablesOrNone(compared, site, now),
  ]);
  const dealers = dealersOf(compared, tables);
  return keptResult(
    content,
    siteKey(site, 'channel', 'filled tables'),
    [list, cards, dealers.join('\n'), t],
    () => {
      const dealerOf = new Map(compared.map(({ gameId }, index) => [gameId, dealers[index]]));
      const shown = cards
        .filter(({ table }) => !content.openOnly || table?.open)
        .sort((a, b) => place(a) - place(b))
        .slice(0, content.limit ?? defaultLimit);
      return {
        items: shown.flatMap((card) => {
          const game = catalogue.byId.get(card.gameId);
          const dealer = dealerOf.get(card.gameId);
          if (!game) return [];
          return [{ game: card, kind: kindName(game.gameType, t), ...(dealer ? { dealer } : {}) }];
        }),
        ...rest,
      };
    },
  );
};

/** Who deals at the tables of games; an empty text where nobody is named. */
function dealersOf(games: readonly Game[], tables: ReadonlyMap<string, LiveTable>): string[] {
  return games.map(({ tableId }) => tables.get(tableId ?? '')?.dealer ?? '');
}
