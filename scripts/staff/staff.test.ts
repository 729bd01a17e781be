import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'marquee-staff-'));
const file = path.join(folder, 'staff.json');
afterAll(() => rmSync(folder, { recursive: true }));

/** The output of the command, including error messages. */
function run(args: string[], input = ''): string {
  try {
    return execFileSync(process.execPath, ['--import', 'tsx', 'scripts/staff/staff.ts', ...args], {
      env: { ...process.env, STAFF_FILE: file },
      input,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  } catch (error) {
    return String((error as { stderr?: string }).stderr);
  }
}

test(
  'npm run staff adds, lists and removes accounts, and stores no password as it is',
  { timeout: 60_000 },
  () => {
    expect(run(['add', 'ada', '--role', 'captain'], 'correct horse battery\n')).toContain(
      'support, payments',
    );
    expect(run(['add', 'ada', '--role', 'support'], 'short\n')).toContain('at least 12 characters');
    expect(run(['add', 'Ada Lind', '--role', 'support'], 'correct horse battery\n')).toContain(
      '/accounts/0/name',
    );
    run(['add', 'ada', '--role', 'support'], 'correct horse battery\n');
    run(['add', 'ben', '--role', 'payments', '--role', 'support'], 'correct horse battery\n');
    expect(run(['list'])).toMatch(/^ada +support\nben +payments, support\n$/);
    expect(readFileSync(file, 'utf8')).not.toContain('correct');
    expect(statSync(file).mode & 0o077).toBe(0);
    run(['remove', 'ada']);
    expect(run(['list'])).toMatch(/^ben /);
  },
);
