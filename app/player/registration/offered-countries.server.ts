import { LRUCache } from 'lru-cache';
import { errorMessage } from '../../server/error-message';
import type { PlatformCountries } from '../../../schemas/generated/types';
import { validatePlatformCountries } from '../../../schemas/generated/validators.js';
import { log } from '../../server/log.server';
import { callPlatform } from '../../platform/client.server';
import type { Site } from '../../site/site';
import { type SiteKey, siteKey } from '../../site/site-key';

/** The platform's list rarely changes, and it refuses closed countries in any case. */
const rememberMs = 300_000;
const cache = new LRUCache<SiteKey, PlatformCountries>({ max: 1_000, ttl: rememberMs });

interface OfferedCountries {
  /** Countries of the market that are open for sign-up. */
  countries: string[];
  /** Countries that are closed for registration. */
  closed: string[];
}

/**
 * The countries of a market without those that are inactive, not allowed or excluded from registration (MARKET-19,
 * MARKET-20). While the platform does not respond, all of the market are offered; that is logged.
 */
export async function offeredCountries({ brand, market }: Site): Promise<OfferedCountries> {
  const closed = (await countriesOf({ brand }))
    .filter(
      ({ active, allowed, removeCountryFromRegistration }) =>
        !active || !allowed || removeCountryFromRegistration,
    )
    .map(({ code }) => code);
  return { countries: market.registration.countries.filter((code) => !closed.includes(code)), closed };
}

async function countriesOf({ brand }: Pick<Site, 'brand'>): Promise<PlatformCountries> {
  const { id, siteId } = brand;
  const key = siteKey({ brand }, 'brand');
  const remembered = cache.get(key);
  if (remembered) return remembered;
  try {
    const countries = await callPlatform({
      path: '/platform/v1/player/registration/countries',
      siteId,
      validate: validatePlatformCountries,
    });
    cache.set(key, countries);
    return countries;
  } catch (error) {
    const reason = errorMessage(error);
    log.warn({ event: 'countries.unknown', brand: id, reason }, 'every country of the market is offered');
    return [];
  }
}
