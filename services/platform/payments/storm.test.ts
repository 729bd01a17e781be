import { afterAll, beforeAll, expect, test } from 'vitest';
import { comparePayments } from '../fixtures/payment-agreement';
import { startTestProvider, type TestProvider } from '../fixtures/payment-provider';
import { runPaymentStorm } from '../fixtures/payment-storm';
import { type DatabaseState, testDatabase, type TestDatabase } from '../fixtures/test-database';
import { startPlatform } from '../server';
import { NO_THIRD_PARTIES } from '../third-parties';

/** Players created now, since processes use the real time. */
const ofToday: DatabaseState = {
  name: 'payments_today',
  fill: async (database) =>
    (
      await startPlatform({ port: 0, demo: true, siteKey: 'storm', thirdParties: NO_THIRD_PARTIES, database })
    ).close(),
};

let provider: TestProvider;
let database: TestDatabase;
beforeAll(async () => {
  provider = await startTestProvider(Date.now(), 1);
  database = await testDatabase(ofToday);
});
afterAll(async () => {
  await provider.close();
  await database.remove();
});

test('whatever the provider does and whenever the platform is killed, books and provider agree', async () => {
  const { url } = database.settings;
  if (url === undefined) throw new Error('The storm needs a database server: several processes use it.');
  const settings = { seed: 'test', payments: 150, clients: 8, kills: 3 };
  const { problems, deposits, withdrawals } = await runPaymentStorm(url, provider, settings);
  expect(problems).toEqual([]);
  expect(deposits + withdrawals).toBeGreaterThan(settings.payments / 2);
  const agreement = await comparePayments(url, provider);
  expect(agreement.problems).toEqual([]);
  expect(agreement.transactions).toBeGreaterThan(settings.payments / 2);
}, 900_000);
