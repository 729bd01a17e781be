import type { Change } from '../store/content-store';

const entityActions = [
  'create',
  'save',
  'auto_save',
  'archive',
  'unarchive',
  'publish',
  'unpublish',
  'delete',
];

/** Actions by resource kind. Kinds that this service lacks are accepted, but never occur. */
const actionsOf: Readonly<Record<string, readonly string[]>> = {
  ContentType: ['create', 'save', 'publish', 'unpublish', 'delete'],
  Entry: entityActions,
  Asset: entityActions,
  Task: ['create', 'save', 'delete'],
  Comment: ['create', 'save', 'delete'],
  Release: ['create', 'save', 'archive', 'unarchive', 'delete'],
  ReleaseAction: ['create', 'execute'],
  ScheduledAction: ['create', 'save', 'delete', 'execute'],
  BulkAction: ['create', 'execute'],
  Workflow: ['create', 'save', 'complete', 'delete'],
  EnvironmentAlias: ['create', 'change_target', 'delete'],
  Locale: ['create', 'save', 'delete'],
  Tag: ['create', 'save', 'delete'],
  EditorInterface: ['save'],
};
const allActions = new Set(Object.values(actionsOf).flat());

/** Prefix of resources of the space: `SpaceManagement.EnvironmentAlias.create`. */
const SPACE_PREFIX = 'SpaceManagement';

/** The topic of a change in the webhook header, such as `ContentManagement.Entry.publish`. */
export function topicOf({ resource, action }: Pick<Change, 'resource' | 'action'>): string {
  const kind = resource.sys.type;
  return `${kind === 'EnvironmentAlias' ? SPACE_PREFIX : 'ContentManagement'}.${kind}.${action}`;
}

/** True if one of a webhook's topics (`Entry.publish`, `Entry.*`, `*.publish`, `*.*`) matches a change. */
export function wantsTopic(
  topics: readonly string[],
  { resource, action }: Pick<Change, 'resource' | 'action'>,
): boolean {
  return topics.some((topic) => {
    const [kind, wanted] = partsOf(topic);
    return (kind === '*' || kind === resource.sys.type) && (wanted === '*' || wanted === action);
  });
}

/** True for a valid topic. */
export function isTopic(topic: string): boolean {
  const [kind = '', action = '', ...more] = partsOf(topic);
  if (more.length > 0) return false;
  if (kind === '*') return action === '*' || allActions.has(action);
  const actions = Object.hasOwn(actionsOf, kind) ? actionsOf[kind] : undefined;
  return actions !== undefined && (action === '*' || actions.includes(action));
}

function partsOf(topic: string): readonly string[] {
  const parts = topic.split('.');
  return parts[0] === SPACE_PREFIX || parts[0] === 'ContentManagement' ? parts.slice(1) : parts;
}
