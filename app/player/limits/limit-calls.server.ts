import type {
  PlatformLimits,
  PlatformRequestLimit,
  PlatformTimeLimits,
} from '../../../schemas/generated/types';
import {
  validatePlatformLimit,
  validatePlatformLimits,
  validatePlatformTimeLimits,
} from '../../../schemas/generated/validators.js';
import type { PlayerCall } from '../../platform/player-call.server';
import type { LimitKind, LimitPeriod } from './limit-kinds';

const names: Record<LimitKind, string> = { deposit: 'deposit', loss: 'spend', wager: 'wager', time: 'time' };

const pathOf = (kind: LimitKind): string => `/platform/v1/player/${names[kind]}-limits`;

const durations: Record<LimitPeriod, PlatformRequestLimit['duration']> = {
  D: 'daily',
  W: 'weekly',
  M: 'monthly',
};

/** The limits of one kind (API-115, API-117): amounts in a currency, or times. Throws as `Player.call` does. */
export function readLimits(call: PlayerCall, kind: LimitKind): Promise<PlatformLimits | PlatformTimeLimits> {
  const path = pathOf(kind);
  return kind === 'time'
    ? call({ path, validate: validatePlatformTimeLimits })
    : call({ path, validate: validatePlatformLimits });
}

/** Changes a limit (API-116, API-118) and returns its new state. Throws as `Player.call` does. */
export function changeLimit(
  call: PlayerCall,
  kind: LimitKind,
  period: LimitPeriod,
  wish: Omit<PlatformRequestLimit, 'duration'>,
) {
  const body = { duration: durations[period], ...wish };
  return call({ method: 'PATCH', path: pathOf(kind), body, validate: validatePlatformLimit });
}
