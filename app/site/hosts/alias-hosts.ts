import path from 'node:path';
import { ConfigurationError } from '../configuration/configuration-error';
import { nearestText } from '../configuration/nearest-text';
import type { BrandConfiguration } from '../configuration/read-brand.server';

/** Host that redirects to another host of its brand. */
export interface AliasHost {
  configured: BrandConfiguration;
  /** Target host. */
  host: string;
}

/**
 * Map of alias hosts to their targets.
 *
 * @param hosts of all brands
 * @param isHostName true if browsers send the name unchanged
 * @throws ConfigurationError if an alias is not a host name, is already in use, or its target is not a host of the brand
 */
export function aliasHostsOf(
  directory: string,
  hosts: ReadonlyMap<string, BrandConfiguration>,
  brands: Iterable<BrandConfiguration>,
  isHostName: (host: string) => boolean,
): Map<string, AliasHost> {
  const aliases = new Map<string, AliasHost>();
  for (const configured of brands) {
    const { id, hosts: own, aliasHosts = {} } = configured.brand;
    for (const [alias, host] of Object.entries(aliasHosts)) {
      const place = `${path.join(directory, id, 'brand.json')}: /aliasHosts/${alias}`;
      if (!isHostName(alias))
        throw new ConfigurationError(
          `${place} is no host name. Write the bare name as browsers send it: lower case, no scheme, port, path or dot at the end, such as "play.example".`,
        );
      const other = aliases.get(alias)?.configured ?? hosts.get(alias);
      if (other)
        throw new ConfigurationError(
          `${place} already belongs to ${other.brand.id}. Remove it from one of the two places.`,
        );
      if (!own.includes(host)) {
        const nearest = nearestText(host, own);
        throw new ConfigurationError(
          `${place} is "${host}", which is not in /hosts.${nearest === undefined ? '' : ` Did you mean "${nearest}"?`} Write one of: ${own.join(', ')}.`,
        );
      }
      aliases.set(alias, { configured, host });
    }
  }
  return aliases;
}
