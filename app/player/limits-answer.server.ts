import type { LimitsAnswer, PlatformLimits } from '../../schemas/generated/types';
import { validatePlatformLimits } from '../../schemas/generated/validators.js';
import type { Player } from '../platform/player.server';
import { displayOf } from './currency-display';

type Limit = LimitsAnswer['limits'][number];

const periods = ['D', 'W', 'M'] as const;

/** The limits the player has set and what is used of them (API-115, API-117). Throws as `Player.call` does. */
export async function limitsAnswer({ site, call }: Player): Promise<LimitsAnswer> {
  const read = (kind: 'deposit' | 'spend') =>
    call({ path: `/platform/v1/player/${kind}-limits`, validate: validatePlatformLimits });
  const [deposit, loss] = await Promise.all([read('deposit'), read('spend')]);
  return {
    currency: deposit.currency,
    display: displayOf(site, deposit.currency),
    limits: [...setLimits('deposit', deposit), ...setLimits('loss', loss)],
  };
}

function setLimits(kind: Limit['kind'], limits: PlatformLimits): Limit[] {
  return periods.flatMap((period) => {
    const { value, used, remaining, resetAt, pendingValue, pendingDate } = limits[period];
    if (value === null || remaining === null || resetAt === null) return [];
    const pending = pendingDate === null ? {} : { pending: { value: pendingValue, at: pendingDate } };
    return [{ kind, period, value, used, remaining, resetAt, ...pending }];
  });
}
