import { managementClient } from '../../services/content/fixtures/management-client';
import { expect, test } from '../support/journey';
import { plainRequest, plainSignIn } from '../support/plain-request';
import { type Stack, startStack } from '../support/stack';

// Fields of a promotion control who sees it, when, and its position in the list.
test.describe.configure({ mode: 'default' });

let stack: Stack;
test.beforeAll(async () => {
  test.setTimeout(400_000);
  stack = await startStack({
    publishesChanges: true,
    sharesPlatform: true,
    siteEnvironment: { CONTENT_SYNC_MS: '0' },
  });
});
test.afterAll(() => stack?.stop());

const hour = 3_600_000;
const from = (offset: number) => new Date(Date.now() + offset).toISOString();
const idOf = (slug: string) => `halden-promotion-${slug}`;

/** Writes fields in the default language and publishes them; undefined clears a field. */
async function publish(slug: string, fields: Record<string, unknown>): Promise<void> {
  const client = managementClient(stack.contentUrl);
  const entryId = idOf(slug);
  const entry = await client.entry.get({ entryId });
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) Reflect.deleteProperty(entry.fields, name);
    else entry.fields[name] = { en: value };
  }
  await client.entry.publish({ entryId }, await client.entry.update({ entryId }, entry));
}

const read = (path: string, cookie = '') =>
  plainRequest(`${stack.origin()}/en-UN/promotions${path}`, { headers: { cookie } });

async function signedIn(who: string): Promise<string> {
  const { status, cookies, body } = await plainSignIn(stack.origin(), `${who}@halden.example`);
  expect(status, body).toBe(202);
  return cookies;
}

/** Slugs of the cards in the list, in order. */
async function listed(path: string, cookie = ''): Promise<string[]> {
  const { body } = await read(path, cookie);
  const list = body.slice(body.indexOf('data-block="promotion-list"'));
  const cards = [...list.matchAll(/href="\/en-UN\/promotions\/[a-z-]+\/([a-z-]+)"/g)].map(
    ([, slug]) => slug ?? '',
  );
  return [...new Set(cards)];
}

const eventually = (what: () => Promise<unknown>) => expect.poll(what, { timeout: 60_000 });

test('PROMO-02 a promotion is shown to visitors, to players, or to both, as its rule says', async () => {
  const cookie = await signedIn('regular');
  for (const [visibility, toVisitors, toPlayers] of [
    ['both', 200, 200],
    ['authorized', 404, 200],
    ['not-authorized', 200, 404],
  ] as const) {
    await publish('tuesday-turns', { displayRule: { visibility } });
    const path = '/casino/tuesday-turns';
    await eventually(async () => [(await read(path)).status, (await read(path, cookie)).status]).toEqual([
      toVisitors,
      toPlayers,
    ]);
    expect((await listed('/casino')).includes('tuesday-turns'), visibility).toBe(toVisitors === 200);
    expect((await listed('/casino', cookie)).includes('tuesday-turns'), visibility).toBe(toPlayers === 200);
  }
  await publish('tuesday-turns', { displayRule: { visibility: 'both' } });
});

test('PROMO-04 PROMO-05 a promotion is active in its dates or a window, upcoming before its start, and over after its end', async () => {
  const path = '/casino/house-returns';
  const seen = async () => {
    const { status, body } = await read(path);
    if (status !== 200) return status;
    const [, first] = /data-block="promotion-detail".*?<time[^>]*>(Starts|Ends) /s.exec(body) ?? [];
    return first === 'Starts' ? 'upcoming' : 'active';
  };
  const none = {
    startsAt: undefined,
    endsAt: undefined,
    expiresAt: undefined,
    scheduledDatetimes: undefined,
  };
  for (const [fields, state] of [
    [{ startsAt: from(-hour), endsAt: from(hour) }, 'active'],
    [{ startsAt: from(-3 * hour), endsAt: from(-2 * hour) }, 404],
    [
      {
        ...{ startsAt: from(-3 * hour), endsAt: from(-2 * hour) },
        scheduledDatetimes: [{ startAt: from(-hour), endAt: from(hour) }],
      },
      'active',
    ],
    [{ startsAt: from(2 * hour), endsAt: from(3 * hour) }, 'upcoming'],
    [{ startsAt: from(-hour), endsAt: from(hour), expiresAt: from(-1_000) }, 404],
  ] as const) {
    await publish('house-returns', { ...none, ...fields });
    await eventually(seen).toBe(state);
  }
  await publish('house-returns', none);
});

test('PROMO-08 a promotion for some players is hidden from all others', async () => {
  const [own, other] = [await signedIn('regular'), await signedIn('once')];
  const found = await fetch(
    `${process.env['TEST_PLATFORM_URL']}/platform/v1/operator/players?search=regular@halden.example`,
    { headers: { 'x-site-context': '5', 'x-platform-key': 'local-operator-1' } },
  );
  const { players } = (await found.json()) as { players: { playerId: number }[] };
  await publish('the-private-cabinet', {
    targetAudience: { option: 'players-list', targetPlayersIds: [String(players[0]?.playerId)] },
    startsAt: undefined,
    endsAt: undefined,
  });
  const list = await read('');
  const path = /"\/en-UN\/promotions\/[a-z-]+\/the-private-cabinet"/;
  expect(list.body).not.toMatch(path);
  const category = await eventuallyIn(own);
  for (const [cookie, status] of [
    [own, 200],
    [other, 404],
    ['', 404],
  ] as const)
    expect((await read(`/${category}/the-private-cabinet`, cookie)).status).toBe(status);
});

/** The category in which a player finds their targeted promotion. */
async function eventuallyIn(cookie: string): Promise<string> {
  let category: string | undefined;
  await eventually(async () => {
    for (const path of ['/vip', '/casino', '', '/live-casino']) {
      const { body } = await read(path, cookie);
      category = /promotions\/([a-z-]+)\/the-private-cabinet"/.exec(body)?.[1];
      if (category) return true;
    }
    return false;
  }).toBe(true);
  return category ?? '';
}

test('PROMO-09 PROMO-01 the order of the editors is the order of the list', async () => {
  const pair = async () =>
    (await listed('/casino')).filter((slug) => /^(tuesday-turns|house-returns)$/.test(slug));
  for (const [first, second] of [
    ['tuesday-turns', 'house-returns'],
    ['house-returns', 'tuesday-turns'],
  ] as const) {
    await publish(first, { promotionOrder: 1 });
    await publish(second, { promotionOrder: 2 });
    await eventually(pair).toEqual([first, second]);
  }
});

test('PROMO-10 PROMO-01 a promotion with a tournament shows its board', async () => {
  const board = (body: string) =>
    body.slice(body.indexOf('<main'), body.indexOf('</main>')).includes('Prize pool');
  const plain = await read('/casino/house-returns');
  await publish('house-returns', { tournamentId: 'royal-slots-race' });
  await eventually(async () => board((await read('/casino/house-returns')).body)).toBe(true);
  expect(board(plain.body)).toBe(false);
  const log = await fetch(`${process.env['TEST_PLATFORM_URL']}/platform/_control/log`);
  const { entries } = (await log.json()) as { entries: { path: string }[] };
  expect(entries.some(({ path }) => /\/tournament\/.*royal-slots-race/.test(path))).toBe(true);
  await publish('house-returns', { tournamentId: undefined });
});
