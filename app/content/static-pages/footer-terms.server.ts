import { errorMessage } from '../../server/error-message';
import { footerTermsId } from '../../../ui/site/footer-terms';
import { isRecord } from '../../../schemas/is-record';
import { log } from '../../server/log.server';
import type { Site } from '../../site/site';
import { localeAddress } from '../../site/wanted-path';
import { type StoredDocument, documents } from '../documents/page-document.server';
import { findPage } from '../documents/page-index.server';
import { pathOfSlug, termsSlug } from './static-pages';

export const termsPath = pathOfSlug(termsSlug);
const fragment = `#${footerTermsId}`;

/** Whether the footer of a layout contains the market's terms: there is then no separate page for them (ROUTE-24, AMB-11). */
export function suppliesTerms(layout: StoredDocument | undefined): boolean {
  return (layout?.blocks ?? []).some(
    (stored) => stored.block === 'site-footer' && stored.content.suppliesTerms === true,
  );
}

/** The same for a site; false while its layout cannot be read. */
export async function footerSuppliesTerms(site: Site): Promise<boolean> {
  try {
    const { layoutId } = await findPage(site, '/');
    if (layoutId === undefined) return false;
    const locale = site.speech.contentLocale;
    return suppliesTerms(await documents.get({ type: 'siteLayout', id: layoutId, locale }));
  } catch (error) {
    const reason = errorMessage(error);
    log.warn({ event: 'layout.unknown', brand: site.brand.id, market: site.market.id, reason }, 'no layout');
    return false;
  }
}

/** Address of the terms a visitor accepts: their page, or the footer that contains them. */
export async function termsAddress(site: Site): Promise<string> {
  if (await footerSuppliesTerms(site)) return `${localeAddress(site.locale, '/')}${fragment}`;
  return localeAddress(site.locale, termsPath);
}

/** Content with links to the terms page redirected to the footer of the same page. */
export function ledToFooterTerms<T extends object>(content: T): T {
  // Only addresses change, so the type stays the same.
  return withoutTooDeep(content) as T;
}

/** Content nested too deep to search is left unchanged. */
function withoutTooDeep(content: object): object {
  try {
    return lead(content) as object;
  } catch (error) {
    if (error instanceof RangeError) return content;
    throw error;
  }
}

/** Properties in which content stores addresses: of links, and of links in rich text. */
const addressNames = ['target', 'uri'];

function lead(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(lead);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      addressNames.includes(name) && isTermsPage(part) ? fragment : lead(part),
    ]),
  );
}

function isTermsPage(target: unknown): boolean {
  if (typeof target !== 'string') return false;
  const [path] = target.trim().split(/[?#]/);
  return path === termsPath;
}
