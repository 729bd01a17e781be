import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD, startTestPlatform, type Answer, type TestPlatform } from '../fixtures/test-platform';

const secret = (name: string) => `${name}-0123456789-of-this-test`;
const folder = mkdtempSync(path.join(tmpdir(), 'marquee-scopes-'));
const file = path.join(folder, 'keys.json');

interface Key {
  name: string;
  scope: string;
  source?: string;
  key: string;
  siteIds?: number[];
}
const keys: Key[] = [
  { name: 'web', scope: 'site', key: secret('web') },
  { name: 'kiekko-web', scope: 'site', siteIds: [6], key: secret('kiekko-web') },
  { name: 'desk', scope: 'operator', key: secret('desk') },
  { name: 'report', scope: 'read-only', key: secret('report') },
  { name: 'relax', scope: 'provider', source: 'relax', key: secret('relax') },
  { name: 'playngo', scope: 'provider', source: 'playngo', key: secret('playngo') },
  { name: 'kiekko-relax', scope: 'provider', source: 'relax', siteIds: [6], key: secret('kiekko-relax') },
  { name: 'trustly', scope: 'payment', source: 'trustly', key: secret('trustly') },
];

/** Replaces the whole file atomically, like an orchestrator. */
function writeKeys(content: unknown): void {
  writeFileSync(`${file}.new`, JSON.stringify(content));
  renameSync(`${file}.new`, file);
}

let platform: TestPlatform;
beforeAll(async () => {
  writeKeys({ keys });
  platform = await startTestPlatform({ keysFile: file });
});
afterAll(async () => {
  await platform.close();
  rmSync(folder, { recursive: true });
});

const REGULAR = 50013;
const as = (name: string) => ({ 'x-site-context': '5', 'x-platform-key': secret(name) });
const command = (name: string, sent: object, headers = as(name)): Promise<Answer> =>
  platform.post('/platform/v1/operator/ledger', { player: REGULAR, command: sent }, headers);
const restrictions = (name: string): Promise<Answer> =>
  platform.get(`/platform/v1/operator/players/${REGULAR}/restrictions`, as(name));
const login = (name: string, email = 'regular@halden.example'): Promise<Answer> =>
  platform.post('/platform/identity/login', { email, password: PASSWORD }, as(name));

let count = 0;
const fresh = () => `scope-${++count}`;
const euros = { currency: 'EUR' } as const;
const deposit = () => ({ kind: 'deposit', reference: fresh(), amount: 500, method: 'TRUSTLY', ...euros });
const bet = () => ({
  ...{ kind: 'bet', reference: fresh(), amount: 10, roundId: fresh(), gameId: 'brass-comet', ...euros },
});
const withdrawal = () => ({ ...deposit(), kind: 'withdrawal' });
const adjustment = () => ({ kind: 'adjustment', reference: fresh(), amount: 5, reason: 'test', ...euros });

const refused = (code: string, status = 403) => ({ status, body: { code } });
const wrongScope = refused('error.platform.key.scope');
const wrongSource = refused('error.source.not.allowed');
const ok = { status: 200 };

test('GUARD-29 the key of a site opens the calls of visitors and of sessions, and moves no money', async () => {
  expect(await login('web')).toMatchObject(ok);
  for (const sent of [deposit(), bet(), withdrawal(), adjustment()])
    expect(await command('web', sent)).toMatchObject(wrongScope);
  expect(await restrictions('web')).toMatchObject(wrongScope);
  expect(await login('kiekko-web')).toMatchObject(refused('error.platform.key.site'));
});

test('a refused command of an operator stays refused when what it lacked is there', async () => {
  const unlock = { kind: 'unlock', reference: fresh(), amount: 7, ...euros };
  const insufficient = refused('error.balance.insufficient', 409);
  expect(await command('desk', unlock)).toMatchObject(insufficient);
  expect(await command('desk', { ...unlock, kind: 'lock', reference: fresh() })).toMatchObject(ok);
  expect(await command('desk', unlock)).toMatchObject(insufficient);
  expect(await command('desk', { ...unlock, reference: fresh() })).toMatchObject(ok);
});

