// @vitest-environment jsdom
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import axe from 'axe-core';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { ManagedAsset, ManagedEntry } from '../../../schemas/generated/types';
import type { StudioControl, StudioForms } from '../../../schemas/studio-form';
import catalogue from '../../../schemas/generated/studio-forms.json';
import type { Fields } from '../../model/fields';
import { linkTo } from '../../model/link';
import { DocumentProvider } from '../composer/document-context';
import { createDocumentStore } from '../composer/document-store';
import { EntryForm } from './entry-form';
import { fieldsOf, formOf } from './form-catalogue';

const { forms } = catalogue as StudioForms;
const at = '2026-11-21T12:00:00Z';
const locales = [
  { code: 'en', name: 'English', isDefault: true, fallback: null },
  { code: 'fi', name: 'Finnish', isDefault: false, fallback: 'en' },
];
const outputs: unknown[][] = [];
// Styles are not inserted into the document, because jsdom would match each against each element repeatedly.
const styles = createCache({ key: 'form', container: document.createElement('div') });
let root: Root;
let client: QueryClient;

beforeAll(async () => {
  // Preloaded, because they would otherwise load during a test.
  await Promise.all([import('./rich-text/rich-text-control'), import('./lobby-grid/lobby-grid-control')]);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', answer);
  for (const name of ['error', 'warn', 'log'] as const)
    vi.spyOn(console, name).mockImplementation((...words) => void outputs.push(words));
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
beforeEach(() => {
  outputs.length = 0;
  document.documentElement.lang = 'en';
  document.title = 'Form';
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main') ?? document.body);
});
afterEach(() => act(() => root.unmount()));

/** The parts of the content service that forms read: every id exists. */
function answer(address: string): Promise<Response> {
  const { pathname, searchParams } = new URL(address, 'http://studio.test');
  const [, single] = /\/entries\/([^/]+)$/.exec(pathname) ?? [];
  if (single !== undefined) return Promise.resolve(Response.json(entry(single, typeOf(single))));
  const ids = searchParams.get('sys.id[in]')?.split(',') ?? [];
  const items = ids.map((id) => (pathname.endsWith('/assets') ? asset(id) : entry(id, typeOf(id))));
  return Promise.resolve(Response.json({ total: items.length, skip: 0, limit: 100, items }));
}

/** `faqItem-1` is a question. */
function typeOf(id: string): string {
  return id.split('-')[0] ?? id;
}

function asset(id: string): ManagedAsset {
  const file = { fileName: 'a.png', contentType: 'image/png', url: '//media.test/a.png' };
  return {
    sys: { id, type: 'Asset', version: 1, createdAt: at, updatedAt: at },
    metadata: { tags: [] },
    fields: {
      title: { en: 'A picture' },
      file: { en: { ...file, details: { size: 1_200, image: { width: 10, height: 20 } } } },
    },
  };
}

function entry(id: string, contentType: string, fields: Fields = typicalFields(contentType)): ManagedEntry {
  return {
    sys: {
      id,
      type: 'Entry',
      version: 1,
      createdAt: at,
      updatedAt: at,
      contentType: { sys: { id: contentType } },
    },
    metadata: { tags: [] },
    fields: fields as ManagedEntry['fields'],
  };
}

function typicalFields(contentType: string): Fields {
  const form = formOf(contentType);
  return Object.fromEntries(
    (form ? fieldsOf(form) : []).map(({ name, control }) => [name, { en: typicalValue(control, name) }]),
  );
}

function typicalValue(control: StudioControl, name: string): unknown {
  switch (control.kind) {
    case 'text':
    case 'long-text':
      return control.format === 'date' ? '2026-12-24' : `Words of ${name}`;
    case 'rich-text': {
      const words = [{ nodeType: 'text', value: 'Words', marks: [{ type: 'bold' }], data: {} }];
      const paragraph = { nodeType: 'paragraph', data: {}, content: words };
      return {
        nodeType: 'document',
        data: {},
        content: [paragraph, { nodeType: 'embedded-entry-block', data: {}, content: [] }],
      };
    }
    case 'picture':
    case 'file':
      return linkTo('Asset', 'asset-1');
    case 'link':
    case 'reference':
      return linkTo('Entry', `${control.contentType}-${name}`);
    case 'choice':
      return control.choices[0]?.value;
    case 'number':
      return control.minimum ?? 3;
    case 'switch':
      return true;
    case 'date-time':
      return at;
    case 'blocks':
      return [linkTo('Entry', 'heroBanner-1')];
    case 'list':
      return [typicalValue(control.item, name)];
    case 'fields':
      return Object.fromEntries(
        control.fields.map((field) => [field.name, typicalValue(field.control, field.name)]),
      );
  }
}

async function show(shown: ManagedEntry, props: Partial<Parameters<typeof EntryForm>[0]> = {}) {
  const store = createDocumentStore();
  store.receive([shown]);
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(['media', 'locales'], locales);
  client.setQueryData(['sites'], { brands: [] });
  await act(async () => {
    root.render(
      <CacheProvider value={styles}>
        <QueryClientProvider client={client}>
          <DocumentProvider value={store}>
            <EntryForm entryId={shown.sys.id} locale="fi" {...props} />
          </DocumentProvider>
        </QueryClientProvider>
      </CacheProvider>,
    );
  });
  await settled();
  return store;
}

/** Expands all sections and nested entries. */
async function unfold() {
  for (const button of document.querySelectorAll<HTMLElement>('button[aria-expanded="false"]'))
    await act(async () => button.click());
  await settled();
  // Sections take 0.3 s to expand.
  await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
}

/** Waits until all linked entries are loaded, recursively, within React's `act`. */
async function settled() {
  for (let quiet = 0, tries = 0; quiet < 2; tries += 1) {
    if (tries === 1_000) throw new Error('The form never came to rest.');
    await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
    const isBusy = client.isFetching() > 0 || document.querySelector('.MuiSkeleton-root') !== null;
    quiet = isBusy ? 0 : quiet + 1;
  }
}

async function violations(): Promise<string[]> {
  // jsdom does not paint, so contrast cannot be measured.
  const { violations: found } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false } },
  });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
}

