import type { PlatformReward } from '../../../schemas/generated/types';

/** Rewards with an end first, soonest leading; those without an end follow by their start (PROMO-06). */
export function sortRewards<Each extends Pick<PlatformReward, 'expiresAt' | 'startedAt'>>(
  rewards: readonly Each[],
): Each[] {
  const time = (text: string | undefined) => (text === undefined ? Infinity : Date.parse(text));
  return [...rewards].sort((one, other) => {
    const [end, otherEnd] = [time(one.expiresAt), time(other.expiresAt)];
    if (end !== otherEnd) return end < otherEnd ? -1 : 1;
    const [start, otherStart] = [time(one.startedAt), time(other.startedAt)];
    return start === otherStart ? 0 : start < otherStart ? -1 : 1;
  });
}
