import type { ManagedAsset } from '../../../../schemas/generated/types';

export type TextField = 'title' | 'description';

/** An edited text of an asset in one language. */
export interface TextEdit {
  readonly field: TextField;
  readonly locale: string;
  readonly value: string;
}

type AssetFields = ManagedAsset['fields'];

export function textOf(fields: AssetFields, field: TextField, locale: string): string {
  return fields[field]?.[locale] ?? '';
}

/** Edits with a further one; a text reset to the stored one is removed. */
export function withEdit(edits: readonly TextEdit[], edit: TextEdit, stored: AssetFields): TextEdit[] {
  const others = edits.filter(({ field, locale }) => field !== edit.field || locale !== edit.locale);
  return edit.value === textOf(stored, edit.field, edit.locale) ? others : [...others, edit];
}

/** Fields with the edits applied; an empty text is removed, so that its language falls back again. */
export function withTexts(fields: AssetFields, edits: readonly TextEdit[]): AssetFields {
  return edits.reduce((result, { field, locale, value }) => {
    const { [locale]: _before, ...others } = result[field] ?? {};
    return { ...result, [field]: value.trim() === '' ? others : { ...others, [locale]: value.trim() } };
  }, fields);
}

/** Edits of texts that another person has changed differently. */
export function clashes(
  edits: readonly TextEdit[],
  seen: AssetFields,
  newest: AssetFields,
): readonly (TextEdit & { readonly theirs: string })[] {
  return edits.flatMap((edit) => {
    const theirs = textOf(newest, edit.field, edit.locale);
    const isClash = theirs !== textOf(seen, edit.field, edit.locale) && theirs !== edit.value.trim();
    return isClash ? [{ ...edit, theirs }] : [];
  });
}
