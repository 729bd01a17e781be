import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HOUR, MINUTE } from '../live/activity';
import { countTime, LONGEST_SILENCE, type Sign } from './count-time';

const START = Date.parse('2026-03-04T19:30:00Z');
const sign = (given: Partial<Sign>): Sign => ({
  now: START,
  countedUntil: null,
  signedInSince: START - HOUR,
  timeZone: 'Europe/Helsinki',
  ...given,
});

test('loginTimeLimits: time counts between two signs, from the sign-in on, and not after a silence', () => {
  const day = '2026-03-04';
  expect(countTime(sign({}))).toEqual({ days: [], countedUntil: START });
  const after = (ms: number, given: Partial<Sign> = {}) =>
    countTime(sign({ now: START + ms, countedUntil: START, ...given }));
  expect(after(20_000)).toEqual({ days: [{ day, signedIn: 20_000 }], countedUntil: START + 20_000 });
  expect(after(LONGEST_SILENCE).days).toEqual([{ day, signedIn: LONGEST_SILENCE }]);
  expect(after(LONGEST_SILENCE + 1)).toEqual({ days: [], countedUntil: START + LONGEST_SILENCE + 1 });
  // Signed out at the last sign of activity, and signed in ten seconds later.
  expect(after(15_000, { signedInSince: START + 10_000 }).days).toEqual([{ day, signedIn: 5_000 }]);
  expect(after(15_000, { signedInSince: null }).days).toEqual([]);
});

test('loginTimeLimits: a clock that jumps adds a minute at most, and one that is set back counts nothing twice', () => {
  const back = countTime(sign({ now: START - 5_000, countedUntil: START }));
  expect(back).toEqual({ days: [], countedUntil: START });
  const far = countTime(sign({ now: START - 3 * HOUR, countedUntil: START }));
  expect(far).toEqual({ days: [], countedUntil: START - 3 * HOUR });
  const ahead = countTime(sign({ now: START + 3 * HOUR, countedUntil: START }));
  expect(ahead).toEqual({ days: [], countedUntil: START + 3 * HOUR });
});

/** Zones whose clocks change at two, at midnight, by half an hour, or never. */
const ZONES = ['Europe/Helsinki', 'America/Santiago', 'Australia/Lord_Howe', 'Africa/Cairo', 'Asia/Kolkata'];
const STARTS = [
  '2026-03-28',
  '2026-03-29',
  '2026-04-04',
  '2026-04-24',
  '2026-09-05',
  '2026-10-24',
  '2026-12-31',
];

test('loginTimeLimits: whatever signs devices give, each second counts once and on its own day', () => {
  const story = fc.record({
    zone: fc.constantFrom(...ZONES),
    start: fc.constantFrom(...STARTS),
    hour: fc.integer({ min: 0, max: 30 }),
    /** Seconds between two signs of activity, per device. */
    devices: fc.array(fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 40 }), {
      minLength: 1,
      maxLength: 3,
    }),
  });
  fc.assert(
    fc.property(story, ({ zone, start, hour, devices }) => {
      const begin = Date.parse(`${start}T20:00:00Z`) + hour * HOUR + 59 * MINUTE;
      const signs = devices
        .flatMap((gaps) =>
          gaps.map((_, index) => gaps.slice(0, index + 1).reduce((sum, gap) => sum + gap, 0)),
        )
        .sort((one, other) => one - other);
      const counted = new Map<string, number>();
      let countedUntil: number | null = begin;
      for (const after of signs) {
        const result = countTime({
          now: begin + after * 1_000,
          countedUntil,
          signedInSince: begin,
          timeZone: zone,
        });
        ({ countedUntil } = result);
        for (const { day, signedIn } of result.days) counted.set(day, (counted.get(day) ?? 0) + signedIn);
      }
      // Second by second: a second counts if it lies between two signs that are close enough.
      const expected = new Map<string, number>();
      const dayOf = new Intl.DateTimeFormat('en-CA', { timeZone: zone });
      let last = 0;
      for (const after of signs) {
        if (after - last <= LONGEST_SILENCE / 1_000)
          for (let second = last; second < after; second += 1) {
            const day = dayOf.format(begin + second * 1_000);
            expected.set(day, (expected.get(day) ?? 0) + 1_000);
          }
        last = after;
      }
      expect([...counted].sort()).toEqual([...expected].sort());
    }),
    { numRuns: 300, seed: 17 },
  );
});
