import { isDeepStrictEqual } from 'node:util';
import { validationFailed } from '../../http/api-error';
import { changedSys, newId, newSys } from '../../management/space/space-resource';
import type { ContentStore, Transaction } from '../../store/content-store';
import { linkTo } from '../../store/link-to';
import type { StoredMembership, StoredRole } from '../../store/people';
import { limitedRole, type RoleLimits } from './limited-role';
import { grantOf } from '../member-routes';
import { baseOf, sortedLimits } from './role-base';
import { checkRoleCount } from './role-routes';
import { type RoleTemplate, roleTemplates } from './role-templates';
import { knownSites } from '../seed-people';

/** A role to grant: a template with limits, or an existing role. */
export interface Grant extends RoleLimits {
  /** Id of a template or of a role. */
  readonly role: string;
}

/** Requested access of a person. */
export interface Grants {
  readonly admin: boolean;
  readonly grants: readonly Grant[];
}

/** All values that a role can be limited to. */
export function limitChoices(store: ContentStore): Required<RoleLimits> {
  const locales = store.environments().flatMap((environment) => environment.list('Locale'));
  return sortedLimits({ ...knownSites(store), languages: locales.map(({ code }) => code) });
}

/**
 * The roles of a membership; missing ones are created. Existing ones are updated to the current template, which
 * excludes brands added since.
 *
 * @throws ApiError 422 for a role or a limit that does not exist
 */
export function grantedRoles(
  tx: Transaction,
  { admin, grants }: Grants,
  store: ContentStore,
): Pick<StoredMembership, 'admin' | 'roles'> {
  const choices = limitChoices(store);
  const roleIds = grants.map((grant, index) => {
    const template = roleTemplates.get(grant.role);
    const limits = sortedLimits(grant);
    if (!template || template.admin) {
      if (isLimited(limits)) throw wrongLimit(index, 'role', 'Only the roles of the project can be limited.');
      return grant.role;
    }
    for (const name of ['brands', 'markets', 'languages'] as const) {
      const missing = limits[name].find((value) => !choices[name].includes(value));
      if (missing !== undefined) throw wrongLimit(index, name, `There is no "${missing}".`);
    }
    return roleFor(tx, template, limits, choices).sys.id;
  });
  return grantOf(tx, { admin, roles: [...new Set(roleIds)].map((id) => linkTo('Role', id)) });
}

function roleFor(
  tx: Transaction,
  template: RoleTemplate,
  limits: Required<RoleLimits>,
  known: Required<RoleLimits>,
): StoredRole {
  const content = limitedRole(template, limits, known);
  const before = tx.shared
    .list('Role')
    .find((role) => isDeepStrictEqual(identityOf(role), [template.id, limits]));
  if (before && isDeepStrictEqual(before.policies, content.policies)) return before;
  if (!before) checkRoleCount(tx);
  const role: StoredRole = before
    ? { ...before, ...content, sys: changedSys(before.sys, tx) }
    : {
        ...content,
        sys: newSys('Role', freeId(tx, template, limits), tx),
        name: freeName(tx, template, limits),
        description: template.description,
      };
  tx.shared.put('Role', role);
  return role;
}

function identityOf(role: StoredRole): readonly [string, Required<RoleLimits>] | undefined {
  const base = baseOf(role);
  return base && [base.template.id, sortedLimits(base.limits)];
}

/** The studio's server recognises managers of a brand by the prefix of the id. */
function freeId(tx: Transaction, { id }: RoleTemplate, limits: Required<RoleLimits>): string {
  const plain = [id, ...limitWords(limits).map((word) => word.toLowerCase())].join('-');
  const isGood = plain.length <= 64 && !tx.shared.get('Role', plain);
  return isGood ? plain : `${id}-${newId()}`;
}

function freeName(tx: Transaction, { name }: RoleTemplate, limits: Required<RoleLimits>): string {
  const isTaken = (wanted: string) => tx.shared.list('Role').some((role) => role.name === wanted);
  const words = limitWords(limits).join(', ');
  const plain = words === '' ? name : `${name} of ${words}`;
  if (plain.length <= 64 && !isTaken(plain)) return plain;
  const short = `${plain.slice(0, 56)} …`;
  for (let number = 2; ; number += 1) if (!isTaken(`${short} ${number}`)) return `${short} ${number}`;
}

function limitWords({ brands, markets, languages }: Required<RoleLimits>): readonly string[] {
  return [...brands, ...markets, ...languages];
}

function isLimited(limits: Required<RoleLimits>): boolean {
  return limitWords(limits).length > 0;
}

function wrongLimit(index: number, name: string, details: string) {
  return validationFailed([{ name: 'notResolvable', path: ['grants', index, name], details }]);
}
