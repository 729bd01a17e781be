import type { BrandConfiguration } from '../../site/configuration/read-brand.server';
import { type CellReading, readCell } from './cells/cell';
import { blockNames, fixtureNames } from './fixtures/fixtures.server';
import { gallerySites } from './gallery-sites.server';

/** The cell of a gallery address at a brand's host. */
export function cellOf(request: Request, configured: BrandConfiguration): CellReading {
  return readCell(new URL(request.url).searchParams, {
    blocks: blockNames,
    fixturesOf: fixtureNames,
    sites: gallerySites(configured),
  });
}
