import { present } from '../management/bodies/present';
import type { RestContext } from '../rest/context';
import type { Change } from '../store/content-store';
import { linkTo } from '../store/link-to';
import { isRecord } from '../../../schemas/is-record';
import type { FilteredValues } from './filter';

const publishable = new Set<string>(['Entry', 'Asset', 'ContentType']);

/**
 * Payload of a webhook about a change: the resource as the management API has it, with all locales; of an entry, asset or content type
 * that readers can no longer see, only who it was.
 */
export function payloadOf(change: Change, context: Pick<RestContext, 'store' | 'fileUrl'>): unknown {
  const { resource, action, at } = change;
  const environment = change.environment === null ? undefined : context.store.environment(change.environment);
  const { sys, ...content } = present(resource, environment ?? null, context);
  const { publishedCounter: revision } = resource.sys;
  if (!publishable.has(resource.sys.type)) return { ...content, sys };
  if (action !== 'delete' && action !== 'unpublish') {
    return { ...content, sys: revision === undefined ? sys : { ...sys, revision } };
  }
  return {
    sys: {
      type: `Deleted${resource.sys.type}`,
      id: resource.sys.id,
      space: linkTo('Space', context.store.spaceId),
      ...(change.environment === null ? {} : { environment: linkTo('Environment', change.environment) }),
      ...('contentType' in sys ? { contentType: sys.contentType } : {}),
      revision: revision ?? 1,
      createdAt: resource.sys.createdAt,
      updatedAt: at,
      deletedAt: at,
    },
  };
}

/** Input of the filters of webhooks. */
export function filteredValues({ resource, environment, aliases }: Change): FilteredValues {
  const { sys } = resource;
  const type: unknown = 'contentType' in sys ? sys.contentType : null;
  const typeSys = isRecord(type) && isRecord(type.sys) ? type.sys : {};
  return {
    'sys.id': [sys.id],
    'sys.contentType.sys.id': typeof typeSys.id === 'string' ? [typeSys.id] : [],
    'sys.environment.sys.id': environment === null ? [] : [environment, ...aliases],
    'sys.createdBy.sys.id': sys.createdBy ? [sys.createdBy.sys.id] : [],
    'sys.updatedBy.sys.id': sys.updatedBy ? [sys.updatedBy.sys.id] : [],
  };
}

const pathOf: Readonly<Record<string, string>> = {
  Entry: 'entries',
  Asset: 'assets',
  ContentType: 'content_types',
  Locale: 'locales',
  Tag: 'tags',
  Release: 'releases',
  ReleaseAction: 'release_actions',
  BulkAction: 'bulk_actions',
  Comment: 'comments',
  Task: 'tasks',
  ScheduledAction: 'scheduled_actions',
  EditorInterface: 'editor_interfaces',
  EnvironmentAlias: 'environment_aliases',
};

/** Contentful's name for a resource among all resources of all spaces. */
export function resourceName(spaceId: string, { environment, resource }: Change): string {
  const { type, id } = resource.sys;
  const place = environment === null ? '' : `/environments/${environment}`;
  return `crn:contentful:::content:spaces/${spaceId}${place}/${pathOf[type] ?? type}/${id}`;
}
