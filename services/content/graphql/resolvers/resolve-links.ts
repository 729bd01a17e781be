import type { GraphQLError } from 'graphql';
import type { EntryRecord } from '../../store/entities';
import type { Space } from '../../store/space';
import type { Link } from '../../store/links';
import type { ContentModel, ModelField } from '../schema/content-model';
import { unexpectedContentType, unresolvableLink, type LinkPlace } from '../errors';
import { AssetNode, EntryNode } from './nodes';
import type { Scope } from './scope';

/** Position of a field's links, for error messages. */
export function placeOf(owner: EntryNode, field: ModelField, model: ContentModel): LinkPlace {
  return {
    typeName: model.type(owner.record.contentTypeId)?.name ?? owner.record.contentTypeId,
    fieldId: field.id,
    entryId: owner.record.sys.id,
  };
}

/**
 * The entry behind a link, or the error that takes its place. An error in a list makes one null item, which is
 * how GraphQL delivers the rest of the page.
 * @param allowedTypeIds content types the field accepts; null for all.
 */
export function resolveEntry(
  link: Link,
  scope: Scope,
  place: () => LinkPlace,
  model: ContentModel,
  allowedTypeIds: ReadonlySet<string> | null,
): EntryNode | GraphQLError {
  const record = link.sys.linkType === 'Entry' ? scope.view.entry(link.sys.id) : undefined;
  if (!record || !model.type(record.contentTypeId)) return unresolvableLink(place(), link);
  if (allowedTypeIds && !allowedTypeIds.has(record.contentTypeId)) {
    return unexpectedContentType(place(), link, record.contentTypeId);
  }
  return new EntryNode(record, scope);
}

/** The asset behind a link, or the error that takes its place. */
export function resolveAsset(link: Link, scope: Scope, place: () => LinkPlace): AssetNode | GraphQLError {
  const record = link.sys.linkType === 'Asset' ? scope.view.asset(link.sys.id) : undefined;
  return record ? new AssetNode(record, scope) : unresolvableLink(place(), link);
}

/** The entries of a view that have a place in the schema. @param named those among which to look; null for all */
export function visibleEntries(
  scope: Scope,
  model: ContentModel,
  space: Space,
  named: readonly EntryRecord[] | null = null,
): readonly EntryRecord[] {
  const entries = named ?? scope.view.entries;
  const hidden = space.contentTypes.some((type) => !model.type(type.id));
  return hidden ? entries.filter((entry) => model.type(entry.contentTypeId)) : entries;
}
