import type { Router } from 'express';
import { notFound, validationFailed } from '../http/api-error';
import { bodyCheck, checkedBody, linkSchema } from '../management/bodies/checked-body';
import { requireVersion, seenVersion } from '../management/bodies/seen-version';
import { changedSys, newId, newSys } from '../management/space/space-resource';
import { actorOf } from '../rest/actor';
import { answer } from '../rest/answer';
import type { RestContext } from '../rest/context';
import { selectEntities } from '../rest/entity-query';
import { arrayBody } from '../rest/select';
import type { ContentStore, Transaction } from '../store/content-store';
import { linkTo } from '../store/link-to';
import type { StoredMembership } from '../store/people';
import type { ResourceLink } from '../store/resource';
import { membershipOf } from './access';
import { revoke, tokensOf } from './access-tokens';
import { personIn } from './add-person';
import { presentMember, presentMembership } from './people';

interface MembershipBody {
  readonly admin: boolean;
  readonly roles: readonly ResourceLink<'Role'>[];
}

const properties = {
  admin: { type: 'boolean' },
  roles: { type: 'array', maxItems: 50, items: linkSchema('Role') },
};

const isBody = bodyCheck<MembershipBody>({ type: 'object', required: ['admin', 'roles'], properties });

const isNewBody = bodyCheck<MembershipBody & { readonly email: string }>({
  type: 'object',
  required: ['admin', 'roles', 'email'],
  properties: {
    ...properties,
    email: { type: 'string', maxLength: 254, pattern: '^[^\\s@]+@[^\\s@]+$' },
  },
});

/** Adds `/space_memberships` and `/space_members`: the members of the space and their roles. */
export function addMemberRoutes(router: Router, { store }: RestContext): void {
  const shown = (membership: StoredMembership) => presentMembership(membership, store.spaceId);
  const shownMember = (membership: StoredMembership) => presentMember(membership, store.spaceId);

  router.get(
    '/space_members',
    answer((request) => {
      const members = store.shared.list('SpaceMembership').map(shownMember);
      return { body: arrayBody(selectEntities(members, request.originalUrl), (member) => member) };
    }),
  );
  router.get(
    '/space_members/:id',
    answer(({ params }) => {
      const membership = membershipOf(store.shared, params.id ?? '');
      if (!membership) throw notFound({ type: 'SpaceMember', id: params.id });
      return { body: shownMember(membership) };
    }),
  );
  router.get(
    '/space_memberships',
    answer((request) => ({
      body: arrayBody(selectEntities(store.shared.list('SpaceMembership'), request.originalUrl), shown),
    })),
  );
  router.get(
    '/space_memberships/:id',
    answer(({ params }) => ({ body: shown(existing(store.shared, params.id)) })),
  );
  router.post(
    '/space_memberships',
    answer(async (request) => {
      const { email, ...body } = checkedBody(request, isNewBody);
      const membership = await store.write(actorOf(request), (tx) => {
        const { sys } = personIn(tx, email);
        if (membershipOf(tx.shared, sys.id))
          throw validationFailed([{ name: 'taken', path: ['email'], value: email }]);
        return addMembership(tx, sys.id, body);
      });
      return { status: 201, body: shown(membership) };
    }),
  );
  router.put(
    '/space_memberships/:id',
    answer(async (request) => {
      const [body, seen] = [checkedBody(request, isBody), seenVersion(request)];
      const membership = await store.write(actorOf(request), (tx) => {
        const before = existing(tx.shared, request.params.id);
        requireVersion(seen, before);
        if (!body.admin) refuseLastAdmin(tx, before);
        const next = { ...before, ...grantOf(tx, body), sys: changedSys(before.sys, tx) };
        tx.shared.put('SpaceMembership', next);
        return next;
      });
      return { body: shown(membership) };
    }),
  );
  router.delete(
    '/space_memberships/:id',
    answer(async (request) => {
      await store.write(actorOf(request), (tx) => {
        const membership = existing(tx.shared, request.params.id);
        refuseLastAdmin(tx, membership);
        for (const token of tokensOf(tx.shared, membership.user.sys.id)) revoke(tx, token);
        tx.shared.remove('SpaceMembership', membership.sys.id);
      });
      return {};
    }),
  );
}

/**
 * Adds a person to the space.
 * @throws ApiError 422 when a role does not exist, or none is given
 */
export function addMembership(tx: Transaction, userId: string, body: MembershipBody): StoredMembership {
  const membership = {
    sys: newSys('SpaceMembership', newId(), tx),
    user: linkTo('User', userId),
    ...grantOf(tx, body),
  };
  tx.shared.put('SpaceMembership', membership);
  return membership;
}

/** @throws ApiError 422 when a role does not exist, or none is given */
export function grantOf(
  tx: Transaction,
  { admin, roles }: MembershipBody,
): Pick<StoredMembership, 'admin' | 'roles'> {
  if (!admin && roles.length === 0) {
    const details = 'Whoever is no administrator needs at least one role.';
    throw validationFailed([{ name: 'size', path: ['roles'], min: 1, details }]);
  }
  const missing = roles.flatMap(({ sys }, index) => (tx.shared.get('Role', sys.id) ? [] : [{ sys, index }]));
  if (missing.length > 0)
    throw validationFailed(
      missing.map(({ sys, index }) => ({
        name: 'notResolvable',
        path: ['roles', index],
        link: { type: 'Link', linkType: 'Role', id: sys.id },
        details: `There is no role "${sys.id}"`,
      })),
    );
  return { admin, roles: roles.map(({ sys }) => linkTo('Role', sys.id)) };
}

/** @throws ApiError 422 when no other active administrator would remain to add people */
export function refuseLastAdmin(tx: Transaction, membership: StoredMembership): void {
  const others = tx.shared.list('SpaceMembership').filter(({ sys }) => sys.id !== membership.sys.id);
  const isNeeded = membership.admin && !membership.isSwitchedOff;
  if (!isNeeded || others.some(({ admin, isSwitchedOff }) => admin && !isSwitchedOff)) return;
  const details = 'This is the last administrator. Make somebody else one first.';
  throw validationFailed([{ name: 'lastAdministrator', path: ['admin'], details }]);
}

function existing(shared: ContentStore['shared'], id: string | undefined): StoredMembership {
  const membership = shared.get('SpaceMembership', id ?? '');
  if (!membership) throw notFound({ type: 'SpaceMembership', id });
  return membership;
}
