import path from 'node:path';
import type { BrandConfiguration } from './read-brand.server';
import { ConfigurationError } from './configuration-error';

type Brands = ReadonlyMap<string, BrandConfiguration>;

/**
 * Host → brand.
 * @throws ConfigurationError when a host is invalid, or belongs to two brands
 */
export function hostsOf(directory: string, brands: Brands): Map<string, BrandConfiguration> {
  const hosts = new Map<string, BrandConfiguration>();
  for (const configured of brands.values())
    for (const [index, host] of configured.brand.hosts.entries()) {
      const place = `${brandFile(directory, configured)}: /hosts`;
      if (!isHostName(host))
        throw new ConfigurationError(
          `${place}/${index} is "${host}". Write the bare name as browsers send it: lower case, no scheme, port, path or dot at the end, such as "play.example".`,
        );
      const other = hosts.get(host);
      if (other)
        throw new ConfigurationError(
          `${place} has "${host}", which already belongs to ${other.brand.id}. Remove it from one of them.`,
        );
      hosts.set(host, configured);
    }
  return hosts;
}

/** Requests contain host names as normalised by the URL parser; any other spelling would never match. */
export function isHostName(host: string): boolean {
  return !host.endsWith('.') && URL.canParse(`http://${host}`) && new URL(`http://${host}`).hostname === host;
}

/** @throws ConfigurationError when not exactly one brand is the default */
export function defaultBrandOf(directory: string, brands: Brands): BrandConfiguration {
  const [brand, ...others] = [...brands.values()].filter((configured) => configured.brand.isDefault);
  if (brand && others.length === 0) return brand;
  throw new ConfigurationError(
    `${directory}: exactly one brand must have "isDefault": true, ${brand ? others.length + 1 : 0} have it.`,
  );
}

/**
 * The platform identifies players by site id: unique ids separate the players of one brand from those of another.
 * @throws ConfigurationError when two brands have the same
 */
export function checkSiteIds(directory: string, brands: Brands): void {
  const brandsById = new Map<number, string>();
  for (const configured of brands.values()) {
    const { id, siteId } = configured.brand;
    const other = brandsById.get(siteId);
    if (other !== undefined)
      throw new ConfigurationError(
        `${brandFile(directory, configured)}: /siteId is ${siteId}, which already belongs to ${other}. Give each brand the id it has at the platform.`,
      );
    brandsById.set(siteId, id);
  }
}

function brandFile(directory: string, { brand }: BrandConfiguration): string {
  return path.join(directory, brand.id, 'brand.json');
}
