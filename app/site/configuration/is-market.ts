import type { ErrorObject } from 'ajv';
import type { Market } from '../../../schemas/generated/types';
import { validateMarket } from '../../../schemas/generated/validators.js';
import { type Json, isJson } from './merge-configuration';

/** Rules by country that stand in a valid market: those of the defaults are the same objects in every market. */
const validRules = new WeakSet<object>();

/**
 * Whether a value is a market, as its schema says; `isMarket.errors` tells why the last one was none. The rules by country, which
 * nearly all markets have from the defaults, are checked the first time they are met: with every market again they would take most
 * of the start of many brands.
 */
export function isMarket(value: unknown): value is Market {
  const unchecked = uncheckedRules(value);
  const valid = validateMarket(unchecked ? withRules(value, unchecked) : value);
  isMarket.errors = validateMarket.errors;
  if (valid && unchecked) for (const rule of Object.values(unchecked)) if (isJson(rule)) validRules.add(rule);
  return valid;
}
isMarket.errors = undefined as ErrorObject[] | null | undefined;

/** Undefined for what has no rules by country. */
function uncheckedRules(value: unknown): Json | undefined {
  const registration = isJson(value) ? value['registration'] : undefined;
  const rules = isJson(registration) ? registration['countryRules'] : undefined;
  if (!isJson(rules)) return undefined;
  return Object.fromEntries(
    Object.entries(rules).filter(([, rule]) => !isJson(rule) || !validRules.has(rule)),
  );
}

function withRules(value: unknown, countryRules: Json): unknown {
  if (!isJson(value) || !isJson(value['registration'])) return value;
  return { ...value, registration: { ...value['registration'], countryRules } };
}
