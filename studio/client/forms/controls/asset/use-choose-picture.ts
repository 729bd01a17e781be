import type { StudioField } from '../../../../../schemas/studio-form';
import { fieldChange, valueOf } from '../../../../model/fields';
import { linkTo } from '../../../../model/link';
import { useDocumentStore } from '../../../composer/document-context';
import { readFocusInUse } from '../../../media/details/focus-places';
import { text } from '../../../text/text';

interface Place {
  readonly entryId: string;
  readonly field: StudioField;
  readonly focusField: string;
  readonly locale: string;
}

/**
 * Sets a picture with its focal point in one step, because another picture's would be wrong. A focal point already set
 * elsewhere for the picture is reused.
 */
export function useChoosePicture(): (place: Place, assetId: string | undefined) => Promise<void> {
  const store = useDocumentStore();
  return async ({ entryId, field, focusField, locale }, assetId) => {
    const focus = assetId === undefined ? undefined : await readFocusInUse(assetId);
    const entry = store.getState().entries[entryId];
    if (!entry) return;
    const change = (name: string, after: unknown) =>
      fieldChange({ entryId, field: name, locale, before: valueOf(entry.fields, name, locale), after });
    store.edit({
      label: text('form.step', { field: field.label }),
      changes: [
        change(field.name, assetId === undefined ? undefined : linkTo('Asset', assetId)),
        change(focusField, focus),
      ],
      now: true,
    });
  };
}
