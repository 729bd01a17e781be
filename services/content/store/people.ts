import type { ResourceLink, ResourceSys } from './resource';

/** Actions of people on entries, assets and releases. */
export type PolicyAction =
  'read' | 'create' | 'update' | 'delete' | 'publish' | 'unpublish' | 'archive' | 'unarchive';

interface Doc {
  /** Path of a property, such as `sys.contentType.sys.id`. */
  readonly doc: string;
}

/** Resources, or fields and locales of them, that a policy applies to. */
export interface Constraint {
  readonly and?: readonly Constraint[];
  readonly or?: readonly Constraint[];
  readonly not?: Constraint | readonly Constraint[];
  readonly equals?: readonly [Doc, unknown];
  readonly in?: readonly [Doc, readonly unknown[]];
  /** Limits the policy to changes of these paths: `fields.title.%`, `fields.%.de-DE`, `metadata.tags.%`. */
  readonly paths?: readonly Doc[];
}

/** A rule of a role, in Contentful's language. */
export interface Policy {
  readonly effect: 'allow' | 'deny';
  readonly actions: readonly PolicyAction[] | 'all';
  /** Without a constraint it applies to everything. */
  readonly constraint?: Constraint | null;
}

/** Parts of a space that a role can grant access to. */
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
  /** In lower case, unique. */
  readonly email: string;
  /** Argon2id in PHC form; null for a person without a password. Never sent. */
  readonly passwordHash: string | null;
  readonly signInCount: number;
  /** The person's identity at an identity provider. */
  readonly identity?: { readonly issuer: string; readonly subject: string };
  /** ISO 8601, accurate to minutes; absent for a person who was never active. */
  readonly lastActiveAt?: string;
  /** Demo person, whose password is published with the project. */
  readonly isDemo?: true;
}

/** Permissions of a person in the space. */
export interface StoredMembership {
  readonly sys: ResourceSys<'SpaceMembership'>;
  readonly user: ResourceLink<'User'>;
  readonly admin: boolean;
  readonly roles: readonly ResourceLink<'Role'>[];
  /** Deactivated until an administrator reactivates it. */
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
  /** ISO 8601, accurate to minutes; absent if never used. */
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
