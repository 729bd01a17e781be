import type { GameCardLive } from '../../schemas/generated/types';
import { formatMoney } from '../format/money';
import { siteHref } from '../site/site-href';
import { limitsLine, seatsLine, type TableState, type TileSite } from './tile-site';

/** The content of a tile, from which server and browser render the same markup. */
export interface TileParts {
  /** Left out when the game must not be linked. */
  href?: string;
  name: string;
  tint: string;
  badges: { id: GameCardLive['badges'][number]; label: string }[];
  jackpot?: { gameId: string; amount: number; text: string };
  table?: { tableId: string; state: TableState; seats: string; limits: string };
  /** Text of the overlay over a game that may not be started here. */
  restricted?: string;
}

/** With an amount over them, badges leave room for the picture. */
function shownBadges({ badges, jackpot }: GameCardLive): GameCardLive['badges'] {
  return jackpot ? badges.filter((id) => id !== 'jackpot').slice(0, 1) : badges.slice(0, 2);
}

/** The parts of a game's tile; `restricted` follows BLOCK-21. */
export function tileParts(game: GameCardLive, site: TileSite): TileParts {
  const { table, jackpot } = game;
  const seats = table && seatsLine(table, site.table, site.tag);
  return {
    href: siteHref(game.href, site.locale),
    name: game.name,
    tint: game.tint,
    badges: shownBadges(game).map((id) => ({ id, label: site.badges[id] })),
    // Cents are always written: a jackpot that gains and loses its decimals while it counts would jump.
    jackpot: jackpot && {
      gameId: game.gameId,
      amount: jackpot.amount,
      text: formatMoney(jackpot.amount, jackpot.currency, {
        tag: site.tag,
        displays: site.currencies,
        decimals: true,
      }),
    },
    table: table &&
      seats && {
        tableId: table.tableId,
        state: seats.state,
        seats: seats.text,
        limits: limitsLine(table, site.table, site),
      },
    restricted: game.restricted && game.overlay ? site.restricted : undefined,
  };
}
