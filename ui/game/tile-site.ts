import type { GameCardLive } from '../../schemas/generated/types';
import { type CurrencyDisplay, formatMoney } from '../format/money';
import { type PluralForms, pluralForms, withCount } from '../site/plural-forms';
import type { SiteView } from '../site/site-context';

type Badge = GameCardLive['badges'][number];

/** The site's data for tiles: computed once per block, and serialisable, so that the browser can render the same tiles. */
export interface TileSite {
  locale: string;
  tag: string;
  currencies: Record<string, CurrencyDisplay>;
  badges: Record<Badge, string>;
  restricted: string;
  table: TableTexts;
}

/** Texts of a live table. */
export interface TableTexts {
  seatsFree: PluralForms;
  full: string;
  open: string;
  closed: string;
  /** With `{{min}}` and `{{max}}`. */
  betLimits: string;
}

/** State of a live table: free seats, full, unlimited or closed. */
export type TableState = 'free' | 'full' | 'open' | 'closed';

export function tileSite({ t, locale, tag, currencies }: SiteView): TileSite {
  return {
    locale,
    tag,
    currencies,
    badges: {
      new: t('game.badgeNew'),
      jackpot: t('game.badgeJackpot'),
      exclusive: t('game.badgeExclusive'),
      hot: t('game.badgeHot'),
      live: t('game.badgeLive'),
    },
    restricted: t('game.restricted'),
    table: tableTexts(t, tag),
  };
}

/** The texts of live tables, for tiles and for the seats that change while the page is open. */
export function tableTexts(t: SiteView['t'], tag: string): TableTexts {
  return {
    seatsFree: pluralForms(t, 'game.seatsFree', tag),
    full: t('game.tableFull'),
    open: t('game.tableOpen'),
    closed: t('game.tableClosed'),
    betLimits: t('game.betLimits', { min: '{{min}}', max: '{{max}}' }),
  };
}

/** State and text of a table's seats (BLOCK-11); 0 seats means that any number may join. */
export function seatsLine(
  table: { open: boolean; seats: number; seatsTaken: number },
  texts: TableTexts,
  tag: string,
): { state: TableState; text: string } {
  if (!table.open) return { state: 'closed', text: texts.closed };
  if (table.seats === 0) return { state: 'open', text: texts.open };
  const free = table.seats - table.seatsTaken;
  return free > 0
    ? { state: 'free', text: withCount(texts.seatsFree, free, tag) }
    : { state: 'full', text: texts.full };
}

/** Lowest and highest bet of a table (BLOCK-12). */
export function limitsLine(
  { min, max, currency }: { min: number; max: number; currency: string },
  { betLimits }: Pick<TableTexts, 'betLimits'>,
  { tag, currencies }: Pick<TileSite, 'tag' | 'currencies'>,
): string {
  const money = (amount: number) => formatMoney(amount, currency, { tag, displays: currencies });
  return betLimits.replace('{{min}}', () => money(min)).replace('{{max}}', () => money(max));
}
