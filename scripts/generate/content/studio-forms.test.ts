import { expect, test } from 'vitest';
import { blockMeta as blocks } from '../../../schemas/generated/blocks';
import type { StudioControl, StudioField } from '../../../schemas/studio-form';
import { readSchemas } from '../read-schemas';
import { generateStudioForms } from './studio-forms';

const { forms, placement } = generateStudioForms(readSchemas('schemas'));

const field = (contentType: string, name: string) =>
  forms.find((form) => form.contentType === contentType)?.fields.find((entry) => entry.name === name);

/** A control with those of its items and parts. */
function inside(control: StudioControl): StudioControl[] {
  if (control.kind === 'list') return [control, ...inside(control.item)];
  if (control.kind === 'fields')
    return [control, ...control.fields.flatMap((entry) => inside(entry.control))];
  return [control];
}

test('every block has a form, and every field words an editor reads', () => {
  expect(forms.flatMap(({ block }) => block?.name ?? []).sort()).toEqual(Object.keys(blocks).sort());
  const silent = [...forms, { contentType: 'placement', fields: placement }].flatMap(
    ({ contentType, fields }) =>
      fields
        .filter(({ label, help }) => label === '' || help === '')
        .map(({ name }) => `${contentType}.${name}`),
  );
  expect(silent).toEqual([]);
});

test('whatever a form refers to has a form of its own', () => {
  const known = forms.map(({ contentType }) => contentType);
  const controls = forms.flatMap(({ fields }: { fields: StudioField[] }) =>
    fields.flatMap(({ control }) => inside(control)),
  );
  const targets = controls.flatMap((control) => ('contentType' in control ? [control.contentType] : []));
  expect(targets.filter((target) => !known.includes(target))).toEqual([]);
});

test('controls follow from the schema', () => {
  expect(field('heroBanner', 'title')).toMatchObject({
    required: true,
    localized: true,
    group: 'content',
    control: { kind: 'text', minLength: 1, maxLength: 80 },
  });
  expect(field('heroBanner', 'image')?.control).toEqual({ kind: 'picture' });
  expect(field('formattedText', 'body')?.control.kind).toBe('rich-text');
  expect(field('faq', 'items')?.control).toMatchObject({
    kind: 'list',
    maxItems: 20,
    item: { kind: 'reference', contentType: 'faqItem', catalogue: false },
  });
  expect(field('gameRow', 'category')?.control).toEqual({
    kind: 'reference',
    contentType: 'category',
    catalogue: true,
  });
  expect(field('navigationLink', 'visibleTo')?.control).toMatchObject({
    kind: 'choice',
    choices: [{ label: 'Signed-in players' }, { label: 'Everybody' }, { label: 'Visitors' }],
  });
  expect(field('page', 'blocks')?.control).toMatchObject({
    kind: 'blocks',
    blocks: expect.not.arrayContaining(['site-header', 'site-footer']) as string[],
  });
  expect(placement.find(({ name }) => name === 'schemaVersion')?.readOnly).toBe(true);
});
