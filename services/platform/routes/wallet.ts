import {
  validatePlatformEmpty,
  validatePlatformLastPlayedGames,
  validatePlatformNetPosition,
  validatePlatformPendingWithdrawals,
  validatePlatformRecentDepositMethods,
  validatePlatformRequestTransactions,
  validatePlatformRequestTransactionsExport,
  validatePlatformRequestWithdrawalCancellation,
  validatePlatformTransactions,
  validatePlatformTransactionsExport,
  validatePlatformWalletBalance,
} from '../../../schemas/generated/validators.js';
import { PlatformError } from '../errors';
import { defineRoute } from '../http/route';
import { walletNotExists } from '../ledger/decide/refusal';
import { lastPlayedGames } from '../wallet/games';
import { netPosition } from '../wallet/net-position';
import { pendingWithdrawals, recentDepositMethods } from '../wallet/payments';
import { transactionsExport, transactionsPage } from '../wallet/transactions';

/** The player's wallet (API-080, API-082, API-085 to API-089). Amounts are in minor units. */
export const walletRoutes = [
  defineRoute({
    id: 'API-080',
    method: 'GET',
    path: '/platform/v1/player/wallet/balance',
    summary: 'What the wallet holds; 404 `error.wallet.not.exists` before the first money came in.',
    access: 'player',
    reply: validatePlatformWalletBalance,
    async handle({ platform, player }) {
      const balance = await platform.ledger.balance(player.playerId);
      if (balance === undefined) throw walletNotExists();
      return balance;
    },
  }),
  defineRoute({
    id: 'API-082',
    method: 'GET',
    path: '/platform/v1/player/recent_deposit_methods',
    summary: 'The ways the player has paid in, last used first.',
    access: 'player',
    reply: validatePlatformRecentDepositMethods,
    handle: ({ platform, player }) => recentDepositMethods(platform.database.db, player.playerId),
  }),
  defineRoute({
    id: 'API-085',
    method: 'POST',
    path: '/platform/v1/player/wallet/withdrawal/cancellation',
    summary:
      'Puts a pending withdrawal back into the wallet where the law of the player’s country allows it; a few times a day only.',
    access: 'player',
    body: validatePlatformRequestWithdrawalCancellation,
    reply: validatePlatformEmpty,
    async handle({ platform, player, body }) {
      if (!platform.data.laws.allowsCancellation(player.countryCode, platform.clock.now()))
        throw new PlatformError(
          403,
          'error.withdrawal.cancellation.forbidden',
          `Players from ${player.countryCode} cannot take back a withdrawal.`,
        );
      await platform.ledger.cancelWithdrawal(player.playerId, body.pendingWithdrawalId, body.amount);
      return {};
    },
  }),
  defineRoute({
    id: 'API-086',
    method: 'GET',
    path: '/platform/v1/player/wallet/transactions',
    summary: 'Ten transactions of the history, newest first.',
    access: 'player',
    query: validatePlatformRequestTransactions,
    reply: validatePlatformTransactions,
    handle: ({ platform, player, query }) => transactionsPage(platform.database.db, player.playerId, query),
  }),
  defineRoute({
    id: 'wallet-transactions-export',
    method: 'GET',
    path: '/platform/v1/player/wallet/transactions/export',
    summary: 'The whole history, oldest first, a thousand transactions at a time.',
    access: 'player',
    query: validatePlatformRequestTransactionsExport,
    reply: validatePlatformTransactionsExport,
    handle: ({ platform, player, query }) => transactionsExport(platform.database.db, player.playerId, query),
  }),
  defineRoute({
    id: 'API-087',
    method: 'GET',
    path: '/platform/v1/player/wallet/pendingWithdrawal',
    summary: 'Withdrawals that are not paid out yet.',
    access: 'player',
    reply: validatePlatformPendingWithdrawals,
    handle: ({ platform, player }) => pendingWithdrawals(platform.database.db, player.playerId),
  }),
  defineRoute({
    id: 'API-088',
    method: 'GET',
    path: '/platform/v1/player/wallet/net-position-win-loss',
    summary: 'Paid out less paid in, and won less staked.',
    access: 'player',
    reply: validatePlatformNetPosition,
    handle: ({ platform, player }) => netPosition(platform.database.db, player),
  }),
  defineRoute({
    id: 'API-089',
    method: 'GET',
    path: '/platform/v1/player/wallet/lastPlayedGames',
    summary: 'The games the player played last.',
    access: 'player',
    reply: validatePlatformLastPlayedGames,
    handle: ({ platform, player }) => lastPlayedGames(platform.database.db, player.playerId),
  }),
];
