import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type MarqueeSchema, type SchemaFile, blockMeta, refKey, schemaBase } from '../read-schemas';

export const historyFolder = 'schemas/history';

/** A block schema at one version, with all referenced schemas under `definitions`. */
export interface FrozenSchema extends MarqueeSchema {
  definitions: Record<string, MarqueeSchema>;
}

/** Block → version → its frozen schema. */
export type History = Map<string, Map<number, FrozenSchema>>;

/** `schemas/history/faq/v2.schema.json` */
export function frozenFile(block: string, version: number): string {
  return `${historyFolder}/${block}/v${version}.schema.json`;
}

/** Block and version of a frozen file, undefined for any other file. */
export function frozenPlace(file: string): { block: string; version: number } | undefined {
  const match = /^schemas\/history\/([a-z0-9-]+)\/v([1-9]\d*)\.schema\.json$/.exec(file);
  return match?.[1] ? { block: match[1], version: Number(match[2]) } : undefined;
}

/** A self-contained copy of a block's schema. */
export function freeze(block: SchemaFile, files: SchemaFile[]): FrozenSchema {
  const byKey = new Map(files.map((file) => [file.key, file.schema]));
  const definitions: Record<string, MarqueeSchema> = {};
  const meta = blockMeta(block.schema);

  function copy(node: unknown): unknown {
    if (Array.isArray(node)) return node.map(copy);
    if (typeof node !== 'object' || node === null) return node;
    const target = '$ref' in node ? refKey(node as MarqueeSchema) : undefined;
    if (!target)
      return Object.fromEntries(Object.entries(node).map(([name, value]) => [name, copy(value)] as const));
    const { $id: _id, $schema: _schema, ...schema } = byKey.get(target) ?? missing(block, target);
    if (!(target in definitions)) {
      // Reserved before it is copied, so that recursive schemas terminate.
      definitions[target] = {};
      definitions[target] = copy(schema) as MarqueeSchema;
    }
    return { $ref: `#/definitions/${target.replace('/', '~1')}` };
  }

  const { $schema, $id: _id, 'x-marquee': _meta, ...own } = block.schema;
  const version = meta?.version ?? 1;
  const copied = copy(own) as MarqueeSchema;
  return {
    $schema,
    $id: `${schemaBase}history/${meta?.block ?? ''}/v${version}.schema.json`,
    ...copied,
    definitions: Object.fromEntries(Object.entries(definitions).sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

function missing(block: SchemaFile, target: string): never {
  throw new Error(`schemas/${block.key}.schema.json: there is no schemas/${target}.schema.json`);
}

/** A part of a frozen schema with its references pointing at the current schemas. */
export function thaw(node: MarqueeSchema): MarqueeSchema {
  return JSON.parse(
    JSON.stringify(node).replace(
      /"#\/definitions\/([a-z0-9-]+)~1([a-z0-9-]+)"/g,
      (_ref, folder: string, name: string) => `"${schemaBase}${folder}/${name}.schema.json"`,
    ),
  ) as MarqueeSchema;
}

/** All frozen versions on disk. */
export function readHistory(): History {
  if (!existsSync(historyFolder)) return new Map();
  const texts = readdirSync(historyFolder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(historyFolder, name.split(path.sep).join('/')))
    .filter((file) => file.endsWith('.json'))
    .map((file) => [file, readFileSync(file, 'utf8')] as const);
  return parseHistory(texts);
}

/** @throws when a file has an invalid name or content */
export function parseHistory(texts: readonly (readonly [file: string, text: string])[]): History {
  const history: History = new Map();
  for (const [file, text] of texts) {
    const place = frozenPlace(file);
    const schema: unknown = JSON.parse(text);
    if (!place || !isFrozen(schema))
      throw new Error(
        `${file} is no frozen version of a block: take it back from version control, or delete it`,
      );
    const versions = history.get(place.block) ?? new Map<number, FrozenSchema>();
    history.set(place.block, versions.set(place.version, schema));
  }
  return history;
}

function isFrozen(value: unknown): value is FrozenSchema {
  return typeof value === 'object' && value !== null && 'definitions' in value && 'properties' in value;
}
