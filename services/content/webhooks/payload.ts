import { present } from '../management/bodies/present';
import type { RestContext } from '../rest/context';
import type { Change } from '../store/content-store';
import { linkTo } from '../store/link-to';
import { isRecord } from '../../../schemas/is-record';
import type { FilteredValues } from './filter';

const publishable = new Set<string>(['Entry', 'Asset', 'ContentType']);

/**
 * Payload of a webhook: the resource as the management API returns it, with all locales; for an unpublished or
 * deleted entry, asset or content type, only its identity.
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

/** Property values of a change for webhook filters. */
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

/** Contentful's globally unique name of a resource. */
export function resourceName(spaceId: string, { environment, resource }: Change): string {
  const { type, id } = resource.sys;
  const place = environment === null ? '' : `/environments/${environment}`;
  return `crn:contentful:::content:spaces/${spaceId}${place}/${pathOf[type] ?? type}/${id}`;
}
