import { readFileSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { isNightly, nightlyTests } from './tests/support/nightly';
import { findPostgres } from './tests/support/postgres';

const testFolders = ['app', 'blocks', 'ui', 'schemas', 'services', 'studio', 'scripts', 'tests'];
const checks = ['tests/checks/checks.test.ts'];

/** A file that takes long must not be the last one, with one processor at work while the others are idle. */
const longest = [
  ...checks,
  'scripts/new-brand/new-brand.test.ts',
  'scripts/synthetic-player/synthetic-player.test.ts',
  'tests/contract/session.test.ts',
  'services/platform/identity/identity.test.ts',
  'tests/faults/processes/process-start.test.ts',
  'scripts/content/contentful-docs.test.ts',
  'scripts/check-brand/check-brand.test.ts',
  'tests/contract/launch-report.test.ts',
  'services/platform/ledger/ledger.test.ts',
  'scripts/check-content/check-content.test.ts',
].map((file) => path.resolve(file));

class LongestFirst extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => longest.indexOf(moduleId) >>> 0;
    return (await super.sort(specifications)).sort((one, other) => place(one) - place(other));
  }
}

const files = testFolders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => path.posix.join(folder, file)),
);

const filesWith = (pattern: RegExp) => files.filter((file) => pattern.test(readFileSync(file, 'utf8')));

/** Tests that replace modules or set variables which modules read when they are loaded; the others share the modules of their worker. */
const isolated = [
  'app/content/client/content-client.server.test.ts',
  'services/content/management/import-export.test.ts',
  ...filesWith(/\bvi\.(mock|doMock|stubEnv|resetModules)\(|process\.env\[[^\]]+\] (\?\?)?=[^=]/),
];

/** Tests that use the platform's database, by the two functions that give them one. */
const withDatabase = filesWith(/\b(startTestPlatform|testDatabase)\(/);
/** Where the engines could differ, and every call once. The other tests run on one engine: the embedded one takes three times the CPU. */
const onBothEngines = /^services\/platform\/(contract\.test|database\/|ledger\/crash|live\/projector)/;
const onServerOnly = findPostgres() ? withDatabase.filter((file) => !onBothEngines.test(file)) : [];

const onServer = {
  globalSetup: 'tests/support/postgres.ts',
  setupFiles: 'tests/support/on-postgres.ts',
};

// The Remix plugin stays out: tests import modules, not the built site.
export default defineConfig({
  esbuild: { jsx: 'automatic' },
  test: {
    css: { include: [/\.module\.css$/], modules: { classNameStrategy: 'non-scoped' } },
    // Half of the time is spent waiting for services: two cores carry three workers.
    maxWorkers: availableParallelism() + 1,
    testTimeout: 180_000,
    // Hooks that start a service end when it is ready or has failed; this only ends one that hangs, however busy the machine is.
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
    // `npm test` names a test that passes only at its second try.
    retry: process.env['CI'] ? 1 : 0,
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'checks',
          include: checks,
          maxConcurrency: availableParallelism(),
          testTimeout: 600_000,
          retry: 0,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          include: isNightly ? nightlyTests : testFolders.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
          exclude: [...checks, ...isolated, ...onServerOnly, ...(isNightly ? [] : nightlyTests)],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-isolated',
          include: isolated.filter((file) => !onServerOnly.includes(file)),
        },
      },
      ...(findPostgres()
        ? [
            {
              extends: true as const,
              test: {
                name: 'on PostgreSQL',
                include: withDatabase.filter((file) => !isolated.includes(file)),
                isolate: false,
                ...onServer,
              },
            },
            {
              extends: true as const,
              test: {
                name: 'on PostgreSQL, isolated',
                include: withDatabase.filter((file) => isolated.includes(file)),
                ...onServer,
              },
            },
          ]
        : []),
    ],
  },
});
