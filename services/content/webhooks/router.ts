import { Router } from 'express';
import { checkOutsideUrl } from '../http/outbound-request';
import { notFound, validationFailed } from '../http/api-error';
import { bodyCheck, checkedBody } from '../management/bodies/checked-body';
import { checkJsonLimits } from '../management/bodies/json-limits';
import { present } from '../management/bodies/present';
import { idParameter, writtenId } from '../management/bodies/resource-id';
import { requireVersion, seenVersion } from '../management/bodies/seen-version';
import { changedSys, newId, newSys } from '../management/space/space-resource';
import { actorOf } from '../rest/actor';
import { requireRead } from '../people/require-read';
import { answer } from '../rest/answer';
import type { RestContext } from '../rest/context';
import { selectEntities } from '../rest/entity-query';
import { arrayBody } from '../rest/select';
import type { ContentStore, Transaction } from '../store/content-store';
import { linkTo } from '../store/link-to';
import type { StoredSigningSecret, StoredWebhook, StoredWebhookCall } from '../store/resource';
import { callsOf, forgetCalls } from './call-log';
import {
  isWebhookBody,
  shownWebhook,
  storedWebhook,
  urlProblem,
  webhookProblems,
  type WebhookBody,
} from './definition';
import { SIGNING_SECRET_ID } from './receiver';

const MAX_WEBHOOKS = 100;

const isSecretBody = bodyCheck<{ readonly value: string }>({
  type: 'object',
  required: ['value'],
  properties: { value: { type: 'string', pattern: '^[0-9a-zA-Z+/=_-]{64}$' } },
});

/** Adds `/webhook_definitions`, `/webhooks/{id}/calls` and `/health`, and `/webhook_settings/signing_secret` of a space. */
export function webhookRouter(context: RestContext): Router {
  const router = Router({ mergeParams: true });
  router.use(['/webhook_definitions', '/webhooks', '/webhook_settings'], requireRead('Settings', context));
  addDefinitions(router, context);
  addCalls(router, context);
  addSigningSecret(router, context);
  return router;
}

function addDefinitions(router: Router, context: RestContext): void {
  const { store } = context;
  const shown = (webhook: StoredWebhook) => shownWebhook(webhook, present(webhook, null, context).sys);

  router.get(
    '/webhook_definitions',
    answer((request) => {
      const page = selectEntities(store.shared.list('WebhookDefinition'), request.originalUrl);
      return { body: arrayBody(page, shown) };
    }),
  );
  router.get(
    '/webhook_definitions/:id',
    answer((request) => ({ body: shown(existing(store.shared, idParameter(request))) })),
  );
  router.post(
    '/webhook_definitions',
    answer(async (request) => {
      const body = disabledIfImported(request, await bodyOf(request, context), context);
      const webhook = await store.write(actorOf(request), (tx) => create(tx, newId(), body));
      return { status: 201, body: shown(webhook) };
    }),
  );
  router.put(
    '/webhook_definitions/:id',
    answer(async (request) => {
      const id = writtenId(request);
      const body = await bodyOf(request, context);
      const [status, webhook] = await store.write(actorOf(request), (tx) => {
        const before = tx.shared.get('WebhookDefinition', id);
        if (!before) return [201, create(tx, id, disabledIfImported(request, body, context))] as const;
        requireVersion(seenVersion(request), before);
        check(body, id, tx);
        const next = storedWebhook(body, changedSys(before.sys, tx), before);
        tx.shared.put('WebhookDefinition', next);
        return [200, next] as const;
      });
      return { status, body: shown(webhook) };
    }),
  );
  router.delete(
    '/webhook_definitions/:id',
    answer(async (request) => {
      await store.write(actorOf(request), (tx) => {
        const { sys } = existing(tx.shared, idParameter(request));
        forgetCalls(tx, sys.id);
        tx.shared.remove('WebhookDefinition', sys.id);
      });
      return {};
    }),
  );
}

