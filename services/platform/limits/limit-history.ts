import { DAY } from '../live/activity';
import { playerLimits } from '../database/tables/limits';
import { moneyIn } from '../ledger/history/history';
import type { PlatformCore } from '../platform';
import type { SeedStep } from '../players/population';
import { calendarAt } from './calendar';
import { readUse } from './limit-use';

/** Limit of demo players with deposits, where the law requires deposit limits. */
const REQUIRED = { kind: 'deposit', setDaysAgo: 40, euro: 10_000 } as const;

/** Stores the limits of demo players; runs after their wallet history, on which a reached limit depends. */
export function limitStep({ data }: Pick<PlatformCore, 'data'>): SeedStep {
  return async (tx, seeded, now) => {
    const rows: (typeof playerLimits.$inferInsert)[] = [];
    for (const { player, limits: chosen } of seeded) {
      const { playerId, currencyCode, countryCode, dateOfBirth, firstDepositDate } = player;
      const law = data.laws.depositLimits(countryCode, dateOfBirth ?? null, now);
      const set = chosen.filter(({ kind }) => kind === 'deposit').map(({ period }) => period);
      const missing = law.periods.filter((period) => !set.includes(period));
      if (law.isRequired && set.length + missing.length === 0) missing.push('M');
      const required = firstDepositDate ? missing.map((period) => ({ ...REQUIRED, period })) : [];
      const limits: typeof chosen = [...chosen, ...required];
      if (limits.length === 0) continue;
      const money = moneyIn(currencyCode, data.currencies, 1);
      const use = await readUse(tx, playerId, calendarAt(now, data.timeZones.of(countryCode)), now);
      for (const { kind, period, setDaysAgo, euro, pendingEuro, pendingDays } of limits) {
        const startedAt = new Date(now - setDaysAgo * DAY);
        rows.push({
          playerId,
          kind,
          period,
          value: euro === undefined ? use[kind][period] : money(euro),
          pendingValue: pendingEuro === undefined ? null : money(pendingEuro),
          pendingDate: pendingDays === undefined ? null : new Date(now + pendingDays * DAY),
          startedAt,
          updatedAt: startedAt,
        });
      }
    }
    if (rows.length > 0) await tx.insert(playerLimits).values(rows);
  };
}
