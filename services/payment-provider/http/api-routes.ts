import { createHash } from 'node:crypto';
import express, { type Request, type RequestHandler, type Response, Router } from 'express';
import {
  validatePaymentProviderRequestList,
  validatePaymentProviderRequestPayment,
  validatePaymentProviderRequestPayout,
} from '../../../schemas/generated/validators.js';
import { asyncRoute } from '../../process/async-route';
import { isSameSecret } from '../../process/secret';
import { ProviderRefusal } from '../errors';
import type { Provider } from '../provider';
import { change } from '../transactions/change';
import { newPayment, newPayout } from '../transactions/create';
import { listTransactions } from '../transactions/list';
import type { TransactionRecord } from '../transactions/record';
import type { StoredReply } from '../transactions/store';
import { checked } from './checked';
import { findTransaction } from './find-transaction';

const SLOW_MS = 5_000;

/**
 * The merchant API below `/v1`.
 * @param key expected bearer token
 */
export function apiRoutes(provider: Provider, key: string): Router {
  const { store, faults } = provider;
  const router = Router({ caseSensitive: true });
  router.use((request, _response, next) => {
    if (!isSameSecret(request.get('authorization') ?? '', `Bearer ${key}`))
      throw new ProviderRefusal('unauthorized', 'Send the key as a bearer token.');
    next();
  }, express.json());
  router.use((_request, _response, next) => {
    const slow = faults.take('slow-answer');
    if (slow) setTimeout(next, slow.delayMs ?? SLOW_MS);
    else next();
  });
  router.post(
    '/payments',
    idempotent(provider, 201, async ({ body }, replyOf) => {
      const record = newPayment(provider, checked(body, validatePaymentProviderRequestPayment));
      await store.save({ record, reply: replyOf(record) });
      return record;
    }),
  );
  router.post(
    '/payouts',
    idempotent(provider, 201, async ({ body }, replyOf) => {
      const record = newPayout(provider, checked(body, validatePaymentProviderRequestPayout));
      await store.save({ record, reply: replyOf(record) });
      return record;
    }),
  );
  router.post(
    '/transactions/:id/cancel',
    idempotent(provider, 200, async ({ params }, replyOf) => {
      const found = findTransaction(store, params['id']);
      const { record } = await change(
        provider,
        found,
        [{ kind: 'cancelled', byCustomer: false }],
        (after) => ({
          reply: replyOf(after),
        }),
      );
      return record;
    }),
  );
  router.post(
    '/transactions/:id/refund',
    idempotent(provider, 200, async ({ params }, replyOf) => {
      const found = findTransaction(store, params['id']);
      const { record } = await change(provider, found, [{ kind: 'reversed' }], (after) => ({
        reply: replyOf(after),
      }));
      return record;
    }),
  );
  router.get('/transactions/:id', ({ params }, response) => {
    response.json(findTransaction(store, params['id']).view);
  });
  router.get('/transactions', ({ query }, response) => {
    response.json(
      listTransactions(store.transactions.values(), checked(query, validatePaymentProviderRequestList)),
    );
  });
  return router;
}

type Work = (
  request: Request,
  replyOf: (record: TransactionRecord) => StoredReply,
) => Promise<TransactionRecord>;

/** Makes a route idempotent by its key; the work stores the reply together with its changes. */
function idempotent(provider: Provider, status: number, work: Work): RequestHandler {
  const { store, faults } = provider;
  return asyncRoute(async (request, response) => {
    const key = request.get('idempotency-key') ?? '';
    if (!/^[\x21-\x7e]{1,200}$/.test(key))
      throw new ProviderRefusal('invalid_request', 'Send an idempotency-key of 1 to 200 visible characters.');
    const hash = hashOf(request);
    const before = store.replies.get(key);
    if (before && before.request !== hash)
      throw new ProviderRefusal('idempotency_conflict', 'This idempotency key was used for another request.');
    if (before) {
      response.status(before.status).json(before.body);
      return;
    }
    const { view } = await work(request, (record) => ({ key, request: hash, status, body: record.view }));
    if (faults.take('cut-after-work', view)) response.socket?.destroy();
    else if (faults.take('error-after-work', view)) failAfterWork(response);
    else response.status(status).json(view);
  });
}

/** The work is done, but the response fails. */
function failAfterWork(response: Response): void {
  const refusal = new ProviderRefusal(
    'internal_error',
    'Misbehaviour as requested, after the work was done.',
  );
  response.status(refusal.status).json(refusal.body());
}

function hashOf({ method, path, body }: Request): string {
  const text = JSON.stringify([method, path, body as unknown]);
  return createHash('sha256').update(text).digest('base64url');
}
