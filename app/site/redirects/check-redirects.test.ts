import { describe, expect, it } from 'vitest';
import type { Redirects } from '../../../schemas/generated/types';
import routes from '../../routes';
import { configuration } from '../configuration/configuration.server';
import { brandRedirects } from './brand-redirects';
import { checkRedirects } from './check-redirects';
import { redirectOfAddress } from './redirect-of-address';
import { serverSegments } from './server-paths';

const kiekko = configuration().brands.get('kiekko');
if (!kiekko) throw new Error('the brand is missing');

const at = (from: string, to: string, more: object = {}) => ({ from, to, status: 301 as const, ...more });
const withRedirects = (stored: Redirects) => ({ ...kiekko, redirects: brandRedirects(stored) });

function faultsOf(stored: Redirects): string[] {
  try {
    checkRedirects('redirects.json', withRedirects(stored));
    return [];
  } catch (error) {
    return String(error instanceof Error ? error.message : error).split('\n');
  }
}

describe('a fault names file, pointer and remedy:', () => {
  const otherHosts = ['help.example'];
  it.each<[name: string, stored: Redirects, fault: string]>([
    [
      'a repeated source',
      { pages: [at('/a', '/x'), at('/a/', '/y')] },
      '/pages/1/from is "/a/", which /pages/0/from has already. Remove one of them.',
    ],
    [
      'a source written in two ways',
      { pages: [at('/kä', '/x'), at('/k%c3%a4', '/y')] },
      '/pages/1/from is "/k%c3%a4", which /pages/0/from has already. Remove one of them.',
    ],
    [
      'a redirect to itself',
      { pages: [at('/a', '/a')] },
      '/pages/0/to leads /a in a circle: "/a" is redirected in its turn. Lead it to a page.',
    ],
    ['a wildcard that grows', { pages: [at('/a/*', '/a/b/*')] }, '/pages/0/to leads /a/* in a circle'],
    [
      'a wildcard that catches its target',
      { pages: [at('/a/*', '/a/b')] },
      '/pages/0/to leads /a/* in a circle',
    ],
    [
      'a loop in one market',
      { pages: [at('/a', '/b'), at('/b', '/a', { market: 'FI' })] },
      '/pages/0/to leads /a in a circle',
    ],
    [
      'a chain',
      { pages: [at('/a', '/b'), at('/b', '/c'), at('/c', '/d?x=1')] },
      '/pages/0/to is "/b", which is redirected in its turn. Write the final target: "/d?x=1".',
    ],
    [
      'a chain of wildcards',
      { pages: [at('/a/*', '/b/*'), at('/b/*', '/c/*')] },
      '/pages/0/to is "/b/*", which is redirected in its turn. Write the final target: "/c/*".',
    ],
    [
      'a chain of one path below a wildcard',
      { pages: [at('/a/*', '/b/*'), at('/b/x', '/c')] },
      '/pages/0/to leads "/a/x" to a path that is redirected in its turn. Add a redirect from "/a/x" to "/c".',
    ],
    [
      'a former address with a chain',
      { pages: [at('/b', '/c')], legacy: [at('/old.php', '/fi-FI/b')] },
      '/legacy/0/to is "/fi-FI/b", which is redirected in its turn. Write the final target: "/fi-FI/c".',
    ],
    [
      'a script',
      { pages: [at('/a', 'javascript:alert(1)')] },
      '/pages/0/to is "javascript:alert(1)". Write a path that begins with one slash, or an https address',
    ],
    [
      'an address without encryption',
      { pages: [at('/a', 'http://help.example/')], otherHosts },
      '/pages/0/to is "http://help.example/". Write a path',
    ],
    [
      'an address without scheme',
      { pages: [at('/a', '//help.example/x')], otherHosts },
      '/pages/0/to is "//help.example/x". Write a path',
    ],
    [
      'an address with a user',
      { pages: [at('/a', 'https://x@help.example/')], otherHosts },
      '/pages/0/to is "https://x@help.example/". Write a path',
    ],
    [
      'a backslash',
      { pages: [at('/a', '/\\help.example')] },
      '/pages/0/to is "/\\help.example". Write a path without',
    ],
    ['a step upwards', { pages: [at('/a', '/b/../c')] }, '/pages/0/to is "/b/../c". Write a path without'],
    [
      'a host that is not allowed',
      { pages: [at('/a', 'https://helo.example/')], otherHosts },
      '/pages/0/to is "https://helo.example/", but "helo.example" is not in /otherHosts. Did you mean "help.example"? Correct it, or add the host there.',
    ],
    [
      'a host without path',
      { pages: [at('/a/*', 'https://help.example/*'), at('/b', 'https://help.example')], otherHosts },
      '/pages/1/to is "https://help.example". Write "https://help.example/".',
    ],
    [
      'a host of its own',
      { pages: [at('/a', 'https://kiekko.localhost/x')] },
      '/pages/0/to is "https://kiekko.localhost/x", which is a host of kiekko itself. Write the path alone.',
    ],
    [
      'a wildcard in the target alone',
      { pages: [at('/a', '/b/*')] },
      '/pages/0/to is "/b/*", but "from" has no /* whose rest could be carried over.',
    ],
    [
      'a locale below the locale',
      { pages: [at('/fi-FI/a', '/b')] },
      '/pages/0/from is "/fi-FI/a", but "pages" are below the locale. Write "/a"',
    ],
    [
      'a target with a locale',
      { pages: [at('/a', '/fi-FI/b')] },
      '/pages/0/to is "/fi-FI/b", but "pages" lead to paths below the locale. Write "/b".',
    ],
    [
      'a former address with a locale',
      { legacy: [at('/fi-FI/a', '/fi-FI/b')] },
      '/legacy/0/from is "/fi-FI/a", which begins with a locale of the brand.',
    ],
    [
      'a former address that leads to no locale',
      { legacy: [at('/a', '/b')] },
      '/legacy/0/to is "/b", which has no locale of the brand in front. Write "/en-UN/b", or another locale.',
    ],
    [
      'an address of the server',
      { legacy: [at('/api/live', '/fi-FI')] },
      '/legacy/0/from is "/api/live", but addresses below /api belong to the site itself. Remove it.',
    ],
    [
      'an unknown market',
      { pages: [at('/a', '/b', { market: 'FX' })] },
      '/pages/0/market is "FX", but kiekko has no such market. Did you mean "FI"?',
    ],
  ])('%s', (_name, stored, fault) => {
    const [first = '', ...others] = faultsOf(stored);
    expect(first.slice(0, `redirects.json: ${fault}`.length)).toBe(`redirects.json: ${fault}`);
    // Each redirect of a loop or chain is reported.
    if (!fault.includes('circle') && !fault.includes('final target')) expect(others).toEqual([]);
  });

  it('nothing where a redirect has a more specific one beside it, or keeps to another market', () => {
    expect(faultsOf({ pages: [at('/a/*', '/b/*'), at('/b/x', '/c'), at('/a/x', '/c')] })).toEqual([]);
    expect(faultsOf({ pages: [at('/a', '/b', { market: 'FI' }), at('/b', '/c', { market: 'NO' })] })).toEqual(
      [],
    );
    expect(faultsOf({ pages: [at('/a/*', '/a'), at('/b/*', '/c/*')] })).toEqual([]);
  });
});

