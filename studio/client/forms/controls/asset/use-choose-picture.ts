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
 * Chooses a picture together with its focal point, as one step: that of another picture would be wrong. One that is set where the
 * picture is used already holds here too.
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
