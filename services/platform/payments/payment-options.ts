import { and, eq, max } from 'drizzle-orm';
import type { PlatformPaymentMethods, PlatformPaymentOption } from '../../../schemas/generated/types';
import type { Queries } from '../database/database';
import { ledgerTransactions } from '../database/tables/ledger';
import type { RestrictedPlayer } from '../players/player-store';
import type { PlatformData, Site } from '../reference-data/data';
import { type Instrument, instrumentsOf } from './instruments';
import { type Direction, offersOf, termsOf } from './offers';
import { payoutClocks } from './payout-clock';

/**
 * The payment methods of a player, in the order of their market. Payouts go only to instruments used for
 * payments: they require a saved instrument of the method.
 */
export async function paymentOptions(
  queries: Queries,
  data: PlatformData,
  site: Site,
  player: RestrictedPlayer,
  { now, isConfigured }: { now: number; isConfigured(provider: string): boolean },
): Promise<PlatformPaymentMethods> {
  const { playerId, countryCode, currencyCode: currency } = player;
  const offers = offersOf(site, countryCode, data, now).filter(({ provider }) => isConfigured(provider));
  const clocks = await payoutClocks(queries, site.siteId, now);
  const lastUsed = await lastUsedOf(queries, playerId);
  const instruments = await instrumentsOf(queries, playerId);
  const options = (direction: Direction): PlatformPaymentOption[] =>
    offers.flatMap((offer) => {
      const terms = termsOf(offer, direction, currency, data.currencies);
      if (terms === undefined) return [];
      const { method, name, kind, isFrameable = false } = offer;
      return [
        {
          ...{ method, name, kind, isFrameable },
          ...terms,
          lastUsed: lastUsed.get(method)?.toISOString() ?? null,
          instruments: instruments.filter((each) => each.method === method).map(shown),
          payoutClock: clocks.get(method) ?? null,
        },
      ];
    });
  return {
    currency,
    deposit: options('deposit'),
    withdrawal: options('withdrawal').filter((option) => option.instruments.length > 0),
  };
}

async function lastUsedOf(queries: Queries, playerId: number): Promise<Map<string | null, Date | null>> {
  const rows = await queries
    .select({ method: ledgerTransactions.method, at: max(ledgerTransactions.at) })
    .from(ledgerTransactions)
    .where(
      and(
        eq(ledgerTransactions.playerId, playerId),
        eq(ledgerTransactions.category, 'PAYMENT'),
        eq(ledgerTransactions.type, 'DEPOSIT'),
      ),
    )
    .groupBy(ledgerTransactions.method);
  return new Map(rows.map(({ method, at }) => [method, at]));
}

function shown({
  instrumentId,
  label,
  lastUsedAt,
}: Instrument): PlatformPaymentOption['instruments'][number] {
  return { instrumentId, label, lastUsed: lastUsedAt.toISOString() };
}
