import type { LimitsAnswer, PlatformLimits } from '../../../schemas/generated/types';
import { validatePlatformLimits } from '../../../schemas/generated/validators.js';
import type { Player } from '../../platform/player.server';
import { displayOf } from '../balance/currency-display';

type Limit = LimitsAnswer['limits'][number];

const periods = ['D', 'W', 'M'] as const;

/**
 * The player's limits and their used amounts (API-115, API-117). A kind that cannot be loaded is reported, the other is
 * still shown (LIMIT-04). Throws as `Player.call` does when neither can be loaded.
 */
export async function limitsAnswer({ site, call }: Player): Promise<LimitsAnswer> {
  const read = (kind: 'deposit' | 'spend') =>
    call({ path: `/platform/v1/player/${kind}-limits`, validate: validatePlatformLimits });
  const [deposit, loss] = await Promise.allSettled([read('deposit'), read('spend')]);
  const found = [
    { kind: 'deposit' as const, result: deposit },
    { kind: 'loss' as const, result: loss },
  ];
  const answered = found.flatMap(({ kind, result }) =>
    result.status === 'fulfilled' ? [{ kind, limits: result.value }] : [],
  );
  const [first] = answered;
  // An ended session affects every kind, so it is rethrown for the caller.
  const ended = [deposit, loss].find(isResponse);
  if (!first || ended) throw reasonOf(ended ?? deposit);
  const { currency } = first.limits;
  const failed = found.flatMap(({ kind, result }) => (result.status === 'rejected' ? [kind] : []));
  return {
    currency,
    display: displayOf(site, currency),
    limits: answered.flatMap(({ kind, limits }) => setLimits(kind, limits)),
    ...(failed.length > 0 ? { failed } : {}),
  };
}

const isResponse = (result: PromiseSettledResult<unknown>) =>
  result.status === 'rejected' && result.reason instanceof Response;

const reasonOf = (result: PromiseSettledResult<unknown>): unknown =>
  result.status === 'rejected' ? result.reason : undefined;

function setLimits(kind: Limit['kind'], limits: PlatformLimits): Limit[] {
  return periods.flatMap((period) => {
    const { value, used, remaining, resetAt, pendingValue, pendingDate } = limits[period];
    if (value === null || remaining === null || resetAt === null) return [];
    const pending = pendingDate === null ? {} : { pending: { value: pendingValue, at: pendingDate } };
    return [{ kind, period, value, used, remaining, resetAt, ...pending }];
  });
}
