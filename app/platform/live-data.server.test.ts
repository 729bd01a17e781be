import { afterEach, expect, test, vi } from 'vitest';
import type { PlatformTables } from '../../schemas/generated/types';
import { siteWithRules } from '../../tests/support/site-with-rules';
import { callPlatform } from './client.server';
import { tablesOf } from './live-data.server';

vi.mock('./client.server', () => ({ callPlatform: vi.fn() }));

afterEach(() => vi.mocked(callPlatform).mockReset());

const site = siteWithRules();

/** The platform's seats change with every call. */
function changeSeatsWithEachCall(): void {
  let seatsTaken = 0;
  vi.mocked(callPlatform).mockImplementation(async () => ({ tables: [table((seatsTaken += 1))] }));
}

function table(seatsTaken: number): PlatformTables['tables'][number] {
  return {
    ...{
      TableId: 'table-1',
      GameServerId: 'server-1',
      gameId: 'salon-roulette',
      open: true,
      dealer: 'Ilona',
    },
    ...{ seats: 40, seatsTaken, betLimits: { min: 50, max: 5_000, currency: 'EUR' } },
  };
}

test('LIVE-06 lists of one page share the seats of its request, also when a later request has read newer ones', async () => {
  changeSeatsWithEachCall();
  const seatsAt = async (now: number) => (await tablesOf(site, ['evo'], now)).get('table-1')?.seatsTaken;
  const request = 1_700_000_000_000;
  expect(await seatsAt(request)).toBe(1);
  expect(await seatsAt(request + 1_000)).toBe(2);
  // The second list of the first page is filled after the second page has asked.
  expect(await seatsAt(request)).toBe(1);
  expect(callPlatform).toHaveBeenCalledTimes(2);
});
