import { isDeepStrictEqual } from 'node:util';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasRedis, startRedis } from '../../../tests/support/redis';
import type { GatewayEvent } from './fan-out';
import { createRedisFanOut } from './redis-fan-out';

const log = pino({ level: 'silent' });
const EVENTS: GatewayEvent[] = [
  { kind: 'balance', playerId: 1 },
  { kind: 'attributes', playerId: 1, attributes: { casino: false, provinceCode: null } },
  { kind: 'session-ended', playerId: 1, sessionId: 'a' },
];

// Skipped on machines without Redis; required in CI.
describe.runIf(hasRedis || process.env['CI'])('with Redis', () => {
  let redis: Awaited<ReturnType<typeof startRedis>>;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis.stop());

  test('WS-04 over Redis every process hears every event once, its own included', async () => {
    const heard: GatewayEvent[][] = [[], []];
    const fanOuts = heard.map((events) => createRedisFanOut(redis.url, (event) => events.push(event), log));
    // The subscription is active once the first event arrives.
    const probe: GatewayEvent = { kind: 'balance', playerId: 0 };
    await expect
      .poll(() => {
        fanOuts[0]?.publish(probe);
        return heard.every((events) => events.length > 0);
      })
      .toBe(true);
    EVENTS.forEach((event) => fanOuts[1]?.publish(event));
    const heardOfEvents = () =>
      heard.map((events) => events.filter((event) => !isDeepStrictEqual(event, probe)));
    await expect.poll(heardOfEvents).toEqual([EVENTS, EVENTS]);
    await Promise.all(fanOuts.map((fanOut) => fanOut.close()));
  });

  test('WS-04 while Redis cannot be reached a process hears its own events', async () => {
    const heard: GatewayEvent[] = [];
    const fanOut = createRedisFanOut('redis://127.0.0.1:1', (event) => heard.push(event), log);
    EVENTS.forEach((event) => fanOut.publish(event));
    await expect.poll(() => heard).toEqual(EVENTS);
    await fanOut.close();
  });
});
