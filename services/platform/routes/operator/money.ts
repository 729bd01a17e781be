import {
  validatePlatformFreeRounds,
  validatePlatformLedgerReceipt,
  validatePlatformOperatorAdjustment,
  validatePlatformOperatorAdjustments,
  validatePlatformOperatorWithdrawal,
  validatePlatformOperatorWithdrawals,
  validatePlatformRequestFreeRounds,
  validatePlatformRequestOperatorAdjustment,
  validatePlatformRequestOperatorAdjustmentPath,
  validatePlatformRequestOperatorMoney,
  validatePlatformRequestOperatorPosition,
  validatePlatformRequestOperatorReason,
  validatePlatformRequestOperatorWithdrawal,
  validatePlatformRequestPlayerRestrictionsPath,
} from '../../../../schemas/generated/validators.js';
import { actionOn } from './action';
import { defineRoute } from '../../http/route';

const OPERATOR = '/platform/v1/operator';
const ADJUSTMENTS = `${OPERATOR}/players/:playerId/adjustments`;
const WITHDRAWALS = `${OPERATOR}/players/:playerId/withdrawals`;

/** Balance adjustments, locked or granted money, and approval of withdrawals. */
export const operatorMoneyRoutes = [
  defineRoute({
    id: 'operator-adjustments',
    method: 'GET',
    path: `${OPERATOR}/adjustments`,
    summary: 'Adjustments of the site that await a second operator.',
    access: 'operator',
    query: validatePlatformRequestOperatorPosition,
    reply: validatePlatformOperatorAdjustments,
    handle: async ({ platform, site, query }) => ({
      adjustments: await platform.operators.adjustments.awaiting(site.siteId, Number(query.position ?? 0)),
    }),
  }),
  defineRoute({
    id: 'operator-adjustment',
    method: 'POST',
    path: ADJUSTMENTS,
    summary: 'Adjusts the real money of a player; above an amount a second operator has to approve.',
    access: 'operator',
    idempotent: true,
    params: validatePlatformRequestPlayerRestrictionsPath,
    body: validatePlatformRequestOperatorAdjustment,
    reply: validatePlatformOperatorAdjustment,
    handle: async (call) => call.platform.operators.adjustments.request(await actionOn(call), call.body),
  }),
  defineRoute({
    id: 'operator-money',
    method: 'POST',
    path: `${OPERATOR}/players/:playerId/money`,
    summary: 'Locks or unlocks money of a player, or grants a bonus.',
    access: 'operator',
    idempotent: true,
    params: validatePlatformRequestPlayerRestrictionsPath,
    body: validatePlatformRequestOperatorMoney,
    reply: validatePlatformLedgerReceipt,
    handle: async (call) => call.platform.operators.money.book(await actionOn(call), call.body),
  }),
  defineRoute({
    id: 'operator-free-rounds',
    method: 'POST',
    path: `${OPERATOR}/players/:playerId/free-rounds`,
    summary: 'Gives a player free rounds of a game.',
    access: 'operator',
    idempotent: true,
    params: validatePlatformRequestPlayerRestrictionsPath,
    body: validatePlatformRequestFreeRounds,
    reply: validatePlatformFreeRounds,
    handle: async (call) => call.platform.operators.freeRounds.grant(await actionOn(call), call.body),
  }),
  defineRoute({
    id: 'operator-adjustment-approval',
    method: 'POST',
    path: `${ADJUSTMENTS}/:adjustmentId/approval`,
    summary: 'Approves and books an adjustment that another operator has requested.',
    access: 'operator',
    params: validatePlatformRequestOperatorAdjustmentPath,
    body: validatePlatformRequestOperatorReason,
    reply: validatePlatformOperatorAdjustment,
    async handle(call) {
      const { adjustments } = call.platform.operators;
      return adjustments.approve(await actionOn(call), Number(call.params.adjustmentId), call.body.reason);
    },
  }),
  defineRoute({
    id: 'operator-adjustment-refusal',
    method: 'POST',
    path: `${ADJUSTMENTS}/:adjustmentId/refusal`,
    summary: 'Refuses an adjustment that another operator has requested.',
    access: 'operator',
    params: validatePlatformRequestOperatorAdjustmentPath,
    body: validatePlatformRequestOperatorReason,
    reply: validatePlatformOperatorAdjustment,
    async handle(call) {
      const { adjustments } = call.platform.operators;
      return adjustments.refuse(await actionOn(call), Number(call.params.adjustmentId), call.body.reason);
    },
  }),
  defineRoute({
    id: 'operator-withdrawals',
    method: 'GET',
    path: `${OPERATOR}/withdrawals`,
    summary: 'Withdrawals of the site that await an approval.',
    access: 'operator',
    query: validatePlatformRequestOperatorPosition,
    reply: validatePlatformOperatorWithdrawals,
    handle: async ({ platform, site, query }) => ({
      withdrawals: await platform.operators.withdrawals.awaiting(site.siteId, Number(query.position ?? 0)),
    }),
  }),
  defineRoute({
    id: 'operator-withdrawal-approval',
    method: 'POST',
    path: `${WITHDRAWALS}/approval`,
    summary: 'Approves a withdrawal: the payment provider may pay it out.',
    access: 'operator',
    params: validatePlatformRequestPlayerRestrictionsPath,
    body: validatePlatformRequestOperatorWithdrawal,
    reply: validatePlatformOperatorWithdrawal,
    async handle(call) {
      const { withdrawalId, reason } = call.body;
      return call.platform.operators.withdrawals.approve(await actionOn(call), withdrawalId, reason);
    },
  }),
  defineRoute({
    id: 'operator-withdrawal-refusal',
    method: 'POST',
    path: `${WITHDRAWALS}/refusal`,
    summary: 'Refuses a withdrawal: the money goes back to the wallet.',
    access: 'operator',
    params: validatePlatformRequestPlayerRestrictionsPath,
    body: validatePlatformRequestOperatorWithdrawal,
    reply: validatePlatformOperatorWithdrawal,
    async handle(call) {
      const { withdrawalId, reason } = call.body;
      return call.platform.operators.withdrawals.refuse(await actionOn(call), withdrawalId, reason);
    },
  }),
];
