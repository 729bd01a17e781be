import { linkTo } from './link-to';
import type { PeopleResources, PermissionName } from './people';
import type {
  EnvironmentKind,
  EnvironmentResources,
  PublishableKind,
  ResourceLink,
  SpaceKind,
  SpaceResources,
} from './resource';
import type { Reader } from './resource-table';

/** A write before it is performed; null for a resource that does not exist. */
export type ProposedWrite =
  | {
      readonly what: 'resource';
      readonly kind: EnvironmentKind;
      readonly before: EnvironmentResources[EnvironmentKind] | null;
      readonly after: EnvironmentResources[EnvironmentKind] | null;
      readonly environment: Reader<EnvironmentResources>;
    }
  | {
      /** The published copy. */
      readonly what: 'published';
      readonly kind: PublishableKind;
      readonly before: EnvironmentResources[PublishableKind] | null;
      readonly after: EnvironmentResources[PublishableKind] | null;
    }
  | {
      /** A resource outside the environments. */
      readonly what: 'shared';
      readonly kind: SpaceKind;
      readonly before: SpaceResources[SpaceKind] | null;
      readonly after: SpaceResources[SpaceKind] | null;
      readonly environment: (id: string) => Reader<EnvironmentResources> | undefined;
    };

/** Permissions of an actor. */
export interface Guard {
  readonly isAdmin: boolean;
  /** True if they may read a part of the space that holds secrets. */
  mayRead(permission: PermissionName): boolean;
  /** @throws ApiError 403 for a write that is not allowed */
  check(write: ProposedWrite): void;
}

/** Author of a write. */
export interface Actor {
  readonly user: ResourceLink<'User'>;
  /** Creates the guard from people and roles at the time of the write; null permits everything. */
  readonly guard: ((people: Reader<PeopleResources>) => Guard) | null;
}

/** The service itself, and callers with the management token of the settings, such as scripts and imports. */
export const AUTOMATION: Actor = { user: linkTo('User', 'automation'), guard: null };
