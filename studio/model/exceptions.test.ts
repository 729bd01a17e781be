import { expect, test } from 'vitest';
import {
  addException,
  exceptedFields,
  exceptionsOf,
  removeExceptions,
  shownAgain,
  withoutField,
} from './exceptions';
import { type FieldChange, type Fields, withValue } from './fields';
import { linkTo } from './link';

const place = { pageId: 'page', locale: 'en' };
const links = (...ids: string[]) => ({ en: ids.map((id) => linkTo('Entry', id)) });

const entries: Record<string, Fields> = {
  page: { blocks: links('tabs'), exceptions: links('differs', 'hides') },
  differs: { target: links('text'), fieldNames: { en: ['title', 'image'] }, blocks: links('here') },
  hides: { target: links('other'), hidden: { en: true } },
  tabs: { panels: links('panel') },
  panel: { blocks: links('text', 'other') },
  text: {
    title: { en: 'Everywhere', de: 'Überall' },
    body: { en: 'Same' },
    image: { en: 1 },
    imageFocus: { en: 2 },
  },
  here: { title: { en: 'Here' }, body: { en: 'Unused' }, image: { en: 3 } },
};
const fieldsOf = (id: string) => entries[id];
const after = (change: FieldChange) => withValue(entries[change.entryId] ?? {}, change);

test('a block as the page shows it has the fields that differ, a picture with its focal point, and nothing hidden', () => {
  expect(exceptedFields(place, 'text', fieldsOf)).toEqual({
    title: { en: 'Here' },
    body: { en: 'Same' },
    image: { en: 3 },
  });
  expect(exceptedFields(place, 'panel', fieldsOf)).toEqual({ blocks: links('text') });
});

test('an exception goes with the last thing that it says', () => {
  const [differs] = exceptionsOf(place, 'text', fieldsOf);
  const [hides] = exceptionsOf(place, 'other', fieldsOf);
  if (!differs || !hides) throw new Error('they are not found');
  expect(after(withoutField(place, differs, 'title', fieldsOf))['fieldNames']).toEqual({ en: ['image'] });
  const last = { ...differs, fieldNames: ['title'] };
  expect(after(withoutField(place, last, 'title', fieldsOf))['exceptions']).toEqual(links('hides'));
  expect(after(shownAgain(place, hides, fieldsOf))['exceptions']).toEqual(links('differs'));
  expect(after(removeExceptions(place, ['differs', 'hides'], fieldsOf))).not.toHaveProperty('exceptions');
  expect(after(addException(place, 'new', fieldsOf))['exceptions']).toEqual(links('differs', 'hides', 'new'));
});
