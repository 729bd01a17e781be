import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { ContentFolder } from '../../tests/faults/content';

const directory = mkdtempSync(path.join(tmpdir(), 'check-brand-'));
cpSync('brands', directory, { recursive: true });
const themeFile = path.join(directory, 'brasa/theme.json');
writeFileSync(
  themeFile,
  readFileSync(themeFile, 'utf8').replace(/"textMuted": "[^"]+"/, '"textMuted": "#3a2a55"'),
);
const content = new ContentFolder([]);

afterAll(() => {
  content.remove();
  rmSync(directory, { recursive: true, force: true });
});

async function check(...args: string[]): Promise<{ code: number; output: string; errors: string }> {
  const all = ['--import', 'tsx', 'scripts/check-brand/check-brand.ts', ...args];
  const env = { ...process.env, BRANDS_DIR: directory, CONTENT_DIR: content.directory };
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, all, { env });
    return { code: 0, output: stdout, errors: stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, output: stdout, errors: stderr };
  }
}

it(
  'says what is in the way of a brand, on a terminal and for other programs',
  { timeout: 180_000 },
  async () => {
    const [shown, told] = await Promise.all([
      check('brasa', '--market', 'un'),
      check('brasa', '--market', 'UN', '--json'),
    ]);
    expect(shown.code).toBe(1);
    expect(shown.output).toMatch(/^Brasa \(brasa\): UN\n/m);
    expect(shown.output).toMatch(/✗ textMuted on surface has a contrast of \d\.\d+, 4\.5 is needed\./);
    expect(shown.output).toMatch(/✗ The legal page cookies_policy is not published\./);
    expect(shown.output).toMatch(/→ Publish it for the brand\./);
    expect(shown.output).toMatch(/✗ Pages cannot be made \(404\)\./);
    expect(shown.output).toMatch(/^Not ready to launch\. \d+ blockers · \d+ warnings? · \d+ notes?$/m);
    expect(told.code).toBe(1);
    const reports = JSON.parse(told.output) as {
      brand: { id: string };
      findings: { kind: string; places: object[] }[];
    }[];
    expect(reports.map(({ brand }) => brand.id)).toEqual(['brasa']);
    expect(reports[0]?.findings.map(({ kind }) => kind)).toContain('lowContrast');
  },
);

it.each([
  [['nobody'], /no brand "nobody".*brasa, halden, kiekko/],
  [['brasa', '--market', 'XX'], /no market "XX".*UN/],
  [['brasa', 'halden'], /Name one brand/],
])('%j cannot be checked', { timeout: 60_000 }, async (args, expected) => {
  const { code, errors } = await check(...args);
  expect(code).toBe(2);
  expect(errors).toMatch(expected);
  expect(errors).toContain('npm run check:brand -- --help');
});
