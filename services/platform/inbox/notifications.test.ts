import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PlatformNotifications, PlatformUnread } from '../../../schemas/generated/types';
import {
  validatePlatformNotifications,
  validatePlatformOperatorDocuments,
  validatePlatformOperatorPlayers,
  validatePlatformUnread,
} from '../../../schemas/generated/validators.js';
import {
  keyHeaders,
  NOW,
  type SignedIn,
  startTestPlatform,
  type TestPlatform,
} from '../fixtures/test-platform';
import { DAY } from '../live/activity';

const HALDEN = 5;
const operator = keyHeaders(HALDEN, 'operator-1');
const PLAYERS = '/platform/v1/operator/players';
const INBOX = '/platform/v1/player/inbox';
const EMAIL = 'regular@halden.example';

let platform: TestPlatform;
let player: SignedIn;
let playerId: number;
beforeAll(async () => {
  platform = await startTestPlatform();
  player = await platform.signIn(EMAIL);
  const { body } = await platform.get(`${PLAYERS}?search=${EMAIL}`, operator);
  if (!validatePlatformOperatorPlayers(body)) throw new Error(JSON.stringify(body));
  playerId = body.players[0]?.playerId ?? 0;
});
afterAll(() => platform.close());

async function notifications(query = '', { headers } = player): Promise<PlatformNotifications> {
  const { body } = await platform.get(`/platform/v1/player/notifications${query}`, headers);
  if (validatePlatformNotifications(body)) return body;
  throw new Error(JSON.stringify(body));
}

async function unread(): Promise<PlatformUnread> {
  const { body } = await platform.get('/platform/v1/player/unread', player.headers);
  if (validatePlatformUnread(body)) return body;
  throw new Error(JSON.stringify(body));
}

const change = (what: 'read' | 'delete', body: object, { headers } = player) =>
  platform.post(`${INBOX}/${what}`, body, headers);

async function giveRounds(rounds: number): Promise<void> {
  const wanted = { gameId: 'brass-comet', rounds, stake: 20, currency: 'EUR', days: 7, reason: 'Goodwill' };
  const answer = await platform.post(`${PLAYERS}/${playerId}/free-rounds`, wanted, {
    ...operator,
    'idempotency-key': `rounds-${rounds}`,
  });
  expect(answer).toMatchObject({ status: 200 });
}

test('INBOX-03 INBOX-04 a bonus and free rounds are notified, newest first, and count as unread', async () => {
  expect((await notifications()).total).toBe(0);
  const money = { amount: 500, currency: 'EUR', reason: 'Goodwill' };
  const granted = await platform.post(
    `${PLAYERS}/${playerId}/money`,
    { kind: 'bonus-grant', campaign: await platform.goodwill(EMAIL), ...money },
    { ...operator, 'idempotency-key': 'bonus' },
  );
  expect(granted).toMatchObject({ status: 200 });
  await platform.post('/platform/_control/clock', { now: new Date(NOW + 1_000).toISOString() });
  await giveRounds(7);
  const { notifications: list, unread: count } = await notifications();
  expect(list.map(({ kind }) => kind)).toEqual(['free-rounds-given', 'reward-given']);
  expect(list[0]?.values).toEqual({ rounds: 7 });
  expect(list[1]?.values).toMatchObject({ amount: 500, currency: 'EUR' });
  expect(count).toBe(2);
  expect(await unread()).toMatchObject({ notifications: 2, offers: true });
  expect((await notifications('?limit=1')).notifications).toHaveLength(1);
});

test('INBOX-04 what is read or deleted counts no more, and only its own player may do so', async () => {
  const [newest, older] = (await notifications()).notifications;
  const of = (id = newest?.notificationId) => ({ list: 'notifications', id });
  const stranger = await platform.signIn('vip@halden.example');
  await change('read', of(), stranger);
  await change('delete', of(), stranger);
  expect((await unread()).notifications).toBe(2);
  expect(await change('read', of())).toMatchObject({ status: 200 });
  expect((await unread()).notifications).toBe(1);
  await change('read', { list: 'notifications' });
  expect((await unread()).notifications).toBe(0);
  await change('delete', of(older?.notificationId));
  expect((await notifications()).total).toBe(1);
  expect(await change('delete', { list: 'notifications' })).toMatchObject({ status: 400 });
});

test('INBOX-02 INBOX-04 a message of the inbox is read and deleted', async () => {
  const { messages } = await unread();
  expect(messages).toBeGreaterThan(0);
  await change('read', { list: 'messages' });
  expect((await unread()).messages).toBe(0);
  const before = await platform.get(INBOX, player.headers);
  const { messages: list, total } = before.body as { messages: { messageId: string }[]; total: number };
  await change('delete', { list: 'messages', id: list[0]?.messageId });
  expect((await platform.get(INBOX, player.headers)).body).toMatchObject({ total: total - 1 });
});

test('INBOX-03 in a break no offer is listed or counted, and none may be shown', async () => {
  await giveRounds(3);
  expect((await unread()).notifications).toBe(1);
  await platform.platform.identity.restrict(playerId, {
    ...{ kind: 'multibrand-suspension', until: new Date(NOW + DAY), setBy: 'operator', reason: 'test' },
  });
  expect(await unread()).toMatchObject({ notifications: 0, offers: false });
  expect((await notifications()).total).toBe(0);
});

test('INBOX-03 the decisions about documents are notified, with their types', async () => {
  const pending = await platform.signIn('pending@halden.example');
  const { body } = await platform.get(`${PLAYERS}?search=pending@halden.example`, operator);
  if (!validatePlatformOperatorPlayers(body)) throw new Error(JSON.stringify(body));
  const id = body.players[0]?.playerId ?? 0;
  const queue = await platform.get('/platform/v1/operator/documents', operator);
  if (!validatePlatformOperatorDocuments(queue.body)) throw new Error(JSON.stringify(queue.body));
  const [first, second] = queue.body.documents.filter((document) => document.playerId === id);
  const decide = (document: typeof first, decision: string, reason: string) =>
    platform.post(`${PLAYERS}/${id}/documents/${document?.documentId}/${decision}`, { reason }, operator);
  expect(await decide(first, 'acceptance', 'All right')).toMatchObject({ status: 200 });
  expect(await decide(second, 'refusal', 'BAD_QUALITY')).toMatchObject({ status: 200 });
  const { notifications: list } = await notifications('', pending);
  const byKind = (kind: string) => list.find((each) => each.kind === kind)?.values;
  expect(byKind('document-accepted')).toEqual({ documentType: first?.documentTypeName });
  expect(byKind('document-refused')).toEqual({ documentType: second?.documentTypeName });
});
