import { configuration } from '../../site/configuration/configuration.server';
import type { Site } from '../../site/site';

/** Names of the operator's other brands, in alphabetical order. */
export function otherBrandNames({ brand, speech }: Pick<Site, 'brand' | 'speech'>): string[] {
  return [...configuration().brands.values()]
    .filter((other) => other.brand.id !== brand.id)
    .map((other) => other.brand.name)
    .sort((one, other) => one.localeCompare(other, speech.tag));
}
