import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { environmentRules } from '../../scripts/generate/documents/configuration';
import { checkEnvironment } from '../../services/process/environment';

/** Variables of development tools and of programs started only by tests and developers. */
const notOfAProcess = ['CAPTCHA_PORT', 'DEV', 'MARQUEE_DEMO', 'SMS_PORT', 'TEST_DATABASE_URL'];

test('every variable that a process reads is checked and documented', async () => {
  const described = new Set((await environmentRules()).flatMap(({ properties }) => Object.keys(properties)));
  const files = execFileSync('git', ['ls-files', 'app', 'services', 'server.ts'], { encoding: 'utf8' });
  const read = files
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/fixtures\//.test(file))
    .flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(/\benv(?:\.|\[')([A-Z][A-Z0-9_]+)|required\('([A-Z_]+)'\)/g),
    ])
    .map(([, one, other]) => one ?? other ?? '');
  const missing = new Set(read.filter((name) => !described.has(name) && !notOfAProcess.includes(name)));
  expect([...missing]).toEqual([]);
});

test('every variable says what it sets', async () => {
  for (const { properties } of await environmentRules())
    for (const schema of Object.values(properties)) expect(schema['title']).toMatch(/\.$/);
});

test('a port that is none stops each process with the name of the variable', async () => {
  for (const rules of await environmentRules())
    expect(() => checkEnvironment({ MARQUEE_DEMO: '1', PORT: 'abc' }, rules)).toThrow(
      /PORT is "abc": set it to a whole number from \d to 65535/,
    );
});
