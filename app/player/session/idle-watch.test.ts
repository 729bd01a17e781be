import { expect, test } from 'vitest';
import { createIdleWatch } from './idle-watch';

const MINUTE = 60_000;

function watched(limitMs: number, getsThrough: () => boolean = () => true) {
  let time = 0;
  let elsewhere: number | undefined;
  const told: number[] = [];
  const signedOut: number[] = [];
  const warnings: (number | undefined)[] = [];
  const watch = createIdleWatch(limitMs, {
    now: () => time,
    lastElsewhere: () => elsewhere,
    tell: (at) => told.push(at),
    warn: (leftMs) => warnings.push(leftMs),
    signOut: () => {
      signedOut.push(time);
      return Promise.resolve(getsThrough());
    },
  });
  return {
    watch,
    told,
    signedOut,
    warnings: () => warnings.splice(0),
    actElsewhere: () => (elsewhere = time),
    async goTo(at: number) {
      time = at;
      await watch.check();
    },
  };
}

test('LIMIT-29 LIMIT-30 idleMinutes: who does nothing for the time of the market is signed out, once', async () => {
  const { goTo, signedOut } = watched(2 * MINUTE);
  await goTo(2 * MINUTE - 1);
  expect(signedOut).toEqual([]);
  await goTo(2 * MINUTE);
  await goTo(3 * MINUTE);
  expect(signedOut).toEqual([2 * MINUTE]);
});

test('an act begins the time anew, in this tab or another', async () => {
  const { watch, goTo, signedOut, actElsewhere, told } = watched(2 * MINUTE);
  await goTo(0.9 * MINUTE);
  watch.acted();
  watch.acted();
  expect(told).toEqual([0.9 * MINUTE]);
  await goTo(2.5 * MINUTE);
  actElsewhere();
  await goTo(4.4 * MINUTE);
  expect(signedOut).toEqual([]);
  await goTo(4.5 * MINUTE);
  expect(signedOut).toHaveLength(1);
});

test('a sign-out that does not get through is tried again', async () => {
  let works = false;
  const { goTo, signedOut } = watched(MINUTE, () => works);
  await goTo(MINUTE);
  works = true;
  await goTo(MINUTE + 1);
  await goTo(MINUTE + 2);
  expect(signedOut).toEqual([MINUTE, MINUTE + 1]);
});

test('LIMIT-29 a countdown warns for the last minute, or half of a short limit, and goes once somebody stays', async () => {
  const { watch, goTo, warnings, signedOut } = watched(2 * MINUTE);
  await goTo(MINUTE - 1);
  expect(warnings()).toEqual([]);
  await goTo(MINUTE);
  await goTo(MINUTE + 15_000);
  expect(warnings()).toEqual([MINUTE, 45_000]);
  // Pointer movement during the countdown does not count as a response.
  watch.acted();
  await goTo(MINUTE + 16_000);
  expect(warnings()).toEqual([44_000]);
  watch.stay();
  expect(warnings()).toEqual([undefined]);
  await goTo(2 * MINUTE + 15_999);
  expect(warnings()).toEqual([]);
  await goTo(3 * MINUTE + 16_000);
  expect(signedOut).toEqual([3 * MINUTE + 16_000]);

  const short = watched(1_000);
  await short.goTo(499);
  expect(short.warnings()).toEqual([]);
  await short.goTo(500);
  expect(short.warnings()).toEqual([500]);
  await short.goTo(1_000);
  expect(short.signedOut).toEqual([1_000]);
});

test('LIMIT-29 an act in another tab takes the countdown away', async () => {
  const { goTo, warnings, actElsewhere, signedOut } = watched(2 * MINUTE);
  await goTo(1.5 * MINUTE);
  expect(warnings()).toEqual([0.5 * MINUTE]);
  actElsewhere();
  await goTo(1.5 * MINUTE + 1_000);
  expect(warnings()).toEqual([undefined]);
  await goTo(2.4 * MINUTE);
  expect(signedOut).toEqual([]);
});
