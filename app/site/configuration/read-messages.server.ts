import path from 'node:path';
import type { Languages } from '../../../schemas/generated/types';
import { ConfigurationError } from './configuration-error';
import { type Json, isJson, mergeConfiguration } from './merge-configuration';
import { foldersIn, readObjectsIn } from './read-files.server';

type Language = Languages[number];

/**
 * The texts of every folder of `brands/messages`: one file per part of the interface, `sign-in.json` for the keys
 * that begin with `signIn.`.
 */
export function readMessages(directory: string): Map<string, Json> {
  return new Map(
    foldersIn(directory).map((folder) => {
      const sections = [...readObjectsIn(path.join(directory, folder))];
      return [folder, Object.fromEntries(sections.map(([name, texts]) => [sectionName(name), texts]))];
    }),
  );
}

const sectionName = (file: string) => file.replace(/-(.)/g, (_dash, letter: string) => letter.toUpperCase());
const fileName = (section: string) => section.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The texts of a language: those of its folders merged, later ones taking precedence. */
export function textsOf(language: Language, folders: ReadonlyMap<string, Json>): Json {
  return language.messages.reduce<Json>(
    (texts, folder) => mergeConfiguration(texts, folders.get(folder) ?? {}) as Json,
    {},
  );
}

const pluralForm = /_(zero|one|two|few|many|other)$/;

/**
 * Checks that a language in use has every text that English has, and pluralised ones in every plural form of the
 * language.
 * @throws ConfigurationError with the file and the key of each missing text
 */
export function checkTexts(directory: string, language: Language, texts: Json, english: Json): void {
  const categories = new Intl.PluralRules(language.tag).resolvedOptions().pluralCategories;
  const keys = new Set(keysOf(texts));
  const missing = [...new Set(keysOf(english).flatMap((key) => formsOf(key, categories)))].filter(
    (key) => !keys.has(key),
  );
  if (missing.length === 0) return;
  const folder = path.join(directory, language.messages.at(-1) ?? '');
  const listed = missing.slice(0, 5).map((key) => {
    const [section = '', ...rest] = key.split('.');
    return `${path.join(folder, `${fileName(section)}.json`)}: /${rest.join('/')} is missing`;
  });
  throw new ConfigurationError(
    `${listed.join('\n')}${missing.length > 5 ? `\nand ${missing.length - 5} more` : ''}\nTranslate them: language "${language.code}" is spoken by an enabled market.`,
  );
}

/**
 * Checks that a brand overrides only existing texts and languages, with the placeholders they have: otherwise a typing
 * error would silently have no effect, or show braces to visitors.
 * @throws ConfigurationError with the file and the pointer of the first invalid text
 */
export function checkOwnTexts(
  directory: string,
  own: ReadonlyMap<string, Json>,
  shared: ReadonlyMap<string, Json>,
  english: ReadonlyMap<string, ReadonlySet<string>>,
): void {
  for (const [language, texts] of own) {
    const file = path.join(directory, `${language}.json`);
    if (!shared.has(language))
      throw new ConfigurationError(
        `${file}: there is no folder messages/${language}. Name the file after one of: ${[...shared.keys()].join(', ')}.`,
      );
    for (const [key, text] of textsIn(texts)) {
      const fault = ownTextFault(text, english.get(withoutForm(key)));
      if (fault) throw new ConfigurationError(`${file}: /${key.replaceAll('.', '/')} ${fault}`);
    }
  }
}

/** @param values placeholders of the shared text; undefined if there is no such text */
function ownTextFault(text: unknown, values: ReadonlySet<string> | undefined): string | undefined {
  if (!values) return 'is no text of the interface. Write it as in messages/en, or remove it.';
  if (typeof text !== 'string') return 'must be a text.';
  if (text.trim() === '') return 'is empty. Remove it, so that the shared text holds.';
  const foreign = placeholdersIn(text).find((name) => !values.has(name));
  if (foreign === undefined) return undefined;
  const offered = [...values].map((name) => `{{${name}}}`).join(', ');
  return `has {{${foreign}}}, which nothing fills in. ${offered ? `There is: ${offered}.` : 'Leave it out.'}`;
}

/** Keys of English texts, without plural suffixes, each with its placeholders. */
export function textKeys(english: Json): Map<string, ReadonlySet<string>> {
  const keys = new Map<string, Set<string>>();
  for (const [key, text] of textsIn(english)) {
    const values = keys.get(withoutForm(key)) ?? new Set();
    keys.set(withoutForm(key), values);
    if (typeof text === 'string') for (const name of placeholdersIn(text)) values.add(name);
  }
  return keys;
}

function placeholdersIn(text: string): string[] {
  return [...text.matchAll(/\{\{-?\s*([^{},\s]+)[^{}]*\}\}/g)].map(([, name = '']) => name);
}

const withoutForm = (key: string) => key.replace(pluralForm, '');

function formsOf(key: string, categories: string[]): string[] {
  return pluralForm.test(key) ? categories.map((category) => key.replace(pluralForm, `_${category}`)) : [key];
}

function keysOf(node: Json): string[] {
  return textsIn(node).map(([key]) => key);
}

/** Texts by key, such as `signIn.title`, in the order of the files. */
export function textsIn(node: Json, prefix = ''): [key: string, text: unknown][] {
  return Object.entries(node).flatMap(([name, child]): [string, unknown][] =>
    isJson(child) ? textsIn(child, `${prefix}${name}.`) : [[`${prefix}${name}`, child]],
  );
}
