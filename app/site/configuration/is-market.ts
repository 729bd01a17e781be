import type { ErrorObject } from 'ajv';
import type { Market } from '../../../schemas/generated/types';
import { validateMarket } from '../../../schemas/generated/validators.js';
import { type Json, isJson } from './merge-configuration';

/** Validated rules by country: nearly all markets share the object of the defaults. */
const validRules = new WeakSet<Json>();

/**
 * Validates a market against its schema; `isMarket.errors` has the errors of the last call. Rules by country that
 * several markets share are validated once: repeating it would take most of the start-up time with many brands.
 */
export function isMarket(value: unknown): value is Market {
  const registration = isJson(value) ? value['registration'] : undefined;
  const rules = isJson(registration) ? registration['countryRules'] : undefined;
  const isValidated = isJson(rules) && validRules.has(rules);
  const valid = validateMarket(isValidated ? withoutCountryRules(value) : value);
  isMarket.errors = validateMarket.errors;
  if (valid && isJson(rules)) validRules.add(rules);
  return valid;
}
isMarket.errors = undefined as ErrorObject[] | null | undefined;

function withoutCountryRules(value: unknown): unknown {
  if (!isJson(value) || !isJson(value['registration'])) return value;
  return { ...value, registration: { ...value['registration'], countryRules: {} } };
}
