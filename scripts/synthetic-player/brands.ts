import { readConfiguration } from '../../app/site/configuration/read-configuration.server';
import { CommandError } from '../content/command-error';

/** Address of a brand to play. */
export interface PlayedBrand {
  id: string;
  /** Address of the home page in the default language and market. */
  home: string;
}

/**
 * The brands to play, each at its own host.
 * @param directory folder of the brands
 * @param url address of the site. `{brand}` in it is replaced by the id of the brand; without it, scheme and port are
 *   those of the address, and
 * the host is the brand's
 * @param wanted ids; empty for all
 * @throws CommandError for an unknown brand; ConfigurationError when the files are invalid
 */
export function brandsAt(directory: string, url: string, wanted: readonly string[]): PlayedBrand[] {
  const { brands } = readConfiguration(directory);
  const known = [...brands.keys()].sort();
  const unknown = wanted.find((id) => !brands.has(id));
  if (unknown !== undefined)
    throw new CommandError(`There is no brand "${unknown}". There are: ${known.join(', ')}.`);
  return [...brands.values()]
    .filter(({ brand }) => wanted.length === 0 || wanted.includes(brand.id))
    .map(({ brand: { id, hosts, defaultLocale } }) => ({
      id,
      home: `${originOf(url, id, hosts)}/${defaultLocale}`,
    }));
}

function originOf(url: string, brand: string, hosts: readonly string[]): string {
  if (url.includes('{brand}')) return new URL(url.replaceAll('{brand}', brand)).origin;
  const address = new URL(url);
  const own = hosts.find((host) => host.startsWith(`${brand}.`)) ?? hosts[0];
  if (own !== undefined) address.hostname = own;
  return address.origin;
}
