import { useCallback } from 'react';
import type { FieldConflict } from '../../../../schemas/generated/types';
import type { StudioField } from '../../../../schemas/studio-form';
import { fieldChange, valueOf } from '../../../model/fields';
import { useDocument, useDocumentStore } from '../../composer/document-context';
import { text } from '../../text/text';

interface FieldPlace {
  readonly entryId: string;
  readonly field: StudioField;
  readonly locale: string;
}

/** The value of a field in one locale, with a setter. The component renders only when this value changes. */
export function useField({ entryId, field, locale }: FieldPlace) {
  const store = useDocumentStore();
  const { name, label } = field;
  const value = useFieldValue(entryId, name, locale);
  const onChange = useCallback(
    (after: unknown, { now = false }: { now?: boolean } = {}) => {
      const entry = store.getState().entries[entryId];
      if (!entry) return;
      const before = valueOf(entry.fields, name, locale);
      store.edit({
        label: text('form.step', { field: label }),
        changes: [fieldChange({ entryId, field: name, locale, before, after })],
        ...(now ? { now } : { key: `${entryId}/${name}/${locale}` }),
      });
    },
    [store, entryId, name, label, locale],
  );
  return { value, onChange };
}

function useFieldValue(entryId: string, field: string, locale: string): unknown {
  return useDocument(({ entries }) => {
    const entry = entries[entryId];
    return entry && valueOf(entry.fields, field, locale);
  });
}

/** The conflict of a field with a concurrent save. */
export function useConflict({ entryId, field, locale }: FieldPlace): FieldConflict | undefined {
  return useDocument(({ conflicts }) =>
    conflicts.find(
      (conflict) =>
        conflict.entryId === entryId && conflict.field === field.name && conflict.locale === locale,
    ),
  );
}
