import type { Redirects } from '../../../schemas/generated/types';
import { RedirectTable } from './redirect-table';

/** Redirects of a brand, indexed for lookup. */
export interface BrandRedirects {
  /** Redirects in the order of the file. */
  stored: Redirects;
  /** Paths below the locale. */
  pages: RedirectTable;
  /** Whole paths of the brand's former site. */
  legacy: RedirectTable;
}

export function brandRedirects(stored: Redirects): BrandRedirects {
  return {
    stored,
    pages: new RedirectTable(stored.pages ?? []),
    legacy: new RedirectTable(stored.legacy ?? []),
  };
}
