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
 * The target of a link, or the error in its place. In a list, an error makes one item null, so that the rest of
 * the page is still delivered.
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

/** The asset that a link refers to, or the error in its place. */
export function resolveAsset(link: Link, scope: Scope, place: () => LinkPlace): AssetNode | GraphQLError {
  const record = link.sys.linkType === 'Asset' ? scope.view.asset(link.sys.id) : undefined;
  return record ? new AssetNode(record, scope) : unresolvableLink(place(), link);
}

/**
 * The entries of a view whose type is part of the schema.
 * @param named subset to filter; null for all
 */
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
