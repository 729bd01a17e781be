import type { TestSite } from './sites';
import { plainRequest } from './plain-request';

/** Effort of a user: links and buttons to press, and fields to fill in. */
export interface Effort {
  presses: number;
  fields: number;
}

/** A way to a goal: links from the home page, and then optionally a form. */
export interface Way {
  as: 'visitor' | 'player';
  /** Suffixes of the links that lead there. */
  links: readonly string[];
  /** Path of the page with the form below the locale. */
  page: string;
  /** The form, by its field `intent`; without it the first one of the page. */
  intent?: string;
  /**
   * Required choices that no field marks as required, such as between a suggested and a custom amount. The way exists only with the form.
   */
  choices?: number;
}

/** Reads pages of a site. */
export interface Reader {
  /** HTML of a page below the locale, without scripts. */
  html(path: string, as: Way['as']): Promise<string>;
}

const port = () => process.env['TEST_SITE_PORT'] ?? '';

/**
 * Signs in a demo player.
 * @returns the cookies
 */
export async function cookiesOf({ brand, locale }: TestSite, who = 'regular'): Promise<string> {
  const host = `${brand}.localhost:${port()}`;
  const { cookies } = await plainRequest(`http://localhost:${port()}/${locale}/login.data`, {
    method: 'POST',
    headers: { host, origin: `http://${host}`, accept: 'application/json' },
    body: new URLSearchParams({ email: `${who}@${brand}.example`, password: 'Marquee-2026' }).toString(),
  });
  return cookies;
}

/**
 * Every page is read once.
 * @param cookies of the player
 */
export function readerOf({ brand, locale }: TestSite, cookies: string): Reader {
  const read = new Map<string, Promise<string>>();
  const fetchPage = async (path: string, as: Way['as']) => {
    const host = `${brand}.localhost:${port()}`;
    const headers = { host, cookie: as === 'player' ? cookies : '' };
    const { body } = await plainRequest(`http://localhost:${port()}/${locale}${path}`, { headers });
    return body.replace(/<script[\s\S]*?<\/script>/g, '');
  };
  return {
    html(path, as) {
      const key = `${as} ${path}`;
      const page = read.get(key) ?? fetchPage(path, as);
      read.set(key, page);
      return page;
    },
  };
}

/** The effort of a way; undefined if the site does not offer it. */
export async function effortOf(way: Way, reader: Reader): Promise<Effort | undefined> {
  const links = await linksTo(way, reader);
  if (links === undefined) return undefined;
  const form = formIn(await reader.html(way.page, way.as), way.intent);
  const { choices = 0 } = way;
  if (form === undefined) return choices > 0 ? undefined : { presses: links, fields: 0 };
  return { presses: links + 1, fields: fieldsOf(form).filter(hasToBeFilled).length + choices };
}

/** Pages with further links, besides the home page. */
const hubs = ['/my-account/account', '/responsible-gambling'];

async function linksTo({ links, as }: Way, reader: Reader): Promise<number | undefined> {
  const leads = (html: string) => links.some((link) => html.includes(`${link}"`));
  if (leads(await reader.html('', as))) return 1;
  for (const hub of hubs) if (leads(await reader.html(hub, as))) return 2;
  return undefined;
}

/** The HTML of a form of a page. */
export function formIn(html: string, intent?: string): string | undefined {
  const forms = [...html.matchAll(/<form\b[^>]*method="post"[\s\S]*?<\/form>/g)].map(([form]) => form);
  return forms.find((form) =>
    intent === undefined ? form.includes('required') : form.includes(`value="${intent}"`),
  );
}

/** The controls of a form in HTML order. */
export function fieldsOf(form: string): string[] {
  return [...form.matchAll(/<(?:input|select|textarea)\b[^>]*>/g)]
    .map(([field]) => field)
    .filter((field) => !field.includes('type="hidden"'));
}

/** A select always has a value, and a pre-filled field need not be typed. */
const hasToBeFilled = (field: string) =>
  /\brequired\b/.test(field) && !field.startsWith('<select') && !/\bvalue="[^"]+"/.test(field);
