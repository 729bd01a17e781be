import type { ResolvedRules } from '../../site/rules/rule-values';
import { type LimitPeriod, limitPeriods } from './limit-kinds';

/**
 * Deposit limits that the law of the market wants set before play: the missing periods, or none by name when any period will do.
 * Undefined when nothing is missing.
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
