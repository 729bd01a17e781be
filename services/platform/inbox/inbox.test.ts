import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PlatformInbox } from '../../../schemas/generated/types';
import { validatePlatformInbox } from '../../../schemas/generated/validators.js';
import { NOW, startTestPlatform, type TestPlatform } from '../fixtures/test-platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

async function inbox(email: string, query = ''): Promise<PlatformInbox> {
  const who = await platform.signIn(email);
  const { status, body } = await platform.get(`/platform/v1/player/inbox${query}`, who.headers);
  expect(status).toBe(200);
  if (validatePlatformInbox(body)) return body;
  throw new Error(JSON.stringify(body));
}

test('INBOX-02 messages come newest first, in the language of the player, none of them from the future', async () => {
  const { messages, total, unread } = await inbox('regular@kiekko.example');
  expect(messages.map(({ title }) => title)).toEqual([
    'Viikon uudet pelit',
    'Näin luet tapahtumahistoriaasi',
    'Tervetuloa mukaan',
  ]);
  expect([total, unread]).toEqual([3, 1]);
  const times = messages.map(({ sentAt }) => Date.parse(sentAt));
  expect(times).toEqual([...times].sort((a, b) => b - a));
  expect(times.every((time) => time <= NOW)).toBe(true);
});

test('INBOX-04 the count of unread messages does not depend on how many are asked for', async () => {
  const { messages, total, unread } = await inbox('once@halden.example', '?limit=1');
  expect(messages).toHaveLength(1);
  expect([total, unread]).toEqual([4, 2]);
});

test('who has just come has one message, and has not been written to about deposits', async () => {
  expect((await inbox('new@halden.example')).total).toBe(1);
});
