import { expect, test } from 'vitest';
import { generateRequirements } from './requirements';

const rows = ['# SAMPLE Routing', 'SAMPLE-01\tproven\tAddresses begin with a locale.'].join('\n');
const references = 'OTHER-001\t`POST /login`';
const journey = { file: 'tests/journeys/a.spec.ts', text: "test('SAMPLE-01 a locale', () => {});" };
const problemsWith = (...files: { file: string; text: string }[]) =>
  generateRequirements(rows, references, files).problems;

test('a title may name a range', () => {
  const more = `${rows}\nSAMPLE-02\tproven\tThe locale is kept.`;
  const file = { ...journey, text: "test('SAMPLE-01…02 locales', () => {});" };
  expect(generateRequirements(more, references, [file]).problems).toEqual([]);
});

test('a row links the tests that name it', () => {
  const { text, problems } = generateRequirements(rows, references, [journey]);
  expect(text).toContain(
    '| SAMPLE-01 | proven | Addresses begin with a locale. | [a.spec.ts](../tests/journeys/a.spec.ts) |',
  );
  expect(problems).toEqual([]);
});

test('an unknown id is a problem, one of another kind of id is not', () => {
  expect(problemsWith(journey, { file: 'app/a.ts', text: '// SAMPLE-99 OTHER-001 SHA-256' })).toEqual([
    'app/a.ts cites SAMPLE-99, which is not in docs/requirements/',
  ]);
});

test.each([
  ['no test', []],
  ['a comment', [{ ...journey, text: '// SAMPLE-01' }]],
  ['a unit test', [{ file: 'app/a.test.ts', text: "test('SAMPLE-01', () => {});" }]],
])('%s proves nothing', (_what, files) => {
  expect(problemsWith(...files)).toEqual([
    'SAMPLE-01 is marked proven, but no test over HTTP or in a browser names it',
  ]);
});

test('a test that calls a service proves', () => {
  const text = "const { body } = await fetch(url); test('SAMPLE-01', () => {});";
  expect(problemsWith({ file: 'services/a.test.ts', text })).toEqual([]);
});

test('a line that is no row stops the generation', () => {
  expect(() => generateRequirements('# A\nSAMPLE-01\tdone\tx', references, [])).toThrow('not a row');
});
