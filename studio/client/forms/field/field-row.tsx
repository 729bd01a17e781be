import { memo } from 'react';
import type { StudioField } from '../../../../schemas/studio-form';
import { valueOf } from '../../../model/fields';
import { useDocument } from '../../composer/document-context';
import { text } from '../../text/text';
import { FaultsBelow } from '../faults';
import { FieldConflictNotice } from './field-conflict';
import { FieldFrame } from './field-frame';
import { fallbackSource } from '../fallback-source';
import { defaultLocaleOf, languageName, useForm } from '../form-context';
import { wordsOf } from '../stored-value';
import { useConflict, useField } from './use-field';

interface Props {
  readonly entryId: string;
  readonly field: StudioField;
}

/** A field of an entry in the edited language. */
export const FieldRow = memo(function FieldRow({ entryId, field }: Props) {
  const form = useForm();
  const locale = field.localized ? form.locale : defaultLocaleOf(form.locales);
  const place = { entryId, field, locale };
  const { value, onChange } = useField(place);
  const conflict = useConflict(place);
  const placeholder = usePlaceholder(entryId, field, value);
  return (
    <FaultsBelow segment={field.name}>
      <FieldFrame
        {...place}
        // Remounted per language, which discards invalid input.
        key={locale}
        value={value}
        onChange={onChange}
        id={`field-${entryId}-${field.name}`}
        placeholder={placeholder}
        note={field.localized ? languageName(form, locale) : text('form.every-language')}
      >
        {conflict && <FieldConflictNotice conflict={conflict} field={field} />}
      </FieldFrame>
    </FaultsBelow>
  );
});

/** The fallback value of an empty field, with its language. */
function usePlaceholder(entryId: string, field: StudioField, value: unknown): string | undefined {
  const form = useForm();
  const source = useDocument(({ entries }) => {
    const fields = entries[entryId]?.fields;
    return value === undefined && fields ? fallbackSource(fields, field, form) : undefined;
  });
  const fallback = useDocument(({ entries }) => {
    const fields = entries[entryId]?.fields;
    return source !== undefined && fields ? valueOf(fields, field.name, source) : undefined;
  });
  if (source === undefined) return undefined;
  return text('form.falls-back', {
    language: languageName(form, source),
    text: wordsOf(fallback, field.control),
  });
}
