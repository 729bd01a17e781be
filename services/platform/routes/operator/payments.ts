import {
  validatePlatformPaymentDifferences,
  validatePlatformRequestOperatorPosition,
} from '../../../../schemas/generated/validators.js';
import { defineRoute } from '../../http/route';

/** What operators see of payments. */
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
];
