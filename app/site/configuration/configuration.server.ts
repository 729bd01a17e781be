import { errorMessage } from '../../server/error-message';
import { environment } from '../../server/environment.server';
import { changed, reads } from '../../memo/process-memos.server';
import { log } from '../../server/log.server';
import { brandOfPreviewHost } from '../preview-host';
import { readChanges } from './changed-brand.server';
import type { BrandConfiguration } from './read-brand.server';
import { type Configuration, readConfiguration } from './read-configuration.server';

const input = 'brands';

let current: Configuration | undefined;

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

/** With the changes made in the studio; a brand whose changes do not fit its files goes on as it was. */
function readAll(): Configuration {
  return readConfiguration(environment.brandsDirectory, {
    of: (brand) => readChanges(environment.brandsDirectory, brand),
    refused(brand, error) {
      const lastGood = current?.brands.get(brand);
      log.error(
        { event: 'configuration.brand-refused', brand, reason: errorMessage(error) },
        lastGood ? 'the last good configuration of the brand stays' : 'the brand is not served',
      );
      return lastGood;
    },
  });
}

/** Reads the configuration again; a wrong one is logged and the last good one stays in force. */
export function reloadConfiguration(): void {
  try {
    current = readAll();
    changed([input], 'configuration');
    log.info({ event: 'configuration.reloaded' }, 'brands/ read again');
  } catch (error) {
    if (!current) throw error;
    log.error(
      { event: 'configuration.refused', reason: errorMessage(error) },
      'brands/ is wrong, the last good configuration stays',
    );
  }
}
