import { expect, test } from '../support/journey';
import { managementClient } from '../../services/content/fixtures/management-client';
import { type Stack, startStack } from '../support/stack';
import { see } from './site-process';

// What one test removes, the next one finds published again.
test.describe.configure({ mode: 'default', timeout: 120_000 });

let stack: Stack;

test.beforeAll(async () => {
  test.setTimeout(400_000);
  stack = await startStack({
    publishesChanges: true,
    sharesPlatform: true,
    siteEnvironment: { CONTENT_SYNC_MS: '0' },
  });
});

test.afterAll(async () => {
  await stack?.stop();
});

const client = () => managementClient(stack.contentUrl);
const at = (path: string) => see(stack.origin(), `/en-UN${path}`, 'halden');

async function publishAgain(id: string): Promise<void> {
  await client().entry.publish({ entryId: id }, await client().entry.get({ entryId: id }));
}

/** Writes fields of the default language and publishes them. */
async function publishFields(id: string, fields: Record<string, unknown>): Promise<void> {
  const entry = await client().entry.get({ entryId: id });
  for (const [name, value] of Object.entries(fields)) entry.fields[name] = { en: value };
  await client().entry.publish({ entryId: id }, await client().entry.update({ entryId: id }, entry));
}

/** Waits until a page answers with a status and does, or does not, contain a text. */
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
      { message: `${path} ${has ?? ''} ${lacks ?? ''}`, timeout: 15_000 },
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

  // The broken version no longer links its studio: only the last good one does.
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

test('CONTENT-36 an unpublished picture, category, block or link is on no page any more', async () => {
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

test('DESIGN §3 what may not be missing stays when it breaks or is unpublished; what is removed beside it goes', async () => {
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
