/** Slow tests with further repetitions: only `npm run test:nightly` runs them. */
export const isNightly = process.env['NIGHTLY'] !== undefined;

/** Tag of such journeys. */
export const nightly = '@nightly';

/** Details of a journey that is left to the nightly run if it only repeats another one. */
export const nightlyIf = (isRepetition: boolean) => (isRepetition ? { tag: nightly } : {});

/** Files of such tests. */
export const nightlyTests = [
  'tests/faults/content-kill/content-kill.test.ts',
  'scripts/new-block/new-block.test.ts',
  'tests/contract/schema-versions.test.ts',
];
