import type { Game, GameCardLive } from '../../../schemas/generated/types';
import { log } from '../../log.server';
import { type Jackpot, type LiveTable, jackpotsOf, tablesOf } from '../../platform/live-data.server';
import type { Site } from '../../site/site';
import { within } from '../../within';
import type { Catalogue } from '../catalogue.server';

/** How long a list of games waits for its live values; the page's island asks for them again anyway. */
const liveValuesMs = 400;

/** Cards of games with their live jackpot or table. A platform that does not answer costs the live values, not the games. */
export async function liveCards(games: Game[], catalogue: Catalogue, site: Site): Promise<GameCardLive[]> {
  const jackpotIds = games.filter((game) => game.jackpotExist).map((game) => game.gameId);
  const [jackpots, tables] = await Promise.all([
    orNone<Jackpot>(jackpotsOf(site, jackpotIds), site),
    tablesOrNone(games, site),
  ]);
  return games.flatMap((game) => {
    const card = catalogue.cards.get(game.gameId);
    return card ? [withLiveValues(card, game, jackpots, tables)] : [];
  });
}

/** The live tables of games by table id; none when the platform does not answer in time. */
export function tablesOrNone(games: Game[], site: Site): Promise<Map<string, LiveTable>> {
  const providers = games.filter((game) => game.tableId).map((game) => game.provider.providerId);
  return providers.length > 0 ? orNone(tablesOf(site, providers), site) : Promise.resolve(new Map());
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

async function orNone<T>(values: Promise<Map<string, T>>, site: Site): Promise<Map<string, T>> {
  try {
    return await within(values, liveValuesMs);
  } catch (error) {
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
