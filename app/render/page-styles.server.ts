import { createHash } from 'node:crypto';
import type { Theme } from '../../schemas/generated/types';
import base from '../../ui/theme/base.css?inline';
import { themeStylesheet } from '../site/theme/theme-stylesheet.server';

/** The critical styles of a content page, inlined in its head: no request delays the first paint. */
export interface PageStyles {
  text: string;
  bytes: Buffer;
  /** Source expression that allows exactly this text in the Content-Security-Policy. */
  source: string;
}

/** Text of every CSS Module, with its generated class names. Ordered so that overrides come last: blocks, `ui/`, `app/`. */
const modules = import.meta.glob<string>(
  ['../../blocks/**/*.module.css', '../../ui/**/*.module.css', '../**/*.module.css'],
  { query: '?inline', import: 'default', eager: true },
);

/** Generated class names end in the hash of their stylesheet and a line number, as in `_tile_cee7s_12`. */
const className = /_([0-9a-z]+)_\d+(?![\w-])/g;

const folders = ['../../blocks/', '../../ui/', '../'];

const sheets = Object.entries(modules)
  .sort(([one], [other]) => rankOf(one) - rankOf(other) || (one < other ? -1 : 1))
  .map(([, text]) => ({ text: text.trim(), hash: hashOf(text) }));

/** Styles of the islands of every page: their code is in the entry, which has no stylesheet. */
const added = [hashOf(modules['../../ui/notice/toast.module.css'] ?? '')];

/** All stylesheets: in preview, blocks may be added to a page. */
export const everyClassHash: ReadonlySet<string> = new Set(sheets.map(({ hash }) => hash));

/** Cached styles, one per combination of stylesheets. */
const known = new WeakMap<Theme, Map<string, PageStyles>>();

const attribute = / class="([^"]*)"/g;

/** Hashes of the stylesheets used in a piece of HTML. A page has a thousand class attributes with few distinct values. */
export function classHashes(html: string): ReadonlySet<string> {
  const values = new Set<string>();
  for (const [, value = ''] of html.matchAll(attribute)) values.add(value);
  return new Set([...[...values].join(' ').matchAll(className)].flatMap(([, hash]) => hash ?? []));
}

/**
 * The styles of a page: theme, document defaults, and the CSS Modules used in its HTML. Content that islands add
 * later brings its own.
 * @param classes of everything in the body, from `classHashes`
 */
export function pageStyles(
  { brand, theme }: { brand: { id: string }; theme: Theme },
  classes: readonly ReadonlySet<string>[],
): PageStyles {
  const used = new Set(added);
  for (const hashes of classes) for (const hash of hashes) used.add(hash);
  const own = sheets.filter(({ hash }) => used.has(hash));
  const key = own.map(({ hash }) => hash).join();
  let ofTheme = known.get(theme);
  if (!ofTheme) known.set(theme, (ofTheme = new Map()));
  let styles = ofTheme.get(key);
  if (!styles) {
    const text = [themeStylesheet(brand.id, theme).text, base.trim(), ...own.map((sheet) => sheet.text)].join(
      '\n',
    );
    const digest = createHash('sha256').update(text).digest('base64');
    ofTheme.set(key, (styles = { text, bytes: Buffer.from(text), source: `'sha256-${digest}'` }));
  }
  return styles;
}

function hashOf(text: string): string {
  return new RegExp(className).exec(text)?.[1] ?? '';
}

function rankOf(file: string): number {
  return folders.findIndex((folder) => file.startsWith(folder));
}
