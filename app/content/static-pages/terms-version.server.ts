import { errorMessage } from '../../server/error-message';
import { log } from '../../server/log.server';
import type { Site } from '../../site/site';
import { within } from '../../server/within';
import { staticPage } from './static-page.server';

/** Every page of a player waits for it. */
const patienceMs = 2_000;

/**
 * The version of the terms in force: the one the page of the terms names. Whoever publishes new terms raises it there, and players
 * have to accept them with their next page (GUARD-19).
 *
 * @returns undefined when content names none or cannot be read, in which case no player has to accept terms
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
