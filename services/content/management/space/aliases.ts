import type { Router } from 'express';
import { badRequest, notFound, validationFailed } from '../../http/api-error';
import { actorOf } from '../../rest/actor';
import { answer } from '../../rest/answer';
import type { RestContext } from '../../rest/context';
import { selectEntities } from '../../rest/entity-query';
import { arrayBody } from '../../rest/select';
import type { Transaction } from '../../store/content-store';
import { linkTo } from '../../store/link-to';
import type { ResourceLink, StoredAlias } from '../../store/resource';
import { bodyCheck, checkedBody, linkSchema } from '../bodies/checked-body';
import { present } from '../bodies/present';
import { writtenId } from '../bodies/resource-id';
import { requireVersion, seenVersion } from '../bodies/seen-version';
import { changedSys, newSys } from './space-resource';

const isBody = bodyCheck<{ environment: ResourceLink<'Environment'> }>({
  type: 'object',
  required: ['environment'],
  properties: { environment: linkSchema('Environment') },
});

/** Adds `/environment_aliases`: alternative names of environments, which can be switched to another environment at once. */
export function addAliasRoutes(router: Router, context: RestContext): void {
  const { store, defaultEnvironment } = context;

  router.get(
    '/environment_aliases',
    answer((request) => {
      const page = selectEntities(store.shared.list('EnvironmentAlias'), request.originalUrl);
      return { body: arrayBody(page, (alias) => present(alias, null, context)) };
    }),
  );

  router.get(
    '/environment_aliases/:id',
    answer(({ params }) => {
      const alias = store.shared.get('EnvironmentAlias', params.id ?? '');
      if (!alias) throw notFound({ type: 'EnvironmentAlias', id: params.id });
      return { body: present(alias, null, context) };
    }),
  );

  router.put(
    '/environment_aliases/:id',
    answer(async (request) => {
      const id = writtenId(request);
      const target = checkedBody(request, isBody).environment.sys.id;
      const seen = seenVersion(request);
      const { alias, isNew } = await store.write(actorOf(request), (tx) => {
        const current = tx.shared.get('EnvironmentAlias', id);
        if (current) return { alias: retarget(tx, current, target, seen), isNew: false };
        return { alias: create(tx, id, target, defaultEnvironment), isNew: true };
      });
      return { status: isNew ? 201 : 200, body: present(alias, null, context) };
    }),
  );

  router.delete(
    '/environment_aliases/:id',
    answer(async (request) => {
      const { params } = request;
      await store.write(actorOf(request), (tx) => {
        const alias = tx.shared.get('EnvironmentAlias', params.id ?? '');
        if (!alias) throw notFound({ type: 'EnvironmentAlias', id: params.id });
        if (alias.sys.id === defaultEnvironment) {
          throw badRequest(
            `The alias "${defaultEnvironment}" cannot be deleted, as addresses without an environment mean it. Let it lead to another environment instead.`,
          );
        }
        tx.shared.remove('EnvironmentAlias', alias.sys.id);
        tx.shared.announce('delete', alias);
      });
      return {};
    }),
  );
}

function create(tx: Transaction, id: string, target: string, defaultEnvironment: string): StoredAlias {
  const isTaken = tx.shared.get('Environment', id) !== undefined;
  if (isTaken && id !== defaultEnvironment) {
    throw validationFailed([
      { name: 'taken', path: ['sys', 'id'], value: id, details: 'There is an environment of this name' },
    ]);
  }
  const renamed = isTaken ? renameDefault(tx, defaultEnvironment) : undefined;
  const environment = existingEnvironment(tx, isTaken && target === id && renamed ? renamed : target);
  const alias = { sys: newSys('EnvironmentAlias', id, tx), environment };
  tx.shared.put('EnvironmentAlias', alias);
  tx.shared.announce('create', alias);
  return alias;
}

function retarget(
  tx: Transaction,
  current: StoredAlias,
  target: string,
  seen: number | undefined,
): StoredAlias {
  requireVersion(seen, current);
  const environment = existingEnvironment(tx, target);
  const alias = { sys: changedSys(current.sys, tx), environment };
  tx.shared.put('EnvironmentAlias', alias);
  tx.shared.announce('change_target', alias);
  return alias;
}

function existingEnvironment(tx: Transaction, id: string): ResourceLink<'Environment'> {
  if (tx.shared.get('Environment', id)) return linkTo('Environment', id);
  throw validationFailed([
    {
      name: 'notResolvable',
      path: ['environment'],
      link: { type: 'Link', linkType: 'Environment', id },
      details: 'There is no such environment; an alias cannot lead to another alias',
    },
  ]);
}

/**
 * Frees the default environment's name for an alias: the environment is renamed with a date suffix, as when a
 * Contentful space starts to use aliases.
 * @returns the new name
 */
function renameDefault(tx: Transaction, name: string): string {
  const current = tx.shared.get('Environment', name);
  if (!current) throw notFound({ type: 'Environment', id: name });
  const dated = `${name}-${tx.now.slice(0, 10)}`;
  const id = tx.shared.get('Environment', dated) ? `${dated}-${tx.now.replace(/\D/g, '')}` : dated;
  tx.createEnvironment({ sys: { ...changedSys(current.sys, tx), id }, name: id }, name);
  tx.removeEnvironment(name);
  return id;
}
