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

/** Actions of each kind of resource. Kinds that this service does not have are accepted, and never occur. */
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

/** `SpaceManagement.EnvironmentAlias.create`: what belongs to the space bears its name. */
const SPACE_PREFIX = 'SpaceManagement';

/** The topic of a change as the header names it, such as `ContentManagement.Entry.publish`. */
export function topicOf({ resource, action }: Pick<Change, 'resource' | 'action'>): string {
  const kind = resource.sys.type;
  return `${kind === 'EnvironmentAlias' ? SPACE_PREFIX : 'ContentManagement'}.${kind}.${action}`;
}

/** Whether one of a webhook's topics (`Entry.publish`, `Entry.*`, `*.publish`, `*.*`) covers a change. */
export function wantsTopic(
  topics: readonly string[],
  { resource, action }: Pick<Change, 'resource' | 'action'>,
): boolean {
  return topics.some((topic) => {
    const [kind, wanted] = partsOf(topic);
    return (kind === '*' || kind === resource.sys.type) && (wanted === '*' || wanted === action);
  });
}

/** Whether a topic can happen at all. */
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
