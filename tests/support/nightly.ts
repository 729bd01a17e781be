/** What takes long and looks at more of the same: `npm run test:nightly` runs it, and nothing else. */
export const isNightly = process.env['NIGHTLY'] !== undefined;

/** Tag of such journeys. */
export const nightly = '@nightly';

/** The details of a journey that is left to the nightly run when it only repeats another one. */
export const nightlyIf = (isRepetition: boolean) => (isRepetition ? { tag: nightly } : {});

/** Files of such tests. */
export const nightlyTests = [
  'tests/faults/content-kill/content-kill.test.ts',
  'scripts/new-block/new-block.test.ts',
  'tests/contract/schema-versions.test.ts',
];
