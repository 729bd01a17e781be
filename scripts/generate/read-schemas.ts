import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { JSONSchema4 } from 'json-schema';

/** One file below schemas/: its key is the path without extension, e.g. `blocks/hero-banner`. */
export interface SchemaFile {
  key: string;
  schema: MarqueeSchema;
}

/** The groups of blocks in reference pages, gallery and studio. */
export const blockGroups = [
  'frame',
  'text',
  'media',
  'games',
  'promotions',
  'account',
  'legal',
  'layout',
] as const;

/** Regions of blocks: the frame of a page has a header and a footer, everything else is the page itself. */
export type Region = 'header' | 'main' | 'footer';

/** How a block is placed, filled, hydrated and isolated: `x-marquee` of a block schema. */
export interface BlockMeta {
  block: string;
  version: number;
  group: (typeof blockGroups)[number];
  regions: Region[];
  live: string | null;
  hydrate: 'none' | 'visible' | 'load';
  failure: 'open' | 'closed';
  timeBudgetMs: number;
  /** Marketing content: left out for players in a break or an exclusion. */
  promotional?: true;
  /** The content property with panels of nested blocks. */
  slots?: string;
}

/** The content type of a content schema; `reference` schemas read only the id. */
export interface ContentMeta {
  contentType: string;
  displayField?: string;
  reference?: boolean;
}

/** Contentful settings of a field beyond its JSON type. */
export interface ContentHint {
  localized?: boolean;
  fallback?: boolean;
  /** The field holds blocks: any, or those allowed in one of these regions. */
  blocks?: true | Region[];
  object?: boolean;
  /** A picture, or the first of a list, is cropped: a companion field holds its focal point. */
  focus?: boolean;
  /** Labels of the values of an enum. */
  labels?: Record<string, string>;
  /** Set by the generator on fields only older versions have. */
  former?: boolean;
  /** Set by the generator on lists that were longer in an older version. */
  readLimit?: number;
}

export interface MarqueeSchema extends JSONSchema4 {
  $id?: string;
  properties?: Record<string, MarqueeSchema>;
  items?: MarqueeSchema;
  allOf?: MarqueeSchema[];
  'x-marquee'?: BlockMeta | ContentMeta;
  'x-content'?: ContentHint;
}

export const schemaBase = 'https://marquee.dev/schemas/';

/** Folders below schemas/ that describe no current data: frozen versions, and the schema of the schemas. */
const otherFolders = ['history', 'meta'];

/** Reads every schema file, sorted by key so that generated files are deterministic. */
export function readSchemas(folder: string): SchemaFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.schema.json') && !otherFolders.includes(name.split(path.sep)[0] ?? ''))
    .map((name) => {
      const key = name
        .split(path.sep)
        .join('/')
        .replace(/\.schema\.json$/, '');
      const schema = JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as MarqueeSchema;
      if (schema.$id !== `${schemaBase}${key}.schema.json`)
        throw new Error(
          `schemas/${name}: $id must be ${schemaBase}${key}.schema.json, it is ${String(schema.$id)}`,
        );
      return { key, schema };
    })
    .sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** The schema key a `$ref` (bare or as the only member of `allOf`) points at, or undefined. */
export function refKey(schema: MarqueeSchema): string | undefined {
  const ref = schema.$ref ?? schema.allOf?.[0]?.$ref;
  return ref?.startsWith(schemaBase)
    ? ref.slice(schemaBase.length).replace(/\.schema\.json$/, '')
    : undefined;
}

export function blockMeta(schema: MarqueeSchema): BlockMeta | undefined {
  const meta = schema['x-marquee'];
  return meta && 'block' in meta ? meta : undefined;
}

export function contentMeta(schema: MarqueeSchema): ContentMeta | undefined {
  const meta = schema['x-marquee'];
  return meta && 'contentType' in meta ? meta : undefined;
}

/** Names of the blocks a field may hold, or undefined if it does not hold blocks. */
export function allowedBlocks(field: MarqueeSchema, files: SchemaFile[]): string[] | undefined {
  const allowed = field['x-content']?.blocks;
  return (
    allowed &&
    files.flatMap(({ schema }) => {
      const meta = blockMeta(schema);
      return meta && (allowed === true || meta.regions.some((region) => allowed.includes(region)))
        ? [meta.block]
        : [];
    })
  );
}

/** `hero-banner` → `heroBanner`: the content type id of a block. */
export function camelCase(name: string): string {
  return name.replace(/[-/]([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** `blocks/hero-banner` → `HeroBanner`. */
export function pascalCase(name: string): string {
  const camel = camelCase(name);
  return camel.charAt(0).toUpperCase() + camel.slice(1);
}
