import express, { type Request, Router } from 'express';
import {
  validatePaymentProviderControlAuthorise,
  validatePaymentProviderControlBehaviour,
} from '../../../schemas/generated/validators.js';
import { asyncRoute } from '../../process/async-route';
import { ProviderRefusal } from '../errors';
import { checked } from '../http/checked';
import { findTransaction } from '../http/find-transaction';
import type { Provider } from '../provider';
import { change, pay } from '../transactions/change';

/** Fault injection below `/control`, for tests and developers. Open to all programs, but not to pages of other origins. */
export function controlRoutes(provider: Provider): Router {
  const { store, faults, random } = provider;
  const router = Router({ caseSensitive: true });
  router.use(refuseForeignPages, express.json());
  router.get('/behaviour', (_request, response) => void response.json({ faults: faults.planned }));
  router.post('/behaviour', ({ body }, response) => {
    faults.plan(checked(body, validatePaymentProviderControlBehaviour).faults);
    response.json({ faults: faults.planned });
  });
  router.get('/transactions', ({ query }, response) => {
    const views = [...store.transactions.values()].map(({ view }) => view);
    const { reference = '' } = query;
    response.json({ items: views.filter((view) => reference === '' || view.reference === reference) });
  });
  router.post(
    '/transactions/:id/authorise',
    asyncRoute(async ({ params, body }, response) => {
      const record = findTransaction(store, params['id']);
      const { failure, settlesAfterMs, holder, identity } = checked(
        body,
        validatePaymentProviderControlAuthorise,
      );
      const token = random(16).toString('hex');
      const paid = await pay(
        provider,
        record,
        {
          ...{ token, label: `•••• ${token.slice(-4)}`, kind: record.kind, payment: {}, payout: 'settled' },
          ...(holder === undefined ? {} : { holder }),
        },
        failure ? { failure } : {},
        { identity, ...(settlesAfterMs === undefined ? {} : { settlesAfterMs }) },
      );
      response.json(paid.view);
    }),
  );
  router.post(
    '/transactions/:id/reverse',
    asyncRoute(async ({ params }, response) => {
      const { record } = await change(provider, findTransaction(store, params['id']), [{ kind: 'reversed' }]);
      response.json(record.view);
    }),
  );
  router.post(
    '/reset',
    asyncRoute(async (_request, response) => {
      faults.plan([]);
      await Promise.all([store.clear(), provider.deliveries.clear()]);
      response.json({});
    }),
  );
  return router;
}

function refuseForeignPages(request: Request, _response: unknown, next: () => void): void {
  const site = request.get('sec-fetch-site');
  if (site !== undefined && site !== 'same-origin' && site !== 'none')
    throw new ProviderRefusal('unauthorized', 'Pages of other origins may not call this.');
  next();
}
