import { AUTOMATION } from '../../store/actor';
import type { Environment } from '../../store/content-store';
import type { DraftedKind } from '../../store/draft-rows';
import { linkTo } from '../../store/link-to';
import type { EnvironmentResources, PublishableKind, ResourceLink } from '../../store/resource';

/** A snapshot whose content is loaded lazily. */
export interface ListedSnapshot {
  readonly sys: {
    readonly type: 'Snapshot';
    readonly id: string;
    readonly snapshotType: 'publish' | 'save';
    readonly snapshotEntityType: PublishableKind;
    /** The version that was published or saved. Contentful's own snapshots do not have it. */
    readonly version?: number;
    readonly createdAt: string;
    readonly updatedAt: string;
    readonly createdBy: ResourceLink<'User'>;
    readonly updatedBy: ResourceLink<'User'>;
  };
  readonly read: () => EnvironmentResources[PublishableKind];
}

/**
 * Published versions of a resource, newest first.
 * @param hasVersion adds the version to each snapshot
 */
export function publicationsOf(
  environment: Environment,
  kind: PublishableKind,
  id: string,
  hasVersion: boolean,
): readonly ListedSnapshot[] {
  return environment.snapshots(kind, id).map((snapshot) => {
    const { publishedBy = AUTOMATION.user, publishedVersion: version } = snapshot.resource.sys;
    return {
      sys: {
        type: 'Snapshot',
        id: snapshot.id,
        snapshotType: 'publish',
        snapshotEntityType: kind,
        ...(hasVersion && version !== undefined && { version }),
        createdAt: snapshot.createdAt,
        updatedAt: snapshot.createdAt,
        createdBy: publishedBy,
        updatedBy: publishedBy,
      },
      read: () => snapshot.resource,
    };
  });
}

/** Saved versions of an entry or asset, newest first. */
export function savesOf(
  environment: Environment,
  kind: PublishableKind,
  id: string,
): readonly ListedSnapshot[] {
  if (kind === 'ContentType') return [];
  return environment
    .drafts(kind, id)
    .map((draft): ListedSnapshot => {
      const by = draft.savedBy === '' ? AUTOMATION.user : linkTo('User', draft.savedBy);
      return {
        sys: {
          type: 'Snapshot',
          id: `${id}-${draft.version}-save`,
          snapshotType: 'save',
          snapshotEntityType: kind,
          version: draft.version,
          createdAt: draft.savedAt,
          updatedAt: draft.savedAt,
          createdBy: by,
          updatedBy: by,
        },
        read: () => {
          const resource = environment.draft(kind, id, draft);
          if (!resource) throw new Error(`the draft ${draft.version} of ${id} is gone`);
          return resource;
        },
      };
    })
    .reverse();
}

/** All stored versions of an entry or asset, published or saved. */
export function historyOf<K extends DraftedKind>(
  environment: Environment,
  kind: K,
  id: string,
): readonly EnvironmentResources[K][] {
  return [
    ...environment.drafts(kind, id).flatMap((draft) => environment.draft(kind, id, draft) ?? []),
    ...environment.snapshots(kind, id).map(({ resource }) => resource),
  ];
}
