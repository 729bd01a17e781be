import { ConfigurationError } from '../configuration/configuration-error';
import { nearestText } from '../configuration/nearest-text';
import type { BrandConfiguration } from '../configuration/read-brand.server';
import { decideLocale, isValidLocale } from '../locale';
import {
  type Redirect,
  type RedirectTable,
  isWildcard,
  keyOf,
  segmentsOf,
  targetOf,
  withoutWildcard,
} from './redirect-table';
import { serverSegments } from './server-paths';

type Configured = Pick<BrandConfiguration, 'brand' | 'markets' | 'redirects'>;

const lists = ['pages', 'legacy'] as const;
type List = (typeof lists)[number];

/** Redirect with its position in the file. */
interface Stored {
  list: List;
  pointer: string;
  redirect: Redirect;
}

/**
 * Rejects duplicate redirects, loops, chains and targets that are not allowed.
 *
 * @param file for the messages
 * @throws ConfigurationError that lists every fault with file, pointer and remedy
 */
export function checkRedirects(file: string, configured: Configured): void {
  const all = lists.flatMap((list) =>
    (configured.redirects.stored[list] ?? []).map((redirect: Redirect, index): Stored => ({
      list,
      pointer: `/${list}/${index}`,
      redirect,
    })),
  );
  const markets = [undefined, ...new Set(all.flatMap(({ redirect }) => redirect.market ?? []))];
  const faults = all.flatMap((stored) => {
    const own = [...sourceFaults(stored, configured), ...targetFaults(stored, configured)];
    if (own.length > 0) return own;
    const { list, redirect } = stored;
    const inMarkets = list === 'legacy' ? [undefined] : redirect.market ? [redirect.market] : markets;
    return wayFaults(stored, inMarkets, all, configured);
  });
  faults.push(...repeatedSources(all));
  if (faults.length > 0) throw new ConfigurationError(faults.map((fault) => `${file}: ${fault}`).join('\n'));
}

function repeatedSources(all: readonly Stored[]): string[] {
  const first = new Map<string, Stored>();
  return all.flatMap((stored) => {
    const { list, pointer, redirect } = stored;
    const key = `${list} ${redirect.market ?? ''} ${keyOf(segmentsOf(redirect.from))}`;
    const earlier = first.get(key);
    if (!earlier) first.set(key, stored);
    return earlier
      ? [
          `${pointer}/from is "${redirect.from}", which ${earlier.pointer}/from has already. Remove one of them.`,
        ]
      : [];
  });
}

function sourceFaults({ list, pointer, redirect }: Stored, { brand, markets }: Configured): string[] {
  const { from, market } = redirect;
  const [first = ''] = segmentsOf(from);
  const place = `${pointer}/from is "${from}"`;
  if (isValidLocale(first, markets))
    return [
      list === 'pages'
        ? `${place}, but "pages" are below the locale. Write "${from.slice(first.length + 1) || '/'}"; "market" limits it to one market.`
        : `${place}, which begins with a locale of the brand. Move it to "pages", without the locale.`,
    ];
  if (list === 'legacy' && serverSegments.includes(first))
    return [`${place}, but addresses below /${first} belong to the site itself. Remove it.`];
  if (market !== undefined && !markets.has(market))
    return [
      `${pointer}/market is "${market}", but ${brand.id} has no such market.${didYouMean(market, markets.keys())} Correct it, or leave it out for all markets.`,
    ];
  return [];
}

