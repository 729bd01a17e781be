import { AUTOMATION } from '../store/actor';
import { linkTo } from '../store/link-to';
import type { PeopleResources, StoredAccessToken, StoredMembership, StoredUser } from '../store/people';
import type { Reader } from '../store/resource-table';

const never = new Date(0).toISOString();

/** The user of scripts and imports. It has no account. */
const automation: StoredUser = {
  sys: { type: 'User', id: AUTOMATION.user.sys.id, version: 1, createdAt: never, updatedAt: never },
  firstName: 'Automation',
  lastName: '',
  email: 'automation@localhost',
  passwordHash: null,
  signInCount: 0,
};

/** All users that a version can name as its author. */
export function usersOf(people: Reader<PeopleResources>): readonly StoredUser[] {
  return [automation, ...people.list('User')];
}

/** The person, or the automation, by id. */
export function userById(people: Reader<PeopleResources>, id: string): StoredUser | undefined {
  return id === automation.sys.id ? automation : people.get('User', id);
}

/**
 * The person with an e-mail address.
 * @param email in any case
 */
export function userByEmail(people: Reader<PeopleResources>, email: string): StoredUser | undefined {
  const wanted = normalEmail(email);
  return people.list('User').find((user) => user.email === wanted);
}

export function normalEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** A person as the management API sends them, without password details. */
export function presentUser(user: StoredUser) {
  const { sys, firstName, lastName, email, passwordHash, signInCount } = user;
  return {
    sys,
    firstName,
    lastName,
    email,
    avatarUrl: '',
    activated: passwordHash !== null || user.identity !== undefined || sys.id === automation.sys.id,
    confirmed: true,
    '2faEnabled': false,
    signInCount,
    cookieConsentData: '',
    preferredLanguage: null,
  };
}

/**
 * A token as the management API sends it.
 * @param token its text, sent only when it is created
 */
export function presentToken(stored: StoredAccessToken, token?: string) {
  const { sys, name, scopes, revokedAt, lastUsedAt = null, redactedValue, user } = stored;
  return {
    sys: { ...sys, user, application: null, lastUsedAt, redactedValue },
    name,
    scopes,
    revokedAt,
    ...(token !== undefined && { token }),
  };
}

/** A membership as the management API sends it. */
export function presentMembership({ sys, user, admin, roles }: StoredMembership, spaceId: string) {
  return { sys: { ...sys, space: linkTo('Space', spaceId), user }, user, admin, roles };
}

/** A member: a person with their membership. */
export function presentMember({ sys, user, admin, roles }: StoredMembership, spaceId: string) {
  const { version, createdAt, updatedAt } = sys;
  return {
    sys: {
      type: 'SpaceMember',
      id: user.sys.id,
      version,
      createdAt,
      updatedAt,
      space: linkTo('Space', spaceId),
      user,
      relatedMemberships: [linkTo('SpaceMembership', sys.id)],
    },
    admin,
    roles,
  };
}
