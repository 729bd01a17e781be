// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { tagFields } from './preview-tags';

const wrapper = (id: string, texts: object, html: string) =>
  `<div data-block="any" data-contentful-entry-id="${id}" data-contentful-field-id="internalName" data-contentful-locale="en" data-preview-texts='${JSON.stringify(texts)}'>${html}</div>`;

const tagged = () =>
  [...document.querySelectorAll<HTMLElement>('[data-contentful-entry-id][data-contentful-field-id]')].map(
    ({ localName, dataset }) =>
      `${localName} ${dataset['contentfulEntryId'] ?? ''} ${dataset['contentfulFieldId'] ?? ''} ${dataset['contentfulLocale'] ?? ''}`,
  );

beforeEach(() => {
  // Gives every element a box, unless marked as boxless.
  Element.prototype.getClientRects = function (this: Element) {
    return (this.hasAttribute('data-boxless') ? [] : [new DOMRect()]) as unknown as DOMRectList;
  };
});

Object.assign(globalThis, { DOMRect: class {} });

test('the innermost element with the text of a field is that field; panels have fields of their own', () => {
  const inner = wrapper('inner', { title: 'Same words' }, '<h3>Same words</h3>');
  document.body.innerHTML = wrapper(
    'outer',
    { title: 'Same words', layout: 'grid', lead: 'Two  lines' },
    `<section><h2><span>Same words</span></h2><p>Two\n lines</p>${inner}</section>`,
  );
  tagFields(document);
  expect(tagged()).toEqual([
    'div outer internalName en',
    'span outer title en',
    'p outer lead en',
    'div inner internalName en',
    'h3 inner title en',
  ]);
});

test('a block without a box hands its tag on to its first element with one', () => {
  document.body.innerHTML = wrapper(
    'text',
    {},
    '<script data-boxless></script><section><p>Words</p></section>',
  ).replace('<div', '<div data-boxless');
  tagFields(document);
  expect(tagged()).toEqual(['section text internalName en']);
});
