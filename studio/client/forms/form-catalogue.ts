import type { StudioControl, StudioField, StudioForm, StudioForms } from '../../../schemas/studio-form';
import catalogue from '../../../schemas/generated/studio-forms.json';

const { forms, placement } = catalogue as StudioForms;
const byContentType = new Map(forms.map((form) => [form.contentType, form]));

/** Forms of the blocks that editors place. */
export const blockForms = forms.filter(({ block }) => block !== null);

/** Labels of blocks, by the name of the block. */
export const blockNames: Readonly<Record<string, string>> = Object.fromEntries(
  blockForms.flatMap(({ block, label }) => (block ? [[block.name, label]] : [])),
);

/** The form of a content type; undefined for a type that the studio does not know. */
export function formOf(contentType: string): StudioForm | undefined {
  return byContentType.get(contentType);
}

/** The fields of an entry: its own, and for a block when and to whom it is shown. */
export function fieldsOf(form: StudioForm): readonly StudioField[] {
  return form.block ? [...form.fields, ...placement] : form.fields;
}

/** Whether what a field links is a part of the entry, edited within it, and no entry of the catalogue. */
export function ownsLinks(control: StudioControl): boolean {
  if (control.kind === 'list') return ownsLinks(control.item);
  return (
    control.kind === 'link' ||
    control.kind === 'blocks' ||
    (control.kind === 'reference' && !control.catalogue)
  );
}
