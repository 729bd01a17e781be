import { randomBytes } from 'node:crypto';
import type { Router } from 'express';
import { ApiError, notFound } from '../../http/api-error';
import { actorOf } from '../../rest/actor';
import { answer } from '../../rest/answer';
import type { RestContext } from '../../rest/context';
import { selectEntities } from '../../rest/entity-query';
import { arrayBody } from '../../rest/select';
import type { ContentStore, Transaction } from '../../store/content-store';
import { linkTo } from '../../store/link-to';
import type { ResourceLink, StoredApiKey } from '../../store/resource';
import { bodyCheck, checkedBody, linkSchema } from '../bodies/checked-body';
import { present } from '../bodies/present';
import { writtenId } from '../bodies/resource-id';
import { requireVersion, seenVersion } from '../bodies/seen-version';
import { changedSys, newId, newSys } from './space-resource';

const TOKEN_BYTES = 32;
const MAX_KEYS = 100;

interface KeyBody {
  readonly name: string;
  readonly description?: string | null;
  readonly environments?: readonly ResourceLink<'Environment'>[];
}

const isBody = bodyCheck<KeyBody>({
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 255 },
    description: { type: ['string', 'null'], maxLength: 1000 },
    environments: { type: 'array', minItems: 1, maxItems: 100, items: linkSchema('Environment') },
  },
});

/** Adds `/api_keys` and `/preview_api_keys`: tokens for reading published content and drafts. */
export function addApiKeyRoutes(router: Router, context: RestContext): void {
  const { store } = context;

  router.get(
    '/api_keys',
    answer((request) => {
      const page = selectEntities(store.shared.list('ApiKey'), request.originalUrl);
      return { body: arrayBody(page, (key) => presentKey(key, context)) };
    }),
  );

  router.get(
    '/api_keys/:id',
    answer(({ params }) => ({ body: presentKey(existingKey(store.shared, params.id), context) })),
  );

  router.post(
    '/api_keys',
    answer(async (request) => {
      const body = checkedBody(request, isBody);
      const key = await store.write(actorOf(request), (tx) =>
        create(tx, newId(), body, context.defaultEnvironment),
      );
      return { status: 201, body: presentKey(key, context) };
    }),
  );

  router.put(
    '/api_keys/:id',
    answer(async (request) => {
      const id = writtenId(request);
      const body = checkedBody(request, isBody);
      const seen = seenVersion(request);
      const { key, isNew } = await store.write(actorOf(request), (tx) => {
        const current = tx.shared.get('ApiKey', id);
        if (!current) return { key: create(tx, id, body, context.defaultEnvironment), isNew: true };
        requireVersion(seen, current);
        const key = {
          ...current,
          sys: changedSys(current.sys, tx),
          name: body.name,
          description: body.description ?? null,
          environments: environmentsOf(body) ?? current.environments,
        };
        tx.shared.put('ApiKey', key);
        return { key, isNew: false };
      });
      return { status: isNew ? 201 : 200, body: presentKey(key, context) };
    }),
  );

  router.delete(
    '/api_keys/:id',
    answer(async (request) => {
      const { params } = request;
      await store.write(actorOf(request), (tx) =>
        tx.shared.remove('ApiKey', existingKey(tx.shared, params.id).sys.id),
      );
      return {};
    }),
  );

  router.get(
    '/preview_api_keys',
    answer((request) => {
      const page = selectEntities(store.shared.list('ApiKey'), request.originalUrl);
      return { body: arrayBody(page, (key) => presentPreviewKey(key, context)) };
    }),
  );

  router.get(
    '/preview_api_keys/:id',
    answer(({ params }) => {
      const key = store.shared.list('ApiKey').find(({ preview }) => preview.id === params.id);
      if (!key) throw notFound({ type: 'PreviewApiKey', id: params.id });
      return { body: presentPreviewKey(key, context) };
    }),
  );
}

function create(tx: Transaction, id: string, body: KeyBody, defaultEnvironment: string): StoredApiKey {
  if (tx.shared.list('ApiKey').length >= MAX_KEYS) {
    throw new ApiError(
      403,
      'AccessDenied',
      `There are ${MAX_KEYS} API keys, which is the limit. Delete one first.`,
    );
  }
  const key: StoredApiKey = {
    sys: newSys('ApiKey', id, tx),
    name: body.name,
    description: body.description ?? null,
    accessToken: newToken(),
    preview: { id: newId(), accessToken: newToken() },
    environments: environmentsOf(body) ?? [linkTo('Environment', defaultEnvironment)],
  };
  tx.shared.put('ApiKey', key);
  return key;
}

function environmentsOf({ environments }: KeyBody): StoredApiKey['environments'] | undefined {
  return environments?.map(({ sys }) => linkTo('Environment', sys.id));
}

function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

function existingKey(shared: ContentStore['shared'], id: string | undefined): StoredApiKey {
  const key = shared.get('ApiKey', id ?? '');
  if (!key) throw notFound({ type: 'ApiKey', id });
  return key;
}

function presentKey(key: StoredApiKey, context: RestContext) {
  const { preview, ...shown } = key;
  return {
    ...shown,
    sys: present(key, null, context).sys,
    preview_api_key: linkTo('PreviewApiKey', preview.id),
    policies: [{ effect: 'allow', action: 'ContentDeliveryAPI' }],
  };
}

function presentPreviewKey(key: StoredApiKey, context: RestContext) {
  const { name, description, preview, environments } = key;
  const sys = { ...present(key, null, context).sys, type: 'PreviewApiKey', id: preview.id };
  return { sys, name, description, accessToken: preview.accessToken, environments };
}
