import { ConfigurationError } from '../configuration/configuration-error';
import { type Json, isJson } from '../configuration/merge-configuration';
import { nearestText } from '../configuration/nearest-text';
import type { BrandConfiguration } from '../configuration/read-brand.server';
import type { DeclaredFeatures } from './site-features';

/**
 * Checks what the schema cannot: days and markets of conditional flags, and that each of those flags has a default.
 *
 * @param file of the brand, for the messages
 * @param defaults of `brands/defaults.json`
 * @returns the values of the defaults
 * @throws ConfigurationError with file, pointer and remedy
 */
export function declaredFeatures(
  file: string,
  { brand, markets }: Pick<BrandConfiguration, 'brand' | 'markets'>,
  defaults: Json,
): DeclaredFeatures {
  const ofBrand = isJson(defaults['brand']) ? defaults['brand']['features'] : undefined;
  const valueOf = (name: string) => isJson(ofBrand) && ofBrand[name] === true;
  for (const [name, flag] of Object.entries(brand.features)) {
    if (typeof flag === 'boolean') continue;
    const place = `${file}: /features/${name}`;
    if (!isJson(ofBrand) || typeof ofBrand[name] !== 'boolean')
      throw new ConfigurationError(
        `${place} has an end, but brands/defaults.json declares no value of it. Add true or false to /brand/features/${name} there.`,
      );
    if (!isDay(flag.until))
      throw new ConfigurationError(
        `${place}/until is "${flag.until}", which is no day. Write year, month and day, such as "2027-03-31".`,
      );
    for (const [index, market] of (flag.markets ?? []).entries())
      if (!markets.has(market)) {
        const nearest = nearestText(market, markets.keys());
        throw new ConfigurationError(
          `${place}/markets/${index} is "${market}", but ${brand.id} has no such market.${nearest === undefined ? '' : ` Did you mean "${nearest}"?`} Correct or remove it.`,
        );
      }
  }
  return {
    maintenance: valueOf('maintenance'),
    sportsbook: valueOf('sportsbook'),
    sportsbookExtraCheck: valueOf('sportsbookExtraCheck'),
    payAndPlay: valueOf('payAndPlay'),
    eddQuestionnaire: valueOf('eddQuestionnaire'),
    websocket: valueOf('websocket'),
  };
}

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
