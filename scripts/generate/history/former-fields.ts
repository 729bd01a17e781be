import { type FrozenSchema, type History, thaw } from './frozen-schema';
import { type MarqueeSchema, type SchemaFile, blockMeta } from '../read-schemas';

/**
 * The schemas with fields that only older versions have, marked as `former`. Entries stored for an older version must
 * stay readable, so content types and selections contain the fields of all versions. They must also stay publishable,
 * so only fields required by every version are required.
 */
export function withFormerFields(files: SchemaFile[], history: History): SchemaFile[] {
  const frozen = [...history].flatMap(([block, versions]) =>
    [...versions.values()].map((schema) => ({ block, schema })),
  );
  const keys = new Set(files.map(({ key }) => key));
  const formerSchemas = frozen
    .flatMap(({ schema }) => Object.entries(schema.definitions))
    .filter(([key]) => !keys.has(key));
  return [
    ...files.map(({ key, schema }) => ({
      key,
      schema: formerVersions(key, schema, frozen).reduce(withFieldsOf, schema),
    })),
    ...[...new Map(formerSchemas)].map(([key, schema]) => ({ key, schema: thaw(schema) })),
  ];
}

/** A schema in every frozen version: as the block itself, or as a part of blocks. */
function formerVersions(
  key: string,
  schema: MarqueeSchema,
  frozen: { block: string; schema: FrozenSchema }[],
): MarqueeSchema[] {
  const block = blockMeta(schema)?.block;
  if (block) return frozen.filter((entry) => entry.block === block).map((entry) => thaw(entry.schema));
  return frozen.flatMap((entry) => entry.schema.definitions[key] ?? []).map(thaw);
}

function withFieldsOf(schema: MarqueeSchema, former: MarqueeSchema): MarqueeSchema {
  const properties = { ...schema.properties };
  for (const [name, field] of Object.entries(former.properties ?? {})) {
    const now = properties[name];
    if (!now) properties[name] = { ...field, 'x-content': { ...field['x-content'], former: true } };
    // A list that was longer in an older version is still read completely.
    else if ((field.maxItems ?? 0) > readLimit(now))
      properties[name] = { ...now, 'x-content': { ...now['x-content'], readLimit: field.maxItems } };
  }
  return {
    ...schema,
    properties,
    required: requiredOf(schema).filter((name) => requiredOf(former).includes(name)),
  };
}

function requiredOf({ required }: MarqueeSchema): string[] {
  return Array.isArray(required) ? required : [];
}

function readLimit(field: MarqueeSchema): number {
  return field['x-content']?.readLimit ?? field.maxItems ?? Infinity;
}
