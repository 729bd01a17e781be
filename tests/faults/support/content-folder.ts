import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** An entry in a content folder. */
interface Entry {
  sys: { id: string; contentType: { sys: { id: string } }; publishedVersion?: null };
  fields: Record<string, { en: unknown }>;
}

interface ContentModel {
  contentTypes: {
    sys: { id: string };
    name: string;
    fields: { id: string; type: string; items?: { validations?: { linkContentType?: string[] }[] } }[];
  }[];
}

const pictureFile =
  '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="160"><path d="M0 0h320v160H0z"/></svg>';

const pictureAsset = {
  sys: { id: 'picture' },
  fields: {
    title: { en: 'Picture' },
    description: { en: 'A plain picture' },
    file: { en: { url: '//files/picture.svg', fileName: 'picture.svg', contentType: 'image/svg+xml' } },
  },
};

/** An entry; fields that are undefined are left out. A draft is not published. */
export function entry(
  type: string,
  id: string,
  fields: Record<string, unknown>,
  { draft = false } = {},
): Entry {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return {
    sys: { id, contentType: { sys: { id: type } }, ...(draft ? { publishedVersion: null } : {}) },
    fields: Object.fromEntries(given.map(([name, value]) => [name, { en: value }])),
  };
}

/** A link to an entry, existing or not. */
export function link(id: string) {
  return { sys: { type: 'Link', linkType: 'Entry', id } };
}

/** A link to the single picture of each folder. */
export const picture = { sys: { type: 'Link', linkType: 'Asset', id: pictureAsset.sys.id } };

/** A rich text of paragraphs; a paragraph is its text or its inline nodes. */
export function richText(...paragraphs: (string | object[])[]) {
  const content = paragraphs.map((paragraph) => ({
    nodeType: 'paragraph',
    data: {},
    content: typeof paragraph === 'string' ? [text(paragraph)] : paragraph,
  }));
  return { nodeType: 'document', data: {}, content };
}

/** A text node of a rich text. */
export function text(value: string, marks: { type: string }[] = []) {
  return { nodeType: 'text', value, marks, data: {} };
}

/** A valid rich text with lists nested deeper than a renderer can follow. */
export function bottomlessText(levels = 1_400) {
  let node: object = { nodeType: 'paragraph', data: {}, content: [text('bottom')] };
  for (let level = 0; level < levels; level++)
    node = { nodeType: level % 2 ? 'unordered-list' : 'list-item', data: {}, content: [node] };
  return { nodeType: 'document', data: {}, content: [node] };
}

/** A page of blocks; an unknown id is a dangling link. */
export function page(at: string, blocks: string[], fields: Record<string, unknown> = {}): Entry {
  const id = `page${at.replaceAll(/[^a-z]/g, '-')}`;
  return entry('page', id, {
    internalName: at,
    path: at,
    title: `Page ${at}`,
    blocks: blocks.map(link),
    ...fields,
  });
}

/** A simple block with a title that cannot fail. */
export function textBlock(id: string, title: string): Entry {
  return entry('formattedText', id, { title, body: richText(`${title} has a body.`) });
}

/** The footer of every page; fields may be overridden, and undefined removes one. */
export function footer(id: string, fields: Record<string, unknown> = {}): Entry {
  return entry('siteFooter', id, {
    licences: [link('licence')],
    regulationMarks: [link('age-mark')],
    terms: richText('Terms of the house.'),
    ...fields,
  });
}

/** Content that every site needs: header, footer, home page and error pages. */
const everySite: Entry[] = [
  entry('navigationLink', 'to-promotions', { label: 'Promotions', target: '/promotions' }),
  entry('siteHeader', 'header', { logo: picture, links: [link('to-promotions')] }),
  entry('mark', 'licence', { name: 'Licence of the house', logo: picture }),
  entry('mark', 'age-mark', { name: 'Adults only', logo: picture }),
  footer('footer'),
  entry('siteLayout', 'layout', { internalName: 'Everywhere', blocks: [link('header'), link('footer')] }),
  entry('heroBanner', 'hero', { title: 'Welcome home', image: picture }),
  page('/', ['hero'], { title: 'Home' }),
  entry('pageText', 'page-text', {}),
  page('/:static', ['page-text'], { title: 'Text' }),
  // The pages required by the rules of every market.
  ...Object.entries({
    terms_and_conditions: 'Terms',
    privacy_policy: 'Privacy',
    responsible_gambling: 'Playing responsibly',
  }).map(([slug, title]) => entry('staticPage', slug, { slug, title, group: 'legal' })),
  ...Object.entries({
    'page-error-404': 'Nothing stands here',
    'page-restricted': 'Not in your country',
    'page-maintenance': 'Back in a while',
  }).map(([slug, title]) => entry('staticPage', slug, { slug, title, layout: 'message' })),
];

/** A separate content folder: the real content model, the content that every site needs, and the entries of a test file. */
export class ContentFolder {
  readonly directory = mkdtempSync(path.join(tmpdir(), 'marquee-content-'));
  readonly #entries = new Map<string, Entry>();

  constructor(entries: Entry[]) {
    mkdirSync(path.join(this.directory, 'files'));
    writeFileSync(path.join(this.directory, 'files', 'picture.svg'), pictureFile);
    cpSync('content-fixtures/model.json', this.#file('model'));
    this.put(...everySite, ...entries);
  }

  /** Adds or replaces entries. A running content service reads them on its next start. */
  put(...entries: Entry[]): void {
    for (const added of entries) this.#entries.set(added.sys.id, added);
    writeFileSync(
      this.#file('entries'),
      JSON.stringify({ entries: [...this.#entries.values()], assets: [pictureAsset] }),
    );
  }

  /** Permits pages to hold a block type unknown to the site. */
  addBlockType(id: string): void {
    const model = JSON.parse(readFileSync(this.#file('model'), 'utf8')) as ContentModel;
    model.contentTypes.push({ sys: { id }, name: id, fields: [{ id: 'title', type: 'Symbol' }] });
    for (const { fields } of model.contentTypes)
      for (const field of fields.filter((candidate) => candidate.id === 'blocks'))
        for (const validation of field.items?.validations ?? []) validation.linkContentType?.push(id);
    writeFileSync(this.#file('model'), JSON.stringify(model));
  }

  remove(): void {
    rmSync(this.directory, { recursive: true, force: true });
  }

  #file(name: string): string {
    return path.join(this.directory, `${name}.json`);
  }
}
