import type { StudioControl, StudioField, StudioForm, StudioForms } from '../../../schemas/studio-form';
import catalogue from '../../../schemas/generated/studio-forms.json';

const { forms, placement } = catalogue as StudioForms;
const byContentType = new Map(forms.map((form) => [form.contentType, form]));

/** Forms of blocks that editors can place. */
export const blockForms = forms.filter(({ block }) => block !== null);

/** Labels of blocks, by the name of the block. */
export const blockNames: Readonly<Record<string, string>> = Object.fromEntries(
  blockForms.flatMap(({ block, label }) => (block ? [[block.name, label]] : [])),
);

/** The form of a content type; undefined for an unknown one. */
export function formOf(contentType: string): StudioForm | undefined {
  return byContentType.get(contentType);
}

/** The fields of an entry: its own and, for a block, its placement. */
export function fieldsOf(form: StudioForm): readonly StudioField[] {
  return form.block ? [...form.fields, ...placement] : form.fields;
}

/** Whether a field links parts, which are edited within the entry, rather than catalogue entries. */
export function ownsLinks(control: StudioControl): boolean {
  if (control.kind === 'list') return ownsLinks(control.item);
  return (
    control.kind === 'link' ||
    control.kind === 'blocks' ||
    (control.kind === 'reference' && !control.catalogue)
  );
}
