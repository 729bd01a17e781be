import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Number of entries per file. */
const perFile = 1_000;

/** Id of the entry at an index of the generated space. */
export const articleId = (place: number) => `article-${place}`;

const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } });

const words =
  'lantern quay copper house table evening ticket window game round winter market harbour bright number'.split(
    ' ',
  );

function prose(place: number, length: number): string {
  return Array.from({ length }, (_, index) => words[(place * 31 + index * index * 7) % words.length]).join(
    ' ',
  );
}

/** An article of about 1.5 KB in two languages with two links, like a text page. */
export function articleFields(place: number, count: number, title = `Article ${place}`) {
  return {
    slug: { en: `article-${place}` },
    title: { en: title, de: `${title} auf Deutsch` },
    summary: { en: prose(place, 25), de: prose(place + 1, 25) },
    body: { en: prose(place, 60), de: prose(place + 2, 60) },
    rank: { en: place },
    related: { en: [1, 7].map((step) => link('Entry', articleId((place + step) % count))) },
  };
}

const symbol = (id: string, localized: boolean) => ({
  id,
  name: id,
  type: 'Symbol',
  localized,
  required: false,
});

/** Writes a space with a number of published entries of one type, in Contentful's export format. */
export function writeSpace(folder: string, count: number): void {
  mkdirSync(folder, { recursive: true });
  const model = {
    locales: [
      { code: 'en', name: 'English', default: true, fallbackCode: null },
      { code: 'de', name: 'German', default: false, fallbackCode: 'en' },
    ],
    contentTypes: [
      {
        sys: { id: 'article', type: 'ContentType' },
        name: 'Article',
        displayField: 'title',
        fields: [
          { ...symbol('slug', false), validations: [{ unique: true }] },
          symbol('title', true),
          { ...symbol('summary', true), type: 'Text' },
          { ...symbol('body', true), type: 'Text' },
          { ...symbol('rank', false), type: 'Integer' },
          {
            ...symbol('related', false),
            type: 'Array',
            items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['article'] }] },
          },
        ],
      },
    ],
  };
  writeFileSync(path.join(folder, 'model.json'), JSON.stringify(model));
  for (let start = 0; start < count; start += perFile) {
    const places = Array.from({ length: Math.min(perFile, count - start) }, (_, index) => start + index);
    const entries = places.map((place) => ({
      sys: { id: articleId(place), type: 'Entry', contentType: link('ContentType', 'article') },
      fields: articleFields(place, count),
    }));
    writeFileSync(path.join(folder, `articles-${start}.json`), JSON.stringify({ entries }));
  }
}
