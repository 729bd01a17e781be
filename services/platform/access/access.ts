import { type BlockList, isIP } from 'node:net';
import type { Country, PlatformData, Site } from '../reference-data/data';
import { createIpLookup, holds, isPrivateAddress, plainAddress, type Place } from './ip-ranges';

/** Location of a visitor and whether the site may serve them (API-006, AUTH-06). Unknown values are empty. */
export interface AccessContext {
  autodetectedCountry: string;
  Region: string;
  City: string;
  ipAddress: string;
  market: string;
  allowed: boolean;
}

/** Properties of a visit. `country` and `region` are set only by a trusted caller. */
export interface Visit {
  address: string;
  country?: string | undefined;
  region?: string | undefined;
}

/** The market of a country code (MARKET-07), or the default market if it has none. */
export function marketForCountry(
  {
    countries,
    defaults,
  }: { countries: readonly Country[]; defaults: Pick<PlatformData['defaults'], 'market'> },
  code: string,
): string {
  return countries.find((country) => country.code === code)?.market ?? defaults.market;
}

interface AccessSettings {
  defaultCountry?: string | undefined;
  blockedAddresses?: BlockList | undefined;
}

/**
 * Locates a visitor: by the country from a trusted caller, else the range of the address, else the default for
 * loopback and private addresses. Access is refused for a country blocked by the site or closed for all sites
 * (GUARD-03, GUARD-35), and for a blocked address (CONST-10); an unknown country is served as the global
 * market.
 */
export function createAccess(
  data: Pick<PlatformData, 'countries' | 'defaults' | 'ipRanges'>,
  { defaultCountry = data.defaults.country, blockedAddresses }: AccessSettings,
): (site: Site, visit: Visit) => AccessContext {
  const lookUp = createIpLookup(data.ipRanges);

  function placeOf(visit: Visit, address: string): Place {
    const byAddress = isIP(address) === 0 ? undefined : lookUp(address);
    if (visit.country !== undefined && /^[A-Z]{2}$/.test(visit.country)) {
      const same = byAddress?.country === visit.country ? byAddress : undefined;
      return { country: visit.country, region: visit.region ?? same?.region ?? '', city: same?.city ?? '' };
    }
    if (byAddress !== undefined) return byAddress;
    const country = isIP(address) !== 0 && isPrivateAddress(address) ? defaultCountry : '';
    return { country, region: '', city: '' };
  }

  const isBlocked = (address: string) =>
    blockedAddresses !== undefined && isIP(address) !== 0 && holds(blockedAddresses, address);

  return (site, visit) => {
    const ipAddress = plainAddress(visit.address);
    const { country, region, city } = placeOf(visit, ipAddress);
    const closed = data.countries.some(({ code, allowed }) => code === country && !allowed);
    return {
      autodetectedCountry: country,
      Region: region,
      City: city,
      ipAddress,
      market: marketForCountry(data, country),
      allowed: !closed && !site.blockedCountries.includes(country) && !isBlocked(ipAddress),
    };
  };
}
