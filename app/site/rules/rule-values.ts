import { ruleDefinitions } from '../../../schemas/generated/rules';
import type { Rules } from '../../../schemas/generated/types';

export type RuleName = keyof Rules;

/** A value for every rule. */
export type ResolvedRules = Required<Rules>;

export const ruleNames = Object.keys(ruleDefinitions) as RuleName[];

/** The stricter of two values of a rule; for lists, the intersection of what is allowed or the union of what is required. */
export function stricterValue(name: RuleName, one: unknown, other: unknown): unknown {
  const { stricter, values = [] } = ruleDefinitions[name];
  switch (stricter) {
    case 'false':
      return one === true && other === true;
    case 'true':
      return one === true || other === true;
    case 'lower':
      return bound(Math.min, one, other);
    case 'higher':
      return bound(Math.max, one, other);
    case 'subset':
      return list(one).filter((item) => list(other).includes(item));
    case 'superset':
      return [...new Set([...list(one), ...list(other)])];
    default:
      return values[Math.max(values.indexOf(String(one)), values.indexOf(String(other)))];
  }
}

/** Whether a value allows more than another: a rule may be tightened, never loosened. */
export function isLooser(name: RuleName, value: unknown, bound: unknown): boolean {
  return !sameValue(stricterValue(name, value, bound), value);
}

function sameValue(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((item) => other.includes(item));
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** null means no restriction. */
function bound(choose: (one: number, other: number) => number, one: unknown, other: unknown): unknown {
  if (typeof one !== 'number') return other;
  if (typeof other !== 'number') return one;
  return choose(one, other);
}
