import type { ManagedPeople, ManagedPerson, PeopleChoices } from '../../../schemas/generated/types';
import {
  validateManagedPeople,
  validateManagedPerson,
  validatePeopleChoices,
} from '../../../schemas/generated/validators.js';
import { call, send } from './call';

/** A role of a person, with its limits; an empty list does not limit. */
export type Grant = Pick<ManagedPerson['grants'][number], 'role' | 'brands' | 'markets' | 'languages'>;

export interface Grants {
  readonly admin: boolean;
  readonly grants: readonly Grant[];
}

export interface NewPerson extends Grants {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Null for a person who signs in at the identity provider. */
  readonly password: string | null;
}

const path = (id: string, rest = '') => `/api/space/people/${encodeURIComponent(id)}${rest}`;
const versionOf = (version: number) => ({ 'x-contentful-version': String(version) });

/** All members of the space. @throws ApiError 403 for callers who are not administrators */
export async function readPeople(): Promise<ManagedPeople['items']> {
  return (await call('/api/space/people?limit=1000', validateManagedPeople)).items;
}

/** The roles and limits that can be granted. @throws ApiError */
export function readPeopleChoices(): Promise<PeopleChoices> {
  return call('/api/space/people/choices', validatePeopleChoices);
}

/** @throws ApiError 422 for an address that is in use */
export function addPerson(person: NewPerson): Promise<ManagedPerson> {
  return call('/api/space/people', validateManagedPerson, { method: 'POST', body: person });
}

/** @throws ApiError 409 after a concurrent change, 422 for the last administrator */
export function changeGrants({ sys }: ManagedPerson, grants: Grants): Promise<ManagedPerson> {
  return call(path(sys.id, '/grants'), validateManagedPerson, {
    method: 'PUT',
    body: grants,
    headers: versionOf(sys.version),
  });
}

/** @throws ApiError 422 for the last administrator */
export function switchPerson({ sys }: ManagedPerson, isSwitchedOff: boolean): Promise<ManagedPerson> {
  return call(path(sys.id, '/switched_off'), validateManagedPerson, {
    method: 'PUT',
    body: { isSwitchedOff },
  });
}

/** Removes a person from the space. Their name stays with what they wrote. @throws ApiError 422 for the last administrator */
export async function removePerson({ membership }: ManagedPerson): Promise<void> {
  await send(`/api/space/space_memberships/${membership.sys.id}`, { method: 'DELETE' });
}

/** Sets another person's password, which ends their sessions. @throws ApiError */
export async function setPassword(personId: string, next: string): Promise<void> {
  await send(`/api/space/users/${personId}/password`, { method: 'PUT', body: { next } });
}

export interface AccountNames {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** @throws ApiError 403 for a change of the caller's own address, 409 after a concurrent change */
export async function changeNames(personId: string, version: number, names: AccountNames): Promise<void> {
  await send(`/api/space/users/${personId}`, { method: 'PUT', body: names, headers: versionOf(version) });
}
