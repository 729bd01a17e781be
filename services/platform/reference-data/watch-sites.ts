import type { Logger } from 'pino';
import { type FolderWatch, watchFolder } from '../../process/watch-folder';
import { readSites } from './brand-sites';
import type { PlatformData } from './data';

/** Reloads brands when they are added, changed or removed. An invalid file is logged, and the last valid state remains. */
export function watchSites(
  brandsDir: string,
  data: Pick<PlatformData, 'sites' | 'currencies'>,
  log: Logger,
): Promise<FolderWatch> {
  return watchFolder(brandsDir, () => {
    try {
      const sites = readSites(brandsDir, data.currencies);
      // In place: all parts of the platform share this list.
      data.sites.splice(0, data.sites.length, ...sites);
      log.info({ sites: sites.map(({ brand }) => brand) }, 'sites reloaded');
    } catch (error) {
      log.error({ err: error }, 'sites are invalid; the last valid ones stay in use');
    }
  });
}
