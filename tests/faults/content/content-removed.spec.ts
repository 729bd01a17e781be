import { expect, test } from '../../support/journey';
import { managementClient } from '../../../services/content/fixtures/management-client';
import { type Stack, startStack } from '../../support/stack';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { plainRequest, plainSignIn } from '../../support/plain-request';
import { see, startSite } from '../support/site-process';

// Content removed by one test is published again for the next.
test.describe.configure({ mode: 'default' });

let stack: Stack;
/** Folder in which the sites store last good values. */
let lastGood: string;

test.beforeAll(async () => {
  test.setTimeout(400_000);
  lastGood = mkdtempSync(path.join(tmpdir(), 'last-good-'));
  stack = await startStack({
    publishesChanges: true,
    sharesPlatform: true,
    siteEnvironment: { CONTENT_SYNC_MS: '0', CONTENT_LAST_GOOD_DIR: lastGood },
  });
});

test.afterAll(async () => {
  await stack?.stop();
  rmSync(lastGood, { recursive: true, force: true });
});

const client = () => managementClient(stack.contentUrl);
const at = (path: string) => see(stack.origin(), `/en-UN${path}`, 'halden');

async function publishAgain(id: string): Promise<void> {
  await client().entry.publish({ entryId: id }, await client().entry.get({ entryId: id }));
}

/** Writes fields in the default language and publishes them. */
async function publishFields(id: string, fields: Record<string, unknown>): Promise<void> {
  const entry = await client().entry.get({ entryId: id });
  for (const [name, value] of Object.entries(fields)) entry.fields[name] = { en: value };
  await client().entry.publish({ entryId: id }, await client().entry.update({ entryId: id }, entry));
}

/** Waits until a page has a status and contains, or does not contain, a text. */
async function expectPage(
  path: string,
  status: number,
  { has, lacks }: { has?: string; lacks?: string } = {},
) {
  await expect
    .poll(
      async () => {
        const seen = await at(path);
        return {
          status: seen.status,
          has: !has || seen.body.includes(has),
          lacks: !lacks || !seen.body.includes(lacks),
        };
      },
      { message: `${path} ${has ?? ''} ${lacks ?? ''}` },
    )
    .toEqual({ status, has: true, lacks: true });
}

const studio = {
  filter: '/online-casino/all-games',
  tiles: '/online-casino/all-games?provider=relax&provider=quickspin&q=frostmere',
  game: '/online-casino/play/quickspin/book-of-frostmere',
};

const isStudio = 'value="quickspin"';
const isTile = 'Book of Frostmere';
const footerGroup = '>The house<';

test('CONTENT-17 a studio that is unpublished takes its filter, tiles and game pages with it, and brings them back', async () => {
  await expectPage(studio.filter, 200, { has: isStudio });
  await expectPage(studio.tiles, 200, { has: isTile });
  await expectPage(studio.game, 200);

  await client().entry.unpublish({ entryId: 'provider-quickspin' });
  await expectPage(studio.filter, 200, { lacks: isStudio });
  await expectPage(studio.tiles, 200, { lacks: isTile });
  await expectPage(studio.game, 404);

  await publishAgain('provider-quickspin');
  await expectPage(studio.filter, 200, { has: isStudio });
  await expectPage(studio.tiles, 200, { has: isTile });
  await expectPage(studio.game, 200);
});

test('CONTENT-17 a game that breaks keeps its last good version until what that shows is removed', async () => {
  await publishFields('game-book-of-frostmere', {
    name: 'Renamed by mistake',
    betLimits: { lowest: 'nothing' },
  });
  const isBroken = { event: 'content.invalid', entryId: 'game-book-of-frostmere' };
  await expect
    .poll(async () => {
      await at(studio.game);
      return stack.siteLog();
    })
    .toContainEqual(expect.objectContaining(isBroken));
  await expectPage(studio.game, 200, { has: isTile, lacks: 'Renamed by mistake' });

  // The broken version no longer links to its studio: only the last good one does.
  await publishFields('game-book-of-frostmere', {
    provider: { sys: { type: 'Link', linkType: 'Entry', id: 'provider-relax' } },
  });
  await expectPage(studio.game, 200, { has: isTile });
  await client().entry.unpublish({ entryId: 'provider-quickspin' });
  await expectPage(studio.game, 404);
  await expect.poll(stack.siteLog).toContainEqual(
    expect.objectContaining({
      event: 'content.withdrawn',
      entryId: 'game-book-of-frostmere',
      removed: ['provider-quickspin'],
    }),
  );
  await publishAgain('provider-quickspin');
  await publishFields('game-book-of-frostmere', {
    name: 'Book of Frostmere',
    betLimits: { min: 10, max: 20, currency: 'EUR' },
    provider: { sys: { type: 'Link', linkType: 'Entry', id: 'provider-quickspin' } },
  });
  await expectPage(studio.game, 200, { has: isTile });
});

test('CONTENT-16 CONTENT-36 an unpublished picture, category, block or link is on no page any more', async () => {
  const pictured = '/online-casino/play/quickspin/knight-school-dropout';
  const lobby = '/online-casino';
  await expectPage(pictured, 200);
  await expectPage(`${lobby}/classic-slots`, 200);
  await expectPage(lobby, 200, { has: 'href="/en-UN/online-casino/classic-slots"' });
  await expectPage(lobby, 200, { has: 'data-block="seo-text"' });
  await expectPage(lobby, 200, { has: footerGroup });

  await client().asset.unpublish({ assetId: 'game-knight-school-dropout-square' });
  await expectPage(pictured, 404);

  await client().entry.unpublish({ entryId: 'category-classic-slots' });
  await expectPage(`${lobby}/classic-slots`, 404);
  await expectPage(lobby, 200, { lacks: 'href="/en-UN/online-casino/classic-slots"' });

  await client().entry.unpublish({ entryId: 'halden-footer-group-house' });
  await expectPage(lobby, 200, { lacks: footerGroup });
  await client().entry.delete({ entryId: 'halden-footer-group-house' });
  await expectPage(lobby, 200, { lacks: footerGroup });
});

