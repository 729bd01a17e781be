import { compile } from 'json-schema-to-typescript';
import type { JSONSchema4 } from 'json-schema';
import { type MarqueeSchema, type SchemaFile, pascalCase, refKey } from './read-schemas';

/** `blocks/hero-banner` → HeroBannerContent, `live/games` → GamesLive, `platform/tables` → PlatformTables (`games`, `sportsbook` and `payment-provider` likewise), `forms/sign-in` → SignInForm, others by name. */
export function typeName(key: string): string {
  const [folder, ...rest] = key.split('/');
  const name = pascalCase(rest.join('-'));
  if (folder === 'blocks') return `${name}Content`;
  if (folder === 'live') return `${name}Live`;
  if (folder === 'platform') return `Platform${name}`;
  if (folder === 'games') return `Games${name}`;
  if (folder === 'sportsbook') return `Sportsbook${name}`;
  if (folder === 'payment-provider') return `PaymentProvider${name}`;
  if (folder === 'forms') return `${name}Form`;
  return name;
}

function inline(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(inline);
  if (typeof node !== 'object' || node === null) return node;
  const schema = node as MarqueeSchema;
  const target = refKey(schema);
  if (target) return { $ref: `#/definitions/${typeName(target)}` };
  return Object.fromEntries(
    Object.entries(schema)
      .filter(
        ([name]) => !name.startsWith('x-') && name !== '$id' && name !== '$schema' && name !== 'examples',
      )
      // A title below the top level would create a named type; only schema files define named types.
      .map(([name, value]) => [name, inline(value)]),
  );
}

function withoutInnerTitles(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutInnerTitles);
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node as Record<string, unknown>);
  return Object.fromEntries(
    entries
      .filter(([name, value]) => !(name === 'title' && typeof value === 'string'))
      // Length limits are left to the validator; as tuple types they would be impractical.
      .filter(([name]) => name !== 'minItems' && name !== 'maxItems')
      .map(([name, value]) => [name, withoutInnerTitles(value)]),
  );
}

/** TypeScript types of every schema, in one module. */
export async function generateTypes(files: SchemaFile[]): Promise<string> {
  const definitions = Object.fromEntries(
    files.map(({ key, schema }) => [typeName(key), withoutInnerTitles(inline(schema)) as JSONSchema4]),
  );
  const source = await compile({ definitions, type: 'object', additionalProperties: false }, 'AllSchemas', {
    unreachableDefinitions: true,
    bannerComment: '/* Generated from schemas/ by `npm run generate`. Do not edit. */',
    style: { singleQuote: true, printWidth: 110 },
  });
  return source
    .replace(/export interface AllSchemas \{\s*\}\n?/, '')
    .replace(
      / \*\n \* This interface was referenced by `AllSchemas`'s JSON-Schema\n \* via the `definition` "\w+"\.\n/g,
      '',
    );
}
