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

/** Replaces a brand's id when files shared by all brands are refused. */
const allBrands = '';

let current: Configuration | undefined;

/** Brand → why its files or changes are refused. */
let refusals: ReadonlyMap<string, string> = new Map();

/** Id of the brand of a host name, in any spelling; undefined for an unknown host. */
export function brandIdOfHost(hostname: string): string | undefined {
  return brandAtHost(configuration(), hostname.toLowerCase())?.brand.id;
}

/** The brand of a host: one of its own, or its preview host. */
export function brandAtHost(
  { hosts, brands }: Configuration,
  hostname: string,
): BrandConfiguration | undefined {
  return hosts.get(hostname) ?? brands.get(brandOfPreviewHost(hostname) ?? '');
}

/** The configuration in force; a memo that reads it depends on it. The first read throws if it is invalid. */
export function configuration(): Configuration {
  reads.input(input, 'configuration');
  current ??= readAll();
  return current;
}

/**
 * Reads the configuration, with the changes made in the studio. An invalid brand keeps its last good version; without
 * one it is left out, or fails the first reading if only its files are invalid.
 * @param leavesOut whether to leave such a brand out at the first reading too
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

/** Logged once per reason: a folder that is written in several steps is read repeatedly. */
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

/** Reads the configuration without invalid brands. @throws ConfigurationError when shared files are invalid */
export function readWithoutRefused(): Configuration {
  current = readAll(true);
  return current;
}

/** Refused brands, each with the reason. */
export function refusalsOfBrands(): ReadonlyMap<string, string> {
  return refusals;
}

/** Why a brand's files are refused, with file, pointer and remedy; undefined if they are in force. */
export function refusalOf(brand: string): string | undefined {
  return refusals.get(brand) ?? refusals.get(allBrands);
}

/** Reads the configuration again; an invalid one is logged and the last good one stays in force. */
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

/** Low contrast is only logged: it blocks a launch, not a change. */
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
