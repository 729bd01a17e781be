import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyHeaders, startTestPlatform, type TestPlatform } from '../fixtures/test-platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

const SITE = 5;
const OPERATOR = '/platform/v1/operator';
const desk = keyHeaders(SITE, 'operator-desk');
const as = (person: string) => ({ ...desk, 'x-operator-actor': person });
const REASON = 'Checked by hand';

async function idOf(who: string): Promise<number> {
  const player = await platform.platform.players.byEmail(SITE, `${who}@halden.example`);
  return player?.playerId ?? 0;
}
const log = async (query: string) =>
  (await platform.get(`${OPERATOR}/audit-log${query}`, as('ada'))).body as {
    entries: { id: number; action: string; operator: string; subject: string; reason: string }[];
    next: number | null;
  };

test('a key that delegates acts for the person it names, and for nobody else', async () => {
  const player = await idOf('regular');
  const path = `${OPERATOR}/players/${player}/restrictions`;
  const block = { kind: 'deposit-block', reason: REASON };
  for (const headers of [desk, as('Ada Lind'), as('')])
    expect(await platform.post(path, block, headers)).toMatchObject({
      status: 400,
      body: { validationErrors: { 'x-operator-actor': { code: 'invalid.format' } } },
    });
  expect(
    await platform.post(path, block, { ...keyHeaders(SITE, 'operator-1'), 'x-operator-actor': 'ada' }),
  ).toMatchObject({ status: 403, body: { code: 'error.platform.key.delegation' } });
  expect(await platform.post(path, block, as('ada'))).toMatchObject({
    status: 200,
    body: { setByKey: 'desk/ada' },
  });
  expect((await log(`?playerId=${player}`)).entries).toMatchObject([
    { action: 'restriction.set', operator: 'desk/ada', reason: REASON },
  ]);
});

test('four eyes are those of two people, although both use one key', async () => {
  const player = await idOf('vip');
  const requested = await platform.post(
    `${OPERATOR}/players/${player}/adjustments`,
    { amount: 50_000, currency: 'EUR', reason: REASON },
    { ...as('ada'), 'idempotency-key': 'staff-1' },
  );
  expect(requested).toMatchObject({ body: { status: 'AWAITING_APPROVAL', requestedBy: 'desk/ada' } });
  const { adjustmentId } = requested.body as { adjustmentId: number };
  const approve = (person: string) =>
    platform.post(
      `${OPERATOR}/players/${player}/adjustments/${adjustmentId}/approval`,
      { reason: REASON },
      as(person),
    );
  expect(await approve('ada')).toMatchObject({
    status: 403,
    body: { code: 'error.adjustment.same.operator' },
  });
  const overview = await platform.get(`${OPERATOR}/players/${player}`, as('ben'));
  expect(overview).toMatchObject({
    status: 200,
    body: { playerId: player, email: 'vip@halden.example', adjustments: [{ adjustmentId }] },
  });
  expect(await approve('ben')).toMatchObject({ body: { status: 'BOOKED', decidedBy: 'desk/ben' } });
});

test('KYC-08 accepting the last document verifies the player, and a look at documents is recorded', async () => {
  const player = await idOf('pending');
  const { documents } = (await platform.get(`${OPERATOR}/documents`, as('ada'))).body as {
    documents: { playerId: number; documentId: string }[];
  };
  const own = documents.filter(({ playerId }) => playerId === player);
  expect(own.length).toBeGreaterThan(1);
  const levelOf = async () =>
    ((await platform.get(`${OPERATOR}/players/${player}`, as('ada'))).body as { kycStatus: string })
      .kycStatus;
  expect(await levelOf()).toBe('PENDING');
  for (const { documentId } of own)
    await platform.post(
      `${OPERATOR}/players/${player}/documents/${documentId}/acceptance`,
      { reason: REASON },
      as('ada'),
    );
  expect(await levelOf()).toBe('FULLY VERIFIED');
  await platform.get(`${OPERATOR}/players/${player}/documents`, as('eve'));
  expect((await log('?operator=desk/eve')).entries).toMatchObject([{ action: 'document.viewed' }]);
});

test('locking, unlocking and granting money is booked once, with a reason in the audit log', async () => {
  const player = await idOf('regular');
  const send = (body: object, key: string) =>
    platform.post(`${OPERATOR}/players/${player}/money`, body, { ...as('ada'), 'idempotency-key': key });
  const balance = async () => (await platform.platform.ledger.balance(player))?.balanceMap;
  const before = await balance();
  const money = { amount: 100, currency: 'EUR', reason: REASON };
  expect(await send({ kind: 'bonus-grant', ...money }, 'm0')).toMatchObject({ status: 400 });
  const locked = await send({ kind: 'lock', ...money }, 'm1');
  expect(locked).toMatchObject({ status: 200 });
  expect(await send({ kind: 'lock', ...money }, 'm1')).toEqual(locked);
  expect(await balance()).toMatchObject({ main: (before?.main ?? 0) - 100 });
  expect(await send({ kind: 'unlock', ...money }, 'm2')).toMatchObject({ status: 200 });
  const campaign = await platform.goodwill('regular@halden.example');
  expect(await send({ kind: 'bonus-grant', campaign, ...money }, 'm3')).toMatchObject({
    status: 200,
  });
  const { entries } = await log(`?playerId=${player}`);
  expect(entries.slice(0, 3).map(({ action }) => action)).toEqual([
    'bonus.granted',
    'money.unlocked',
    'money.locked',
  ]);
  // The general ledger command is audited as well.
  const command = { kind: 'lock', reference: 'hold-1', amount: 100, currency: 'EUR' };
  for (let time = 0; time < 2; time += 1)
    await platform.post(`${OPERATOR}/ledger`, { player, command }, as('ada'));
  const [entry, earlier] = (await log(`?playerId=${player}`)).entries;
  expect(entry).toMatchObject({
    action: 'ledger.command',
    subject: 'lock hold-1',
    operator: 'desk/ada',
    amount: 100,
    currency: 'EUR',
  });
  // A retry has no effect.
  expect(earlier).toMatchObject({ action: 'bonus.granted' });
});
