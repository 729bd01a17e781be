import { data } from '@remix-run/node';
import type {
  PlatformStatement,
  PlatformStatements,
  PlatformTransactionReceipt,
} from '../../../../schemas/generated/types';
import {
  validatePlatformRequestStatementPath,
  validatePlatformRequestTransactionPath,
  validatePlatformStatement,
  validatePlatformStatements,
  validatePlatformTransactionReceipt,
} from '../../../../schemas/generated/validators.js';
import { PlatformError } from '../../../platform/client.server';
import type { Player } from '../../../platform/player.server';
import { gameNames, walletTotals } from '../history/history.server';
import { methodName } from '../history/history-list';
import { type StatementView, statementView } from './statement-view';

const WALLET = '/platform/v1/player/wallet';

/** The months and years with statements. Throws as `Player.call` does. */
export function statementList({ call }: Player): Promise<PlatformStatements> {
  return call({ path: `${WALLET}/statements`, validate: validatePlatformStatements });
}

/**
 * The statement of a period in an address.
 * @throws Response 404 for a period without one
 */
export async function statementOf(
  player: Player,
  period: string | null | undefined,
): Promise<PlatformStatement> {
  if (!isPeriod(period)) throw notFound('error.statement.not.found');
  return found(
    player.call({ path: `${WALLET}/statements/${period}`, validate: validatePlatformStatement }),
    'error.statement.not.found',
  );
}

/** A statement with names in the site's language. Throws as `statementOf` does. */
export async function shownStatement(
  player: Player,
  period: string | null | undefined,
): Promise<StatementView> {
  const [statement, nameOf] = await Promise.all([statementOf(player, period), gameNames(player)]);
  return statementView(statement, { tag: player.site.speech.tag, nameOf, methodOf: methodName });
}

/**
 * The receipt of a movement in an address.
 * @throws Response 404 for an unknown movement, or another player's
 */
export async function receiptOf(
  player: Player,
  transactionId: string | undefined,
): Promise<PlatformTransactionReceipt> {
  if (!validatePlatformRequestTransactionPath({ transactionId }))
    throw notFound('error.transaction.not.found');
  return found(
    player.call({
      path: `${WALLET}/transactions/${transactionId}`,
      validate: validatePlatformTransactionReceipt,
    }),
    'error.transaction.not.found',
  );
}

/** Deposits minus withdrawals since the account was opened, if the law requires it to be shown. */
export async function lifetimeNetDeposits(
  player: Player,
): Promise<{ amount: number; currency: string } | undefined> {
  if (!player.site.rules.netDepositShown) return undefined;
  const { netPosition, currency } = await walletTotals(player);
  return { amount: 0 - netPosition, currency };
}

export function isPeriod(period: string | null | undefined): period is string {
  return validatePlatformRequestStatementPath({ period });
}

async function found<T>(answer: Promise<T>, code: string): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof PlatformError && error.status === 404) throw notFound(code);
    throw error;
  }
}

const notFound = (code: string) => data({ code }, { status: 404 });
