import { readFileSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const include = ['{app,blocks,ui,schemas,services,scripts,tests}/**/*.test.{ts,tsx}'];

/** A file that takes a minute must not be the last one, with which one processor works on while the others have nothing to do. */
const longest = [
  'tests/faults/content-kill.test.ts',
  'scripts/content/contentful-docs.test.ts',
  'scripts/new-brand/new-brand.test.ts',
  'scripts/new-block/new-block.test.ts',
  'tests/every-block/every-block.test.tsx',
  'tests/faults/every-block-fails.test.tsx',
  'tests/every-block/generated-documents/generated-documents-in-chromium.test.tsx',
  'scripts/check-brand/check-brand.test.ts',
  'services/platform/ledger/crash.test.ts',
  'scripts/check-content/check-content.test.ts',
  'services/platform/identity/identity.test.ts',
  'tests/every-block/generated-documents/generated-documents.test.tsx',
  'tests/contract/session.test.ts',
  'scripts/visual/cell-inputs.test.ts',
].map((file) => path.resolve(file));

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const index = longest.indexOf(moduleId);
      return index < 0 ? longest.length : index;
    };
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
  }
}

/** Set by `npm test`: address of a PostgreSQL server on which what touches the database is tested too. */
const server = process.env['TEST_ALSO_ON_SERVER'];

/** Tests that have a database, by the two functions that give them one. */
function testsWithDatabase(): string[] {
  return readdirSync('services/platform', { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join('services/platform', file))
    .filter((file) => file.endsWith('.test.ts'))
    .filter((file) => /\b(startTestPlatform|testDatabase)\(/.test(readFileSync(file, 'utf8')));
}

// The Remix plugin stays out: tests import modules, not the built site.
export default defineConfig({
  esbuild: { jsx: 'automatic' },
  test: {
    css: { include: [/\.module\.css$/], modules: { classNameStrategy: 'non-scoped' } },
    // Half of the time is waiting for services: two cores carry three.
    maxWorkers: availableParallelism() + 1,
    testTimeout: 20_000,
    // Hooks that start a service end when it is ready or has failed; this only ends one that hangs, however busy the machine is.
    hookTimeout: 300_000,
    expect: { poll: { timeout: 15_000 } },
    sequence: { sequencer: LongestFirst },
    projects: [
      { extends: true, test: { name: 'unit', include } },
      ...(server
        ? [
            {
              extends: true as const,
              test: {
                name: 'on PostgreSQL',
                include: testsWithDatabase(),
                env: { TEST_DATABASE_URL: server },
              },
            },
          ]
        : []),
    ],
  },
});
