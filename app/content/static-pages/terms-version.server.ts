import { log } from '../../server/log.server';
import type { Site } from '../../site/site';
import { within } from '../../server/within';
import { staticPage } from './static-page.server';

/** Every page of a player waits for it. */
const patienceMs = 2_000;

/**
 * The version of the terms in force: the one the page of the terms names. Whoever publishes new terms raises it there, and players
 * are asked to accept them with their next page (GUARD-19).
 *
 * @returns undefined when content names none or cannot be read, in which case nobody is asked
 */
export async function currentTermsVersion(site: Site): Promise<string | undefined> {
  try {
    return (await within(staticPage(site, 'terms_and_conditions'), patienceMs))?.version;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    log.warn({ event: 'terms.unknown', brand: site.brand.id, reason }, 'nobody is asked to accept terms');
    return undefined;
  }
}
