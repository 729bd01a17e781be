import { readFileSync } from 'node:fs';
import type { JSONSchema4 } from 'json-schema';
import { type BlockName, blockMeta } from '../../../schemas/generated/blocks';
import { readSchemas, schemaBase } from '../../../scripts/generate/read-schemas';

/** The part of JSON Schema used by the project's schemas. */
export interface Schema extends Omit<JSONSchema4, 'properties' | 'items' | 'allOf' | 'required'> {
  $ref?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
  required?: string[];
  definitions?: Record<string, Schema>;
  const?: unknown;
}

export interface SchemaSource {
  schema: Schema;
  /** Resolves a `$ref` within the schema. */
  resolve: (reference: string) => Schema;
}

const byId = new Map(readSchemas('schemas').map(({ schema }) => [schema.$id ?? '', schema as Schema]));

function resolveLiving(reference: string): Schema {
  const schema = byId.get(reference);
  if (!schema) throw new Error(`there is no schema ${reference}`);
  return schema;
}

function living(key: string): SchemaSource {
  return { schema: resolveLiving(`${schemaBase}${key}.schema.json`), resolve: resolveLiving };
}

/** The current schema of a block's content. Blocks in panels are separate documents. */
export function contentSource(block: BlockName): SchemaSource {
  const { schema, resolve } = living(`blocks/${block}`);
  return { schema, resolve: (reference) => withoutNestedBlocks(resolve(reference)) };
}

/** The schema of a block's live data; undefined for a block without any. */
export function liveSource(block: BlockName): SchemaSource | undefined {
  const { live } = blockMeta[block];
  return live === null ? undefined : living(`live/${kebab(live)}`);
}

/** A frozen version of a block's schema, with all references. */
export function frozenSource(block: BlockName, version: number): SchemaSource {
  const text = readFileSync(`schemas/history/${block}/v${version}.schema.json`, 'utf8');
  const schema = JSON.parse(text) as Schema;
  return {
    schema,
    resolve: (reference) => {
      const name = reference.replace('#/definitions/', '').replaceAll('~1', '/');
      const found = schema.definitions?.[name];
      if (!found) throw new Error(`${block} v${version} has no definition ${reference}`);
      return withoutNestedBlocks(found);
    },
  };
}

function withoutNestedBlocks(schema: Schema): Schema {
  const properties = Object.entries(schema.properties ?? {});
  const kept = properties.filter(([, part]) => !holdsBlocks(part));
  return kept.length === properties.length ? schema : { ...schema, properties: Object.fromEntries(kept) };
}

function holdsBlocks(part: Schema): boolean {
  const hint: unknown = part['x-content'];
  return typeof hint === 'object' && hint !== null && 'blocks' in hint;
}

/** `gameBrowser` → `game-browser` */
function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
