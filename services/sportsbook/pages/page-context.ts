import type { Place, StaticContext, UserContext } from '../contexts/context';
import { type OddsFormat, formatOdds } from '../odds/format';
import type { Sportsbook } from '../sportsbook';
import type { Texts } from '../texts/write';

/** Data shared by all parts of a page. */
export interface PageContext {
  book: Sportsbook;
  texts: Texts;
  /** Path of the frame, without a trailing slash. */
  base: string;
  settings: StaticContext;
  user: UserContext;
  oddsFormat: OddsFormat;
}

/** Views that are not places of the catalogue. */
export type View = 'live' | 'bets';

/** Address of a place or view. */
export function addressOf({ base }: PageContext, place: Place, view?: View): string {
  const { category, region, competition, event } = place;
  const parts = [category, region, competition, event].filter((part) => part !== undefined);
  return `${[base, ...parts].join('/')}${view === undefined ? '' : `?view=${view}`}`;
}

/** @param odds in thousandths */
export function oddsText({ texts, oddsFormat }: PageContext, odds: number): string {
  return formatOdds(odds, oddsFormat, texts.tag);
}

/** Formats a start time in the time zone of the context. */
export function timeText({ texts, settings }: PageContext, time: number): string {
  return new Intl.DateTimeFormat(texts.tag, {
    ...{ weekday: 'short', hour: '2-digit', minute: '2-digit' },
    timeZone: settings.timeZone,
  }).format(time);
}

/** @param amount in minor units */
export function moneyText({ texts }: Pick<PageContext, 'texts'>, amount: number, currency: string): string {
  const format = new Intl.NumberFormat(texts.tag, { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amount / 10 ** digits);
}
