import { afterAll, beforeAll, expect, test } from 'vitest';
import { ProjectCopy } from '../../tests/support/project-copy';

const timeoutMs = 300_000;
const generated = [
  'app/render/registry.generated.ts',
  'content-fixtures/model.json',
  'docs/blocks/README.md',
  'docs/blocks/loyalty-shop.md',
  'schemas/generated/blocks.ts',
  'schemas/generated/migrations.ts',
  'schemas/generated/selections.ts',
  'schemas/generated/studio-forms.json',
  'schemas/generated/types.ts',
  'schemas/history/loyalty-shop/v1.schema.json',
];
const checkedTypes = [
  'app/**/*.d.ts',
  'app/render/registry.generated.ts',
  'blocks/loyalty-shop/*.tsx',
  'schemas/generated/migrations.ts',
];

let project: ProjectCopy;
beforeAll(() => {
  project = new ProjectCopy();
}, timeoutMs);
afterAll(() => project.remove());

test('what cannot be made is refused with a message and the usage', { timeout: timeoutMs }, () => {
  const { status, output } = project.run(
    'scripts/new-block/new-block.ts',
    'loyalty-shop',
    '--group',
    'shops',
  );
  expect(status).toBe(2);
  expect(output).toContain('There is no group "shops" of blocks.\nUsage: npm run new:block');
});

test('a new block is everywhere a block is, and passes every check', { timeout: timeoutMs }, () => {
  const made = project.run('scripts/new-block/new-block.ts', 'loyalty-shop', '--group', 'promotions');
  expect(made).toMatchObject({ status: 0, output: expect.stringContaining('is ready') as string });
  const missing = generated.filter((file) => !/loyalty-?shop/i.test(project.read(file)));
  expect(missing).toEqual([]);
  // Its own types and the registry's; the rest is unchanged.
  project.write('tsconfig.block.json', JSON.stringify({ extends: './tsconfig.json', include: checkedTypes }));
  const checks: [tool: string, ...args: string[]][] = [
    ['scripts/generate/generate.ts', '--check'],
    ['node_modules/prettier/bin/prettier.cjs', '--check', 'blocks/loyalty-shop', 'schemas/blocks'],
    ['node_modules/eslint/bin/eslint.js', 'blocks/loyalty-shop'],
    ['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.block.json'],
  ];
  for (const [tool, ...args] of checks) expect(project.run(tool, ...args), tool).toMatchObject({ status: 0 });
});
