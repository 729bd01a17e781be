import { isDeepStrictEqual } from 'node:util';
import type { Configuration } from '../../app/site/configuration/read-configuration.server';
import { brandContent, entriesById, localesOf } from '../../app/workbench/new-brand/brand-content';
import type { Drawn } from '../../app/workbench/new-brand/drawing-style';
import { link, linkedIds } from '../../app/workbench/new-brand/entries';
import {
  licenceEntries,
  licenceId,
  licencePicture,
  licencesOf,
  marksAskedFor,
} from '../../app/workbench/new-brand/licences';
import { drawOne } from '../../app/workbench/new-brand/make-brand';
import type { MarketFile } from '../../app/workbench/new-brand/market-file';
import {
  type ContentFile,
  type StoredEntry,
  contentLocales,
} from '../../app/workbench/new-brand/project.server';

/** A brand whose content is prepared for another market. */
export interface OpenedBrand {
  drawn: Drawn;
  /** Its markets, the new one last. */
  markets: readonly MarketFile[];
  configuration: Configuration;
  /** All existing content, by path. */
  content: ReadonlyMap<string, ContentFile>;
}

/** The changes to the content of a brand. */
export interface ContentChange {
  /** Path in the content folder → new content; unchanged files are left out. */
  files: Map<string, ContentFile>;
  pictures: Map<string, string>;
  /** Number of starter texts added in a new language. */
  written: number;
  /** Number of the brand's texts that have only English and none of the new market's languages, by locale. */
  missing: Map<string, number>;
}

/**
 * Adds licence mark, legally required marks, and starter texts in the languages of the new market, if the English
 * ones are still the starter's.
 */
export function openContent(brand: OpenedBrand): ContentChange {
  const { drawn, content } = brand;
  const own = new Map(
    [...content]
      .filter(([file]) => file.startsWith(`${drawn.id}/`))
      .map(([file, value]) => [file, structuredClone(value)]),
  );
  const pictures = new Map<string, string>();
  addLicence(brand, own, pictures);
  addLawMarks(brand, own);
  const written = addLanguages(brand, own);
  const files = new Map([...own].filter(([file, value]) => !isDeepStrictEqual(value, content.get(file))));
  return { files, pictures, written, missing: missingTexts(brand, own) };
}

/** The footers shown in the new market. */
function footersOf({ drawn, markets }: OpenedBrand, own: ReadonlyMap<string, ContentFile>): StoredEntry[] {
  const code = markets.at(-1)?.id ?? '';
  const stored = entriesById(own);
  const applies = ({ fields }: StoredEntry) => {
    const listed = (name: string): unknown[] => {
      const value = fields[name]?.['en'];
      return Array.isArray(value) ? value : [];
    };
    return (
      listed('brands').includes(drawn.id) &&
      (listed('markets').length === 0 || listed('markets').includes(code))
    );
  };
  return [...stored.values()]
    .filter((entry) => typeOf(entry) === 'siteLayout' && applies(entry))
    .flatMap((layout) => linkedIds(layout, 'blocks'))
    .flatMap((id) => stored.get(id) ?? [])
    .filter((entry) => typeOf(entry) === 'siteFooter');
}

const typeOf = ({ sys }: StoredEntry) => sys.contentType?.sys.id;

function addLicence(brand: OpenedBrand, own: Map<string, ContentFile>, pictures: Map<string, string>): void {
  const { drawn, markets, configuration, content } = brand;
  const market = markets.at(-1);
  const [licence] = licencesOf(market ? [market] : [], configuration);
  if (!market || !licence) return;
  const id = licenceId(drawn.id, licence.jurisdiction);
  const all = entriesById(new Map([...content, ...own]));
  const known = all.get(id);
  const isShown = (markId: string) => {
    const mark = all.get(markId);
    const only = mark?.fields['onlyMarkets']?.['en'];
    return mark !== undefined && (!Array.isArray(only) || only.includes(market.id));
  };
  const holders = [...entriesById(own).values()].filter((entry) => typeOf(entry) === 'licenceStrip');
  const showing = [...footersOf(brand, own), ...holders].filter(
    (entry) => !linkedIds(entry, 'licences').some(isShown),
  );
  if (showing.length === 0) return;
  if (known) {
    const only = known.fields['onlyMarkets'];
    if (only && Array.isArray(only['en'])) only['en'] = [...(only['en'] as unknown[]), market.id];
  } else {
    const mark = drawOne(licencePicture(drawn, licence));
    pictures.set(`files/${mark.picture.path}.svg`, mark.svg);
    const made = licenceEntries(drawn.id, licence, mark, contentLocales(content));
    const file = `${drawn.id}/licences.json`;
    const former = own.get(file);
    own.set(file, {
      ...former,
      entries: [...(former?.entries ?? []), ...made.entries],
      assets: [...(former?.assets ?? []), ...made.assets],
    });
  }
  for (const entry of showing) addLink(entry, 'licences', id);
}

function addLawMarks(brand: OpenedBrand, own: ReadonlyMap<string, ContentFile>): void {
  const { markets, configuration, content } = brand;
  const requested = marksAskedFor(markets.slice(-1), configuration, entriesById(content));
  for (const footer of footersOf(brand, own))
    for (const id of requested) addLink(footer, 'regulationMarks', id);
}

function addLink(entry: StoredEntry, field: string, id: string): void {
  const ids = linkedIds(entry, field);
  if (!ids.includes(id)) entry.fields[field] = { en: [...ids, id].map((each) => link('Entry', each)) };
}

/**
 * Adds starter texts in new languages of the brand. Texts whose English version was edited are skipped, because their
 * meaning has changed.
 */
function addLanguages(brand: OpenedBrand, own: ReadonlyMap<string, ContentFile>): number {
  const { drawn, markets, configuration, content } = brand;
  const { id, name, look } = drawn;
  const source = { id, name, company: `${name} Ltd`, look, markets, configuration, content };
  const locales = newLocales(brand);
  if (locales.length === 0) return 0;
  const made = entriesById(brandContent(source));
  let written = 0;
  for (const { entries = [] } of own.values())
    for (const entry of entries) {
      const starter = made.get(entry.sys.id);
      for (const [field, values] of Object.entries(starter?.fields ?? {})) {
        const now = entry.fields[field];
        if (!now || !isDeepStrictEqual(now['en'], values['en'])) continue;
        for (const locale of locales) {
          if (values[locale] === undefined || now[locale] !== undefined) continue;
          now[locale] = values[locale];
          written += 1;
        }
      }
    }
  return written;
}

/** Content locales that only the new market needs. */
function newLocales(brand: OpenedBrand): string[] {
  const before = localesOf(brand.markets.slice(0, -1), brand);
  return localesOf(brand.markets, brand).filter((locale) => !before.includes(locale));
}

/** Texts that are translated into another language, but not for the new market. */
function missingTexts(brand: OpenedBrand, own: ReadonlyMap<string, ContentFile>): Map<string, number> {
  const spoken = localesOf(brand.markets.slice(-1), brand).filter((locale) => locale !== 'en');
  const fields = [...own.values()].flatMap(({ entries = [] }) =>
    entries.flatMap((entry) => Object.values(entry.fields)),
  );
  const translated = fields.filter((field) => Object.keys(field).length > 1);
  const lacking = translated.filter((field) => !spoken.some((locale) => field[locale] !== undefined));
  const [locale] = spoken;
  return locale === undefined || lacking.length === 0 ? new Map() : new Map([[locale, lacking.length]]);
}
