import { errorMessage } from '../../server/error-message';
import { log } from '../../server/log.server';
import type { Site } from '../../site/site';
import { within } from '../../server/within';
import { staticPage } from './static-page.server';

/** Timeout in milliseconds: every page of a signed-in player waits for it. */
const patienceMs = 2_000;

/**
 * The version of the terms in force, as named by the terms page. Publishing a higher one makes players accept the terms
 * with their next page (GUARD-19).
 * @returns undefined when content names none or cannot be read; players then need not accept any
 */
export async function currentTermsVersion(site: Site): Promise<string | undefined> {
  try {
    return (await within(staticPage(site, 'terms_and_conditions'), patienceMs))?.version;
  } catch (error) {
    const reason = errorMessage(error);
    log.warn({ event: 'terms.unknown', brand: site.brand.id, reason }, 'no player has to accept terms');
    return undefined;
  }
}
