import type { ResourceLink, ResourceSys } from './resource';

/** Actions of people on entries, assets and releases. */
export type PolicyAction =
  'read' | 'create' | 'update' | 'delete' | 'publish' | 'unpublish' | 'archive' | 'unarchive';

interface Doc {
  /** Path of a property, such as `sys.contentType.sys.id`. */
  readonly doc: string;
}

/** Which resources, or which of their fields and locales, a policy is about. */
export interface Constraint {
  readonly and?: readonly Constraint[];
  readonly or?: readonly Constraint[];
  readonly not?: Constraint | readonly Constraint[];
  readonly equals?: readonly [Doc, unknown];
  readonly in?: readonly [Doc, readonly unknown[]];
  /** Changes of these places only: `fields.title.%`, `fields.%.de-DE`, `metadata.tags.%`. */
  readonly paths?: readonly Doc[];
}

/** A rule of a role, in Contentful's language. */
export interface Policy {
  readonly effect: 'allow' | 'deny';
  readonly actions: readonly PolicyAction[] | 'all';
  /** Without one it is about everything. */
  readonly constraint?: Constraint | null;
}

/** The parts of a space that a role can be let into. */
export type PermissionName =
  'ContentDelivery' | 'ContentModel' | 'EnvironmentAliases' | 'Environments' | 'Settings' | 'Tags';

export type RolePermissions = Readonly<Partial<Record<PermissionName, readonly string[] | 'all'>>>;

export interface StoredRole {
  readonly sys: ResourceSys<'Role'>;
  readonly name: string;
  readonly description: string | null;
  readonly permissions: RolePermissions;
  readonly policies: readonly Policy[];
}

/** A person who can sign in. */
export interface StoredUser {
  readonly sys: ResourceSys<'User'>;
  readonly firstName: string;
  readonly lastName: string;
  /** In lower case; nobody else has the same. */
  readonly email: string;
  /** Argon2id in PHC form; null for somebody without a password. Never sent. */
  readonly passwordHash: string | null;
  readonly signInCount: number;
  /** Whom an identity provider means by this person. */
  readonly identity?: { readonly issuer: string; readonly subject: string };
  /** ISO 8601, to within minutes; missing for somebody who has never been here. */
  readonly lastActiveAt?: string;
  /** Published with the project, with a password that everybody can read. */
  readonly isDemo?: true;
}

/** Permissions of a person in the space. */
export interface StoredMembership {
  readonly sys: ResourceSys<'SpaceMembership'>;
  readonly user: ResourceLink<'User'>;
  readonly admin: boolean;
  readonly roles: readonly ResourceLink<'Role'>[];
  /** They may do nothing until an administrator switches them on again. */
  readonly isSwitchedOff?: true;
}

export type TokenScope = 'content_management_manage' | 'content_management_read';

/** A person's token. Only its hash is stored, from which its id is derived. */
export interface StoredAccessToken {
  readonly sys: ResourceSys<'AccessToken'> & { readonly expiresAt: string | null };
  readonly user: ResourceLink<'User'>;
  readonly name: string;
  readonly scopes: readonly TokenScope[];
  readonly revokedAt: string | null;
  /** ISO 8601, to within minutes; missing for one that has never been used. */
  readonly lastUsedAt?: string;
  /** In hexadecimal. */
  readonly sha256: string;
  /** Its last characters. */
  readonly redactedValue: string;
}

/** People, memberships, roles and tokens of a space. */
export interface PeopleResources {
  User: StoredUser;
  Role: StoredRole;
  SpaceMembership: StoredMembership;
  AccessToken: StoredAccessToken;
}
