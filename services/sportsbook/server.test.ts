import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { BetView } from './bets/view';
import { MemoryWallet } from './fixtures/memory-wallet';
import {
  callBook,
  HOST,
  makeContext,
  newKey,
  NOW,
  openFrame,
  SECRET,
  selectionOf,
  single,
  startTestBook,
  upcoming,
} from './fixtures/test-book';
import type { RunningSportsbook } from './server';

let now = NOW;
let book: RunningSportsbook;
let wallet: MemoryWallet;
beforeAll(async () => {
  wallet = new MemoryWallet(1_000_000, 'EUR');
  book = await startTestBook({ wallet, now: () => now });
});
afterAll(() => book.close());
beforeEach(() => {
  wallet.balanceNow = 1_000_000;
});

const open = (player = '1') => openFrame(book.url, { session: `token-of-player-${player}` });
const control = (to: string, content: object) => callBook(book.url, 'POST', `/_control/${to}`, content);
let next = 0;
const event = () => {
  const found = upcoming(book)[next];
  next += 1;
  if (found === undefined) throw new Error('There are too few events.');
  return found;
};

test('only who has the secret makes contexts; equal settings share the static one, each visitor has an own', async () => {
  const refused = await callBook(book.url, 'POST', '/contexts', {}, { authorization: 'Bearer wrong' });
  expect(refused).toMatchObject({ status: 401, body: { code: 'error.key.invalid' } });
  const wrong = await callBook(book.url, 'POST', '/contexts', {}, { authorization: `Bearer ${SECRET}` });
  expect(wrong).toMatchObject({ status: 400, body: { code: 'error.request.invalid' } });
  const [one, other] = [await makeContext(book.url), await makeContext(book.url)];
  expect(one.body.staticContextId).toBe(other.body.staticContextId);
  expect(one.body.userContextId).not.toBe(other.body.userContextId);
  expect((await makeContext(book.url, { language: 'de' })).body.staticContextId).not.toBe(
    one.body.staticContextId,
  );
});

test('API-010 the platform alone reports balances, which are counted', async () => {
  const report = (body: object, key: string) =>
    callBook(book.url, 'POST', '/webhooks/user-balance-update', body, { authorization: `Bearer ${key}` });
  const update = { playerId: 50_001, balance: 12_500 };
  expect(await report(update, 'wrong')).toMatchObject({ status: 401, body: { code: 'error.key.invalid' } });
  expect(await report({ playerId: 'one' }, SECRET)).toMatchObject({ status: 400 });
  expect(await report(update, SECRET)).toMatchObject({ status: 200, body: {} });
});

test('the frame is shown by the host of its context alone, and begins where the address of the site leads', async () => {
  const frame = await openFrame(book.url, { deepLinking: { category: 'tennis' }, language: 'fi' });
  const { status, headers, body } = await frame.get<string>(frame.address);
  expect(status).toBe(200);
  expect(headers.get('content-security-policy')).toContain(`frame-ancestors ${HOST}`);
  expect(headers.get('content-security-policy')).toContain("script-src 'self';");
  expect(body).toContain('<html lang="fi"');
  expect(body).toContain('<h1>Tennis</h1>');
  expect((await frame.get(`/frame/unknown/${frame.address.split('/').at(-1)}`)).status).toBe(404);
  expect((await frame.get(`${frame.address.slice(0, -3)}abc`)).status).toBe(401);
});

test('texts of a context are escaped, and a hostile theme or host is refused', async () => {
  expect(
    (await makeContext(book.url, { hostOrigin: "http://a.example; script-src 'unsafe-inline'" })).status,
  ).toBe(400);
  expect((await makeContext(book.url, { theme: { accent: 'red;} body{display:none' } })).status).toBe(400);
  const { body } = await makeContext(book.url, { theme: { text: '#f0f0f0', surface: '#ffffff' } });
  const styles = await callBook<string>(book.url, 'GET', `/theme/${body.staticContextId}.css`);
  // Replaced because of its low contrast.
  expect(styles.body).toContain('--on-surface: #111111');
});

