import type { ResolvedRules } from '../../site/rules/rule-values';
import { type LimitPeriod, limitPeriods } from './limit-kinds';

/**
 * Deposit limits that the market's law requires before play: the missing periods, or an empty list if any period
 * suffices. Undefined when nothing is missing.
 */
export function missingDepositLimits(
  limits: Record<LimitPeriod, { value: number | null }>,
  {
    depositLimitPeriods,
    depositLimitRequired,
  }: Pick<ResolvedRules, 'depositLimitPeriods' | 'depositLimitRequired'>,
): LimitPeriod[] | undefined {
  const isUnset = (period: LimitPeriod) => limits[period].value === null;
  const missing = limitPeriods.filter((period) => depositLimitPeriods.includes(period) && isUnset(period));
  const hasNone = depositLimitRequired && limitPeriods.every(isUnset);
  return missing.length > 0 || hasNone ? missing : undefined;
}
