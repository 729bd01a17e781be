import { blockMeta } from '../../schemas/generated/blocks';
import { type BrandsFolder, brandsWith } from '../faults/support/brands';
import { expect, test } from '../support/journey';
import { plainRequest, plainSignIn } from '../support/plain-request';
import { type Stack, startStack } from '../support/stack';

const riskOnly = '/my-account/banking/transactions';

test.describe.configure({ mode: 'default' });

let brands: BrandsFolder;
let stack: Stack;
test.beforeAll(async () => {
  brands = brandsWith('halden', { guards: { riskOnly: [riskOnly] } });
  stack = await startStack({
    sharesContent: true,
    sharesPlatform: true,
    brandsDirectory: brands.directory,
  });
});
test.afterAll(async () => {
  await stack?.stop();
  brands?.remove();
});

const pages = ['', '/online-casino', '/live-casino-online', '/promotions'];
const promotional = Object.entries(blockMeta).flatMap(([name, { promotional }]) =>
  promotional ? [name] : [],
);

const get = (path: string, cookie = '') =>
  plainRequest(`${stack.origin()}/en-UN${path}`, { headers: { cookie } });

/** Promotional blocks and links to promotions on all pages, as seen by one browser. */
async function offersOf(cookie = ''): Promise<string[]> {
  const found: string[] = [];
  for (const path of pages) {
    const { status, body } = await get(path, cookie);
    // A lobby may be closed to the player.
    if (status === 302) continue;
    expect(status, path).toBe(200);
    const blocks = promotional.filter((name) => body.includes(`data-block="${name}"`));
    const links = [...body.matchAll(/href="\/en-UN(\/promotions\/[^"]*)"/g)].map(([, link]) => link);
    found.push(...blocks, ...links.filter((link) => !/^\/promotions\/[^/]+$/.test(link ?? '')).map(String));
  }
  return found;
}

test('LIMIT-16 LIMIT-19 a browser whose player is in a break or an exclusion is shown no offers until somebody signs in', async () => {
  expect(await offersOf()).not.toEqual([]);
  for (const who of ['timeout', 'excluded']) {
    const refused = await plainSignIn(stack.origin(), `${who}@halden.example`);
    expect([refused.status, refused.cookies], who).toEqual([403, 'marquee-signed-in=restricted']);
    expect(await offersOf(refused.cookies), who).toEqual([]);
    const { body } = await get('/promotions/casino/a-proper-welcome', refused.cookies);
    expect(body).not.toContain('data-block="promotion-detail"');
    const regular = await plainSignIn(stack.origin(), 'regular@halden.example', refused.cookies);
    expect(await offersOf(regular.cookies)).not.toEqual([]);
  }
  // A page rendered for one visitor is not sent to others.
  expect(await offersOf()).not.toEqual([]);
});

test('GUARD-06 a player suspended across brands is shown no offers', async () => {
  const { cookies } = await plainSignIn(stack.origin(), 'suspended@halden.example');
  expect(await offersOf(cookies)).toEqual([]);
});

test('GUARD-14 a page for risk-payout and suspended players sends everybody else home', async () => {
  const answerTo = async (who: string) => {
    const { cookies } = await plainSignIn(stack.origin(), `${who}@halden.example`);
    const { status, headers } = await get(riskOnly, cookies);
    return `${status} ${String(headers['location'] ?? '')}`;
  };
  expect(await answerTo('regular')).toMatch(/^302 \/en-UN(\?|$)/);
  expect(await answerTo('risk-payout')).toBe('200 ');
  expect(await answerTo('suspended')).toBe('200 ');
});
