import { isRecord } from '../../../schemas/is-record';
import type { ContentChange } from './dependencies';

/** The space and the names of the environment that the site reads. */
export interface ContentPlace {
  space: string;
  /** The configured name and, for an alias, its target environment. */
  environments: ReadonlySet<string>;
}

const topicPattern = /^(?:ContentManagement|SpaceManagement)\.(\w+)\.(\w+)$/;

/** The topics that change what visitors see. */
const publishing = new Set(['publish', 'unpublish', 'delete']);

/** Contentful archives only unpublished entries. */
const drafting = new Set(['create', 'save', 'auto_save', 'archive', 'unarchive']);

/** Topics of editorial tools. The entries they publish have webhooks of their own. */
const unseen = new Set([
  'BulkAction',
  'Comment',
  'EditorInterface',
  'Release',
  'ReleaseAction',
  'ScheduledAction',
  'Tag',
  'Task',
  'Workflow',
]);

/**
 * The change a webhook reports. Anything not understood counts as a change of everything.
 * @param topic of the header `X-Contentful-Topic`
 * @param body JSON; the entity, or for a deleted one its `DeletedEntry` or `DeletedAsset`
 * @returns undefined when nothing visible changed: a draft, a schedule, or another space or environment
 */
export function changeOfWebhook(
  topic: string | null,
  body: string,
  place: ContentPlace,
): ContentChange | undefined {
  const [, entity = '', action = ''] = topicPattern.exec(topic ?? '') ?? [];
  if (entity === 'EnvironmentAlias') return 'environment';
  const sys = sysOf(body);
  if (unseen.has(entity) || isElsewhere(sys, place)) return undefined;
  // A content type must be published to take effect, like an entry.
  if (entity === 'ContentType' && drafting.has(action)) return undefined;
  if (entity !== 'Entry' && entity !== 'Asset') return 'everything';
  if (drafting.has(action)) return undefined;
  if (!publishing.has(action)) return 'everything';
  const id = sys['id'];
  const type = linkId(sys['contentType']);
  if (typeof id !== 'string') return 'everything';
  // Lists store their ids, so a removed entry is found without its type; a new one is not.
  if (entity === 'Entry' && action === 'publish' && type === undefined) return 'everything';
  return { ids: [id], types: type === undefined ? [] : [type] };
}

/** The draft that a webhook reports as saved, created, archived or unarchived; undefined for every other change. */
export function draftOfWebhook(
  topic: string | null,
  body: string,
  place: ContentPlace,
): { ids: string[]; types: string[] } | undefined {
  const [, entity = '', action = ''] = topicPattern.exec(topic ?? '') ?? [];
  const sys = sysOf(body);
  if ((entity !== 'Entry' && entity !== 'Asset') || !drafting.has(action) || isElsewhere(sys, place))
    return undefined;
  const { id } = sys;
  const type = linkId(sys['contentType']);
  return typeof id === 'string' ? { ids: [id], types: type === undefined ? [] : [type] } : undefined;
}

function isElsewhere(sys: Record<string, unknown>, { space, environments }: ContentPlace): boolean {
  const ownSpace = linkId(sys['space']);
  const ownEnvironment = linkId(sys['environment']);
  return (
    (ownSpace !== undefined && ownSpace !== space) ||
    (ownEnvironment !== undefined && !environments.has(ownEnvironment))
  );
}

function sysOf(body: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body);
    return isRecord(value) && isRecord(value['sys']) ? value['sys'] : {};
  } catch {
    return {};
  }
}

/** The id of a link in Contentful's format. */
export function linkId(link: unknown): string | undefined {
  const sys = isRecord(link) && isRecord(link['sys']) ? link['sys'] : {};
  return typeof sys['id'] === 'string' ? sys['id'] : undefined;
}
