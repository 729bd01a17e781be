import type { ContentPeople, SpaceMemberships, SpaceRoles } from '../../../schemas/generated/types';
import {
  validateContentPeople,
  validateContentPerson,
  validateSpaceMemberships,
  validateSpaceRoles,
} from '../../../schemas/generated/validators.js';
import { call, send } from '../api/call';

export type Membership = SpaceMemberships['items'][number];
export type Role = SpaceRoles['items'][number];
type Account = ContentPeople['items'][number];

/** A member of the space. */
export interface Member {
  readonly membership: Membership;
  /** Undefined where the service does not say who it is. */
  readonly account: Account | undefined;
}

/** What a member may do. */
export interface Grant {
  readonly admin: boolean;
  readonly roleIds: readonly string[];
}

export interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
}

const page = '?limit=1000';

/** @throws ApiError 403 for people who may not know who has which role */
export async function readMemberships(): Promise<Membership[]> {
  return (await call(`/api/space/space_memberships${page}`, validateSpaceMemberships)).items;
}

/** Everybody in the space, by name. @throws ApiError */
export async function readMembers(): Promise<Member[]> {
  const [memberships, { items }] = await Promise.all([
    readMemberships(),
    call(`/api/space/users${page}`, validateContentPeople),
  ]);
  const accounts = new Map(items.map((account) => [account.sys.id, account]));
  return memberships
    .map((membership) => ({ membership, account: accounts.get(membership.user.sys.id) }))
    .sort((one, other) => nameOfMember(one).localeCompare(nameOfMember(other)));
}

/** @throws ApiError */
export async function readRoles(): Promise<Role[]> {
  return (await call(`/api/space/roles${page}`, validateSpaceRoles)).items;
}

/** Lets somebody in. @returns id of the person @throws ApiError 422 when they are in already */
export async function addMember(email: string, grant: Grant): Promise<string> {
  const response = await send('/api/space/space_memberships', {
    method: 'POST',
    body: { email, ...bodyOf(grant) },
  });
  const added: unknown = { items: [await response.json()] };
  if (!validateSpaceMemberships(added)) throw new Error('The new membership is not one.');
  return added.items[0]?.user.sys.id ?? '';
}

/** @throws ApiError 409 when somebody was faster, 422 for the last administrator */
export async function changeGrant({ sys }: Membership, grant: Grant): Promise<void> {
  await send(`/api/space/space_memberships/${sys.id}`, {
    method: 'PUT',
    headers: { 'x-contentful-version': String(sys.version) },
    body: bodyOf(grant),
  });
}

/** Ends a membership and every session of the person. @throws ApiError 422 for the last administrator */
export async function removeMember({ sys }: Membership): Promise<void> {
  await send(`/api/space/space_memberships/${sys.id}`, { method: 'DELETE' });
}

/** @throws ApiError */
export async function rename(personId: string, name: PersonName): Promise<void> {
  const path = `/api/space/users/${encodeURIComponent(personId)}`;
  const { sys, email } = await call(path, validateContentPerson);
  await send(path, {
    method: 'PUT',
    headers: { 'x-contentful-version': String(sys.version) },
    body: { ...name, email },
  });
}

/** Gives a person a password, which ends all of their sessions. @throws ApiError 422 for one that is too short */
export async function setPassword(personId: string, next: string): Promise<void> {
  await send(`/api/space/users/${encodeURIComponent(personId)}/password`, { method: 'PUT', body: { next } });
}

export function nameOfMember({ account }: Member): string {
  const { firstName = '', lastName = '', email = '' } = account ?? {};
  return `${firstName} ${lastName}`.trim() || email;
}

function bodyOf({ admin, roleIds }: Grant) {
  return { admin, roles: roleIds.map((id) => ({ sys: { type: 'Link', linkType: 'Role', id } })) };
}
