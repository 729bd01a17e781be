import path from 'node:path';
import { aliasHostsOf } from '../hosts/alias-hosts';
import { checkSiteIds, defaultBrandOf, hostsOf, isHostName } from './brand-identity.server';
import { ConfigurationError } from './configuration-error';
import type { BrandConfiguration } from './read-brand.server';
import type { ChangeSource } from './read-configuration.server';

type Brands = ReadonlyMap<string, BrandConfiguration>;

interface UniqueBrands {
  brands: Map<string, BrandConfiguration>;
  /** The brand that commands take where none is named. */
  defaultBrand: BrandConfiguration;
}

/**
 * Brands none of which has a host, an id at the platform or the place of the default brand that belongs to another. The brand whose change
 * takes one goes on as it was.
 *
 * @param isWhole whether all brands could be read: else the default brand may be the one that is missing
 * @throws ConfigurationError where no brand can be refused for it
 */
export function uniqueBrands(
  directory: string,
  read: Brands,
  isWhole: boolean,
  changes: ChangeSource | undefined,
): UniqueBrands {
  let brands = new Map(read);
  for (;;)
    try {
      return { brands, defaultBrand: checkUnique(directory, brands, isWhole) };
    } catch (error) {
      const next =
        error instanceof ConfigurationError ? withoutWrong(directory, brands, isWhole, changes) : undefined;
      if (!next) throw error;
      isWhole &&= next.size === brands.size;
      brands = next;
    }
}

/** @throws ConfigurationError when something belongs to two brands */
function checkUnique(directory: string, brands: Brands, isWhole: boolean): BrandConfiguration {
  aliasHostsOf(directory, hostsOf(directory, brands), brands.values(), isHostName);
  checkSiteIds(directory, brands);
  const [first] = brands.values();
  const isDefaultMissing = !isWhole && ![...brands.values()].some(({ brand }) => brand.isDefault);
  return first && isDefaultMissing ? first : defaultBrandOf(directory, brands);
}

/** The brands with the last good version of the one whose change is wrong; undefined when none has changed. */
function withoutWrong(
  directory: string,
  brands: Brands,
  isWhole: boolean,
  changes: ChangeSource | undefined,
): Map<string, BrandConfiguration> | undefined {
  const changed = [...brands.keys()].filter((id) => {
    const lastGood = changes?.lastGood?.(id);
    return identityOf(brands.get(id)) !== identityOf(lastGood);
  });
  // With several changes it is the one without which all is well.
  const wrong =
    changed.find((id) => {
      const next = replaced(brands, id, changes?.lastGood?.(id));
      return !fault(directory, next, isWhole && next.size === brands.size);
    }) ?? changed[0];
  if (wrong === undefined || !changes?.refused) return undefined;
  // The last one is the one that takes what another has.
  const configured = brands.get(wrong);
  const found = fault(directory, replaced(replaced(brands, wrong, undefined), wrong, configured), isWhole);
  if (!found) return undefined;
  const file = path.join(directory, wrong, 'brand.json');
  const named = found.message.startsWith(`${file}:`)
    ? found
    : new ConfigurationError(`${file}: /isDefault says which brand is the default. ${found.message}`);
  return replaced(brands, wrong, changes.refused(wrong, named, false));
}

function fault(directory: string, brands: Brands, isWhole: boolean): ConfigurationError | undefined {
  try {
    checkUnique(directory, brands, isWhole);
    return undefined;
  } catch (error) {
    if (error instanceof ConfigurationError) return error;
    throw error;
  }
}

function replaced(brands: Brands, id: string, by: BrandConfiguration | undefined) {
  const next = new Map(brands);
  if (by) next.set(id, by);
  else next.delete(id);
  return next;
}

function identityOf(configured: BrandConfiguration | undefined): string {
  const { hosts, aliasHosts, siteId, isDefault } = configured?.brand ?? {};
  return JSON.stringify([hosts, aliasHosts, siteId, isDefault]);
}
