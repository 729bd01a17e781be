import type { Request, Router } from 'express';
import { badRequest, notFound, validationFailed } from '../http/api-error';
import { bodyCheck, checkedBody } from '../management/bodies/checked-body';
import { requireVersion, seenVersion } from '../management/bodies/seen-version';
import { changedSys } from '../management/space/space-resource';
import { actorOf } from '../rest/actor';
import { answer } from '../rest/answer';
import type { RestContext } from '../rest/context';
import { selectEntities } from '../rest/entity-query';
import { arrayBody } from '../rest/select';
import type { ContentStore } from '../store/content-store';
import type { StoredMembership } from '../store/people';
import { membershipOf } from './access';
import { revoke, tokensOf } from './access-tokens';
import { personIn } from './add-person';
import { addMembership, refuseLastAdmin } from './member-routes';
import { hashPassword, LONGEST_PASSWORD, SHORTEST_PASSWORD } from './sign-in/passwords';
import { presentPerson } from './present-person';
import { requireAdministrator } from './require-administrator';
import { baseOf } from './roles/role-base';
import { grantedRoles, type Grants, limitChoices } from './roles/role-grants';
import { roleTemplates } from './roles/role-templates';

const names = { type: 'array', maxItems: 100, items: { type: 'string', maxLength: 64 } };
const grantProperties = {
  admin: { type: 'boolean' },
  grants: {
    type: 'array',
    maxItems: 20,
    items: {
      type: 'object',
      required: ['role'],
      properties: {
        role: { type: 'string', maxLength: 64 },
        brands: names,
        markets: names,
        languages: names,
      },
      additionalProperties: false,
    },
  },
};

const isGrants = bodyCheck<Grants>({
  type: 'object',
  required: ['admin', 'grants'],
  properties: grantProperties,
  additionalProperties: false,
});

interface NewPerson extends Grants {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Null for a person who signs in at the identity provider. */
  readonly password: string | null;
}

const isNewPerson = bodyCheck<NewPerson>({
  type: 'object',
  required: ['email', 'firstName', 'lastName', 'password', 'admin', 'grants'],
  properties: {
    ...grantProperties,
    email: { type: 'string', maxLength: 254, pattern: '^[^\\s@]+@[^\\s@]+$' },
    firstName: { type: 'string', maxLength: 100 },
    lastName: { type: 'string', maxLength: 100 },
    password: { type: ['string', 'null'], minLength: SHORTEST_PASSWORD, maxLength: LONGEST_PASSWORD },
  },
  additionalProperties: false,
});

const isSwitch = bodyCheck<{ readonly isSwitchedOff: boolean }>({
  type: 'object',
  required: ['isSwitchedOff'],
  properties: { isSwitchedOff: { type: 'boolean' } },
  additionalProperties: false,
});

/**
 * Adds `/people` for administrators: all members with their account details in one response, and operations
 * that Contentful has at its organization level.
 */
export function addPeopleRoutes(router: Router, context: RestContext): void {
  const { store, now } = context;
  const shown = (membership: StoredMembership) =>
    presentPerson(store.shared, membership, store.spaceId, now());

  router.use('/people', (request, _response, next) => {
    requireAdministrator(request, context);
    next();
  });
  router.get(
    '/people',
    answer((request) => {
      const people = store.shared.list('SpaceMembership').map(shown);
      return { body: arrayBody(selectEntities(people, request.originalUrl), (person) => person) };
    }),
  );
  router.get(
    '/people/choices',
    answer(() => ({ body: { roles: roleChoices(store), ...limitChoices(store) } })),
  );
  router.post(
    '/people',
    answer(async (request) => {
      const { email, firstName, lastName, password, ...grants } = checkedBody(request, isNewPerson);
      const passwordHash = password === null ? null : await hashPassword(password);
      const membership = await store.write(actorOf(request), (tx) => {
        const person = personIn(tx, email, { firstName, lastName });
        if (membershipOf(tx.shared, person.sys.id))
          throw validationFailed([{ name: 'taken', path: ['email'], value: email }]);
        // A returning person starts without the former name and password.
        tx.shared.put('User', {
          ...person,
          sys: changedSys(person.sys, tx),
          firstName,
          lastName,
          passwordHash,
        });
        return addMembership(tx, person.sys.id, grantedRoles(tx, grants, store));
      });
      return { status: 201, body: shown(membership) };
    }),
  );
  router.put(
    '/people/:id/grants',
    answer(async (request) => {
      const [grants, seen] = [checkedBody(request, isGrants), seenVersion(request)];
      const membership = await store.write(actorOf(request), (tx) => {
        const before = memberNamed(tx.shared, request);
        requireVersion(seen, before);
        if (!grants.admin) refuseLastAdmin(tx, before);
        const next = { ...before, ...grantedRoles(tx, grants, store), sys: changedSys(before.sys, tx) };
        tx.shared.put('SpaceMembership', next);
        return next;
      });
      return { body: shown(membership) };
    }),
  );
  router.put(
    '/people/:id/switched_off',
    answer(async (request) => {
      const { isSwitchedOff } = checkedBody(request, isSwitch);
      const actor = actorOf(request);
      const membership = await store.write(actor, (tx) => {
        const before = memberNamed(tx.shared, request);
        const id = before.user.sys.id;
        if (isSwitchedOff && id === actor.user.sys.id)
          throw badRequest('Nobody can switch off their own account. Ask another administrator.');
        if (isSwitchedOff) refuseLastAdmin(tx, before);
        const { isSwitchedOff: _before, ...rest } = before;
        const sys = changedSys(before.sys, tx);
        const next: StoredMembership = { ...rest, sys, ...(isSwitchedOff && { isSwitchedOff }) };
        tx.shared.put('SpaceMembership', next);
        // After reactivation they have to sign in again.
        if (isSwitchedOff) for (const token of tokensOf(tx.shared, id)) revoke(tx, token);
        return next;
      });
      return { body: shown(membership) };
    }),
  );
}

/**
 * The member in a path.
 * @throws ApiError 404
 */
export function memberNamed(shared: ContentStore['shared'], { params }: Request): StoredMembership {
  const membership = membershipOf(shared, params.id ?? '');
  if (!membership) throw notFound({ type: 'Person', id: params.id });
  return membership;
}

/** The project's role templates, which can be limited, and custom roles. */
function roleChoices({ shared }: ContentStore) {
  const templates = [...roleTemplates.values()].filter(({ admin }) => !admin);
  const own = shared.list('Role').filter((role) => !baseOf(role));
  return [
    ...templates.map(({ id, name, description }) => ({ id, name, description, isLimitable: true })),
    ...own.map(({ sys, name, description }) => ({ id: sys.id, name, description, isLimitable: false })),
  ];
}