test('the key of a game provider sends what happens in its own games, and nothing else', async () => {
  const stake = bet();
  const { roundId } = stake;
  expect(await command('relax', stake)).toMatchObject({
    status: 200,
    body: { id: `provider:relax/${stake.reference}` },
  });
  const win = { kind: 'win', reference: fresh(), amount: 20, roundId, ...euros };
  // Another provider's round with the same id is a different round.
  expect(await command('playngo', win)).toMatchObject(refused('error.round.not.found', 404));
  expect(await command('relax', win)).toMatchObject(ok);
  expect(await command('relax', { kind: 'rollback', reference: fresh(), of: win.reference })).toMatchObject(
    ok,
  );
  expect(await command('playngo', bet())).toMatchObject(refused('error.game.of.another.provider'));
  for (const sent of [deposit(), withdrawal(), adjustment()])
    expect(await command('relax', sent)).toMatchObject(wrongSource);
  expect(await login('relax')).toMatchObject(wrongScope);
  expect(await restrictions('relax')).toMatchObject(wrongScope);
  expect(await command('kiekko-relax', bet())).toMatchObject(refused('error.platform.key.site'));
});

test('the key of a payment provider pays in and settles withdrawals, and nothing else', async () => {
  expect(await command('trustly', deposit())).toMatchObject(ok);
  const out = withdrawal();
  expect(await command('trustly', out)).toMatchObject(wrongSource);
  expect(await command('desk', out)).toMatchObject({
    status: 200,
    body: { id: `operator/${out.reference}` },
  });
  const settled = { kind: 'withdrawal-settle', reference: fresh(), withdrawal: `operator/${out.reference}` };
  expect(await command('desk', settled)).toMatchObject(wrongSource);
  expect(await command('trustly', settled)).toMatchObject(ok);
  for (const sent of [bet(), adjustment()]) expect(await command('trustly', sent)).toMatchObject(wrongSource);
  expect(await login('trustly')).toMatchObject(wrongScope);
  expect(await restrictions('trustly')).toMatchObject(wrongScope);
});

test('the key of an operator opens the calls of operators, and pays nothing in', async () => {
  expect(await restrictions('desk')).toMatchObject(ok);
  expect(await command('desk', deposit())).toMatchObject(wrongSource);
  expect(await command('desk', bet())).toMatchObject(wrongSource);
  expect(await login('desk')).toMatchObject(wrongScope);
});

test('a read-only key reads', async () => {
  expect(await restrictions('report')).toMatchObject(ok);
  const path = `/platform/v1/operator/players/${REGULAR}/restrictions`;
  const block = { kind: 'payout-block', reason: 'test' };
  expect(await platform.post(path, block, as('report'))).toMatchObject(wrongScope);
  expect(await command('report', deposit())).toMatchObject(wrongScope);
});

test('source and actor of a command are those of the key, and a body cannot name others', async () => {
  for (const claim of [{ source: 'provider:relax' }, { actor: 'somebody' }])
    expect(
      await platform.post(
        '/platform/v1/operator/ledger',
        { player: REGULAR, command: deposit(), ...claim },
        as('trustly'),
      ),
    ).toMatchObject(refused('error.request.invalid', 400));
  expect(await command('nobody', deposit())).toMatchObject(refused('error.platform.key.invalid'));
});

test('keys of every scope are replaced without a restart: old and new are valid side by side', async () => {
  const renewed = keys.map((each) => ({ ...each, key: `${each.key}-2` }));
  const status = async (key: string) =>
    (await command('', deposit(), { 'x-site-context': '5', 'x-platform-key': key })).status;
  writeKeys({ keys: [...keys, ...renewed] });
  expect(await status(secret('trustly'))).toBe(200);
  expect(await status(`${secret('trustly')}-2`)).toBe(200);
  expect((await login('web')).status).toBe(200);
  writeKeys({ keys: renewed });
  expect(await status(secret('trustly'))).toBe(403);
  expect(await status(`${secret('trustly')}-2`)).toBe(200);
  expect((await login('web')).status).toBe(403);
  // An invalid file leaves the previous keys in place.
  for (const broken of [
    { keys: [{ name: 'x', scope: 'owner', key: secret('x') }] },
    { keys: [keys[0], keys[0]] },
  ]) {
    writeKeys(broken);
    expect(await status(`${secret('trustly')}-2`)).toBe(200);
  }
});
