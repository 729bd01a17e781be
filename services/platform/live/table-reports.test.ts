import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PlatformTables } from '../../../schemas/generated/types';
import { callWallet } from '../fixtures/provider-client';
import { DATA_DIR, NOW, startTestPlatform, type TestPlatform } from '../fixtures/test-platform';

const MINUTE = 60_000;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ gamesFile: path.join(DATA_DIR, 'games.json') });
});
afterAll(() => platform.close());

async function tables(): Promise<PlatformTables['tables']> {
  const { body } = await platform.get('/platform/gameadmin/tables?partnerid=2178&providerKind=pragmaticplay');
  return (body as PlatformTables).tables;
}
const tableOf = (list: PlatformTables['tables'], gameId: string) =>
  list.find((table) => table.gameId === gameId);
const report = (provider: string, content: object, options = {}) =>
  callWallet({ url: platform.url, now: NOW }, provider, 'tables', { tables: [content] }, options);
const setClock = (now: number) => platform.post('/platform/_control/clock', { now });

test('API-044 a table shows the players and results its provider reports, as long as it reports them', async () => {
  const simulated = tableOf(await tables(), 'velvet-roulette');
  if (!simulated) throw new Error('the catalogue has no velvet-roulette');
  const content = { table: simulated.TableId, players: 2, results: ['17', '0'] };
  // A provider cannot report tables of another one.
  expect((await report('evolution', content, { keyName: 'provider-relax' })).status).toBe(403);
  expect((await report('evolution', content)).status).toBe(200);
  expect(tableOf(await tables(), 'velvet-roulette')).toEqual(simulated);

  expect(await report('pragmaticplay', content)).toEqual({ status: 200, body: {} });
  expect(tableOf(await tables(), 'velvet-roulette')).toEqual({
    ...simulated,
    seatsTaken: Math.min(simulated.seats, simulated.seatsTaken + 2),
    lastResults: ['17', '0'],
  });
  await setClock(NOW + 2 * MINUTE);
  expect(tableOf(await tables(), 'velvet-roulette')?.lastResults).not.toEqual(['17', '0']);
});
