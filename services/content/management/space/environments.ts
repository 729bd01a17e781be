import type { Router } from 'express';
import { ApiError, badRequest, notFound } from '../../http/api-error';
import { actorOf } from '../../rest/actor';
import { answer } from '../../rest/answer';
import type { RestContext } from '../../rest/context';
import { selectEntities } from '../../rest/entity-query';
import { arrayBody } from '../../rest/select';
import type { Transaction } from '../../store/content-store';
import { linkTo } from '../../store/link-to';
import type { StoredAlias, StoredEnvironment } from '../../store/resource';
import { bodyCheck, checkedBody } from '../bodies/checked-body';
import { present } from '../bodies/present';
import { writtenId } from '../bodies/resource-id';
import { requireVersion, seenVersion } from '../bodies/seen-version';
import { changedSys, newId, newSys } from './space-resource';

/** Each environment is held in memory as a whole. */
const MAX_ENVIRONMENTS = 30;

const isBody = bodyCheck<{ name?: string }>({
  type: 'object',
  properties: { name: { type: 'string', minLength: 1, maxLength: 255 } },
});

/** Adds `/environments`: independent copies of the content, for work apart from the live one. */
export function addEnvironmentRoutes(router: Router, context: RestContext): void {
  const { store, defaultEnvironment } = context;

  router.get(
    '/environments',
    answer((request) => {
      const all = [...store.shared.list('Environment'), ...store.shared.list('EnvironmentAlias')];
      const page = selectEntities(all, request.originalUrl);
      return { body: arrayBody(page, ({ sys }) => presented(sys.id, context)) };
    }),
  );

  router.get(
    '/environments/:id',
    answer(({ params }) => ({ body: presented(params.id, context) })),
  );

  router.post(
    '/environments',
    answer(async (request) => {
      const { name } = checkedBody(request, isBody);
      const id = newId();
      await store.write(actorOf(request), (tx) =>
        create(tx, id, name, request.get('X-Contentful-Source-Environment') ?? defaultEnvironment),
      );
      return { status: 201, body: presented(id, context) };
    }),
  );

  router.put(
    '/environments/:id',
    answer(async (request) => {
      const id = writtenId(request);
      const { name } = checkedBody(request, isBody);
      const seen = seenVersion(request);
      const isNew = await store.write(actorOf(request), (tx) => {
        refuseAlias(tx, id);
        const current = tx.shared.get('Environment', id);
        if (!current) {
          create(tx, id, name, request.get('X-Contentful-Source-Environment') ?? defaultEnvironment);
          return true;
        }
        requireVersion(seen, current);
        const next = { ...current, name: name ?? current.name, sys: changedSys(current.sys, tx) };
        tx.shared.put('Environment', next);
        return false;
      });
      return { status: isNew ? 201 : 200, body: presented(id, context) };
    }),
  );

  router.delete(
    '/environments/:id',
    answer(async (request) => {
      const { params } = request;
      await store.write(actorOf(request), (tx) => remove(tx, params.id ?? '', defaultEnvironment));
      return {};
    }),
  );
}

function create(tx: Transaction, id: string, name: string | undefined, source: string): void {
  if (tx.shared.list('Environment').length >= MAX_ENVIRONMENTS) {
    throw new ApiError(
      403,
      'AccessDenied',
      `There are ${MAX_ENVIRONMENTS} environments, which is the limit. Delete one first.`,
    );
  }
  const from = tx.environment(source);
  if (!from) throw notFound({ type: 'Environment', id: source });
  tx.createEnvironment({ sys: newSys('Environment', id, tx), name: name ?? id }, from.id);
}

function remove(tx: Transaction, id: string, defaultEnvironment: string): void {
  refuseAlias(tx, id);
  if (!tx.shared.get('Environment', id)) throw notFound({ type: 'Environment', id });
  const alias = tx.shared.list('EnvironmentAlias').find(({ environment }) => environment.sys.id === id);
  if (alias) {
    throw badRequest(
      `The environment "${id}" cannot be deleted: the alias "${alias.sys.id}" leads to it. Let the alias lead to another one first.`,
    );
  }
  if (id === defaultEnvironment) {
    throw badRequest(
      `The environment "${id}" cannot be deleted: it is the one that addresses without an environment mean. Make "${id}" an alias of another environment first.`,
    );
  }
  tx.removeEnvironment(id);
}

function refuseAlias(tx: Transaction, id: string): void {
  if (tx.shared.get('EnvironmentAlias', id)) {
    throw badRequest(`"${id}" is an alias. Change or delete it at environment_aliases/${id}.`);
  }
}

function presented(id: string | undefined, context: RestContext) {
  const { shared } = context.store;
  const alias = shared.get('EnvironmentAlias', id ?? '');
  const environment = shared.get('Environment', alias ? alias.environment.sys.id : (id ?? ''));
  if (!environment) throw notFound({ type: 'Environment', id, space: context.store.spaceId });
  return alias ? presentAliased(alias, environment, context) : presentEnvironment(environment, context);
}

/** Copies are synchronous, so an environment is always ready. */
const status = linkTo('Status', 'ready');

function presentEnvironment(resource: StoredEnvironment, context: RestContext) {
  const presented = present(resource, null, context);
  const aliases = context.store.environment(resource.sys.id)?.aliases ?? [];
  const links = aliases.map((alias) => linkTo('EnvironmentAlias', alias));
  return { ...presented, sys: { ...presented.sys, status, ...(links.length > 0 && { aliases: links }) } };
}

/** An alias presented as an environment: its target under the alias's name. */
function presentAliased(alias: StoredAlias, aliased: StoredEnvironment, context: RestContext) {
  const { sys } = present(aliased, null, context);
  const aliasedEnvironment = linkTo('Environment', aliased.sys.id);
  return { name: alias.sys.id, sys: { ...sys, id: alias.sys.id, status, aliasedEnvironment } };
}
