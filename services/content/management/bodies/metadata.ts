import type { RawMetadata } from '../../store/export-file';
import { bodyCheck, checkedValue, linkSchema } from './checked-body';
import type { ContentReader } from '../lifecycle/content-reader';
import { invalidEntity, type ValidationError } from './validation-error';

const isMetadata = bodyCheck<RawMetadata>({
  type: 'object',
  required: ['tags'],
  properties: {
    tags: { type: 'array', items: linkSchema('Tag'), maxItems: 100 },
    concepts: { type: 'array', items: linkSchema('TaxonomyConcept'), maxItems: 100 },
  },
  additionalProperties: false,
});

/**
 * The tags in the body of an entry or asset; undefined if it has none.
 *
 * @throws ApiError 422 when they are not links to existing tags
 */
export function metadataOf(reader: ContentReader, value: unknown): RawMetadata | undefined {
  if (value === undefined || value === null) return undefined;
  const metadata = checkedValue(value, isMetadata);
  const missing = (metadata.tags ?? []).flatMap(({ sys: { id } }, index): ValidationError[] => {
    if (reader.get('Tag', id)) return [];
    const link = { type: 'Link', linkType: 'Tag', id };
    return [
      { name: 'notResolvable', link, path: ['metadata', 'tags', index], details: `There is no tag "${id}"` },
    ];
  });
  if (missing.length > 0) throw invalidEntity('Entry', missing);
  return metadata;
}
