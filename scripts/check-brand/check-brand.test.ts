import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { configuration } from '../../app/site/configuration/configuration.server';
import type { LaunchReport } from '../../app/workbench/launch-report/make-report.server';
import { ContentFolder } from '../../tests/faults/support/content-folder';
import { printReports } from './print-reports';

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
    const told = await check('brasa', '--market', 'un', '--json');
    expect(told.code).toBe(1);
    const reports = JSON.parse(told.output) as LaunchReport[];
    expect(reports.map(({ brand }) => brand.id)).toEqual(['brasa']);
    expect(reports[0]?.findings.map(({ kind }) => kind)).toContain('lowContrast');
    // tests/checks runs the command without --json.
    const texts = configuration().texts.get('en') ?? {};
    const shown = printReports({ reports, texts }, { isWhole: false });
    expect(shown).toMatch(/^Brasa \(brasa\): UN\n/m);
    expect(shown).toMatch(/✗ textMuted on surface has a contrast of \d\.\d+, 4\.5 is needed\./);
    expect(shown).toMatch(/✗ The legal page cookies_policy is not published\./);
    expect(shown).toMatch(/→ Publish it for the brand\./);
    expect(shown).toMatch(/✗ Pages cannot be made \(404\)\./);
    expect(shown).toMatch(/^Not ready to launch\. \d+ blockers · \d+ warnings? · \d+ notes?$/m);
  },
);

it('reports a file that is refused, with the line and the nearest value', { timeout: 180_000 }, async () => {
  const file = path.join(directory, 'kiekko/brand.json');
  const whole = readFileSync(file, 'utf8');
  writeFileSync(file, whole.replace('"layout"', '"layuot"'));
  try {
    const { code, output } = await check('kiekko', '--json');
    expect(code).toBe(1);
    const [report] = JSON.parse(output) as LaunchReport[];
    const line = whole.split('\n').findIndex((text) => text.includes('"layout"')) + 1;
    expect(report?.findings).toMatchObject([
      {
        kind: 'refusedFile',
        severity: 'blocker',
        values: { problem: expect.stringContaining('Did you mean "layout"?') as string },
        places: [{ at: `${directory}/kiekko/brand.json:${line} /layuot` }],
      },
    ]);
  } finally {
    writeFileSync(file, whole);
  }
});

it.each([
  [['--except', 'lowContrats'], /no kind "lowContrats".*lowContrast/],
  [['nobody'], /no brand "nobody".*brasa, halden, kiekko/],
  [['brasa', '--market', 'XX'], /no market "XX".*UN/],
  [['brasa', 'halden'], /Name one brand/],
])('%j cannot be checked', { timeout: 60_000 }, async (args, expected) => {
  const { code, errors } = await check(...args);
  expect(code).toBe(2);
  expect(errors).toMatch(expected);
  expect(errors).toContain('npm run check:brand -- --help');
});
