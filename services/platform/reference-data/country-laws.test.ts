import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCountryLaws } from './country-laws';
import { players } from '../database/tables/players';
import { register } from '../fixtures/registering';
import { startTestPlatform, type TestPlatform } from '../fixtures/test-platform';
import { HOUR } from '../live/activity';
import { eq } from 'drizzle-orm';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

const source = { title: 'A law', url: 'https://law.example', seen: 'primary' };

function laws(rules: object[], licences: Record<string, string> = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'laws-'));
  const pack = { jurisdiction: 'xx', name: 'A country', authority: 'Somebody', countries: ['XX'], rules };
  writeFileSync(path.join(folder, 'xx.json'), JSON.stringify(pack));
  return readCountryLaws(folder, (countryCode) => licences[countryCode]);
}

test('a law counts from its first day to its last, in its own country', () => {
  const { minimumAge } = laws([
    { rule: 'minimumAge', value: 19, source, effective: { from: '2026-01-01', to: '2026-06-30' } },
    { rule: 'minimumAge', value: 21, source, effective: { from: '2026-07-01' } },
  ]);
  const at = (day: string, country = 'XX') => minimumAge(country, Date.parse(`${day}T12:00:00Z`), 18);
  expect([at('2025-12-31'), at('2026-01-01'), at('2026-06-30'), at('2026-07-01')]).toEqual([18, 19, 19, 21]);
  expect(at('2026-07-01', 'YY')).toBe(18);
});

test('exclusionRegisters: a register is asked by the law of the country, or by the licence of its market', () => {
  const effective = { from: '2020-01-01' };
  const { registers } = laws(
    [
      { rule: 'exclusionRegisters', value: ['gamstop', 'spelpaus'], source, effective },
      { rule: 'exclusionIdentifiers', value: ['se-personal-number'], source, effective },
      { rule: 'exclusionCheckHours', value: 2, source, effective },
      { rule: 'exclusionAtSignUp', value: 'refused', source, effective },
    ],
    { YY: 'xx', ZZ: 'other' },
  );
  const of = (country: string) => registers(country, Date.parse('2026-03-04'));
  const requested = {
    names: expect.arrayContaining(['gamstop', 'spelpaus']),
    identifier: 'se-personal-number',
    maximumAgeMs: 2 * HOUR,
    refusesSignUp: true,
  };
  expect(of('XX')).toEqual(requested);
  expect(of('YY')).toEqual(requested);
  expect(of('ZZ')).toMatchObject({ names: [], identifier: undefined, refusesSignUp: false });
});

test('minimumAge: the platform opens no account for a player who is too young for the law of the country', async () => {
  const player = await register(platform, {
    siteId: 5,
    email: 'young@halden.test',
    country: 'PH',
    mobilePhone: '+639171234567',
    languageCode: 'en',
  });
  // 20 years old at the time of the tests.
  const young = await player.complete({ dateOfBirth: '2005-09-01', postalCode: '1000' });
  expect(young).toMatchObject({ status: 400, body: { validationErrors: { dateOfBirth: {} } } });
  expect((await player.complete({ dateOfBirth: '2004-09-01', postalCode: '1000' })).status).toBe(200);
});

test('withdrawalCancellation: the platform takes no withdrawal back where the law of the country forbids it', async () => {
  const player = await platform.signIn('regular@halden.example');
  const { db } = platform.platform.database;
  const live = (countryCode: string) =>
    db.update(players).set({ countryCode }).where(eq(players.email, 'regular@halden.example'));
  const pending = '/platform/v1/player/wallet/pendingWithdrawal';
  const { body } = await platform.get(pending, player.headers);
  const { pendingWithdrawals } = body as {
    pendingWithdrawals: { pendingWithdrawalId: string; amount: number }[];
  };
  const { pendingWithdrawalId = '', amount = 0 } = pendingWithdrawals[0] ?? {};
  const cancel = () =>
    platform.post(
      '/platform/v1/player/wallet/withdrawal/cancellation',
      { pendingWithdrawalId, amount, cancelByPlayer: true },
      player.headers,
    );
  await live('GB');
  expect(await cancel()).toMatchObject({
    status: 403,
    body: { code: 'error.withdrawal.cancellation.forbidden' },
  });
  expect(await platform.get(pending, player.headers)).toMatchObject({ body });
  await live('FI');
  expect((await cancel()).status).toBe(200);
});
