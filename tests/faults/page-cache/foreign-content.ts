import type { PlainAnswer } from '../../support/plain-request';
import { type TestSite, sites } from '../../support/sites';
import { type MarkedBrands, ownText } from './isolation-marks';

/** A request and its sender. */
export interface Question {
  site: TestSite;
  channel: 'desktop' | 'mobile';
  state: 'signed out' | 'signed in' | 'preview';
  target: string;
  isPage: boolean;
}

/** Content of other sites in a response, as readable texts; empty on success. */
export function foreign(
  marks: MarkedBrands['marks'],
  { site, state, isPage, target }: Question,
  { status, headers, body }: Pick<PlainAnswer, 'status' | 'headers' | 'body'>,
): string[] {
  const found: string[] = [];
  // On a busy machine the platform and the session store may time out (502, 503). Signed-in players are redirected from the registration.
  const ledHome = status === 302 && headers['location'] === `/${site.locale}`;
  if (![200, 401, 404, 451, 502, 503].includes(status) && !ledHome) found.push(`status ${status}`);
  const text = `${JSON.stringify(headers)}\n${body}`.toLowerCase();
  for (const [brand, its] of marks)
    if (brand !== site.brand)
      found.push(
        ...its.filter((mark) => holds(text, mark.toLowerCase())).map((mark) => `${mark} of ${brand}`),
      );
  if (state !== 'preview' && body.includes('Draft of')) found.push('a draft');
  if (isPage && !ledHome) found.push(...foreignToPage(site, target, body));
  else if (target.startsWith('/api/dialog-site')) found.push(...foreignToDialog(site, body));
  return found;
}

const letter = /[a-zà-ÿ]/;

/** Finds a mark as a whole word: `brasa`, but not in `abrasador`. */
function holds(text: string, mark: string): boolean {
  const inWord = (edge: string, beside: string) => letter.test(edge) && letter.test(beside);
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) {
    const end = at + mark.length;
    if (!inWord(text.charAt(at), text.charAt(at - 1)) && !inWord(text.charAt(end - 1), text.charAt(end)))
      return true;
  }
  return false;
}

/** Links with a locale, on this host or another one. */
const localeLink = / href="(?:https?:\/\/[^/"]+)?\/([a-z]{2,4}-[A-Z]{2})(\/[^"?#]*)?[^"]*"/g;

function foreignToPage(site: TestSite, target: string, body: string): string[] {
  const found: string[] = [];
  if (!body.includes(`<html lang="${site.tag}"`)) found.push(`no lang ${site.tag}`);
  if (!body.includes(ownText(site.brand))) found.push('no text of its own brand');
  if (!body.includes(`href="/brands/${site.brand}/`)) found.push('no icon of its own brand');
  // Links to the brand's other languages and markets are expected: to this page, or to the home page if it does not exist there.
  const locales = new Set(sites.filter(({ brand }) => brand === site.brand).map(({ locale }) => locale));
  const shown = ['', target.slice(site.locale.length + 1), '/region-blocked'];
  for (const [, locale = '', rest = ''] of body.matchAll(localeLink))
    if (locale !== site.locale && !(locales.has(locale) && shown.includes(rest)))
      found.push(`link to /${locale}${rest}`);
  return found;
}

function foreignToDialog(site: TestSite, body: string): string[] {
  const { view, texts } = JSON.parse(body) as {
    view: { brand: { id: string }; market: string; locale: string; tag: string };
    texts: { app: { skipToContent: string } };
  };
  const seen = [view.brand.id, view.market, view.locale, view.tag, texts.app.skipToContent];
  const own = [site.brand, site.market, site.locale, site.tag, ownText(site.brand)];
  return seen.flatMap((value, index) => (value === own[index] ? [] : [`${value} instead of ${own[index]}`]));
}
