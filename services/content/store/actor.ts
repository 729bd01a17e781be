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

/** A write of a resource before it is carried out; null is what is not there. */
export type ProposedWrite =
  | {
      readonly what: 'resource';
      readonly kind: EnvironmentKind;
      readonly before: EnvironmentResources[EnvironmentKind] | null;
      readonly after: EnvironmentResources[EnvironmentKind] | null;
      readonly environment: Reader<EnvironmentResources>;
    }
  | {
      /** The copy that readers see. */
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

/** Says what somebody may do. */
export interface Guard {
  readonly isAdmin: boolean;
  /** Whether they may see a part of the space that holds secrets. */
  mayRead(permission: PermissionName): boolean;
  /** @throws ApiError 403 for a write that is not allowed */
  check(write: ProposedWrite): void;
}

/** Who writes. */
export interface Actor {
  readonly user: ResourceLink<'User'>;
  /** Checks writes against people and roles at the time of the write; null permits everything. */
  readonly guard: ((people: Reader<PeopleResources>) => Guard) | null;
}

/** The service itself, and whoever has the management token of its settings, such as scripts and imports. */
export const AUTOMATION: Actor = { user: linkTo('User', 'automation'), guard: null };
