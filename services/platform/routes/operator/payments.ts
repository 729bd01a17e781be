import {
  validatePlatformPaymentDifference,
  validatePlatformPaymentDifferences,
  validatePlatformRequestOperatorDifference,
  validatePlatformRequestOperatorDifferencePath,
  validatePlatformRequestOperatorPosition,
} from '../../../../schemas/generated/validators.js';
import { defineRoute } from '../../http/route';

/** Payments for operators. */
export const operatorPaymentRoutes = [
  defineRoute({
    id: 'operator-payment-differences',
    method: 'GET',
    path: '/platform/v1/operator/payments/differences',
    summary: 'Payments of the site on which the platform and their provider disagree.',
    access: 'operator',
    query: validatePlatformRequestOperatorPosition,
    reply: validatePlatformPaymentDifferences,
    handle: ({ platform, site, query }) =>
      platform.payments.differences(site.siteId, Number(query.position ?? 0)),
  }),
  defineRoute({
    id: 'operator-payment-difference-decision',
    method: 'POST',
    path: '/platform/v1/operator/payments/differences/:differenceId/decision',
    summary:
      'Settles or fails the payment of a difference, or dismisses it; above an amount two operators have to agree.',
    access: 'operator',
    params: validatePlatformRequestOperatorDifferencePath,
    body: validatePlatformRequestOperatorDifference,
    reply: validatePlatformPaymentDifference,
    handle: ({ platform, site, operator, params, body }) =>
      platform.payments.decideDifference(
        site.siteId,
        { operator, now: new Date(platform.clock.now()) },
        Number(params.differenceId),
        body,
      ),
  }),
];
