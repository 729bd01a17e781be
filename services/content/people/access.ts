import type { Policy, PermissionName, PeopleResources, StoredMembership, StoredRole } from '../store/people';
import type { Reader } from '../store/resource-table';

/** Permissions of a person in the space. */
export interface Access {
  readonly isAdmin: boolean;
  readonly roles: readonly StoredRole[];
  readonly policies: readonly Policy[];
}

/** All permissions of a person across their roles; null for a person without membership or deactivated. */
export function accessOf(people: Reader<PeopleResources>, userId: string): Access | null {
  const membership = membershipOf(people, userId);
  if (!membership || membership.isSwitchedOff) return null;
  const roles = membership.roles.flatMap(({ sys }) => people.get('Role', sys.id) ?? []);
  return { isAdmin: membership.admin, roles, policies: roles.flatMap(({ policies }) => policies) };
}

/** The membership of a person; undefined for a person outside the space. */
export function membershipOf(people: Reader<PeopleResources>, userId: string): StoredMembership | undefined {
  return people.list('SpaceMembership').find(({ user }) => user.sys.id === userId);
}

/** True if a role permits changing a part of the space. */
export function mayManage({ isAdmin, roles }: Access, name: PermissionName): boolean {
  return isAdmin || roles.some(({ permissions }) => grants(permissions[name], ['manage', 'all']));
}

/** True if a role permits reading a part of the space. */
export function mayRead({ isAdmin, roles }: Access, name: PermissionName): boolean {
  return isAdmin || roles.some(({ permissions }) => grants(permissions[name], ['read', 'manage', 'all']));
}

function grants(granted: readonly string[] | 'all' | undefined, wanted: readonly string[]): boolean {
  return granted === 'all' || (granted ?? []).some((one) => wanted.includes(one));
}
