import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { hasRedis, startRedis } from '../../../tests/support/redis';
import type { GatewayEvent } from './fan-out';
import { createRedisFanOut } from './redis-fan-out';

const log = pino({ level: 'silent' });
const EVENTS: GatewayEvent[] = [
  { kind: 'balance', playerId: 1 },
  { kind: 'attributes', playerId: 1, attributes: { casino: false, provinceCode: null } },
  { kind: 'session-ended', playerId: 1, sessionId: 'a' },
];

// A machine without Redis cannot run it; continuous integration has one.
describe.runIf(hasRedis || process.env['CI'])('with Redis', () => {
  let redis: Awaited<ReturnType<typeof startRedis>>;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis.stop());

  test('WS-04 over Redis every process hears every event once, its own included', async () => {
    const heard: GatewayEvent[][] = [[], []];
    const fanOuts = heard.map((events) => createRedisFanOut(redis.url, (event) => events.push(event), log));
    // A subscription is in place when the first event comes through.
    await vi.waitFor(() => {
      fanOuts[0]?.publish({ kind: 'balance', playerId: 0 });
      expect(heard.every((events) => events.length > 0)).toBe(true);
    });
    await new Promise((resolve) => setTimeout(resolve, 200));
    heard.forEach((events) => events.splice(0));
    EVENTS.forEach((event) => fanOuts[1]?.publish(event));
    await vi.waitFor(() => expect(heard).toEqual([EVENTS, EVENTS]));
    await Promise.all(fanOuts.map((fanOut) => fanOut.close()));
  });

  test('WS-04 while Redis cannot be reached a process hears its own events', async () => {
    const heard: GatewayEvent[] = [];
    const fanOut = createRedisFanOut('redis://127.0.0.1:1', (event) => heard.push(event), log);
    EVENTS.forEach((event) => fanOut.publish(event));
    await vi.waitFor(() => expect(heard).toEqual(EVENTS));
    await fanOut.close();
  });
});
