import isEqual from 'fast-deep-equal';
import { weakPairs } from '../../../ui/theme/contrast';
import { errorMessage } from '../../server/error-message';
import { environment } from '../../server/environment.server';
import { changed, reads } from '../../memo/process-memos.server';
import { log } from '../../server/log.server';
import { reportRefusedBrands } from '../../server/metrics.server';
import { brandOfPreviewHost } from '../preview-host';
import { readChanges } from './changed-brand.server';
import type { BrandConfiguration } from './read-brand.server';
import { type Configuration, readConfiguration } from './read-configuration.server';

const input = 'brands';

/** In place of a brand's id, where files that all brands share are refused. */
const allBrands = '';

let current: Configuration | undefined;

/** Brand → why its files, or their changes, are not in force. */
let refusals: ReadonlyMap<string, string> = new Map();

/** Id of the brand a host name belongs to, however it is written; undefined for a host that is no brand's. */
export function brandIdOfHost(hostname: string): string | undefined {
  return brandAtHost(configuration(), hostname.toLowerCase())?.brand.id;
}

/** The brand a host belongs to: as one of its own, or as the host of its previews. */
export function brandAtHost(
  { hosts, brands }: Configuration,
  hostname: string,
): BrandConfiguration | undefined {
  return hosts.get(hostname) ?? brands.get(brandOfPreviewHost(hostname) ?? '');
}

/** The configuration in force; a memo that reads it depends on it. The first read throws when it is wrong. */
export function configuration(): Configuration {
  reads.input(input, 'configuration');
  current ??= readAll();
  return current;
}

/**
 * With the changes made in the studio. A brand that is wrong goes on as it was; without a last good version it is left out, and where
 * nothing but its files is wrong that stops the first reading.
 *
 * @param leavesOut leaves such a brand out at the first reading too
 */
function readAll(leavesOut = current !== undefined): Configuration {
  const refused = new Map<string, string>();
  const configured = readConfiguration(environment.brandsDirectory, {
    of: (brand) => readChanges(environment.brandsDirectory, brand),
    lastGood: (brand) => current?.brands.get(brand),
    refused(brand, error, hasChanges) {
      if (!leavesOut && !hasChanges) throw error;
      refused.set(brand, error.message);
      return current?.brands.get(brand);
    },
  });
  logRefused(refused, configured);
  return configured;
}

/** One line for each reason: a folder that is written in several steps is read several times. */
function logRefused(refused: ReadonlyMap<string, string>, { brands }: Pick<Configuration, 'brands'>): void {
  for (const [brand, reason] of refused)
    if (refusals.get(brand) !== reason)
      log.error(
        { event: 'configuration.brand-refused', brand, reason },
        brands.has(brand) ? 'the last good configuration of the brand stays' : 'the brand is not served',
      );
  keepRefusals(refused);
}

function keepRefusals(refused: ReadonlyMap<string, string>): void {
  refusals = refused;
  reportRefusedBrands([...refused.keys()]);
}

/** Reads the configuration without the brands that are wrong. @throws ConfigurationError when what they share is wrong */
export function readWithoutRefused(): Configuration {
  current = readAll(true);
  return current;
}

/** The brands that are wrong, each with why. */
export function refusalsOfBrands(): ReadonlyMap<string, string> {
  return refusals;
}

/** Why a brand is not in force as its files have it, with file, pointer and remedy; undefined when it is. */
export function refusalOf(brand: string): string | undefined {
  return refusals.get(brand) ?? refusals.get(allBrands);
}

/** Reads the configuration again; a wrong one is logged and the last good one stays in force. */
export function reloadConfiguration(): void {
  try {
    const before = current;
    current = readAll();
    logLowContrast(current, before);
    logUnnamedSportsbooks(current);
    changed([input], 'configuration');
    log.info({ event: 'configuration.reloaded' }, 'brands/ read again');
  } catch (error) {
    if (!current) throw error;
    const reason = errorMessage(error);
    if (refusals.get(allBrands) === reason) return;
    keepRefusals(new Map([[allBrands, reason]]));
    log.error(
      { event: 'configuration.refused', reason },
      'brands/ is wrong, the last good configuration stays',
    );
  }
}

/** A new theme is shown even where its colours are hard to read: that blocks a launch, not a change. */
function logLowContrast({ brands }: Configuration, before: Configuration | undefined): void {
  for (const [id, { brand, theme }] of brands) {
    if (isEqual(theme, before?.brands.get(id)?.theme)) continue;
    const [weakest, ...others] = weakPairs(theme, brand.layout).sort((one, other) => one.ratio - other.ratio);
    if (!weakest) continue;
    const { on, ground, ratio, least } = weakest;
    log.warn(
      { event: 'configuration.low-contrast', brand: id, on, ground, ratio, least, others: others.length },
      'colours of the brand are hard to read',
    );
  }
}

/** Brands whose sportsbook cannot tell them apart (AMB-35). */
function logUnnamedSportsbooks({ brands }: Configuration): void {
  for (const [id, { brand }] of brands)
    if (brand.features.sportsbook && !brand.sportsbook.brandId)
      log.warn({ event: 'configuration.sportsbook', brand: id }, 'sportsbook.brandId is empty: set it');
}
