import type { RealityCheckSummary } from '../../../schemas/generated/types';
import { isRecord } from '../../../schemas/is-record';
import { isDisplay } from '../../../ui/live/money-answer';

/** The response of `/api/player/reality-check`; undefined if invalid. */
export function readMinutes(answer: unknown): number | null | undefined {
  const minutes = isRecord(answer) ? answer['minutes'] : undefined;
  return minutes === null || Number.isInteger(minutes) ? (minutes as number | null) : undefined;
}

/** The response of `/api/player/reality-check/summary`; undefined if invalid. */
export function readSummary(answer: unknown): RealityCheckSummary | undefined {
  return isSummary(answer) ? answer : undefined;
}

const figures = ['elapsedMs', 'turnover', 'winnings', 'delta', 'breakMinutes'] as const;

function isSummary(answer: unknown): answer is RealityCheckSummary {
  if (!isRecord(answer)) return false;
  const { period, currency, display } = answer;
  return (
    figures.every((name) => Number.isInteger(answer[name])) &&
    (period === null || Number.isInteger(period)) &&
    typeof currency === 'string' &&
    isDisplay(display)
  );
}