test('every place of the address has a page; an event that is gone leads to all sports', async () => {
  const frame = await openFrame(book.url);
  const { fixture } = event();
  const { sport, region, id } = fixture.competition;
  for (const place of [
    sport,
    `${sport}/${region}`,
    `${sport}/${region}/${id}`,
    `${sport}/${region}/${id}/${fixture.slug}`,
  ])
    expect((await frame.get<string>(`${frame.address}/${place}`)).body).toContain(fixture.home);
  const gone = await frame.get<string>(`${frame.address}/${sport}/${region}/${id}/no-such-event-1-0`);
  expect(gone.body).toContain('<h1>Sportsbook</h1>');
});

test('visitors browse, and are asked to sign in when they bet', async () => {
  const frame = await openFrame(book.url);
  expect(await frame.get('/api/session')).toMatchObject({ status: 200, body: { account: null } });
  const refused = await frame.bet(single(selectionOf(book, event())));
  expect(refused).toMatchObject({ status: 401, body: { code: 'error.sign.in.required' } });
  expect((await frame.get('/api/bets')).status).toBe(401);
});

test('odds that have changed need a yes: none, better or any are taken by the policy of the slip', async () => {
  const frame = await open();
  const selection = selectionOf(book, event());
  const worse = { ...selection, odds: selection.odds + 100 };
  const better = { ...selection, odds: selection.odds - 20 };
  for (const [accept, odds, status] of [
    ['none', worse, 409],
    ['none', better, 409],
    ['better', worse, 409],
    ['better', better, 201],
    ['any', worse, 201],
  ] as const) {
    const answer = await frame.bet(single(odds, 500, { accept }));
    expect(answer.status, `${accept} ${odds.odds}`).toBe(status);
    if (status === 409)
      expect(answer.body).toMatchObject({
        code: 'error.odds.changed',
        changes: [{ index: 0, before: odds.odds, after: selection.odds }],
      });
    else expect(answer.body.selections[0]?.odds).toBe(selection.odds);
  }
});

test('stakes have limits, and what cannot be bet on is refused with the selection at fault', async () => {
  const frame = await open();
  const match = event();
  const selection = selectionOf(book, match);
  const code = async (bet: object) => (await frame.bet(bet)).body.code;
  expect(await code(single(selection, 9))).toBe('error.stake.too.low');
  expect(await code(single(selection, 100_001))).toBe('error.stake.too.high');
  expect(await code(single({ ...selection, market: 'total:999' }))).toBe('error.event.closed');
  expect(await code(single({ ...selection, eventId: 'no-such-event' }))).toBe('error.event.closed');
  expect(await code(single({ ...selection, outcome: 'over' }))).toBe('error.request.invalid');
  const both = { key: newKey(), size: 2, unitStake: 100, accept: 'none' };
  const related = [selection, selectionOf(book, match, 'over', 1)];
  expect(await code({ ...both, selections: related })).toBe('error.selections.related');
  expect(await code({ ...both, size: 3, selections: [selection] })).toBe('error.request.invalid');
  await control(`events/${match.fixture.id}`, { suspended: true });
  expect(await frame.bet(single(selection))).toMatchObject({
    status: 409,
    body: { code: 'error.market.suspended', index: 0 },
  });
  await control(`events/${match.fixture.id}`, { suspended: false });
  expect((await frame.bet(single(selection))).status).toBe(201);
});

test('while the feed is silent no bet is taken and none is bought back; a new sign of life ends it', async () => {
  const frame = await open();
  const match = event();
  const { body } = await frame.bet(single(selectionOf(book, match)));
  await control('feed', { silent: true });
  now += 13_000;
  const refused = await frame.bet(single(selectionOf(book, match)));
  expect(refused).toMatchObject({ status: 503, body: { code: 'error.feed.silent' } });
  expect((await frame.read(body.betId)).offer).toBeNull();
  await control('feed', { silent: false });
  expect((await frame.bet(single(selectionOf(book, match)))).status).toBe(201);
});

