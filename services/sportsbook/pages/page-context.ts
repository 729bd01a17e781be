import type { Place, StaticContext, UserContext } from '../contexts/context';
import { type OddsFormat, formatOdds } from '../odds/format';
import type { Sportsbook } from '../sportsbook';
import type { Texts } from '../texts/write';

/** What every part of a page needs. */
export interface PageContext {
  book: Sportsbook;
  texts: Texts;
  /** Address of the frame, without a slash at the end. */
  base: string;
  settings: StaticContext;
  user: UserContext;
  oddsFormat: OddsFormat;
}

/** Views of the frame beside its places. */
export type View = 'live' | 'bets';

/** The address of a place or view. */
export function addressOf({ base }: PageContext, place: Place, view?: View): string {
  const { category, region, competition, event } = place;
  const parts = [category, region, competition, event].filter((part) => part !== undefined);
  return `${[base, ...parts].join('/')}${view === undefined ? '' : `?view=${view}`}`;
}

/** @param odds in thousandths */
export function oddsText({ texts, oddsFormat }: PageContext, odds: number): string {
  return formatOdds(odds, oddsFormat, texts.tag);
}

/** When something begins, in the time zone of the context. */
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