test('what may not be missing stays when it breaks or is unpublished; what is removed beside it goes', async () => {
  const lobby = '/online-casino';
  await publishFields('halden-responsible-gambling', { targetAudience: { of: 'nobody' } });
  await expect
    .poll(async () => {
      await at(lobby);
      return stack.siteLog();
    })
    .toContainEqual(expect.objectContaining({ event: 'content.refused', documentId: 'halden-casino' }));
  await expectPage(lobby, 200, { has: 'data-block="responsible-gambling"' });

  await client().entry.unpublish({ entryId: 'halden-casino-seo' });
  await expectPage(lobby, 200, { lacks: 'data-block="seo-text"' });
  await expectPage(lobby, 200, { has: 'data-block="responsible-gambling"' });

  await client().entry.unpublish({ entryId: 'halden-footer' });
  await expect
    .poll(async () => {
      await at(lobby);
      return stack.siteLog();
    })
    .toContainEqual(expect.objectContaining({ event: 'content.refused', documentId: 'halden-layout' }));
  await expectPage(lobby, 200, { has: 'data-block="site-footer"' });
});

test('CONTENT-17 a required page that is unpublished keeps its last good version, also after a restart; without one no page goes out', async () => {
  const home = '/online-casino/all-games';
  const address = '/privacy-policy';
  const isLink = 'href="/en-UN/privacy-policy"';
  await expectPage(home, 200, { has: isLink });

  await client().entry.unpublish({ entryId: 'text-privacy-policy' });
  await expect
    .poll(async () => {
      await at(home);
      return stack.siteLog();
    })
    .toContainEqual(expect.objectContaining({ event: 'content.required-missing', slug: 'privacy_policy' }));
  await expectPage(home, 200, { has: isLink });
  await expectPage(address, 200, { has: 'Privacy policy</h1>' });
  const metrics = await plainRequest(`${stack.origin()}/metrics`);
  expect(metrics.body).toMatch(/content_reads_total\{cache="required page",result="last-good"\} [1-9]/);

  const restarted = await startSite(stack, { CONTENT_LAST_GOOD_DIR: lastGood });
  const empty = await startSite(stack);
  try {
    for (const each of [home, address]) {
      const seen = await see(restarted.url, `/en-UN${each}`, 'halden');
      expect([each, seen.status, seen.body.includes(isLink)]).toEqual([each, 200, true]);
    }
    expect((await see(empty.url, `/en-UN${home}`, 'halden')).status).toBe(502);
  } finally {
    await Promise.all([restarted.stop(), empty.stop()]);
  }
  await publishAgain('text-privacy-policy');
});

test('PROMO-03 a promotion with a slug per sign-in state: the card of each state leads to its page', async () => {
  const id = 'halden-promotion-tuesday-turns';
  await publishFields(id, {
    displayRule: {
      visibility: 'both',
      authorized: { slug: 'tuesday-turns-members' },
      notAuthorized: { slug: 'tuesday-turns-guests' },
    },
  });
  const { status, cookies } = await plainSignIn(stack.origin(), 'regular@halden.example');
  expect(status).toBe(202);
  for (const [slug, cookie] of [
    ['tuesday-turns-guests', ''],
    ['tuesday-turns-members', cookies],
  ] as const) {
    const read = (address: string) => plainRequest(`${stack.origin()}${address}`, { headers: { cookie } });
    const own = `/en-UN/promotions/casino/${slug}`;
    const isLinked = async () => (await read('/en-UN/promotions/casino')).body.includes(`href="${own}"`);
    await expect.poll(isLinked, `a card leads to ${own}`).toBe(true);
    const page = await read(own);
    expect([slug, page.status, page.body.includes('data-block="promotion-detail"')]).toEqual([
      slug,
      200,
      true,
    ]);
  }
});

test('PROMO-04 no link leads to a promotion that is over, from a text page either', async () => {
  const over = '/promotions/casino/tuesday-turns';
  const node = (nodeType: string, content: object[], data = {}) => ({ nodeType, data, content });
  const text = (value: string) => ({ nodeType: 'text', value, marks: [], data: {} });
  const body = node('document', [
    node('paragraph', [text('Read about '), node('hyperlink', [text('turns')], { uri: over }), text('.')]),
  ]);
  await publishFields('text-press-room', { body });
  await publishFields('halden-promotion-tuesday-turns', { displayRule: { visibility: 'both' } });
  const linked = `href="/en-UN${over}"`;
  await expectPage('/press-room', 200, { has: linked });
  await publishFields('halden-promotion-tuesday-turns', { expiresAt: '2020-01-01T00:00:00Z' });
  await expectPage(over, 404);
  await expectPage('/press-room', 200, { lacks: linked, has: 'Read about' });
});

test('BLOCK-08 a category hidden from the lobby: no row and no menu entry there, its own page stays', async () => {
  const lobby = '/online-casino';
  const link = 'href="/en-UN/online-casino/new-games"';
  const row = 'New arrivals</h2>';
  await expectPage(lobby, 200, { has: link });
  await expectPage(lobby, 200, { has: row });
  await publishFields('category-new-games', { visibleInLobby: false });
  await expectPage(lobby, 200, { lacks: link });
  await expectPage(lobby, 200, { lacks: row });
  await expectPage(`${lobby}/new-games`, 200, { has: 'data-game=' });
});
