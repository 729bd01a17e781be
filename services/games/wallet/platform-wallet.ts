import type { PlatformRequestProviderTables } from '../../../schemas/generated/types';
import {
  validatePlatformProviderBalance,
  validatePlatformProviderGameSession,
  validatePlatformProviderReceipt,
} from '../../../schemas/generated/validators.js';
import { createSignedWallet, type SignedWalletOptions } from '../../process/signed-wallet';
import type { Validate } from '../../process/validation';
import { GameRefusal, refusal } from '../errors';
import type { WalletAnswer } from '../rounds/decide';
import type { MoneyCall } from '../rounds/record';
import type { Authenticate, Wallet, WalletAccount } from './wallet';

/** The platform's wallet over signed HTTP calls. */
export function createPlatformWallet(options: SignedWalletOptions): {
  wallet: Wallet;
  authenticate: Authenticate;
  /**
   * Reports the players at the live tables of a provider.
   * @throws Error when the platform does not accept the report
   */
  reportTables(provider: string, tables: PlatformRequestProviderTables['tables']): Promise<void>;
} {
  const { log } = options;
  const { ask, post } = createSignedWallet(options);

  async function read<T>(
    provider: string,
    call: string,
    content: unknown,
    validate: Validate<T>,
  ): Promise<T> {
    const answer = await ask(provider, call, content, validate).catch(() => {
      throw refusal(503, 'error.wallet.unavailable', 'The wallet gave no answer: try again.');
    });
    if (answer.kind === 'done') return answer.reply;
    throw new GameRefusal(answer.status, answer.code, answer.message);
  }

  return {
    authenticate: (provider, token) =>
      read(provider, 'authenticate', { token }, validatePlatformProviderGameSession),
    // Bypasses the circuit breaker: a lost report does not indicate failing money calls, and the next one follows soon.
    async reportTables(provider, tables) {
      const { status } = await post(provider, 'tables', { tables });
      if (status >= 300) throw new Error(`the platform answered ${status}`);
    },
    wallet: {
      async balance({ provider, session }) {
        return (await read(provider, 'balance', { session }, validatePlatformProviderBalance)).balance;
      },
      async send({ provider, session }, call): Promise<WalletAnswer> {
        try {
          const answer = await ask(
            provider,
            call.kind,
            bodyOf(session, call),
            validatePlatformProviderReceipt,
          );
          if (answer.kind === 'refused') return { kind: 'refused', code: answer.code };
          const { transaction, currency } = answer.reply;
          if (transaction !== call.transaction || currency !== call.currency) {
            log.error({ transaction: call.transaction }, 'wallet answered another call');
            return { kind: 'none' };
          }
          return { kind: 'done', balance: answer.reply.balance };
        } catch {
          return { kind: 'none' };
        }
      },
    },
  };
}

/** The body of a money call, with the names of the contract (docs/games.md). */
function bodyOf(session: WalletAccount['session'], call: MoneyCall): Record<string, unknown> {
  const { kind, transaction, round, game, amount, currency, of, freeRounds } = call;
  switch (kind) {
    case 'bet':
      return {
        ...{ session, transaction, round, game, amount, currency },
        ...(freeRounds === null ? {} : { freeRounds }),
      };
    case 'win':
      return { session, transaction, round, amount, currency, endsRound: true };
    case 'end-round':
      return { session, transaction, round };
    case 'rollback':
      return { session, transaction, of, currency };
  }
}
