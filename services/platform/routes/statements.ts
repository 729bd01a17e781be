import {
  validatePlatformRequestStatementMovements,
  validatePlatformRequestStatementPath,
  validatePlatformRequestTransactionPath,
  validatePlatformStatement,
  validatePlatformStatementMovements,
  validatePlatformStatements,
  validatePlatformTransactionReceipt,
} from '../../../schemas/generated/validators.js';
import { defineRoute } from '../http/route';
import type { Platform } from '../platform';
import { receiptOf } from '../statements/receipt';
import { statementOf, statementPeriod, statementsOf } from '../statements/statement';
import { type Holder, movementsPortion } from '../statements/statement-movements';

const WALLET = '/platform/v1/player/wallet';

/** Monthly and yearly statements, and receipts of movements. Amounts are in minor units. */
export const statementRoutes = [
  defineRoute({
    id: 'statement-list',
    method: 'GET',
    path: `${WALLET}/statements`,
    summary: 'The months and years that the player has statements of.',
    access: 'player',
    reply: validatePlatformStatements,
    handle: ({ platform, player }) =>
      statementsOf(platform.database.db, holderOf(platform, player), platform.clock.now()),
  }),
  defineRoute({
    id: 'statement-read',
    method: 'GET',
    path: `${WALLET}/statements/:period`,
    summary: 'What moved the player’s money in a month or year, between two balances.',
    access: 'player',
    params: validatePlatformRequestStatementPath,
    reply: validatePlatformStatement,
    handle: ({ platform, player, params }) =>
      statementOf(platform.database, holderOf(platform, player), params.period, platform.clock.now()),
  }),
  defineRoute({
    id: 'statement-movements',
    method: 'GET',
    path: `${WALLET}/statements/:period/movements`,
    summary: 'Every movement of a month or year, oldest first, a thousand at a time.',
    access: 'player',
    params: validatePlatformRequestStatementPath,
    query: validatePlatformRequestStatementMovements,
    reply: validatePlatformStatementMovements,
    async handle({ platform, player, params, query }) {
      const { db } = platform.database;
      const holder = holderOf(platform, player);
      const period = await statementPeriod(db, holder, params.period, platform.clock.now());
      return movementsPortion(db, holder, period, query.after);
    },
  }),
  defineRoute({
    id: 'transaction-receipt',
    method: 'GET',
    path: `${WALLET}/transactions/:transactionId`,
    summary: 'One movement with both of its sides and the payment behind it.',
    access: 'player',
    params: validatePlatformRequestTransactionPath,
    reply: validatePlatformTransactionReceipt,
    handle: ({ platform, site, player, params }) =>
      receiptOf(
        platform.database.db,
        platform.data,
        site,
        holderOf(platform, player),
        Number(params.transactionId),
      ),
  }),
];

function holderOf(
  { data }: Platform,
  { playerId, countryCode }: { playerId: number; countryCode: string },
): Holder {
  return { playerId, timeZone: data.timeZones.of(countryCode) };
}
