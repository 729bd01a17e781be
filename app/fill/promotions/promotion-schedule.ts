import type { Promotion } from '../../../schemas/generated/types';
import { isExpired } from '../../../ui/format/is-expired';

export type PromotionState =
  { status: 'active'; endsAt?: string } | { status: 'upcoming'; startsAt: string } | { status: 'over' };

interface Window {
  start: number;
  end: number;
}

const hourMs = 3_600_000;
const weekMs = 7 * 24 * hourMs;

/**
 * Whether a promotion is active (PROMO-04), upcoming (PROMO-05) or over: an open scheduled or weekly window takes
 * precedence over the plain one. Times in milliseconds.
 */
export function promotionState(promotion: Promotion, now: number): PromotionState {
  if (promotion.expiresAt !== undefined && isExpired(promotion.expiresAt, now)) return { status: 'over' };
  const windows = [...scheduledWindows(promotion), ...weeklyWindows(promotion, now)];
  const open = windows.find(({ start, end }) => start <= now && now < end);
  if (open) return { status: 'active', endsAt: new Date(open.end).toISOString() };
  const start = promotion.startsAt ? Date.parse(promotion.startsAt) : undefined;
  const end = promotion.endsAt ? Date.parse(promotion.endsAt) : undefined;
  const hasPlainWindow = start !== undefined || end !== undefined || windows.length === 0;
  if (hasPlainWindow && (start ?? -Infinity) <= now && now < (end ?? Infinity))
    return { status: 'active', ...(promotion.endsAt ? { endsAt: promotion.endsAt } : {}) };
  const starts = [...windows.map((window) => window.start), ...(start === undefined ? [] : [start])].filter(
    (time) => time > now,
  );
  return starts.length > 0
    ? { status: 'upcoming', startsAt: new Date(Math.min(...starts)).toISOString() }
    : { status: 'over' };
}

function scheduledWindows({ scheduledDatetimes }: Promotion): Window[] {
  return (scheduledDatetimes ?? []).map(({ startAt, endAt }) => ({
    start: Date.parse(startAt),
    end: Date.parse(endAt),
  }));
}

/** This week's window and the next one, in UTC; a long window may have begun last week. */
function weeklyWindows({ weekly }: Promotion, now: number): Window[] {
  if (!weekly) return [];
  const today = new Date(now);
  const midnight = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate());
  const daysBack = (today.getUTCDay() - weekly.day + 7) % 7;
  const latest = midnight - daysBack * 24 * hourMs + weekly.startHour * hourMs;
  return [latest - weekMs, latest, latest + weekMs].map((start) => ({
    start,
    end: start + weekly.hours * hourMs,
  }));
}
