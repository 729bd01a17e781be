import { errorMessage } from '../../server/error-message';
import type { Game, GameCardLive } from '../../../schemas/generated/types';
import { log } from '../../server/log.server';
import { type Jackpot, type LiveTable, jackpotsOf, tablesOf } from '../../platform/live-data.server';
import type { Site } from '../../site/site';
import { within } from '../../server/within';
import { reads } from '../../memo/process-memos.server';
import type { Catalogue } from '../../catalogue/catalogue.server';
import type { FillContext } from '../context';

/** Timeout for live values in milliseconds; the page's island loads them again anyway. */
const liveValuesMs = 400;
/** Milliseconds after which a page without its live values is filled again. */
const retryMissingMs = 1_000;

export type LiveContext = Pick<FillContext, 'site' | 'liveAge'>;

/** Cards of games with their live jackpot or table. Without a response of the platform, only the live values are missing. */
export async function liveCards(
  games: readonly Game[],
  { cards }: Catalogue,
  { site, liveAge }: LiveContext,
): Promise<GameCardLive[]> {
  const shown = games.flatMap((game) => {
    const card = cards.get(game.gameId);
    return card ? [{ game, card }] : [];
  });
  const withJackpot = shown.flatMap(({ game }) => (game.jackpotExist ? [game.gameId] : []));
  const [jackpots, tables] = await Promise.all([
    orNone<Jackpot>(jackpotsOf(site, withJackpot, liveAge), site),
    tablesOrNone(
      shown.map(({ game }) => game),
      { site, liveAge },
    ),
  ]);
  return shown.map(({ game, card }) => withLiveValues(card, game, jackpots, tables));
}

/** The live tables of games by table id; none if the platform does not respond in time. */
export function tablesOrNone(
  games: readonly Game[],
  { site, liveAge }: LiveContext,
): Promise<Map<string, LiveTable>> {
  const providers = games.filter((game) => game.tableId).map((game) => game.provider.providerId);
  return providers.length > 0 ? orNone(tablesOf(site, providers, liveAge), site) : Promise.resolve(new Map());
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
    reads.degraded(retryMissingMs);
    log.warn(
      {
        event: 'live.missing',
        brand: site.brand.id,
        market: site.market.id,
        reason: errorMessage(error),
      },
      'games shown without live values',
    );
    return new Map();
  }
}
