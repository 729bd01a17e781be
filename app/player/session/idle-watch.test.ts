import { expect, test } from 'vitest';
import { createIdleWatch } from './idle-watch';

const MINUTE = 60_000;

function watched(limitMs: number, getsThrough: () => boolean = () => true) {
  let time = 0;
  let elsewhere: number | undefined;
  const told: number[] = [];
  const signedOut: number[] = [];
  const watch = createIdleWatch(limitMs, {
    now: () => time,
    lastElsewhere: () => elsewhere,
    tell: (at) => told.push(at),
    signOut: () => {
      signedOut.push(time);
      return Promise.resolve(getsThrough());
    },
  });
  return {
    watch,
    told,
    signedOut,
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
  await goTo(MINUTE);
  watch.acted();
  watch.acted();
  expect(told).toEqual([MINUTE]);
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
