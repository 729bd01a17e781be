import type { Redirects } from '../../../schemas/generated/types';
import { RedirectTable } from './redirect-table';

/** The redirects of a brand, ready to be looked up. */
export interface BrandRedirects {
  /** As the file has them, in its order. */
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
