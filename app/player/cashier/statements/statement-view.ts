import type { MessageKey } from '../../../../schemas/generated/message-keys';
import type {
  PlatformStatement,
  PlatformStatementPots,
  PlatformStatementSum,
} from '../../../../schemas/generated/types';
import { dayOf } from '../../../../ui/format/zone-day';
import type { GameName } from '../history/history.server';
import { movementName } from './movement-name';
import { dayName, periodName } from './period-name';

/** A statement in the form of page and PDF; dates and names are localised, amounts are in minor units. */
export interface StatementView {
  period: string;
  name: string;
  currency: string;
  timeZone: string;
  firstDay: string;
  lastDay: string;
  isOver: boolean;
  opening: PlatformStatementPots;
  closing: PlatformStatementPots;
  sums: PlatformStatementSum[];
  netDeposits: number;
  gameResult: number;
  months: MonthView[];
  days: DayView[];
}

export interface MonthView {
  period: string;
  name: string;
  closing: number;
  netDeposits: number;
  gameResult: number;
}

export interface DayView {
  day: string;
  name: string;
  lines: LineView[];
}

/** One movement, or a day's play of one game. */
export interface LineView {
  key: string;
  what: MessageKey;
  /** The game, or the payment method. */
  detail?: string;
  /** Time in the market's time zone; missing for play, which has a duration. */
  time?: string;
  played?: { rounds: number; staked: number; won: number };
  amount: PlatformStatementPots;
  /** Transaction of the receipt; missing for play, which consists of many. */
  transactionId?: number;
  reference?: string;
}

/** Inputs common to all statements of a page. */
export interface ViewWords {
  tag: string;
  nameOf: GameName;
  methodOf: (method: string | null) => string | undefined;
}

export function statementView(statement: PlatformStatement, words: ViewWords): StatementView {
  const { period, timeZone, from, to, months, movements, play, ...figures } = statement;
  const { tag } = words;
  const day = (time: number) => dayName(dayOf(time, timeZone), tag);
  return {
    ...figures,
    period,
    timeZone,
    name: periodName(period, tag),
    firstDay: day(Date.parse(from)),
    lastDay: day(Date.parse(to) - 1),
    months: months.map((month) => ({
      period: month.period,
      name: periodName(month.period, tag),
      closing: month.closing.total,
      netDeposits: month.netDeposits,
      gameResult: month.gameResult,
    })),
    days: daysOf({ movements, play, timeZone }, words),
  };
}

/** Days in order; within a day, deposits and withdrawals come before play. */
function daysOf(
  { movements, play, timeZone }: Pick<PlatformStatement, 'movements' | 'play' | 'timeZone'>,
  { tag, nameOf, methodOf }: ViewWords,
): DayView[] {
  const clock = new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit', timeZone });
  const lines = new Map<string, LineView[]>();
  const add = (day: string, line: LineView) => lines.set(day, [...(lines.get(day) ?? []), line]);
  for (const movement of movements) {
    const { transactionId, reference, at, day, moved, gameId, method } = movement;
    const detail = nameOf(gameId) ?? methodOf(method);
    add(day, {
      key: reference,
      what: movementName(movement),
      time: clock.format(Date.parse(at)),
      amount: moved,
      transactionId,
      reference,
      ...(detail === undefined ? {} : { detail }),
    });
  }
  for (const { day, gameId, category, rounds, staked, won, moved } of play) {
    const detail = nameOf(gameId) ?? gameId ?? undefined;
    add(day, {
      key: `${day} ${category} ${gameId}`,
      what: 'statements.moves.played',
      played: { rounds, staked, won },
      amount: moved,
      ...(detail === undefined ? {} : { detail }),
    });
  }
  return [...lines]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([day, ofDay]) => ({ day, name: dayName(day, tag), lines: ofDay }));
}