function targetFaults({ list, pointer, redirect }: Stored, configured: Configured): string[] {
  const { from, to } = redirect;
  const place = `${pointer}/to is "${to}"`;
  if (isWildcard(to) && !isWildcard(from))
    return [`${place}, but "from" has no /* whose rest could be carried over. End both with /*, or neither.`];
  if (!to.startsWith('/') || to.startsWith('//')) return otherHostFaults(place, to, configured);
  const [pathname = ''] = to.split('?');
  if (/[#\\\s]|\*(?!$)/.test(to) || (to.includes('*') && !isWildcard(to)) || hasDotSegment(pathname))
    return [
      `${place}. Write a path without "#", "\\", spaces, "." and ".." segments; "*" is its last segment or none.`,
    ];
  const [first = ''] = segmentsOf(withoutWildcard(pathname));
  const { brand, markets } = configured;
  const hasLocale = isValidLocale(first, markets);
  if (list === 'pages' && hasLocale)
    return [
      `${place}, but "pages" lead to paths below the locale. Write "${to.slice(first.length + 1) || '/'}".`,
    ];
  if (list === 'legacy' && !hasLocale)
    return [
      `${place}, which has no locale of the brand in front. Write "/${brand.defaultLocale}${to === '/' ? '' : to}", or another locale.`,
    ];
  return [];
}

const hasDotSegment = (path: string) => segmentsOf(path).some((segment) => /^(\.|%2e){1,2}$/i.test(segment));

function otherHostFaults(place: string, to: string, { brand, redirects }: Configured): string[] {
  const url = URL.canParse(to) ? new URL(to) : undefined;
  if (url?.protocol !== 'https:' || url.username || url.password || url.port || url.hash || /[\\\s]/.test(to))
    return [
      `${place}. Write a path that begins with one slash, or an https address without port, user and "#", such as "https://help.example/start".`,
    ];
  const allowed = redirects.stored.otherHosts ?? [];
  if (brand.hosts.includes(url.hostname))
    return [`${place}, which is a host of ${brand.id} itself. Write the path alone.`];
  if (!allowed.includes(url.hostname))
    return [
      `${place}, but "${url.hostname}" is not in /otherHosts.${didYouMean(url.hostname, allowed)} Correct it, or add the host there.`,
    ];
  // Without a path, the rest would extend the host name.
  if (!to.slice('https://'.length).includes('/')) return [`${place}. Write "${to}/".`];
  return [];
}

/** Finds redirects to other redirects, which cost visitors a request and may stop crawlers. */
function wayFaults(
  stored: Stored,
  markets: readonly (string | undefined)[],
  all: readonly Stored[],
  configured: Configured,
): string[] {
  for (const market of markets)
    for (const rest of probes(stored.redirect, all)) {
      const fault = wayFault(stored, rest, market, all, configured);
      if (fault) return [fault];
    }
  return [];
}

/** Placeholder for a path below a wildcard that matches no other redirect. */
const anyRest = '-any-';

/** Paths to test below the wildcard of a redirect: a placeholder, and every path that other redirects match below its target. */
function probes({ from, to }: Redirect, all: readonly Stored[]): string[] {
  if (!isWildcard(from)) return [''];
  if (!isWildcard(to)) return [anyRest];
  const base = segmentsOf(withoutWildcard(to));
  const named = all.flatMap(({ redirect }) => {
    const segments = segmentsOf(withoutWildcard(redirect.from));
    const isBelow = redirect.from !== from && base.every((segment, index) => segments[index] === segment);
    const rest = isBelow ? segments.slice(base.length) : [];
    if (isBelow && isWildcard(redirect.from)) rest.push(anyRest);
    return rest.length > 0 ? [rest.join('/')] : [];
  });
  return [anyRest, ...named];
}

function wayFault(
  { list, pointer, redirect }: Stored,
  rest: string,
  market: string | undefined,
  all: readonly Stored[],
  configured: Configured,
): string | undefined {
  const table: RedirectTable = configured.redirects[list];
  const source = rest ? `${withoutWildcard(redirect.from)}/${rest}` : redirect.from;
  const own = table.match(source, list === 'pages' ? market : undefined);
  // Another redirect takes precedence for this path.
  if (own?.redirect !== redirect) return undefined;
  let address = targetOf(own);
  const seen = new Set([`${list} ${source}`]);
  let steps = 0;
  for (let next = nextOf(address, list, market, configured); next;) {
    const key = `pages ${pathOf(address, list, configured).path}`;
    if (seen.has(key) || steps > all.length)
      return `${pointer}/to leads ${shownRest(source)} in a circle: "${shownRest(address)}" is redirected in its turn. Lead it to a page.`;
    seen.add(key);
    const { locale } = pathOf(address, list, configured);
    const target = targetOf(next);
    address =
      list === 'legacy' && target.startsWith('/') ? `/${locale}${target === '/' ? '' : target}` : target;
    steps += 1;
    next = nextOf(address, list, market, configured);
  }
  if (steps === 0) return undefined;
  return rest === '' || rest === anyRest
    ? `${pointer}/to is "${redirect.to}", which is redirected in its turn. Write the final target: "${finalTarget(address, rest)}".`
    : `${pointer}/to leads "${shownRest(source)}" to a path that is redirected in its turn. Add a redirect from "${shownRest(source)}" to "${shownRest(address)}".`;
}

const shownRest = (path: string) => path.replace(anyRest, '*');
const finalTarget = (address: string, rest: string) => (rest === anyRest ? shownRest(address) : address);

/** Finds the redirect that matches a target. */
function nextOf(address: string, list: List, market: string | undefined, configured: Configured) {
  if (!address.startsWith('/')) return undefined;
  const { path, market: own = market } = pathOf(address, list, configured);
  return configured.redirects.pages.match(path, own);
}

/** Path of a target below its locale. */
function pathOf(
  address: string,
  list: List,
  { brand, markets }: Configured,
): { path: string; locale?: string; market?: string } {
  const [pathname = ''] = address.split('?');
  if (list === 'pages') return { path: pathname };
  const decision = decideLocale(pathname, brand, markets);
  if (decision.kind === 'redirect') return { path: pathname };
  const { market, language, path } = decision;
  return { path, locale: `${language}-${market.id}`, market: market.id };
}

function didYouMean(text: string, candidates: Iterable<string>): string {
  const nearest = nearestText(text, candidates);
  return nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
}