function addCalls(router: Router, context: RestContext): void {
  const { store } = context;
  const space = linkTo('Space', store.spaceId);
  const overview = ({
    sys,
    webhookId: _webhook,
    request: _request,
    response: _response,
    ...call
  }: StoredWebhookCall) => ({
    sys: { type: 'WebhookCallOverview', id: sys.id, createdAt: sys.createdAt, space },
    ...call,
  });

  router.get(
    '/webhooks/:id/calls',
    answer((request) => {
      const { sys } = existing(store.shared, idParameter(request));
      const items = callsOf(store.shared, sys.id).map(overview);
      return { body: { sys: { type: 'Array' }, total: items.length, skip: 0, limit: items.length, items } };
    }),
  );
  router.get(
    '/webhooks/:id/calls/:call',
    answer((request) => {
      const [webhookId, id] = [idParameter(request), idParameter(request, 'call')];
      const call = store.shared.get('WebhookCall', id);
      if (call?.webhookId !== webhookId) throw notFound({ type: 'WebhookCall', id });
      const { request: sent, response } = call;
      const shown = overview(call);
      return {
        body: { ...shown, sys: { ...shown.sys, type: 'WebhookCallDetails' }, request: sent, response },
      };
    }),
  );
  router.get(
    '/webhooks/:id/health',
    answer((request) => {
      const { sys } = existing(store.shared, idParameter(request));
      const calls = callsOf(store.shared, sys.id);
      const healthy = calls.filter(({ statusCode }) => statusCode >= 200 && statusCode < 300).length;
      return {
        body: { sys: { type: 'Webhook', id: sys.id, space }, calls: { total: calls.length, healthy } },
      };
    }),
  );
}

function addSigningSecret(router: Router, context: RestContext): void {
  const { store } = context;
  const path = '/webhook_settings/signing_secret';
  const shown = (secret: StoredSigningSecret) => {
    const { version: _version, ...sys } = present(secret, null, context).sys;
    return { sys: { ...sys, type: 'WebhookSigningSecret' }, redactedValue: secret.value.slice(-4) };
  };
  const existingSecret = (shared: ContentStore['shared']) => {
    const secret = shared.get('SigningSecret', SIGNING_SECRET_ID);
    if (!secret) throw notFound({ type: 'WebhookSigningSecret' });
    return secret;
  };

  router.get(
    path,
    answer(() => ({ body: shown(existingSecret(store.shared)) })),
  );
  router.put(
    path,
    answer(async (request) => {
      const { value } = checkedBody(request, isSecretBody);
      const [status, secret] = await store.write(actorOf(request), (tx) => {
        const before = tx.shared.get('SigningSecret', SIGNING_SECRET_ID);
        const sys = before ? changedSys(before.sys, tx) : newSys('SigningSecret', SIGNING_SECRET_ID, tx);
        tx.shared.put('SigningSecret', { sys, value });
        return [before ? 200 : 201, { sys, value }] as const;
      });
      return { status, body: shown(secret) };
    }),
  );
  router.delete(
    path,
    answer(async (request) => {
      await store.write(actorOf(request), (tx) =>
        tx.shared.remove('SigningSecret', existingSecret(tx.shared).sys.id),
      );
      return {};
    }),
  );
}

/** Contentful's importer in the `X-Contentful-User-Agent` header. */
const IMPORTER = /(?:^|; ?)app contentful\.import\//;

/**
 * Webhooks created by Contentful's importer are disabled: their listeners belong to another space (a production
 * build, say) and must not receive changes of this one.
 */
function disabledIfImported(
  request: Parameters<typeof checkedBody>[0],
  body: WebhookBody,
  { logger }: RestContext,
): WebhookBody {
  if (!IMPORTER.test(request.get('x-contentful-user-agent') ?? '') || body.active === false) return body;
  logger.warn(
    { webhook: body.name, url: body.url },
    'imported webhook is disabled; activate it to have it called',
  );
  return { ...body, active: false };
}

/** @throws ApiError 422, also when the URL resolves to an address inside the network */
async function bodyOf(
  request: Parameters<typeof checkedBody>[0],
  { allowedHosts }: RestContext,
): Promise<WebhookBody> {
  checkJsonLimits(request.body);
  const body = checkedBody(request, isWebhookBody);
  try {
    await checkOutsideUrl(body.url, { allowedHosts });
  } catch (error) {
    throw validationFailed([urlProblem(body.url, error)]);
  }
  return body;
}

/** @throws ApiError 422 with all problems */
function check(body: WebhookBody, id: string, tx: Transaction): void {
  const others = tx.shared.list('WebhookDefinition').filter(({ sys }) => sys.id !== id);
  const problems = [...webhookProblems(body, others)];
  if (others.length >= MAX_WEBHOOKS) {
    const details = `There are ${MAX_WEBHOOKS} webhooks, which is the limit. Delete one first.`;
    problems.push({ name: 'size', path: [], max: MAX_WEBHOOKS, details });
  }
  if (problems.length > 0) throw validationFailed(problems);
}

function create(tx: Transaction, id: string, body: WebhookBody): StoredWebhook {
  check(body, id, tx);
  const webhook = storedWebhook(body, newSys('WebhookDefinition', id, tx), undefined);
  tx.shared.put('WebhookDefinition', webhook);
  return webhook;
}

function existing(shared: ContentStore['shared'], id: string): StoredWebhook {
  const webhook = shared.get('WebhookDefinition', id);
  if (!webhook) throw notFound({ type: 'WebhookDefinition', id });
  return webhook;
}
