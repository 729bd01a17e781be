import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRealityCheck } from './reality-check';

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

const MINUTE = 60_000;

function checked(replies: (number | null | undefined)[]) {
  const done: string[] = [];
  const check = createRealityCheck<string>({
    minutes() {
      done.push('minutes');
      return Promise.resolve(replies.length > 1 ? replies.shift() : replies[0]);
    },
    summary() {
      done.push('summary');
      return Promise.resolve('figures');
    },
    show(summary) {
      done.push(`show ${summary}`);
      return Promise.resolve(() => done.push('close'));
    },
  });
  const taken = () => done.splice(0);
  return { check, taken };
}

const settle = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('LIMIT-25 the minutes are read at once and then every 60 seconds', async () => {
  const { check, taken } = checked([120]);
  check.start();
  await settle(0);
  expect(taken()).toEqual(['minutes']);
  await settle(MINUTE - 1);
  expect(taken()).toEqual([]);
  await settle(1);
  expect(taken()).toEqual(['minutes']);
  await settle(3 * MINUTE);
  expect(taken()).toHaveLength(3);
});

test('LIMIT-26 at zero, and below it, the summary is loaded and shown, once', async () => {
  const { check, taken } = checked([0, -3]);
  check.start();
  await settle(2 * MINUTE);
  expect(taken()).toEqual(['minutes', 'summary', 'show figures', 'minutes', 'minutes']);
});

test('LIMIT-27 an answered check is closed, and shown again when the platform says that the next one is due', async () => {
  const { check, taken } = checked([-1, 2, 1, 0]);
  check.start();
  await settle(0);
  taken();
  check.answered();
  expect(taken()).toEqual(['close']);
  await settle(2 * MINUTE);
  expect(taken()).toEqual(['minutes', 'minutes']);
  await settle(MINUTE);
  expect(taken()).toEqual(['minutes', 'summary', 'show figures']);
});

test('what another tab has answered is closed here; a check that cannot be told changes nothing', async () => {
  const { check, taken } = checked([0, undefined, 30, null]);
  check.start();
  await settle(MINUTE);
  expect(taken()).toEqual(['minutes', 'summary', 'show figures', 'minutes']);
  await check.look();
  expect(taken()).toEqual(['minutes', 'close']);
  await check.look();
  expect(taken()).toEqual(['minutes']);
});
