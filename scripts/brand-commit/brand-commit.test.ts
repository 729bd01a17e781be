import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const directory = mkdtempSync(path.join(tmpdir(), 'brand-commit-'));
const signed = { by: 'timo', at: '2027-01-02T03:04:05.000Z' };

const git = (...args: string[]) => execFileSync('git', args, { cwd: directory, encoding: 'utf8' });
const stored = (brand: string) => path.join(directory, 'changes', `${brand}.json`);

function store(brand: string, changes: object[]): void {
  mkdirSync(path.join(directory, 'changes'), { recursive: true });
  writeFileSync(
    stored(brand),
    JSON.stringify({ changes: changes.map((change) => ({ ...change, ...signed })) }),
  );
}

function brandCommit(...args: string[]) {
  return spawnSync(process.execPath, ['--import', 'tsx', 'scripts/brand-commit/brand-commit.ts', ...args], {
    encoding: 'utf8',
    env: { ...process.env, BRANDS_DIR: directory },
  });
}

beforeAll(() => {
  for (const brand of ['kiekko', 'halden'])
    cpSync(path.join('brands', brand), path.join(directory, brand), { recursive: true });
  git('init', '--quiet');
  git('config', 'user.name', 'Deployer');
  git('config', 'user.email', 'deployer@marquee.example');
  writeFileSync(path.join(directory, '.gitignore'), 'changes/\n');
  git('add', '-A');
  git('commit', '--quiet', '-m', 'brands: begin');
});

afterAll(() => rmSync(directory, { recursive: true, force: true }));

test('changes become a commit that shows each of them on a line of its own, and a conflict is left', () => {
  store('kiekko', [
    { file: 'brand.json', pointer: '/name', base: 'Kiekko', value: 'Kiekko & Co' },
    { file: 'messages/fi.json', pointer: '/common/kiekkoOwn', value: 'Oma teksti' },
  ]);
  store('halden', [
    { file: 'brand.json', pointer: '/name', base: 'As nobody wrote it', value: 'Halden & Co' },
  ]);
  const { status, stdout, stderr } = brandCommit();
  expect(status).toBe(1);
  expect(stdout).toContain('kiekko: 2 changes in kiekko/brand.json, kiekko/messages/fi.json');
  expect(stderr).toMatch(/brand\.json \/name: studio "Halden & Co", file "Halden Royale"/);
  expect(existsSync(stored('kiekko'))).toBe(false);
  expect(existsSync(stored('halden'))).toBe(true);

  expect(git('log', '-1', '--format=%s%n%b')).toContain(
    'brands: take over 2 changes of kiekko\nMade in the studio by timo.',
  );
  expect(git('log', '-1', '--format=%b')).toContain(
    'brand.json /name: "Kiekko" -> "Kiekko & Co" (timo, 2027-01-02T03:04:05.000Z)',
  );
  const changed = git('show', '--format=', '--unified=0', 'HEAD', '--', 'kiekko/brand.json')
    .split('\n')
    .filter((line) => /^[+-] /.test(line));
  expect(changed).toEqual(['-  "name": "Kiekko",', '+  "name": "Kiekko & Co",']);
  expect(git('status', '--short')).toBe('');

  const again = brandCommit('kiekko');
  expect(again.status).toBe(2);
  expect(again.stderr).toContain('No changes are stored for kiekko.');
});
