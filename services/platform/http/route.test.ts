import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import express from 'express';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  validatePlatformEmpty,
  validatePlatformRequestLanguage,
  validatePlatformToken,
} from '../../../schemas/generated/validators.js';
import { players } from '../database/tables/players';
import { PlatformError } from '../errors';
import { siteHeaders, startTestPlatform, type TestPlatform } from '../fixtures/test-platform';
import { handleErrors } from './errors';
import { defineRoute } from './route';
import { serveRoutes } from './serve';

/** Increments a counter on each execution, so that a second one would be detected. */
const command = defineRoute({
  id: 'test-command',
  method: 'POST',
  path: '/command',
  summary: 'Counts.',
  access: 'site',
  body: validatePlatformRequestLanguage,
  reply: validatePlatformToken,
  idempotent: true,
  async handle({ platform, body }) {
    if (body.language === 'no') throw new PlatformError(409, 'error.refused', 'Refused.');
    const found = await platform.players.byId(50013);
    const loyaltyLevel = (found?.loyaltyLevel ?? 0) + 1;
    await platform.players.change(50013, { loyaltyLevel });
    return { idToken: String(loyaltyLevel), accessToken: platform.random.token(), refreshToken: 'x' };
  },
});

const wrongReply = defineRoute({
  id: 'test-wrong-reply',
  method: 'GET',
  path: '/wrong-reply',
  summary: 'Replies with what the contract does not know.',
  access: 'public',
  reply: validatePlatformEmpty,
  handle: () => ({ secret: 'of the house' }),
});

let platform: TestPlatform;
let server: Server;
let url = '';
beforeAll(async () => {
  platform = await startTestPlatform();
  const app = express();
  app.use(
    express.json(),
    serveRoutes(platform.platform, [command, wrongReply]),
    handleErrors(pino({ level: 'silent' })),
  );
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address === 'object' && address !== null) url = `http://127.0.0.1:${address.port}`;
});
afterAll(async () => {
  server.close();
  await platform.close();
});

async function send(
  key: string | undefined,
  language = 'en',
  siteId = 5,
): Promise<{ status: number; text: string }> {
  const response = await fetch(`${url}/command`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...siteHeaders(siteId),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    body: JSON.stringify({ language }),
  });
  return { status: response.status, text: await response.text() };
}

const level = async (): Promise<number | undefined> => {
  const { db } = platform.platform.database;
  const [found] = await db.select().from(players).where(eq(players.playerId, 50013));
  return found?.loyaltyLevel;
};

test('a command with a key is done once, however often and at the same time it is sent', async () => {
  const start = (await level()) ?? 0;
  const replies = await Promise.all(Array.from({ length: 8 }, () => send('one')));
  expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(replies[0]?.status).toBe(200);
  expect(await level()).toBe(start + 1);
  expect(await send('one')).toEqual(replies[0]);
  expect((await send('two')).text).not.toBe(replies[0]?.text);
  // Keys of different callers are independent.
  expect((await send('one', 'en', 6)).text).not.toBe(replies[0]?.text);
  expect(await level()).toBe(start + 3);
});

test('a key with other content is a conflict, no key is a 400, and a refused command may be sent again', async () => {
  await send('three');
  expect(await send('three', 'fi')).toMatchObject({
    status: 409,
    text: expect.stringContaining('error.idempotency.conflict'),
  });
  expect(await send(undefined)).toMatchObject({
    status: 400,
    text: expect.stringContaining('idempotency-key'),
  });
  expect(await send('four', 'no')).toMatchObject({
    status: 409,
    text: expect.stringContaining('error.refused'),
  });
  expect((await send('four', 'en')).status).toBe(200);
});

test('a reply that does not fit the contract is a 500 and never leaves the house', async () => {
  const response = await fetch(`${url}/wrong-reply`);
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain('of the house');
});
