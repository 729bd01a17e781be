import type {
  HistoryFilter,
  PlatformNetPosition,
  PlatformPendingWithdrawals,
} from '../../../schemas/generated/types';
import { validatePlatformPendingWithdrawals } from '../../../schemas/generated/validators.js';
import { log } from '../../server/log.server';
import { PlatformError } from '../../platform/client.server';
import type { Player } from '../../platform/player.server';
import type { HistoryEntry } from './history/history-entry';
import { historyPage, walletTotals } from './history/history.server';

/** Initial data of the transactions page; a part that failed to load is missing, and the page says so. */
export interface WalletPage {
  entries?: HistoryEntry[];
  totals?: PlatformNetPosition;
  pending?: PlatformPendingWithdrawals['pendingWithdrawals'];
}

/** Throws what `Player.call` throws as a Response. */
export async function walletPage(
  player: Player,
  asked: { filter: HistoryFilter; position: number; now: number },
): Promise<WalletPage> {
  const { call, site } = player;
  const part = async <T>(name: string, value: Promise<T>): Promise<T | undefined> => {
    try {
      return await value;
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error;
      log.error(
        { event: 'wallet.missing', brand: site.brand.id, part: name, reason: error.message },
        'part left out',
      );
      return undefined;
    }
  };
  const [entries, totals, pending] = await Promise.all([
    part('history', historyPage(player, asked)),
    part('totals', walletTotals(player)),
    // WALLET-24
    part(
      'pending',
      call({
        path: '/platform/v1/player/wallet/pendingWithdrawal',
        validate: validatePlatformPendingWithdrawals,
      }),
    ),
  ]);
  return { entries, totals, pending: pending?.pendingWithdrawals };
}
