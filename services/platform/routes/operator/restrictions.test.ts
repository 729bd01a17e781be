import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY } from '../../live/activity';
import {
  NOW,
  PASSWORD,
  siteHeaders,
  startTestPlatform,
  type TestPlatform,
} from '../../fixtures/test-platform';

const secret = (name: string) => `${name}-0123456789-of-this-test`;
const folder = mkdtempSync(path.join(tmpdir(), 'marquee-keys-'));
const file = path.join(folder, 'keys.json');

interface Key {
  name: string;
  scope: string;
  key: string;
  siteIds?: number[];
}

/** Replaces the whole file atomically, like an orchestrator. */
function writeKeys(content: unknown): void {
  writeFileSync(`${file}.new`, JSON.stringify(content));
  renameSync(`${file}.new`, file);
}
const keys: Key[] = [
  { name: 'desk', scope: 'operator', key: secret('desk') },
  { name: 'report', scope: 'read-only', key: secret('report') },
  { name: 'kiekko-desk', scope: 'operator', siteIds: [6], key: secret('kiekko-desk') },
];

let platform: TestPlatform;
beforeAll(async () => {
  writeKeys({ keys });
  platform = await startTestPlatform({ keysFile: file });
});
beforeEach(() => platform.post('/platform/_control/clock', { now: new Date(NOW).toISOString() }));
afterAll(async () => {
  await platform.close();
  rmSync(folder, { recursive: true });
});

const as = (name: string) => ({ 'x-site-context': '5', 'x-platform-key': secret(name) });
const restrictionsOf = (playerId: number) => `/platform/v1/operator/players/${playerId}/restrictions`;
const REGULAR = 50013;
const CARD = { kind: 'payout-block', reason: 'Card reported as stolen' };

async function playerId(who: string): Promise<number> {
  const player = await platform.platform.players.byEmail(5, `${who}@halden.example`);
  return player?.playerId ?? 0;
}
const setOn = async (who: string, body: object): Promise<number> => {
  const answer = await platform.post(restrictionsOf(await playerId(who)), body, as('desk'));
  expect(answer).toMatchObject({ status: 200 });
  return (answer.body as { restrictionId: number }).restrictionId;
};
const lift = async (who: string, restrictionId: number, name = 'desk') =>
  platform.post(
    `${restrictionsOf(await playerId(who))}/${restrictionId}/lift`,
    { reason: 'Checked with the bank' },
    as(name),
  );

test('an operator sets and lifts a restriction with a reason, and the record says who did what', async () => {
  const path = restrictionsOf(REGULAR);
  for (const wrong of [
    { kind: 'payout-block' },
    { ...CARD, reason: '' },
    { ...CARD, kind: 'unheard-of' },
    { ...CARD, until: '2026-03-04T19:30:00.000Z' },
    { ...CARD, until: 'soon' },
  ])
    expect((await platform.post(path, wrong, as('desk'))).status, JSON.stringify(wrong)).toBe(400);
  expect(await platform.get(path, as('desk'))).toEqual({ status: 200, body: { restrictions: [] } });

  const id = await setOn('regular', CARD);
  const { headers } = await platform.signIn('regular@halden.example');
  const details = async () => (await platform.get('/platform/v1/player/access/details', headers)).body;
  expect(await details()).toMatchObject({ restrictions: ['PAYOUT'] });
  expect((await platform.post(`${path}/${id}/lift`, {}, as('desk'))).status).toBe(400);
  expect(await lift('regular', id)).toMatchObject({ status: 200, body: { isActive: false } });
  expect(await details()).toMatchObject({ restrictions: [] });
  expect(await lift('regular', id)).toMatchObject({
    status: 404,
    body: { code: 'error.restriction.not.found' },
  });
  expect(await platform.get(path, as('report'))).toMatchObject({
    body: {
      restrictions: [
        {
          ...CARD,
          restrictionId: id,
          setBy: 'operator',
          setByKey: 'desk',
          until: null,
          isActive: false,
          liftedBy: 'operator',
          liftedByKey: 'desk',
          liftReason: 'Checked with the bank',
        },
      ],
    },
  });
});

test('LIMIT-21 an exclusion is not cut short, and what players wished for themselves is lifted only after cooling', async () => {
  const until = new Date(NOW + 90 * DAY).toISOString();
  const exclusion = await setOn('once', { kind: 'self-exclusion', until, reason: 'Asked by letter' });
  expect(await lift('once', exclusion)).toMatchObject({
    status: 403,
    body: { code: 'error.restriction.protected' },
  });
  const enter = (who: string) =>
    platform.post(
      '/platform/identity/login',
      { email: `${who}@halden.example`, password: PASSWORD },
      siteHeaders(5),
    );
  expect(await enter('once')).toMatchObject({ body: { code: 'error.exclusion.in.progress' } });

  const forGood = await setOn('vip', { kind: 'self-exclusion', reason: 'Asked by letter' });
  expect(await lift('vip', forGood)).toMatchObject({
    body: { isActive: true, liftedAt: new Date(NOW + 7 * DAY).toISOString() },
  });
  expect(await lift('vip', forGood)).toMatchObject({ status: 409 });
  const clock = (afterMs: number) =>
    platform.post('/platform/_control/clock', { now: new Date(NOW + afterMs).toISOString() });
  await clock(7 * DAY - 1);
  expect(await enter('vip')).toMatchObject({ status: 403, body: { additionalInfo: { isCooling: true } } });
  await clock(7 * DAY);
  expect((await enter('vip')).status).toBe(200);
});

test('only a key of an operator for the site, and of a scope that covers the call, opens it', async () => {
  const path = restrictionsOf(REGULAR);
  const post = (headers: Record<string, string>) => platform.post(path, CARD, headers);
  expect(await post(siteHeaders(5))).toMatchObject({
    status: 403,
    body: { code: 'error.platform.key.scope' },
  });
  expect(await post({ 'x-site-context': '5' })).toMatchObject({ status: 403 });
  expect(await post(as('report'))).toMatchObject({ status: 403, body: { code: 'error.platform.key.scope' } });
  expect(await post(as('kiekko-desk'))).toMatchObject({
    status: 403,
    body: { code: 'error.platform.key.site' },
  });
  // Another site's player is unknown.
  expect(await platform.post(path, CARD, { ...as('desk'), 'x-site-context': '6' })).toMatchObject({
    status: 404,
    body: { code: 'error.player.not.found' },
  });
  // An operator's key is not valid as a site's key.
  expect((await platform.post('/platform/identity/login', {}, as('desk'))).status).toBe(403);
});

test('a key is replaced without a restart, and a broken file locks nobody out', async () => {
  const read = (name: string) => platform.get(restrictionsOf(REGULAR), as(name));
  writeKeys({ keys: [...keys, { name: 'desk-2', scope: 'operator', key: secret('desk-2') }] });
  expect((await read('desk')).status).toBe(200);
  expect((await read('desk-2')).status).toBe(200);
  writeKeys({ keys: [{ name: 'desk-2', scope: 'operator', key: secret('desk-2') }] });
  expect((await read('desk')).status).toBe(403);
  writeFileSync(file, '{"keys": [');
  expect((await read('desk-2')).status).toBe(200);
});
