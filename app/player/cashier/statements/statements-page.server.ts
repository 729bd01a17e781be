import { PlatformError } from '../../../platform/client.server';
import type { Player } from '../../../platform/player.server';
import { errorMessage } from '../../../server/error-message';
import { log } from '../../../server/log.server';
import { periodName } from './period-name';
import { lifetimeNetDeposits, statementList } from './statements.server';

/** A statement linked from the page. */
export interface NamedPeriod {
  period: string;
  name: string;
}

/** The statements of the player; `periods` is missing when the platform failed. */
export interface StatementsPageData {
  periods?: { months: NamedPeriod[]; years: NamedPeriod[] };
  lifetime?: { amount: number; currency: string };
}

/** Throws what `Player.call` throws as a Response. */
export async function statementsPageData(player: Player): Promise<StatementsPageData> {
  const { tag } = player.site.speech;
  const named = (list: readonly string[]) =>
    list.map((period) => ({ period, name: periodName(period, tag) }));
  try {
    const [{ months, years }, lifetime] = await Promise.all([
      statementList(player),
      lifetimeNetDeposits(player),
    ]);
    return {
      periods: { months: named(months), years: named(years) },
      ...(lifetime === undefined ? {} : { lifetime }),
    };
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    const reason = errorMessage(error);
    log.error({ event: 'statements.missing', brand: player.site.brand.id, reason }, 'no statements shown');
    return {};
  }
}
