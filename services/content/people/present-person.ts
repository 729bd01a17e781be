import type { PeopleResources, StoredMembership } from '../store/people';
import type { Reader } from '../store/resource-table';
import { isValid, tokensOf } from './access-tokens';
import { presentMembership, presentUser } from './people';
import { baseOf } from './roles/role-base';

/**
 * A member as shown to administrators.
 * @param now milliseconds since 1970
 */
export function presentPerson(
  people: Reader<PeopleResources>,
  membership: StoredMembership,
  spaceId: string,
  now: number,
) {
  const { sys, roles, isSwitchedOff = false } = membership;
  const id = membership.user.sys.id;
  const user = people.get('User', id);
  return {
    sys: { ...sys, type: 'Person', id },
    user: user ? presentUser(user) : null,
    membership: presentMembership(membership, spaceId),
    grants: roles.map((role) => presentGrant(people, role.sys.id)),
    isSwitchedOff,
    lastActiveAt: user?.lastActiveAt ?? null,
    hasPassword: typeof user?.passwordHash === 'string',
    identityIssuer: user?.identity?.issuer ?? null,
    validTokens: tokensOf(people, id).filter((token) => isValid(token, now)).length,
  };
}

/** A role with its template and limits; without a template, the role alone. */
function presentGrant(people: Reader<PeopleResources>, roleId: string) {
  const role = people.get('Role', roleId);
  const base = role && baseOf(role);
  const limits = base?.limits ?? { brands: [], markets: [], languages: [] };
  return { role: base?.template.id ?? roleId, name: base?.template.name ?? role?.name ?? roleId, ...limits };
}
