import type { UnsavedContent } from '../../../schemas/generated/types';
import type { FieldChange } from '../../model/fields';
import { hasLink } from '../../model/link';

/**
 * Unsaved edits for the preview. Links are left out: their targets are read from the content service, so they show
 * after the save, which follows at once.
 */
export function unsavedContent(changes: readonly FieldChange[]): UnsavedContent {
  const content: Record<string, Record<string, Record<string, unknown>>> = {};
  for (const { entryId, field, locale, before, after } of changes) {
    if (hasLink(before) || hasLink(after)) continue;
    ((content[entryId] ??= {})[field] ??= {})[locale] = after ?? null;
  }
  return content as UnsavedContent;
}
