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
  let continued: number | undefined;
  const check = createRealityCheck<string>({
    now: () => Date.now(),
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
    readContinued: () => continued,
    writeContinued: (until) => (continued = until),
  });
  const taken = () => done.splice(0);
  return { check, taken, answerElsewhere: (until: number) => (continued = until) };
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

test('LIMIT-27 who goes on is asked again after another period, who starts anew when the timer says so', async () => {
  const { check, taken } = checked([-1]);
  check.start();
  await settle(0);
  taken();
  check.continued(30);
  expect(taken()).toEqual(['close']);
  await settle(29 * MINUTE);
  expect(taken()).not.toContain('show figures');
  await settle(MINUTE);
  expect(taken().slice(-2)).toEqual(['summary', 'show figures']);
  check.wasReset();
  expect(taken()).toEqual(['close']);
});

test('what another tab has answered is closed here; a check that cannot be told changes nothing', async () => {
  const { check, taken, answerElsewhere } = checked([0, undefined, -1, 30, null]);
  check.start();
  await settle(MINUTE);
  expect(taken()).toEqual(['minutes', 'summary', 'show figures', 'minutes']);
  answerElsewhere(Date.now() + MINUTE);
  await check.look();
  expect(taken()).toEqual(['minutes', 'close']);
  await check.look();
  await check.look();
  expect(taken()).toEqual(['minutes', 'minutes']);
});
