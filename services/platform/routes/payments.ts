import {
  validatePlatformDepositPermission,
  validatePlatformEmpty,
  validatePlatformPayment,
  validatePlatformPaymentMethods,
  validatePlatformPayments,
  validatePlatformPaymentStarted,
  validatePlatformRequestDepositLater,
  validatePlatformRequestPayment,
  validatePlatformRequestPaymentCallback,
  validatePlatformRequestPaymentCallbackPath,
  validatePlatformRequestPaymentPath,
  validatePlatformRequestPaymentPermission,
  validatePlatformRequestPayments,
  validatePlatformRequestPlayerWithdrawal,
  validatePlatformWithdrawalPermission,
} from '../../../schemas/generated/validators.js';
import { defineRoute } from '../http/route';

const WALLET = '/platform/v1/player/wallet';

/** Deposits and withdrawals of the player (API-083, API-084). Amounts are in minor units. */
export const paymentRoutes = [
  defineRoute({
    id: 'API-083',
    method: 'POST',
    path: `${WALLET}/deposit/request`,
    summary: 'Whether the player may pay in at present, with the limit of which the least is left.',
    access: 'player',
    query: validatePlatformRequestDepositLater,
    body: validatePlatformRequestPaymentPermission,
    reply: validatePlatformDepositPermission,
    handle: ({ platform, player, query }) =>
      platform.payments.depositPermission(player, query.later === 'true'),
  }),
  defineRoute({
    id: 'API-084',
    method: 'POST',
    path: `${WALLET}/withdrawal/request`,
    summary: 'Whether the player may withdraw at present, with the daily limit.',
    access: 'player',
    body: validatePlatformRequestPaymentPermission,
    reply: validatePlatformWithdrawalPermission,
    handle: ({ platform, site, player }) => platform.payments.withdrawalPermission(site, player),
  }),
  defineRoute({
    id: 'payment-methods',
    method: 'GET',
    path: `${WALLET}/payment-methods`,
    summary: 'The payment methods of the player’s market in each direction, in order.',
    access: 'player',
    reply: validatePlatformPaymentMethods,
    handle: ({ platform, site, player }) => platform.payments.methods(site, player),
  }),
  defineRoute({
    id: 'payment-start',
    method: 'POST',
    path: `${WALLET}/payments`,
    summary: 'Begins a deposit: reserves its amount and has the payment provider make its page.',
    access: 'player',
    idempotent: 'by-handler',
    body: validatePlatformRequestPayment,
    reply: validatePlatformPaymentStarted,
    handle: ({ platform, site, player, body, idempotencyKey }) =>
      platform.payments.deposit(site, player, idempotencyKey, body),
  }),
  defineRoute({
    id: 'payment-list',
    method: 'GET',
    path: `${WALLET}/payments`,
    summary: 'Ten deposits and withdrawals of the player, newest first.',
    access: 'player',
    query: validatePlatformRequestPayments,
    reply: validatePlatformPayments,
    handle: ({ platform, site, player, query }) => platform.payments.list(site, player.playerId, query),
  }),
  defineRoute({
    id: 'payment-read',
    method: 'GET',
    path: `${WALLET}/payments/:paymentId`,
    summary: 'A deposit or withdrawal of the player as it stands.',
    access: 'player',
    params: validatePlatformRequestPaymentPath,
    reply: validatePlatformPayment,
    handle: ({ platform, site, player, params }) =>
      platform.payments.payment(site, player.playerId, params.paymentId),
  }),
  defineRoute({
    id: 'withdrawal-start',
    method: 'POST',
    path: `${WALLET}/withdrawals`,
    summary: 'Requests a withdrawal: the money leaves the wallet, and is paid out once it is approved.',
    access: 'player',
    idempotent: 'by-handler',
    body: validatePlatformRequestPlayerWithdrawal,
    reply: validatePlatformPayment,
    handle: ({ platform, site, player, body, idempotencyKey }) =>
      platform.payments.withdraw(site, player, idempotencyKey, body),
  }),
];

/** Callbacks of payment providers. */
export const paymentCallbackRoutes = [
  defineRoute({
    id: 'payment-callback',
    method: 'POST',
    path: '/platform/payments/:provider/callback',
    summary: 'A payment provider says that a transaction has changed; late, repeated or in any order.',
    access: 'payment-provider',
    params: validatePlatformRequestPaymentCallbackPath,
    body: validatePlatformRequestPaymentCallback,
    reply: validatePlatformEmpty,
    async handle({ platform, paymentProvider, body }) {
      await platform.payments.callback(paymentProvider, body);
      return {};
    },
  }),
];
