import { and, eq, inArray, max } from 'drizzle-orm';
import { bulkInsert } from '../database/bulk-insert';
import { ledgerTransactions } from '../database/tables/ledger';
import { type Method, paymentInstruments } from '../database/tables/payments';
import { keyOf, uniform } from '../live/random';
import type { PlatformCore } from '../platform';
import type { SeedStep } from '../players/population';
import { paymentIdOf } from './payment-request';

/** Token to which the simulated payment provider pays out. */
const TOKEN = 'test-settled';

/** Creates an instrument of the seeded players for each method that they have deposited with and that supports payouts. */
export function instrumentStep({ settings, data }: Pick<PlatformCore, 'settings' | 'data'>): SeedStep {
  const methods = (data.payments.methods ?? []).filter(({ withdrawal }) => withdrawal !== undefined);
  return async (tx, seeded) => {
    const rows = await tx
      .select({
        playerId: ledgerTransactions.playerId,
        method: ledgerTransactions.method,
        lastUsedAt: max(ledgerTransactions.at),
      })
      .from(ledgerTransactions)
      .where(
        and(
          eq(ledgerTransactions.type, 'DEPOSIT'),
          eq(ledgerTransactions.category, 'PAYMENT'),
          inArray(
            ledgerTransactions.playerId,
            seeded.map(({ player }) => player.playerId),
          ),
        ),
      )
      .groupBy(ledgerTransactions.playerId, ledgerTransactions.method);
    const instruments = rows.flatMap(({ playerId, method: used, lastUsedAt }) => {
      const method = methods.find((each) => each.method === used);
      if (method === undefined || lastUsedAt === null) return [];
      return [instrumentOf(settings.seed, playerId, method, lastUsedAt)];
    });
    await bulkInsert(tx, paymentInstruments, instruments);
  };
}

function instrumentOf(
  seed: string,
  playerId: number,
  { method, provider }: { method: Method; provider: string },
  lastUsedAt: Date,
): typeof paymentInstruments.$inferInsert {
  const digits = Math.floor(1_000 + 9_000 * uniform(keyOf(seed, 'instrument', playerId, method)));
  return {
    instrumentId: paymentIdOf(playerId, 'instrument', `${seed} ${method}`),
    ...{ playerId, provider, method, lastUsedAt },
    token: TOKEN,
    label: `•••• ${digits}`,
  };
}
