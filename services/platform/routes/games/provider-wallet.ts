import {
  validatePlatformEmpty,
  validatePlatformNativeReply,
  validatePlatformProviderBalance,
  validatePlatformProviderGameSession,
  validatePlatformProviderReceipt,
  validatePlatformRequestNativeCall,
  validatePlatformRequestNativePath,
  validatePlatformRequestProviderAuthenticate,
  validatePlatformRequestProviderBalance,
  validatePlatformRequestProviderBet,
  validatePlatformRequestProviderPath,
  validatePlatformRequestProviderRollback,
  validatePlatformRequestProviderRoundEnd,
  validatePlatformRequestProviderTables,
  validatePlatformRequestProviderWin,
} from '../../../../schemas/generated/validators.js';
import { defineRoute } from '../../http/route';
import { saveTableReport } from '../../live/table-reports';
import { answerNative } from '../../wallet-api/dialect-adapter';

const WALLET = '/platform/wallet/:provider';

/** The signed calls of game providers, in the dialect of the platform (docs/games.md). */
export const providerWalletRoutes = [
  defineRoute({
    id: 'wallet-native',
    method: 'POST',
    path: `${WALLET}/native/:call`,
    summary: 'A call in the own dialect of the provider; docs/games.md lists them.',
    access: 'provider',
    params: validatePlatformRequestNativePath,
    body: validatePlatformRequestNativeCall,
    reply: validatePlatformNativeReply,
    async handle({ platform, provider, request, params, body }) {
      const { status, body: reply } = await answerNative(platform.wallet, {
        provider,
        name: params.call,
        body,
        header: (name) => request.get(name),
      });
      request.res?.status(status);
      return reply;
    },
  }),
  defineRoute({
    id: 'wallet-authenticate',
    method: 'POST',
    path: `${WALLET}/authenticate`,
    summary: 'Exchanges the single-use token of a launch for its game session.',
    access: 'provider',
    params: validatePlatformRequestProviderPath,
    body: validatePlatformRequestProviderAuthenticate,
    reply: validatePlatformProviderGameSession,
    handle: ({ platform, provider, body }) => platform.wallet.authenticate(provider, body.token),
  }),
  defineRoute({
    id: 'wallet-balance',
    method: 'POST',
    path: `${WALLET}/balance`,
    summary: 'What the player of a game session can stake.',
    access: 'provider',
    params: validatePlatformRequestProviderPath,
    body: validatePlatformRequestProviderBalance,
    reply: validatePlatformProviderBalance,
    handle: ({ platform, provider, body }) => platform.wallet.balance(provider, body.session),
  }),
  defineRoute({
    id: 'wallet-bet',
    method: 'POST',
    path: `${WALLET}/bet`,
    summary: 'Takes a stake, or a free round of a grant.',
    access: 'provider',
    params: validatePlatformRequestProviderPath,
    body: validatePlatformRequestProviderBet,
    reply: validatePlatformProviderReceipt,
    handle: ({ platform, provider, body }) => platform.wallet.bet(provider, body),
  }),
  defineRoute({
    id: 'wallet-win',
    method: 'POST',
    path: `${WALLET}/win`,
    summary: 'Credits a win; after the session has ended, too.',
    access: 'provider',
    params: validatePlatformRequestProviderPath,
    body: validatePlatformRequestProviderWin,
    reply: validatePlatformProviderReceipt,
    handle: ({ platform, provider, body }) => platform.wallet.win(provider, body),
  }),
  defineRoute({
    id: 'wallet-rollback',
    method: 'POST',
    path: `${WALLET}/rollback`,
    summary: 'Takes a bet or a win back, whether or not it has arrived.',
    access: 'provider',
    params: validatePlatformRequestProviderPath,
    body: validatePlatformRequestProviderRollback,
    reply: validatePlatformProviderReceipt,
    handle: ({ platform, provider, body }) => platform.wallet.rollback(provider, body),
  }),
  defineRoute({
    id: 'wallet-end-round',
    method: 'POST',
    path: `${WALLET}/end-round`,
    summary: 'Settles a round that is lost, or whose wins came before.',
    access: 'provider',
    params: validatePlatformRequestProviderPath,
    body: validatePlatformRequestProviderRoundEnd,
    reply: validatePlatformProviderReceipt,
    handle: ({ platform, provider, body }) => platform.wallet.endRound(provider, body),
  }),
  defineRoute({
    id: 'wallet-tables',
    method: 'POST',
    path: `${WALLET}/tables`,
    summary: 'Reports who plays at the live tables of the provider, and what has fallen there.',
    access: 'provider',
    params: validatePlatformRequestProviderPath,
    body: validatePlatformRequestProviderTables,
    reply: validatePlatformEmpty,
    async handle({ platform, provider, body }) {
      await saveTableReport(platform.database.db, provider.id, body.tables, platform.clock.now());
      return {};
    },
  }),
];
