import { pino } from 'pino';
import { expect, test } from 'vitest';
import { DeliveryLane, type Attempt } from './delivery-lane';

function lane(wait: () => Promise<unknown> = () => Promise.resolve()) {
  const lines: unknown[] = [];
  const logger = pino({ level: 'warn' }, { write: (line) => lines.push(JSON.parse(line)) });
  const closing = new AbortController();
  return { lines, closing, lane: new DeliveryLane({ name: 'Hook', logger, closing: closing.signal, wait }) };
}

test('ENGINE-06 what waits for its next attempt leaves its place to others', async () => {
  const { lane: deliveries } = lane(() => new Promise(() => undefined));
  const done = new Promise<void>((resolve) => {
    for (let index = 0; index < 4; index += 1) deliveries.add(() => Promise.resolve(30_000));
    deliveries.add(() => {
      resolve();
      return Promise.resolve(null);
    });
  });
  await done;
  expect(deliveries.isEmpty).toBe(false);
});

test('ENGINE-06 a receiver that never answers costs bounded memory, and one line of the log', async () => {
  const { lane: deliveries, lines } = lane();
  let started = 0;
  const waiting: ((delay: null) => void)[] = [];
  const attempt: Attempt = () => {
    started += 1;
    return new Promise((resolve) => waiting.push(resolve));
  };
  for (let index = 0; index < 10_500; index += 1) deliveries.add(attempt);
  expect(started).toBe(4);
  expect(lines).toEqual([expect.objectContaining({ webhook: 'Hook', waiting: 10_000 })]);
  // Once it responds again, all queued deliveries are sent.
  while (started < 10_000 || waiting.length > 0) {
    for (const resolve of waiting.splice(0)) resolve(null);
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(started).toBe(10_000);
  expect(deliveries.isEmpty).toBe(true);
  expect(lines.at(-1)).toMatchObject({ lost: 500 });
});

test('ENGINE-06 a fault of one delivery ends neither the others nor the service', async () => {
  const { lane: deliveries, lines } = lane();
  const done = new Promise<void>((resolve) => {
    for (let index = 0; index < 5; index += 1) deliveries.add(() => Promise.reject(new Error('broken')));
    deliveries.add(() => {
      resolve();
      return Promise.resolve(null);
    });
  });
  await done;
  expect(lines).toHaveLength(5);
});
