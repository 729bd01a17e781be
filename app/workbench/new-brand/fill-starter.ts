import { isJson } from '../../site/configuration/merge-configuration';
import { unknownPlaceholders } from '../../content/documents/market-terms';
import type { StoredEntry } from './project.server';

/** The values of placeholders in one language. */
export interface Words {
  /** `{{id}}`, `{{name}}` and similar; a text that consists of one placeholder may become a list or an object. */
  values: Readonly<Record<string, unknown>>;
  /** `{{text home.title}}`, of the starter. */
  text(key: string): string | undefined;
  /** `{{content category-slots.label}}`: a field of shared content. */
  content(key: string): unknown;
  /** `{{message winners.latest}}`: an interface text. */
  message(key: string): string | undefined;
}

const placeholder = /\{\{(?:(text|content|message) )?([^{}]+)\}\}/g;
const onlyPlaceholder = /^\{\{(?:(text|content|message) )?([^{}]+)\}\}$/;

/** Thrown for a placeholder without a value in a language: the field then falls back to another language. */
class NoWords extends Error {}

/**
 * A starter entry with its placeholders filled.
 * @param locales values by content locale, the default one first
 * @throws Error for a placeholder without a value in the default language
 */
export function fillEntry(entry: StoredEntry, locales: ReadonlyMap<string, Words>): StoredEntry {
  const [standard] = locales.values();
  if (!standard) throw new Error('There is no language to write in.');
  const sys = filled(entry.sys, standard) as StoredEntry['sys'];
  const fields = Object.entries(entry.fields).map(([name, field]) => {
    const inAll = field['*'];
    if (inAll === undefined) return [name, filled(field, standard)] as const;
    return [name, inLocales(inAll, locales, `${sys.id} ${name}`)] as const;
  });
  return { sys, fields: Object.fromEntries(fields) as StoredEntry['fields'] };
}

function inLocales(
  value: unknown,
  locales: ReadonlyMap<string, Words>,
  place: string,
): Record<string, unknown> {
  const written = [...locales].flatMap(([locale, words], index) => {
    try {
      return [[locale, filled(value, words)] as const];
    } catch (error) {
      if (!(error instanceof NoWords)) throw error;
      if (index === 0)
        throw new Error(`${place}: nothing to write for ${error.message} in "${locale}".`, { cause: error });
      return [];
    }
  });
  return Object.fromEntries(written);
}

function filled(value: unknown, words: Words): unknown {
  if (typeof value === 'string') return filledText(value, words);
  if (Array.isArray(value)) return value.map((item) => filled(item, words));
  if (!isJson(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, filled(child, words)]));
}

/** Ages and amounts are filled in per market when the page is rendered. */
function isMarketTerm(found: string): boolean {
  return unknownPlaceholders(found).length === 0;
}

function filledText(text: string, words: Words): unknown {
  const only = onlyPlaceholder.exec(text);
  if (only && !isMarketTerm(text)) return wordsFor(only[1], only[2] ?? '', words);
  return text.replace(placeholder, (whole, kind: string | undefined, key: string) =>
    isMarketTerm(whole) ? whole : String(wordsFor(kind, key, words)),
  );
}

function wordsFor(kind: string | undefined, key: string, words: Words): unknown {
  const found =
    kind === 'text'
      ? words.text(key)
      : kind === 'content'
        ? words.content(key)
        : kind === 'message'
          ? words.message(key)
          : words.values[key];
  if (found === undefined) throw new NoWords(`{{${kind ? `${kind} ` : ''}${key}}}`);
  // Texts of the starter name the brand.
  return kind === 'text' && typeof found === 'string'
    ? filledText(found, { ...words, text: () => undefined })
    : found;
}
