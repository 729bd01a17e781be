import type { Router } from 'express';
import { badRequest, notFound, validationFailed } from '../../http/api-error';
import { bodyCheck, checkedBody } from '../../management/bodies/checked-body';
import { checkJsonLimits } from '../../management/bodies/json-limits';
import { present } from '../../management/bodies/present';
import { writtenId } from '../../management/bodies/resource-id';
import { requireVersion, seenVersion } from '../../management/bodies/seen-version';
import { changedSys, newId, newSys } from '../../management/space/space-resource';
import { actorOf } from '../../rest/actor';
import { answer } from '../../rest/answer';
import type { RestContext } from '../../rest/context';
import { selectEntities } from '../../rest/entity-query';
import { arrayBody } from '../../rest/select';
import type { ContentStore, Transaction } from '../../store/content-store';
import type { Policy, RolePermissions, StoredRole } from '../../store/people';
import { permissionsSchema, policiesSchema, policyDefinitions } from './policy-schema';

const MAX_ROLES = 200;

interface RoleBody {
  readonly name: string;
  readonly description?: string | null;
  readonly permissions: RolePermissions;
  readonly policies: readonly Policy[];
}

const isBody = bodyCheck<RoleBody>({
  $defs: policyDefinitions,
  type: 'object',
  required: ['name', 'permissions', 'policies'],
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 64 },
    description: { type: ['string', 'null'], maxLength: 1000 },
    permissions: permissionsSchema,
    policies: policiesSchema,
  },
});

/** Adds `/roles`: permissions and policies of members, in Contentful's format. */
export function addRoleRoutes(router: Router, context: RestContext): void {
  const { store } = context;
  const shown = (role: StoredRole) => present(role, null, context);

  router.get(
    '/roles',
    answer((request) => ({
      body: arrayBody(selectEntities(store.shared.list('Role'), request.originalUrl), shown),
    })),
  );
  router.get(
    '/roles/:id',
    answer(({ params }) => ({ body: shown(existingRole(store.shared, params.id)) })),
  );
  router.post(
    '/roles',
    answer(async (request) => {
      checkJsonLimits(request.body);
      const body = checkedBody(request, isBody);
      const role = await store.write(actorOf(request), (tx) => create(tx, newId(), body));
      return { status: 201, body: shown(role) };
    }),
  );
  router.put(
    '/roles/:id',
    answer(async (request) => {
      const [id, seen] = [writtenId(request), seenVersion(request)];
      checkJsonLimits(request.body);
      const body = checkedBody(request, isBody);
      const [status, role] = await store.write(actorOf(request), (tx) => {
        const before = tx.shared.get('Role', id);
        if (!before) return [201, create(tx, id, body)] as const;
        requireVersion(seen, before);
        checkName(tx, id, body.name);
        const next = { ...contentOf(body), sys: changedSys(before.sys, tx) };
        tx.shared.put('Role', next);
        return [200, next] as const;
      });
      return { status, body: shown(role) };
    }),
  );
  router.delete(
    '/roles/:id',
    answer(async (request) => {
      await store.write(actorOf(request), (tx) => {
        const { sys, name } = existingRole(tx.shared, request.params.id);
        const users = tx.shared
          .list('SpaceMembership')
          .filter(({ roles }) => roles.some((role) => role.sys.id === sys.id));
        if (users.length > 0)
          throw badRequest(
            `The role "${name}" cannot be deleted: ${users.length} members have it. Give them another role first.`,
          );
        tx.shared.remove('Role', sys.id);
      });
      return {};
    }),
  );
}

function create(tx: Transaction, id: string, body: RoleBody): StoredRole {
  checkName(tx, id, body.name);
  checkRoleCount(tx);
  const role = { ...contentOf(body), sys: newSys('Role', id, tx) };
  tx.shared.put('Role', role);
  return role;
}

/** @throws ApiError 422 when the maximum number of roles is reached */
export function checkRoleCount(tx: Transaction): void {
  if (tx.shared.list('Role').length < MAX_ROLES) return;
  const details = `There are ${MAX_ROLES} roles, which is the limit. Delete one first.`;
  throw validationFailed([{ name: 'size', path: [], max: MAX_ROLES, details }]);
}

function contentOf({ name, description, permissions, policies }: RoleBody): Omit<StoredRole, 'sys'> {
  return { name, description: description ?? null, permissions, policies };
}

function checkName(tx: Transaction, id: string, name: string): void {
  const isTaken = tx.shared.list('Role').some((role) => role.sys.id !== id && role.name === name);
  if (isTaken) throw validationFailed([{ name: 'taken', path: ['name'], value: name }]);
}

function existingRole(shared: ContentStore['shared'], id: string | undefined): StoredRole {
  const role = shared.get('Role', id ?? '');
  if (!role) throw notFound({ type: 'Role', id });
  return role;
}
