import { focusFieldOf } from '../../../schemas/focal-point';
import { type MarqueeSchema, type SchemaFile, blockMeta, contentMeta, refKey } from '../read-schemas';
import { placementKey } from './content-model';

/** Contentful's default limit of collections; stated explicitly, so that the cost can be computed. */
const defaultLimit = 20;

interface Selection {
  text: string;
  /** Contentful complexity of one item (links 1 each, collections by their limit). */
  cost: number;
}

const blockReferences = '{ items { __typename ... on Entry { sys { id } } } }';
const imageFields = '{ sys { id } url width height alt: description title }';
const fileFields = '{ sys { id } url contentType }';

/** The GraphQL selection of one schema, with aliases so that the response has the schema's property names. */
function selection(schema: MarqueeSchema, byKey: Map<string, MarqueeSchema>, depth = 0): Selection {
  if (depth > 5) throw new Error(`${String(schema.$id)}: content links nest deeper than five levels`);
  // Ids of linked entries determine which pages a change touches; the outermost id is selected by the caller.
  const parts: string[] = depth > 0 ? ['sys { id }'] : [];
  let cost = 0;
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    if (property['x-content']?.blocks) {
      // For linked blocks only type and id are queried: they are fetched by type, together with the blocks of all
      // panels.
      const limit = property['x-content']?.readLimit ?? property.maxItems ?? defaultLimit;
      parts.push(`${name}: ${name}Collection(limit: ${limit}) ${blockReferences}`);
      cost += limit;
      continue;
    }
    if (property['x-content']?.focus) parts.push(focusFieldOf(name));
    const linked = linkedSelection(property, byKey, depth);
    if (linked) {
      parts.push(`${name} ${linked.text}`);
      cost += 1 + linked.cost;
      continue;
    }
    const items = property.type === 'array' ? property.items : undefined;
    const listed = items && !property['x-content']?.object ? linkedSelection(items, byKey, depth) : undefined;
    if (listed) {
      const limit = property['x-content']?.readLimit ?? property.maxItems ?? defaultLimit;
      parts.push(`${name}: ${name}Collection(limit: ${limit}) { items ${listed.text} }`);
      cost += limit * (1 + listed.cost);
      continue;
    }
    parts.push(
      refKey(property) === 'content/rich-text' ? `${name} { json }` : `${name}${fallbackArgument(property)}`,
    );
  }
  return { text: `{ ${parts.join(' ')} }`, cost };
}

/** Disables the language fallback for a field. */
function fallbackArgument(property: MarqueeSchema): string {
  return property['x-content']?.fallback === false ? '(useFallbackLocale: false)' : '';
}

function linkedSelection(
  property: MarqueeSchema,
  byKey: Map<string, MarqueeSchema>,
  depth: number,
): Selection | undefined {
  const target = refKey(property);
  if (target === 'content/image') return { text: imageFields, cost: 0 };
  if (target === 'content/video-file' || target === 'content/caption-file')
    return { text: fileFields, cost: 0 };
  if (!target) return undefined;
  const schema = byKey.get(target);
  return schema && contentMeta(schema) ? selection(schema, byKey, depth + 1) : undefined;
}

/** GraphQL selections and their cost for every block and content type. */
export function generateSelections(files: SchemaFile[]): string {
  const byKey = new Map(files.map((file) => [file.key, file.schema]));
  const placement = Object.keys(byKey.get(placementKey)?.properties ?? {}).join(' ');
  const rows = (meta: 'block' | 'content') =>
    files
      .map(({ schema }) => ({ schema, name: meta === 'block' ? blockMeta(schema)?.block : ownType(schema) }))
      .flatMap(({ schema, name }) => (name ? [{ name, ...selection(withoutBlocks(schema), byKey) }] : []));
  const table = (name: string, entries: { name: string; text: string; cost: number }[], extra: string) =>
    `export const ${name} = {\n${entries
      .map(
        (entry) =>
          `  '${entry.name}': { text: '${entry.text.replace(/^\{ /, `{ ${extra}`)}', cost: ${entry.cost} },`,
      )
      .join('\n')}\n} as const;\n`;
  return [
    '/* Generated from schemas/ by `npm run generate`. Do not edit. */',
    table('blockSelections', rows('block'), `sys { id } ${placement} `),
    table('contentSelections', rows('content'), 'sys { id } '),
  ].join('\n');
}

function ownType(schema: MarqueeSchema): string | undefined {
  const meta = contentMeta(schema);
  return meta && !meta.reference ? meta.contentType : undefined;
}

/** A page's blocks are fetched by type, so its own selection excludes them. */
function withoutBlocks(schema: MarqueeSchema): MarqueeSchema {
  const properties = Object.fromEntries(
    Object.entries(schema.properties ?? {}).filter(([, value]) => !value['x-content']?.blocks),
  );
  return { ...schema, properties };
}
