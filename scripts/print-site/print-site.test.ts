import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

let directory: string;

/** Two consecutive laws of a country, and a brand between defaults and market. */
beforeAll(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'print-site-'));
  cpSync('brands', directory, { recursive: true });
  const rule = (value: number, from: string, to?: string) => ({
    rule: 'minimumAge',
    value,
    source: { title: 'Gambling Act, section 1', url: 'https://www.example.org/act', seen: 'primary' },
    effective: { from, ...(to ? { to } : {}) },
  });
  const open = {
    rule: 'marketStatus',
    value: 'demo-only',
    source: { title: 'Gambling Act, section 2', url: 'https://www.example.org/act', seen: 'primary' },
    effective: { from: '2020-01-01' },
    mayFollowSpecification: true,
  };
  write('rules/test.json', {
    jurisdiction: 'test',
    name: 'Test',
    authority: 'Test',
    rules: [rule(20, '2020-01-01', '2029-12-31'), rule(21, '2030-01-01'), open],
  });
  write('kiekko/markets/UN.json', {
    ...read('kiekko/markets/UN.json'),
    jurisdiction: 'test',
    timeZone: 'Europe/Malta',
    followsSpecification: ['marketStatus'],
  });
  write('kiekko/brand.json', { ...read('kiekko/brand.json'), rules: { riskWarning: true } });
});

afterAll(() => rmSync(directory, { recursive: true, force: true }));

function read(file: string): Record<string, unknown> {
  return JSON.parse(readFileSync(path.join(directory, file), 'utf8')) as Record<string, unknown>;
}

function write(file: string, value: unknown): void {
  writeFileSync(path.join(directory, file), JSON.stringify(value));
}

function printSite(...args: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/print-site/print-site.ts', ...args],
    { encoding: 'utf8', env: { ...process.env, BRANDS_DIR: directory } },
  );
  return { status, output: stdout + stderr };
}

it('prints every value with the file that decided it', { timeout: 60_000 }, () => {
  const { status, output } = printSite('kiekko', 'UN', '--on', '2026-11-21');
  expect(status).toBe(0);
  const row = (name: string) => output.split('\n').find((line) => line.startsWith(`${name} `)) ?? '';
  expect(row('brand.features.websocket')).toMatch(/\/defaults\.json +true$/);
  expect(row('brand.name')).toMatch(/\/kiekko\/brand\.json +Kiekko$/);
  expect(row('market.timeZone')).toMatch(/\/kiekko\/markets\/UN\.json +Europe\/Malta$/);
  expect(row('theme.color.primary')).toMatch(/\/kiekko\/theme\.json +#/);
  expect(row('rules.riskWarning')).toMatch(/\/kiekko\/brand\.json +true$/);
  expect(row('rules.minimumAge')).toMatch(/\/rules\/test\.json +20$/);
  expect(output).toContain('Gambling Act, section 1, https://www.example.org/act (primary)');
  expect(output).toContain('in force from 2020-01-01 to 2029-12-31');
  expect(row('rules.marketStatus')).toMatch(/\/kiekko\/markets\/UN\.json +open$/);
  expect(output).toContain('specification (/followsSpecification); the law says "demo-only"');
});

it('prints one value of another day for other programs', { timeout: 60_000 }, () => {
  const { output } = printSite('kiekko', 'un', '--path', 'rules.minimumAge', '--json', '--on', '2030-01-01');
  expect(JSON.parse(output)).toMatchObject({
    brand: 'kiekko',
    market: 'UN',
    day: '2030-01-01',
    values: [{ path: 'rules.minimumAge', value: 21, file: 'rules/test.json', source: { seen: 'primary' } }],
  });
});

it.each([
  [['kieko', 'UN'], /no brand "kieko".*brasa, halden, kiekko/],
  [['kiekko', 'XX'], /no market "XX".*UN/],
  [['kiekko'], /Name a brand and a market/],
  [['kiekko', 'UN', '--path', 'rules.minimumage'], /no value "rules\.minimumage".*rules\.minimumAge/],
  [['kiekko', 'UN', '--on', '2027-02-30'], /--on is "2027-02-30"/],
  [['kiekko', 'UN', '--day', '2027-02-01'], /'--day'/],
])('%j is refused with what there is', { timeout: 60_000 }, (args, expected) => {
  const { status, output } = printSite(...args);
  expect(status).toBe(2);
  expect(output).toMatch(expected);
});
