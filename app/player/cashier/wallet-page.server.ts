import type {
  HistoryFilter,
  PlatformNetPosition,
  PlatformPendingWithdrawals,
} from '../../../schemas/generated/types';
import { validatePlatformPendingWithdrawals } from '../../../schemas/generated/validators.js';
import { log } from '../../server/log.server';
import { PlatformError } from '../../platform/client.server';
import type { Player } from '../../platform/player.server';
import { type HistoryStart, historyStart, walletTotals } from './history/history.server';

/** Initial data of the transactions page; a part that failed to load is missing, and the page reports it. */
export interface WalletPage {
  history?: HistoryStart;
  totals?: PlatformNetPosition;
  pending?: PlatformPendingWithdrawals['pendingWithdrawals'];
}

/** Throws what `Player.call` throws as a Response. */
export async function walletPage(
  player: Player,
  requested: { filter: HistoryFilter; position: number; now: number },
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
  const [history, totals, pending] = await Promise.all([
    part('history', historyStart(player, requested)),
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
  return { history, totals, pending: pending?.pendingWithdrawals };
}
