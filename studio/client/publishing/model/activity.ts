import type {
  ContentRelease,
  ManagedEntry,
  ReleaseAction,
  ScheduledAction,
} from '../../../../schemas/generated/types';
import { validateContentLink } from '../../../../schemas/generated/validators.js';
import { text } from '../../text/text';
import { entryName, typeName } from './entry-name';

export const activityKinds = [
  'created',
  'saved',
  'published',
  'archived',
  'scheduled',
  'cancelled',
  'failed',
  'release',
] as const;
export type ActivityKind = (typeof activityKinds)[number];

/** An action of a person. */
export interface Activity {
  readonly key: string;
  readonly kind: ActivityKind;
  /** ISO 8601. */
  readonly at: string;
  readonly by: string | undefined;
  /** The target of the action. */
  readonly subject: string;
  readonly type: string;
  /** Set for entries. */
  readonly entry?: ManagedEntry;
  /** For scheduled actions: their time, ISO 8601. */
  readonly planned?: string;
}

/** Activity derived from `sys`: the last creation, save and publication of each entry. */
export function entryActivity(entry: ManagedEntry): Activity[] {
  const { sys, fields } = entry;
  const contentType = sys.contentType.sys.id;
  const subject = entryName({ contentType, fields });
  const event = (kind: ActivityKind, at: string, by: string | undefined): Activity => ({
    key: `${sys.id} ${kind}`,
    type: typeName(contentType),
    ...{ kind, at, by, subject, entry },
  });
  const createdBy = linkedPerson(sys['createdBy']);
  const isOnlyCreated = sys.updatedAt === sys.createdAt;
  // Publishing and archiving also count as an update.
  const isSaved = !isOnlyCreated && sys.updatedAt !== sys.publishedAt && sys.updatedAt !== sys.archivedAt;
  return [
    event('created', sys.createdAt, createdBy),
    ...(isSaved ? [event('saved', sys.updatedAt, sys.updatedBy?.sys.id)] : []),
    ...(sys.publishedAt === undefined ? [] : [event('published', sys.publishedAt, sys.publishedBy?.sys.id)]),
    ...(sys.archivedAt === undefined ? [] : [event('archived', sys.archivedAt, sys.updatedBy?.sys.id)]),
  ];
}

/** Scheduled and cancelled actions. @param nameOf the name of an entry or release by id */
export function scheduleActivity(
  { sys, entity, action, scheduledFor }: ScheduledAction,
  nameOf: (id: string) => string,
): Activity {
  const kind = sys.status === 'canceled' ? 'cancelled' : sys.status === 'failed' ? 'failed' : 'scheduled';
  const isPlan = kind === 'scheduled';
  return {
    key: `scheduled ${sys.id}`,
    kind,
    at: isPlan ? sys.createdAt : (sys.updatedAt ?? sys.createdAt),
    by: (isPlan ? sys.createdBy : (sys.updatedBy ?? sys.createdBy))?.sys.id,
    subject: nameOf(entity.sys.id),
    type: text(action === 'unpublish' ? 'activity.toUnpublish' : 'activity.toPublish'),
    planned: scheduledFor.datetime,
  };
}

/** Publications, unpublications and validations of releases. */
export function releaseActivity(
  { sys, action }: ReleaseAction,
  releases: readonly ContentRelease[],
): Activity {
  const release = releases.find((one) => one.sys.id === sys.release?.sys.id);
  const isFailed = sys.status === 'failed';
  const did =
    action === 'publish'
      ? 'activity.releasePublish'
      : action === 'unpublish'
        ? 'activity.releaseUnpublish'
        : 'activity.releaseCheck';
  return {
    key: `release ${sys.id}`,
    kind: isFailed ? 'failed' : 'release',
    at: sys.createdAt,
    by: sys.createdBy?.sys.id,
    subject: release?.title ?? text('activity.deletedRelease'),
    type: text(did),
  };
}

/** Activities newest first, down to the moment until which all are loaded. */
export function activityList(activities: readonly Activity[], until: string | undefined): Activity[] {
  return activities
    .filter(({ at }) => until === undefined || at >= until)
    .sort((one, other) => other.at.localeCompare(one.at));
}

function linkedPerson(value: unknown): string | undefined {
  return validateContentLink(value) ? value.sys.id : undefined;
}
