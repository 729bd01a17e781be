import type { Schema, SchemaSource } from './schema-source';

/** A document made invalid at one place. */
export interface Mutation {
  document: unknown;
  /** Description of the change. */
  change: string;
  /** JSON pointer of the invalid or missing part. */
  pointer: string;
}

/** A place in a document with its schema. */
interface Place {
  schema: Schema;
  value: unknown;
  path: (string | number)[];
}

/** A wrong value for a place; undefined removes the part. */
interface Change {
  name: string;
  path: (string | number)[];
  value?: unknown;
}

const unknownFields = ['unknownField', '__proto__', 'constructor', '<script>'];

/** Makes a valid document invalid at one place, chosen by the seed: too long, wrong type, incomplete … */
export function mutate(source: SchemaSource, document: unknown, seed: number): Mutation {
  const places = placesOf({ schema: resolved(source.schema, source), value: document, path: [] }, source);
  for (let offset = 0; offset < places.length; offset += 1) {
    const place = places[(seed + offset) % places.length];
    const changes = place ? changesAt(place) : [];
    const change = changes[Math.floor(seed / places.length) % changes.length];
    if (change)
      return {
        document: changed(document, change),
        change: change.name,
        pointer: change.path.map((part) => `/${part}`).join('') || '/',
      };
  }
  throw new Error('no place of the document can be made invalid');
}

function placesOf(place: Place, source: SchemaSource): Place[] {
  const { schema, value, path } = place;
  const inner = (part: Schema, child: unknown, key: string | number) =>
    placesOf({ schema: resolved(part, source), value: child, path: [...path, key] }, source);
  if (Array.isArray(value)) {
    const items = schema.items;
    return [place, ...(items ? value.flatMap((item: unknown, index) => inner(items, item, index)) : [])];
  }
  if (typeof value !== 'object' || value === null) return [place];
  return [
    place,
    ...Object.entries(value).flatMap(([name, child]) => {
      const part = schema.properties?.[name];
      return part ? inner(part, child, name) : [];
    }),
  ];
}

function resolved(schema: Schema, source: SchemaSource): Schema {
  const reference = schema.$ref ?? schema.allOf?.find((part) => part.$ref)?.$ref;
  return reference ? resolved(source.resolve(reference), source) : schema;
}

function changesAt({ schema, value, path }: Place): Change[] {
  const at = (name: string, wrong: unknown): Change => ({ name, path, value: wrong });
  const types = schema.type === undefined ? [] : [schema.type].flat();
  const wrongTypes: [type: string, wrong: unknown][] = [
    ['string', 'text'],
    ['integer', 0.5],
    ['boolean', true],
    ['array', [[]]],
    ['object', {}],
  ];
  const changes = types.length > 0 && !types.includes('null') ? [at('null', null)] : [];
  for (const [type, wrong] of wrongTypes)
    if (types.length > 0 && !types.includes(type) && !(type === 'integer' && types.includes('number')))
      changes.push(at(`${type} instead of ${types.join(' or ')}`, wrong));
  if (schema.enum) changes.push(at('none of the choices', 'no such choice'));
  if (schema.const !== undefined) changes.push(at('another constant', 'no such constant'));
  return [
    ...changes,
    ...textChanges(schema, at),
    ...numberChanges(schema, at),
    ...listChanges(schema, value, at),
    ...objectChanges(schema, value, path),
  ];
}

type At = (name: string, wrong: unknown) => Change;

function textChanges({ type, maxLength, minLength, format, pattern }: Schema, at: At): Change[] {
  if (type !== 'string') return [];
  return [
    ...(maxLength === undefined ? [] : [at('text over the limit', '𝒳'.repeat(maxLength + 1))]),
    ...(minLength ? [at('text too short', '')] : []),
    ...(format || pattern ? [at('text of the wrong form', '\u0000 no such form')] : []),
  ];
}

function numberChanges({ minimum, maximum }: Schema, at: At): Change[] {
  return [
    ...(typeof minimum === 'number' ? [at('number too small', minimum - 1)] : []),
    ...(typeof maximum === 'number' ? [at('number too large', maximum + 1)] : []),
  ];
}

function listChanges({ minItems, maxItems }: Schema, value: unknown, at: At): Change[] {
  if (!Array.isArray(value)) return [];
  const [first]: unknown[] = value;
  return [
    ...(minItems ? [at('list too short', value.slice(0, minItems - 1))] : []),
    ...(maxItems === undefined || first === undefined
      ? []
      : [
          at(
            'list over the limit',
            Array.from({ length: maxItems + 1 }, () => first),
          ),
        ]),
  ];
}

function objectChanges(schema: Schema, value: unknown, path: Place['path']): Change[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  const required = (schema.required ?? []).filter((name) => Object.hasOwn(value, name));
  return [
    ...required.map((name) => ({ name: 'required part missing', path: [...path, name] })),
    ...(schema.additionalProperties === false
      ? unknownFields.map((name) => ({ name: 'unknown field', path: [...path, name], value: 'unknown' }))
      : []),
  ];
}

function changed(document: unknown, { path, ...change }: Change): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return change.value;
  if (Array.isArray(document)) {
    return document.map((item: unknown, index) =>
      index === key ? changed(item, { ...change, path: rest }) : item,
    );
  }
  const entries = Object.entries(typeof document === 'object' && document !== null ? document : {});
  const others = entries.filter(([name]) => name !== key);
  const own = entries.find(([name]) => name === key)?.[1] as unknown;
  if (rest.length === 0 && !('value' in change)) return Object.fromEntries(others);
  // From entries, so that a field named __proto__ is a regular property.
  return Object.fromEntries([...others, [key, changed(own, { ...change, path: rest })]]);
}
