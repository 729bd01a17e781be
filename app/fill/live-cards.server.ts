import type { Game, GameCardLive } from '../../schemas/generated/types';
import { log } from '../server/log.server';
import { type Jackpot, type LiveTable, jackpotsOf, tablesOf } from '../platform/live-data.server';
import type { Site } from '../site/site';
import { within } from '../server/within';
import { reads } from '../memo/process-memos.server';
import type { Catalogue } from '../catalogue/catalogue.server';

/** How long a list of games waits for its live values; the page's island asks for them again anyway. */
const liveValuesMs = 400;
/** After this long a page without its live values is filled again, in milliseconds. */
const retryMissingMs = 1_000;

/** Cards of a list of games. */
interface Row {
  /** With the live values they had the last time. */
  cards: GameCardLive[];
  /** Those that may have live values. */
  live: readonly { place: number; game: Game; plain: GameCardLive }[];
  jackpotIds: string[];
  tables: readonly Game[];
}

const rows = new WeakMap<Catalogue, WeakMap<readonly Game[], Row>>();

/**
 * Cards of games with their live jackpot or table. A platform that does not answer costs the live values, not the games. For the same
 * list of games the answer is the same object until a value in it changes, and nobody may change it.
 */
export async function liveCards(
  games: readonly Game[],
  catalogue: Catalogue,
  site: Site,
  now: number,
): Promise<GameCardLive[]> {
  const row = rowOf(games, catalogue);
  if (row.live.length === 0) return row.cards;
  const [jackpots, tables] = await Promise.all([
    orNone<Jackpot>(jackpotsOf(site, row.jackpotIds, now), site),
    tablesOrNone(row.tables, site, now),
  ]);
  let cards = row.cards;
  for (const { place, game, plain } of row.live) {
    const before = row.cards[place];
    const card = withLiveValues(plain, game, jackpots, tables);
    if (before && hasSame(before.jackpot, card.jackpot) && hasSame(before.table, card.table)) continue;
    if (cards === row.cards) cards = [...row.cards];
    cards[place] = card;
  }
  row.cards = cards;
  return cards;
}

function rowOf(games: readonly Game[], catalogue: Catalogue): Row {
  const known = rows.get(catalogue) ?? new WeakMap<readonly Game[], Row>();
  rows.set(catalogue, known);
  let row = known.get(games);
  if (!row) known.set(games, (row = makeRow(games, catalogue)));
  return row;
}

function makeRow(games: readonly Game[], catalogue: Catalogue): Row {
  const shown = games.flatMap((game) => {
    const plain = catalogue.cards.get(game.gameId);
    return plain ? [{ game, plain }] : [];
  });
  const live = shown
    .map((each, place) => ({ ...each, place }))
    .filter(({ game }) => game.jackpotExist || game.tableId);
  return {
    cards: shown.map(({ plain }) => plain),
    live,
    jackpotIds: live.filter(({ game }) => game.jackpotExist).map(({ game }) => game.gameId),
    tables: live.filter(({ game }) => game.tableId).map(({ game }) => game),
  };
}

/** The live tables of games by table id; none when the platform does not answer in time. */
export function tablesOrNone(
  games: readonly Game[],
  site: Site,
  now: number,
): Promise<Map<string, LiveTable>> {
  const providers = games.filter((game) => game.tableId).map((game) => game.provider.providerId);
  return providers.length > 0 ? orNone(tablesOf(site, providers, now), site) : Promise.resolve(new Map());
}

function withLiveValues(
  card: GameCardLive,
  game: Game,
  jackpots: Map<string, Jackpot>,
  tables: Map<string, LiveTable>,
): GameCardLive {
  const jackpot = jackpots.get(game.gameId);
  const table = tables.get(game.tableId ?? '');
  if (!jackpot && !table) return card;
  return {
    ...card,
    ...(jackpot ? { jackpot: { amount: jackpot.amount, currency: jackpot.currency } } : {}),
    ...(table
      ? {
          table: {
            tableId: table.TableId,
            open: table.open,
            seats: table.seats,
            seatsTaken: table.seatsTaken,
            ...table.betLimits,
          },
        }
      : {}),
  };
}

/** Whether two records of plain values hold the same. */
function hasSame(one: object | undefined, other: object | undefined): boolean {
  if (!one || !other) return one === other;
  const values = Object.entries(one);
  return (
    values.length === Object.keys(other).length &&
    values.every(([name, value]) => Reflect.get(other, name) === value)
  );
}

async function orNone<T>(values: Promise<Map<string, T>>, site: Site): Promise<Map<string, T>> {
  try {
    return await within(values, liveValuesMs);
  } catch (error) {
    reads.degraded(retryMissingMs);
    log.warn(
      {
        event: 'live.missing',
        brand: site.brand.id,
        market: site.market.id,
        reason: error instanceof Error ? error.message : String(error),
      },
      'games shown without live values',
    );
    return new Map();
  }
}
