import path from 'node:path';
import { aliasHostsOf } from '../hosts/alias-hosts';
import { checkSiteIds, defaultBrandOf, hostsOf, isHostName } from './brand-identity.server';
import { ConfigurationError } from './configuration-error';
import type { BrandConfiguration } from './read-brand.server';
import type { ChangeSource } from './read-configuration.server';

type Brands = ReadonlyMap<string, BrandConfiguration>;

interface UniqueBrands {
  brands: Map<string, BrandConfiguration>;
  /** Default brand of commands. */
  defaultBrand: BrandConfiguration;
}

/**
 * Brands with unique hosts and platform ids, and a single default brand. A brand whose change causes a clash falls
 * back to its last good version.
 * @param isWhole whether all brands could be read: otherwise the missing brand may be the default one
 * @throws ConfigurationError if no brand can be refused for the clash
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

/** @throws ConfigurationError when two brands clash */
function checkUnique(directory: string, brands: Brands, isWhole: boolean): BrandConfiguration {
  aliasHostsOf(directory, hostsOf(directory, brands), brands.values(), isHostName);
  checkSiteIds(directory, brands);
  const [first] = brands.values();
  const isDefaultMissing = !isWhole && ![...brands.values()].some(({ brand }) => brand.isDefault);
  return first && isDefaultMissing ? first : defaultBrandOf(directory, brands);
}

/** The brands with the last good version of the one whose change causes the clash; undefined if none has changed. */
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
  // With several changes, it is the one without which there is no clash.
  const wrong =
    changed.find((id) => {
      const next = replaced(brands, id, changes?.lastGood?.(id));
      return !fault(directory, next, isWhole && next.size === brands.size);
    }) ?? changed[0];
  if (wrong === undefined || !changes?.refused) return undefined;
  // Inserted last, so that the error names it as the one that clashes.
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
