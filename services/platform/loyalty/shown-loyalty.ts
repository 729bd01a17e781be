import type { PlatformLoyalty } from '../../../schemas/generated/types';
import { fromEuro } from '../live/money';
import { roundAmount } from '../payments/round-amount';
import type { PlatformData } from '../reference-data/data';
import { textIn } from '../reference-data/languages';
import { periodStart } from './level';
import type { LoyaltyDay } from './loyalty';
import { POINT, type Programme } from './programme';

/** Days in the history. */
const SHOWN_DAYS = 30;

/** Inputs of the loyalty view. */
interface LoyaltyReader {
  /** In the player's calendar. */
  today: string;
  level: PlatformLoyalty['level'];
  currency: string;
  language: string;
  data: Pick<PlatformData, 'currencies' | 'accounts'>;
}

/**
 * A player's points and level.
 * @param days all days with points, in order
 */
export function shownLoyalty(
  programme: Programme,
  days: readonly LoyaltyDay[],
  { today, level, currency, language, data }: LoyaltyReader,
): PlatformLoyalty {
  const { period, lastsDays, levels, weights, exchange, euroPerPoint } = programme;
  const { currencies, accounts } = data;
  const balance = days.reduce((sum, { earned, exchanged }) => sum + earned - exchanged, 0);
  const start = periodStart(programme, today);
  const counted = days.reduce((sum, { day, earned }) => (day < start ? sum : sum + earned), 0);
  const { languages } = accounts.registration;
  return {
    currency,
    points: shown(Math.max(0, balance)),
    owed: shown(Math.max(0, -balance)),
    periodPoints: shown(counted),
    period,
    level,
    next: nextLevel(programme, level.number, counted),
    lastsDays,
    levels: levels.map(({ names, gives, points }) => ({
      name: textIn(names, language, languages),
      points,
      gives: textsIn(gives, language, languages),
    })),
    earning: { perPoint: fromEuro(euroPerPoint * 100, currency, currencies), weights },
    exchange:
      exchange === undefined
        ? null
        : {
            points: exchange.points,
            amount: roundAmount(exchange.euro, currency, currencies),
            least: exchange.least,
          },
    history: days
      .slice(-SHOWN_DAYS)
      .reverse()
      .map(({ day, earned, exchanged }) => ({ day, earned: shown(earned), exchanged: shown(exchanged) })),
  };
}

/** The next level that can be reached by points; skips levels held without points, such as granted ones. */
function nextLevel({ levels }: Programme, number: number, counted: number): PlatformLoyalty['next'] {
  for (const [place, { points }] of levels.entries()) {
    if (place <= number || points === null) continue;
    return { number: place, missing: Math.max(0, Math.ceil((points * POINT - counted) / 10_000) / 100) };
  }
  return null;
}

/** Points with two decimals, rounded down. */
function shown(points: number): number {
  return Math.floor(points / (POINT / 100)) / 100;
}

function textsIn(
  texts: Readonly<Record<string, string[]>>,
  language: string,
  standIns: Readonly<Record<string, string>>,
): string[] {
  return texts[language] ?? texts[standIns[language] ?? ''] ?? texts['en'] ?? [];
}