test('the feed tells what happens in the words of odds feeds', async () => {
  const seen: string[] = [];
  const match = event();
  const { id } = match.fixture;
  book.book.feed.tick();
  const end = book.book.feed.subscribe((message) => {
    if (!('event' in message) || message.event === id) seen.push(message.type);
  });
  await control(`events/${id}`, { suspended: true });
  await control(`events/${id}`, { startsAt: new Date(match.startsAt + 60_000).toISOString() });
  await control(`events/${id}`, { result: { kind: 'entered', score: { home: 1, away: 0 } } });
  end();
  for (const type of [
    'alive',
    'snapshot_complete',
    'bet_stop',
    'fixture_change',
    'bet_settlement',
    'odds_change',
  ])
    expect(seen).toContain(type);
});

test('a stream of the feed begins with a sign of life', async () => {
  const stop = new AbortController();
  const response = await fetch(`${book.url}/feed`, { signal: stop.signal });
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  const reader = response.body?.getReader();
  let text = '';
  while (!text.includes('snapshot_complete')) text += new TextDecoder().decode((await reader?.read())?.value);
  expect(text).toContain('"type":"alive"');
  stop.abort();
});

test('players see their own bets only', async () => {
  const [one, other] = [await open('1'), await open('2')];
  const { body } = await one.bet(single(selectionOf(book, event())));
  expect((await other.get(`/api/bets/${body.betId}`)).status).toBe(404);
  expect((await other.post(`/api/bets/${body.betId}/cash-out`, { amount: 1 })).status).toBe(404);
  const list = async (frame: typeof one) =>
    (await frame.get<{ bets: BetView[] }>('/api/bets?state=open')).body.bets;
  expect((await list(one)).map(({ betId }) => betId)).toContain(body.betId);
  expect(await list(other)).toEqual([]);
  const renewed = await one.post('/api/session', { token: 'token-of-player-2' });
  expect(renewed).toMatchObject({ status: 403, body: { code: 'error.session.of.another.player' } });
});

test('a match that ends by its own course settles its bets', async () => {
  const frame = await open();
  const match = event();
  const { body } = await frame.bet(single(selectionOf(book, match)));
  await control('clock', { aheadMs: match.startsAt - now + 110 * 60_000 });
  await expect.poll(async () => (await frame.read(body.betId)).state).toMatch(/won|lost/);
  await control('clock', { aheadMs: 0 });
});

test('a result that is taken back while its payout waits for the wallet leaves the bet open and unpaid', async () => {
  const frame = await open();
  const match = event();
  const { body } = await frame.bet(single(selectionOf(book, match)));
  const placed = wallet.balanceNow;
  await control('wallet-faults', { faults: [{ call: 'win', fault: 'lost-reply', times: 5 }] });
  await control(`events/${match.fixture.id}`, { result: { kind: 'entered', score: { home: 1, away: 0 } } });
  await expect.poll(() => wallet.balanceNow).toBeGreaterThan(placed);
  await control(`events/${match.fixture.id}`, { result: { kind: 'reopened' } });
  await expect.poll(async () => (await frame.read(body.betId)).state, { timeout: 10_000 }).toBe('open');
  await expect.poll(() => wallet.balanceNow).toBe(placed);
});

test('teasers have events with their main market and popular bets, public and cached, without any player', async () => {
  const { headers, body } = await callBook<{ events: { market: { outcomes: unknown[] } }[] }>(
    book.url,
    'GET',
    '/events?language=de&category=football&state=upcoming&limit=3',
  );
  expect(headers.get('cache-control')).toContain('public');
  expect(body.events).toHaveLength(3);
  expect(body.events[0]).toMatchObject({
    sport: 'Fußball',
    phase: 'upcoming',
    market: { name: 'Spielausgang' },
  });
  const again = await fetch(`${book.url}/events?language=de&category=football&state=upcoming&limit=3`, {
    headers: { 'if-none-match': headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
  const popular = await callBook<{ bets: object[] }>(book.url, 'GET', '/popular-bets?limit=4');
  expect(popular.body.bets).toHaveLength(4);
  expect(JSON.stringify(popular.body)).not.toContain('player');
});
