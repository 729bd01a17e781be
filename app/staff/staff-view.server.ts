import Negotiator from 'negotiator';
import type { Languages } from '../../schemas/generated/types';
import type { Translate } from '../../ui/site/site-context';
import { environment } from '../server/environment.server';
import { configuration } from '../site/configuration/configuration.server';
import type { BrandConfiguration } from '../site/configuration/read-brand.server';
import { isListedHost } from '../site/host-pattern';
import { brandOfHost } from '../site/resolve.server';
import { languageTranslator } from '../site/texts/messages.server';

/** Common inputs of staff pages: the brand of the host, and texts in the browser's language. */
export interface StaffView {
  brand: BrandConfiguration;
  speech: Languages[number];
  t: Translate;
}

/** Headers of every response to staff: not indexed, not cached. */
export const staffHeaders = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } as const;

/**
 * The view of a request to a staff page.
 * @throws Response 404 without accounts, and on hosts that are not listed in `STAFF_HOSTS`
 */
export function staffView(request: Request): StaffView {
  const { file, hosts } = environment.staff;
  const isOpen = file !== undefined && isListedHost(new URL(request.url).hostname, hosts);
  const brand = isOpen ? brandOfHost(request) : undefined;
  if (!brand)
    throw new Response('Not found.', {
      status: 404,
      headers: { ...staffHeaders, 'content-type': 'text/plain; charset=utf-8' },
    });
  const speech = speechOf(request);
  return { brand, speech, t: languageTranslator(speech) };
}

/** The best match for the browser's languages; English if none is supported. */
function speechOf(request: Request): Languages[number] {
  const languages = [...configuration().languages.values()];
  const headers = { 'accept-language': request.headers.get('accept-language') ?? '' };
  const [tag] = new Negotiator({ headers }).languages(languages.map((language) => language.tag));
  const speech = languages.find((language) => language.tag === tag) ?? languages[0];
  if (!speech) throw new Error('brands/languages.json is empty');
  return speech;
}
