import type { Situation } from './drawing/picture';
import { isJson } from '../../site/configuration/merge-configuration';
import type { Configuration } from '../../site/configuration/read-configuration.server';
import { link } from './entries';
import { fillEntry, type Words } from './fill-starter';
import { licenceId, licencesOf, marksAskedFor } from './licences';
import type { Look } from './looks';
import type { MarketFile } from './market-file';
import type { ContentFile, StoredEntry } from './project.server';
import { type StarterTexts, starterPages, starterTexts } from './starter.server';

/** The inputs of a new brand's content. */
export interface ContentSource {
  id: string;
  name: string;
  company: string;
  look: Look;
  markets: readonly MarketFile[];
  configuration: Configuration;
  /** All existing content, the source of shared values. */
  content: ReadonlyMap<string, ContentFile>;
}

/** Marks on every site. */
const usualMarks = [
  'mark-18-plus',
  'mark-play-well',
  'mark-help-line',
  'mark-self-exclusion',
  'mark-safe-seal',
];

/** Message pages with a brand-specific picture. */
const messagePages: Record<string, Situation> = {
  'text-page-error-401': 'closed',
  'text-page-error-403': 'restricted',
  'text-page-error-404': 'not-found',
  'text-page-error-500': 'error',
  'text-page-maintenance': 'maintenance',
  'text-page-oops': 'error',
  'text-page-region-blocked': 'restricted',
  'text-page-restricted': 'restricted',
};

/** The texts of a new brand by file name: starter pages and message pages in its languages. */
export function brandContent(source: ContentSource): Map<string, ContentFile> {
  const locales = wordsByLocale(source);
  const pages = [...starterPages(source.look)].map(
    ([name, entries]) => [name, { entries: entries.map((entry) => fillEntry(entry, locales)) }] as const,
  );
  return new Map<string, ContentFile>([
    ...pages,
    ['message-pages.json', { entries: messageEntries(source, [...locales.keys()]) }],
  ]);
}

/** The common message pages, with the brand's pictures. */
function messageEntries({ id, content }: ContentSource, locales: string[]): StoredEntry[] {
  const stored = entriesById(content);
  return Object.entries(messagePages).map(([page, situation]) => {
    const common = stored.get(page);
    if (!common) throw new Error(`The content has no page ${page}, which every brand needs.`);
    const fields = Object.entries(common.fields).map(([name, field]) => [
      name,
      Object.fromEntries(Object.entries(field).filter(([locale]) => locales.includes(locale))),
    ]);
    return {
      sys: { ...common.sys, id: page.replace('text-', `${id}-`) },
      fields: {
        ...(Object.fromEntries(fields) as StoredEntry['fields']),
        image: { en: link('Asset', `brands-${id}-${situation}`) },
        onlyBrands: { en: [id] },
      },
    };
  });
}

export function entriesById(content: ReadonlyMap<string, ContentFile>): Map<string, StoredEntry> {
  return new Map(
    [...content.values()].flatMap(({ entries = [] }) =>
      entries.map((entry) => [entry.sys.id, entry] as const),
    ),
  );
}

/** Content locales of a brand: English, those of its languages, and their fallbacks. */
export function localesOf(
  markets: readonly Pick<MarketFile, 'languages' | 'localeMapping'>[],
  { configuration, content }: Pick<ContentSource, 'configuration' | 'content'>,
): string[] {
  const fallbacks = new Map(
    [...content.values()].flatMap(({ locales = [] }) =>
      locales.map(({ code, fallbackCode }) => [code, fallbackCode] as const),
    ),
  );
  const spoken = markets.flatMap(({ languages, localeMapping }) =>
    languages.map(
      (code) => configuration.languages.get(localeMapping?.[code] ?? code)?.contentLocale ?? 'en',
    ),
  );
  const withFallbacks = (locale: string | null | undefined): string[] =>
    locale ? [locale, ...withFallbacks(fallbacks.get(locale))] : [];
  return [...new Set(['en', ...spoken.flatMap(withFallbacks)])];
}

function wordsByLocale(source: ContentSource): Map<string, Words> {
  const texts = starterTexts();
  const stored = entriesById(source.content);
  return new Map(
    localesOf(source.markets, source).map((locale) => [locale, wordsIn(locale, source, texts, stored)]),
  );
}

function wordsIn(
  locale: string,
  source: ContentSource,
  texts: StarterTexts,
  stored: ReadonlyMap<string, StoredEntry>,
): Words {
  const { id, name, company, configuration, markets } = source;
  const language = [...configuration.languages.values()].find(
    ({ contentLocale }) => contentLocale === locale,
  );
  const messages = configuration.texts.get(language?.code ?? 'en');
  const entriesOf = (ids: string[]) => ids.map((entryId) => link('Entry', entryId));
  return {
    values: {
      id,
      name,
      company,
      licences: entriesOf(
        licencesOf(markets, configuration).map(({ jurisdiction }) => licenceId(id, jurisdiction)),
      ),
      marks: entriesOf(marksOf(source, stored)),
    },
    text: (key) => texts.get(locale)?.[key],
    content(key) {
      const [entryId = '', field = ''] = key.split('.');
      const values = stored.get(entryId)?.fields[field];
      // An untranslated field has a single value.
      return values?.[locale] ?? (values && Object.keys(values).length === 1 ? values['en'] : undefined);
    },
    message(key) {
      const found = key
        .split('.')
        .reduce<unknown>((node, part) => (isJson(node) ? node[part] : undefined), messages);
      return typeof found === 'string' ? found : undefined;
    },
  };
}

/** The usual marks and those required by the law of a market. @throws Error when the content has none with that id */
function marksOf(
  { markets, configuration }: ContentSource,
  stored: ReadonlyMap<string, StoredEntry>,
): string[] {
  return [...usualMarks, ...marksAskedFor(markets, configuration, stored)];
}
