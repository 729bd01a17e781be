import {
  validatePlatformProviderBalance,
  validatePlatformProviderReceipt,
  validatePlatformSportsbookSession,
} from '../../../schemas/generated/validators.js';
import { createSignedWallet, type SignedWalletOptions } from '../../process/signed-wallet';
import type { Validate } from '../../process/validation';
import type { MoneyCall } from '../bets/record';
import { BookRefusal, refusal } from '../errors';
import type { Wallet } from './wallet';

/** Ids of the provider and the game on the platform. */
const PROVIDER = 'sportsbook';
const GAME = 'sportsbook';

/** Client of the platform's wallet in the sportsbook dialect. */
export function createPlatformWallet(options: Omit<SignedWalletOptions, 'refusalOf'>): Wallet {
  const { log } = options;
  const { ask } = createSignedWallet({ ...options, refusalOf });

  async function read<T>(call: string, content: unknown, validate: Validate<T>): Promise<T> {
    const answer = await ask(PROVIDER, `native/${call}`, content, validate).catch(() => {
      throw refusal(503, 'error.wallet.unavailable', 'The wallet gave no answer: try again.');
    });
    if (answer.kind === 'done') return answer.reply;
    throw new BookRefusal(answer.status, answer.code, answer.message);
  }

  return {
    async authenticate(token) {
      const { session, player, currency } = await read(
        'authenticate',
        { token },
        validatePlatformSportsbookSession,
      );
      return { session, player, currency, decimals: decimalsOf(currency) };
    },
    async balance({ session }) {
      return (await read('balance', { session }, validatePlatformProviderBalance)).balance;
    },
    async send(session, call) {
      try {
        const body = { session, ...bodyOf(call) };
        const answer = await ask(PROVIDER, `native/${call.kind}`, body, validatePlatformProviderReceipt);
        if (answer.kind === 'refused') return { kind: 'refused', code: answer.code };
        const { transaction, currency, balance } = answer.reply;
        if (transaction === call.transaction && currency === call.currency) return { kind: 'done', balance };
        log.error({ transaction: call.transaction }, 'wallet answered another call');
        return { kind: 'none' };
      } catch {
        return { kind: 'none' };
      }
    },
  };
}

/** Body of a money call in the dialect (docs/sportsbook.md). */
function bodyOf({ kind, transaction, bet, currency, amount, of }: MoneyCall): Record<string, unknown> {
  switch (kind) {
    case 'bet':
      return { transaction, bet, game: GAME, amount, currency };
    case 'win':
    case 'cash-out':
      return { transaction, bet, amount, currency };
    case 'loss':
      return { transaction, bet };
    case 'bet-void':
    case 'win-void':
      return { transaction, of, currency };
  }
}

/** Decimal places of a currency. */
function decimalsOf(currency: string): number {
  const format = new Intl.NumberFormat(undefined, { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}

/** Reads `code` and `message`, which all error responses have, including those before the dialect, such as for a wrong signature. */
function refusalOf(body: unknown): { code: string; message: string } | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const code: unknown = Reflect.get(body, 'code');
  const message: unknown = Reflect.get(body, 'message');
  return typeof code === 'string' && typeof message === 'string' ? { code, message } : undefined;
}
