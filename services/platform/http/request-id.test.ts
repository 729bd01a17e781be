import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestIdMixin } from '../../process/request-id';
import { startTestPlatform, type TestPlatform } from '../fixtures/test-platform';

const lines: string[] = [];
let platform: TestPlatform;

beforeAll(async () => {
  const logger = pino({ mixin: requestIdMixin }, { write: (line: string) => void lines.push(line) });
  platform = await startTestPlatform({ logger });
});
afterAll(() => platform.close());

test('a call that fails is logged with the request id of the site, which the answer repeats', async () => {
  const { database } = platform.platform;
  const { transaction } = database;
  database.transaction = () => Promise.reject(new Error('the database is away'));
  const answer = await fetch(`${platform.url}/platform/identity/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-site-context': '5',
      'x-platform-key': 'local-platform',
      'x-request-id': 'request-0815',
    },
    body: JSON.stringify({ email: 'regular@halden.example', password: 'Marquee-2026' }),
  });
  database.transaction = transaction;
  expect(answer.status).toBe(500);
  expect(answer.headers.get('x-request-id')).toBe('request-0815');
  expect(lines.map((line) => JSON.parse(line) as unknown)).toContainEqual(
    expect.objectContaining({ msg: 'call failed', requestId: 'request-0815' }),
  );
});