it('the path itself goes before a wildcard, the market before all, and the rest is carried as it was sent', () => {
  const configured = withRedirects({
    pages: [at('/a/*', '/x/*'), at('/a/b/*', '/y'), at('/a/b', '/z'), at('/a/b', '/fi', { market: 'FI' })],
  });
  const to = (pathname: string, search = '') =>
    redirectOfAddress(configured, { pathname, search }, 'GET')?.location;
  expect(to('/en-UN/a/b')).toBe('/en-UN/z');
  expect(to('/fi-FI/a/b/')).toBe('/fi-FI/fi');
  expect(to('/fi-FI/a/b/c')).toBe('/fi-FI/y');
  expect(to('/fi-FI/a/k%C3%A4/%2f..%2f//e')).toBe('/fi-FI/x/k%C3%A4/%2f..%2f/e');
  expect(to('/fi-FI/a')).toBeUndefined();
  expect(to('/a/b', '?q=1')).toBe('/en-UN/z?q=1');
});

it('no redirect can take an address that the server answers for every brand', () => {
  const ofRoutes = routes
    .flatMap(({ path = '' }) => path.split('/')[0] ?? '')
    .filter((name) => /^[a-z]/.test(name));
  expect(serverSegments).toEqual(expect.arrayContaining([...new Set(ofRoutes)]));
});
