import type { LimitKind, LimitPeriod } from '../../database/tables/limits';
import type { Facts } from '../facts';
import { FinalRefusal } from './refusal';

const CODES: Record<LimitKind, string> = {
  deposit: 'error.deposit.limit.reached',
  loss: 'error.loss.limit.reached',
  wager: 'error.wager.limit.reached',
};
const NAMES: Record<LimitPeriod, string> = { D: 'daily', W: 'weekly', M: 'monthly' };

/** Refuses an amount that passes what is left of a limit of the kind. An amount of 0 passes none. */
export function assertWithinLimits(kind: LimitKind, amount: number, { limits }: Pick<Facts, 'limits'>): void {
  if (amount === 0) return;
  const passed = limits.find((limit) => limit.kind === kind && limit.used + amount > limit.value);
  if (passed === undefined) return;
  const left = Math.max(0, passed.value - passed.used);
  throw new FinalRefusal(
    409,
    CODES[kind],
    `${amount} passes the ${NAMES[passed.period]} ${kind} limit of ${passed.value}: ${left} is left until ` +
      `${new Date(passed.resetAt).toISOString()}.`,
  );
}

/** Refuses a stake of a player who has to set a deposit limit first. */
export function assertLimitsDeposits({
  limits,
  needsDepositLimit,
}: Pick<Facts, 'limits' | 'needsDepositLimit'>): void {
  if (!needsDepositLimit || limits.some(({ kind }) => kind === 'deposit')) return;
  throw new FinalRefusal(
    403,
    'error.deposit.limit.required',
    'Where the player lives, nobody plays before having set a deposit limit.',
  );
}