/** Kinds of controls in a form, such as `list picture`. */
function kindsOf(control: StudioControl): string[] {
  if (control.kind === 'list') return kindsOf(control.item).map((kind) => `list ${kind}`);
  if (control.kind === 'fields') return control.fields.flatMap((field) => kindsOf(field.control));
  return [control.kind === 'reference' && control.catalogue ? 'catalogue' : control.kind];
}

const checkedKinds = new Set<string>();

test.each(forms.map(({ contentType }) => contentType))(
  'the form of %s is quiet and accessible',
  async (type) => {
    await show(entry(`${type}-1`, type));
    const fields = formOf(type)?.fields.filter(({ group }) => group === 'content') ?? [];
    for (const { name } of fields)
      expect(document.querySelector(`[data-field="${name}"]`), name).not.toBeNull();
    // Axe takes a second per form, so only forms with a new kind of control are checked.
    const kinds = fields.flatMap(({ control }) => kindsOf(control));
    if (!kinds.every((kind) => checkedKinds.has(kind))) expect(await violations()).toEqual([]);
    for (const kind of kinds) checkedKinds.add(kind);
    expect(outputs).toEqual([]);
  },
);

test('everything unfolded, an entry without content, and one to read only', async () => {
  await show(entry('heroBanner-1', 'heroBanner'));
  await unfold();
  for (const name of ['label', 'target', 'targetGroups', 'internalName'])
    expect(document.querySelector(`[data-field="${name}"]`), name).not.toBeNull();
  expect(await violations()).toEqual([]);
  await show(entry('heroBanner-1', 'heroBanner', {}));
  expect(await violations()).toEqual([]);
  await show(entry('contact-1', 'contact'), { readOnly: true });
  expect(document.querySelector('main input:not([disabled], [readonly]), main textarea')).toBeNull();
  expect(await violations()).toEqual([]);
  expect(outputs).toEqual([]);
});

test('an entry of a type without a form shows what is stored', async () => {
  await show(entry('old-1', 'oldType', { headline: { en: 'Stored words' } }));
  expect(document.body.textContent).toContain('Stored words');
  expect(document.body.textContent).toContain('oldType');
});

test('faults are shown where they belong, and what falls back says from where', async () => {
  const faults = [
    { pointer: '/title', reason: 'The title is too loud.' },
    { pointer: '/nowhere', reason: 'Something else is wrong.' },
    { pointer: '/mainCalls/0/label', reason: 'The label is missing.' },
  ];
  await show(entry('heroBanner-1', 'heroBanner'), {
    faultsOf: (entryId) => (entryId === 'heroBanner-1' ? faults : []),
  });
  await unfold();
  expect(document.querySelector('[data-field="title"]')?.textContent).toContain('The title is too loud.');
  expect(document.querySelector('[data-field="mainCalls"] [data-field="label"]')?.textContent).toContain(
    'The label is missing.',
  );
  expect(document.querySelector('main [role="alert"]')?.textContent).toBe('Something else is wrong.');
  expect(document.querySelector('[data-field="title"] [placeholder]')?.getAttribute('placeholder')).toBe(
    'Falls back to English: Words of title',
  );
});

test('a warning of the checks is read out with the field it belongs to, also in a part of the entry', async () => {
  const warning = { pointer: '/title', reason: 'The title is long.', isWarning: true };
  const inPart = { pointer: '/label', reason: 'The label is dull.', isWarning: true };
  await show(entry('heroBanner-1', 'heroBanner'), {
    faultsOf: (entryId) => (entryId === 'heroBanner-1' ? [warning] : [inPart]),
  });
  await unfold();
  const title = document.querySelector('#field-heroBanner-1-title');
  const described = (title?.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');
  expect(described).toContain('Warning: The title is long.');
  expect(title?.getAttribute('aria-invalid')).toBe('false');
  expect(document.querySelector('[data-field="mainCalls"] [data-field="label"]')?.textContent).toContain(
    'Warning: The label is dull.',
  );
  expect(await violations()).toEqual([]);
});

test('what is typed is an edit of the language shown, and a conflict is decided by a person', async () => {
  const store = await show(entry('heroBanner-1', 'heroBanner'));
  const title = document.querySelector<HTMLInputElement>('#field-heroBanner-1-title');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(title, 'Otsikko');
    title?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  const [change] = store.unsaved();
  expect(store.unsaved()).toEqual([
    { entryId: 'heroBanner-1', field: 'title', locale: 'fi', after: 'Otsikko' },
  ]);
  if (!change) throw new Error('nothing was typed');
  const conflicts = [{ entryId: 'heroBanner-1', field: 'title', locale: 'fi', theirs: 'Toinen', at }];
  await act(async () => store.confirm({ entries: [], conflicts, refused: [] }));
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-field="title"] button')];
  await act(async () => buttons.find((button) => button.textContent === 'Take theirs')?.click());
  expect(store.getState().entries['heroBanner-1']?.fields['title']?.['fi']).toBe('Toinen');
  expect(store.unsaved()).toEqual([]);
});
