import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type * as sessions from './staff-session.server';
import type * as files from './staff-file.server';

const folder = mkdtempSync(path.join(tmpdir(), 'marquee-staff-'));
const file = path.join(folder, 'staff.json');
const NOW = Date.parse('2026-03-04T19:30:00.000Z');
const HOUR = 3_600_000;
const brand = { brand: { id: 'halden' } };

let session: typeof sessions;
let staff: typeof files;
beforeAll(async () => {
  process.env['STAFF_FILE'] = file;
  staff = await import('./staff-file.server');
  session = await import('./staff-session.server');
});
afterAll(() => rmSync(folder, { recursive: true }));

let versions = 0;
function writeAccounts(accounts: { name: string; roles: string[]; password?: string }[]): void {
  const rows = accounts.map((account) => ({ password: '$argon2id$one', ...account }));
  // Another size each time, so that the change is detected however fast it follows.
  writeFileSync(file, JSON.stringify({ accounts: rows }) + ' '.repeat((versions += 1)));
}
beforeEach(() => writeAccounts([{ name: 'ada', roles: ['support'] }]));

const requestWith = (cookie: string) =>
  new Request('http://halden.localhost:3000/desk', { headers: { cookie } });

async function signIn(): Promise<Request> {
  const member = staff.staffByName()?.get('ada');
  if (!member) throw new Error('There is no ada.');
  const cookie = await session.startStaffSession(requestWith(''), brand, member, undefined, NOW);
  expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Strict$/);
  return requestWith(cookie.split(';')[0] ?? '');
}
const isOpen = async (request: Request, now: number, at = brand) =>
  (await session.readStaffVisit(request, at, now)) !== undefined;

test('a session of staff ends half an hour after its last use', async () => {
  const request = await signIn();
  expect(await isOpen(request, NOW + 29 * 60_000)).toBe(true);
  expect(await isOpen(request, NOW + 58 * 60_000)).toBe(true);
  expect(await isOpen(request, NOW + 88 * 60_000)).toBe(false);
  expect(await isOpen(request, NOW + 58 * 60_000)).toBe(false);
});

test('a session of staff ends after ten hours, however busy', async () => {
  const request = await signIn();
  for (let passed = 0; passed < 10 * HOUR; passed += 20 * 60_000)
    expect(await isOpen(request, NOW + passed)).toBe(true);
  expect(await isOpen(request, NOW + 10 * HOUR)).toBe(false);
});

test('a session of staff opens no other brand, and ends with the password, the account and the sign-out', async () => {
  const request = await signIn();
  expect(await isOpen(request, NOW, { brand: { id: 'kiekko' } })).toBe(false);
  expect(await isOpen(request, NOW)).toBe(true);
  writeAccounts([{ name: 'ada', roles: ['support'], password: '$argon2id$two' }]);
  expect(await isOpen(request, NOW)).toBe(false);
  const second = await signIn();
  writeAccounts([]);
  expect(await isOpen(second, NOW)).toBe(false);
  writeAccounts([{ name: 'ada', roles: ['support'] }]);
  const third = await signIn();
  expect(await session.endStaffSession(third, brand)).toContain('Max-Age=0');
  expect(await isOpen(third, NOW)).toBe(false);
});

test('roles say what somebody may do, and a file that is wrong changes nothing', async () => {
  const may = () => [...(staff.staffByName()?.get('ada')?.permissions ?? [])].sort();
  expect(may()).toEqual(['conversations', 'players', 'restrictions']);
  writeAccounts([{ name: 'ada', roles: ['support', 'payments'] }]);
  expect(may()).toEqual(['adjustments', 'conversations', 'money', 'players', 'restrictions', 'withdrawals']);
  writeAccounts([{ name: 'ada', roles: ['captain'] }]);
  expect(may()).toEqual(['adjustments', 'conversations', 'money', 'players', 'restrictions', 'withdrawals']);
});

test('accounts that are published with the project open nothing outside demo mode', async () => {
  vi.resetModules();
  const fresh = await import('./staff-file.server');
  expect(() => fresh.staffByName('app/staff/development-staff.json')).toThrow(
    /ada .* is published with Marquee/,
  );
});
