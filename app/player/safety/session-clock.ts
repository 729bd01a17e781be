import type { SessionAnswer } from '../../../schemas/generated/types';
import { isRecord } from '../../../schemas/is-record';
import { isDisplay } from '../../../ui/live/money-answer';

/** Time since sign-in as `hh:mm:ss`; hours continue beyond 24. @param elapsedMs milliseconds */
export function clockText(elapsedMs: number): string {
  const seconds = Math.max(0, Math.floor(elapsedMs / 1_000));
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

/** The response of `/api/player/session`; undefined if invalid. */
export function readSessionAnswer(answer: unknown): SessionAnswer | undefined {
  return isSessionAnswer(answer) ? answer : undefined;
}

function isSessionAnswer(answer: unknown): answer is SessionAnswer {
  if (!isRecord(answer)) return false;
  const { elapsedMs, winLoss, currency, display } = answer;
  return (
    Number.isInteger(elapsedMs) &&
    Number.isInteger(winLoss) &&
    typeof currency === 'string' &&
    isDisplay(display)
  );
}
