import type { Request, Router } from 'express';
import { notFound } from '../../http/api-error';
import { actorOf } from '../../rest/actor';
import { answer } from '../../rest/answer';
import { environmentOf, type RestContext } from '../../rest/context';
import type { EnvironmentWriter } from '../../store/content-store';
import { linkTo } from '../../store/link-to';
import type { ActionError, StoredBulkAction } from '../../store/resource';
import { bodyCheck, checkedBody, linkSchema } from '../bodies/checked-body';
import {
  ActionFailed,
  type ActionItem,
  type EntityAction,
  type EntityLink,
  MAX_ITEMS,
  oldActions,
  refuseRepeated,
  runTogether,
} from './entity-actions';
import { writerOf } from '../environment-access';
import { present } from '../bodies/present';
import { newId, newSys } from '../space/space-resource';

/** A link, optionally with the version that the client has seen. */
type SeenLink = EntityLink & { readonly sys: { readonly version?: number } };

interface LinksBody {
  readonly entities: { readonly items: readonly SeenLink[] };
}

interface ActionBody {
  readonly action: EntityAction;
  readonly entities: readonly { readonly entity: SeenLink }[];
}

const link = linkSchema('Entry', 'Asset');
const size = { minItems: 1, maxItems: MAX_ITEMS };

const isLinksBody = bodyCheck<LinksBody>({
  type: 'object',
  required: ['entities'],
  properties: {
    entities: {
      type: 'object',
      required: ['items'],
      properties: { items: { type: 'array', ...size, items: link } },
    },
  },
});

const isActionBody = bodyCheck<ActionBody>({
  type: 'object',
  required: ['action', 'entities'],
  properties: {
    action: { enum: ['publish', 'unpublish', 'validate'] },
    entities: {
      type: 'array',
      ...size,
      // An item's `add` and `remove`, which select locales, are rejected: publishing some locales only is not supported.
      items: {
        type: 'object',
        required: ['entity'],
        properties: { entity: link },
        additionalProperties: false,
      },
    },
  },
});

/**
 * Adds `/bulk_actions` in both versions: one call for many entries and assets. It runs synchronously, all or
 * nothing; clients that poll its status find it finished.
 */
export function addBulkActionRoutes(router: Router, context: RestContext): void {
  const carryOut = async (
    request: Request,
    action: EntityAction,
    links: readonly SeenLink[],
    payload: unknown,
  ) => {
    const environment = environmentOf(request, context);
    const items = links.map(itemOf);
    refuseRepeated(links, ['entities']);
    const id = newId();
    const write = (error: ActionError | undefined) =>
      context.store.write(actorOf(request), (tx) => {
        const writer = writerOf(tx, environment.id);
        const headers = { 'x-contentful-bulk-action-id': id };
        if (!error) runTogether(writer, action, items, { errorId: 'BulkActionFailed', headers });
        const status = error ? ('failed' as const) : ('succeeded' as const);
        const done = {
          sys: { ...newSys('BulkAction', id, tx), status },
          action,
          payload,
          ...(error && { error }),
        };
        return record(writer, done);
      });
    const done = await write(undefined).catch((failure: unknown) => {
      if (failure instanceof ActionFailed) return write(failure.error);
      throw failure;
    });
    return { status: 201, body: present(done, environment, context) };
  };

  for (const action of ['publish', 'unpublish', 'validate'] as const) {
    router.post(
      `/bulk_actions/${action}`,
      answer((request) => {
        const body = checkedBody(request, isLinksBody);
        return carryOut(request, action, body.entities.items, body);
      }),
    );
  }

  router.post(
    '/bulk_actions',
    answer((request) => {
      const body = checkedBody(request, isActionBody);
      const links = body.entities.map(({ entity }) => entity);
      return carryOut(request, body.action, links, body);
    }),
  );

  router.get(
    ['/bulk_actions/actions/:id', '/bulk_actions/:id'],
    answer((request) => {
      const environment = environmentOf(request, context);
      const found = environment.get('BulkAction', request.params.id ?? '');
      if (!found) throw notFound({ type: 'BulkAction', id: request.params.id, environment: environment.id });
      return { body: present(found, environment, context) };
    }),
  );
}

function record(writer: EnvironmentWriter, done: StoredBulkAction): StoredBulkAction {
  writer.put('BulkAction', done);
  writer.announce('create', done);
  writer.announce('execute', done);
  for (const id of oldActions(writer.list('BulkAction'))) writer.remove('BulkAction', id);
  return done;
}

function itemOf({ sys }: SeenLink): ActionItem {
  return {
    link: linkTo(sys.linkType, sys.id),
    ...(sys.version !== undefined && { version: sys.version }),
  };
}
