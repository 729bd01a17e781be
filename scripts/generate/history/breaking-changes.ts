import type { FrozenSchema } from './frozen-schema';
import type { MarqueeSchema } from '../read-schemas';

/** Something the older schema allows and the newer one does not. */
export interface BreakingChange {
  /** File in the repository and JSON pointer in it, of the newer schema. */
  file: string;
  pointer: string;
  problem: string;
}

interface Node {
  schema: MarqueeSchema;
  root: FrozenSchema;
  file: string;
  pointer: string;
}

/** New values must not be greater than old ones. */
const lowerLimits = ['minLength', 'minItems', 'minProperties', 'minimum'] as const;
const upperLimits = ['maxLength', 'maxItems', 'maxProperties', 'maximum'] as const;

/** Keywords whose changes cannot be judged in isolation; any change counts as breaking. */
const opaqueWords = [
  'pattern',
  'format',
  'multipleOf',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'anyOf',
  'oneOf',
  'not',
  'if',
  'then',
  'else',
  'dependencies',
  'patternProperties',
  'propertyNames',
  'contains',
  'additionalItems',
] as const;

/**
 * Changes after which content valid by `before` is invalid by `after`. Titles, descriptions, new optional fields and
 * wider limits break nothing.
 * @param file of the newer schema, for the messages
 */
export function breakingChanges(before: FrozenSchema, after: FrozenSchema, file: string): BreakingChange[] {
  const compared = new Set<string>();

  function compare(old: Node, now: Node): BreakingChange[] {
    const [from, to] = [followed(old), followed(now)];
    // Recursive schemas are compared once.
    if (to.schema !== now.schema) {
      const pair = `${from.file}${from.pointer} ${to.file}${to.pointer}`;
      if (compared.has(pair)) return [];
      compared.add(pair);
    }
    const { schema: a } = from;
    const { schema: b } = to;
    const found = (problem: string, pointer = ''): BreakingChange => ({
      file: to.file,
      pointer: `${to.pointer}${pointer}`,
      problem,
    });
    const otherType = typeChange(a, b);
    if (otherType) return [found(otherType)];
    return [
      ...valueChange(a, b).map((problem) => found(problem)),
      ...limitChanges(a, b).map((problem) => found(problem)),
      ...opaqueWords.flatMap((word) => {
        if (b[word] === undefined || same(a[word], b[word])) return [];
        const shown = JSON.stringify(b[word]);
        return [
          found(
            a[word] === undefined
              ? `${word} ${shown} is new`
              : `${word} was ${JSON.stringify(a[word])}, is ${shown}`,
          ),
        ];
      }),
      ...(allOfOf(b).length > 0 && !same(allOfOf(a), allOfOf(b)) ? [found('allOf has changed')] : []),
      ...(b.uniqueItems && !a.uniqueItems ? [found('items must be unique now')] : []),
      ...fieldChanges(from, to, found),
      ...itemChanges(from, to, found),
    ];
  }

  function fieldChanges(
    from: Node,
    to: Node,
    found: (problem: string, pointer?: string) => BreakingChange,
  ): BreakingChange[] {
    const old = from.schema.properties ?? {};
    const now = to.schema.properties ?? {};
    const newlyRequired = requiredOf(to.schema)
      .filter((name) => !requiredOf(from.schema).includes(name))
      .map((name) => found('is required now', `/properties/${escaped(name)}`));
    const oldClosed = from.schema.additionalProperties === false;
    const nowClosed = to.schema.additionalProperties === false;
    const closed =
      nowClosed && !oldClosed && isObject(from.schema) ? [found('no longer takes other fields')] : [];
    const fields = Object.entries(old).flatMap(([name, field]) => {
      const next = now[name];
      const pointer = `/properties/${escaped(name)}`;
      if (next)
        return compare(
          { ...from, schema: field, pointer: `${from.pointer}${pointer}` },
          { ...to, schema: next, pointer: `${to.pointer}${pointer}` },
        );
      return nowClosed ? [found('is gone', pointer)] : [];
    });
    const shaped = Object.keys(now)
      .filter((name) => !oldClosed && isObject(from.schema) && !(name in old))
      .map((name) =>
        found('gives a shape to a field that could hold anything', `/properties/${escaped(name)}`),
      );
    return [...newlyRequired, ...closed, ...fields, ...shaped];
  }

  function itemChanges(
    from: Node,
    to: Node,
    found: (problem: string, pointer?: string) => BreakingChange,
  ): BreakingChange[] {
    const [old, now] = [from.schema.items, to.schema.items];
    if (!now) return [];
    if (!old) return [found('gives a shape to items that could be anything', '/items')];
    return compare(
      { ...from, schema: old, pointer: `${from.pointer}/items` },
      { ...to, schema: now, pointer: `${to.pointer}/items` },
    );
  }

  return compare(
    { schema: before, root: before, file, pointer: '' },
    { schema: after, root: after, file, pointer: '' },
  );
}

/** The schema a node refers to; its location is then in another file. */
function followed(node: Node): Node {
  const ref = node.schema.$ref ?? (node.schema.allOf?.length === 1 ? node.schema.allOf[0]?.$ref : undefined);
  const key = ref?.replace('#/definitions/', '').replace('~1', '/');
  const target = key === undefined ? undefined : node.root.definitions[key];
  return target
    ? followed({ ...node, schema: target, file: `schemas/${String(key)}.schema.json`, pointer: '' })
    : node;
}

function typeChange(a: MarqueeSchema, b: MarqueeSchema): string | undefined {
  const now = typesOf(b);
  if (now.length === 0) return undefined;
  const old = typesOf(a);
  const allows = (type: string) => now.includes(type) || (type === 'integer' && now.includes('number'));
  if (old.length > 0 && old.every(allows)) return undefined;
  return `type was ${old.join(' or ') || 'anything'}, is ${now.join(' or ')}`;
}

function valueChange(a: MarqueeSchema, b: MarqueeSchema): string[] {
  const [old, now] = [valuesOf(a), valuesOf(b)];
  if (!now) return [];
  if (!old) return [`only ${now.join(', ')} are allowed now`];
  const gone = old.filter((value) => !now.includes(value));
  return gone.length > 0 ? [`no longer allows ${gone.join(', ')}`] : [];
}

function limitChanges(a: MarqueeSchema, b: MarqueeSchema): string[] {
  const tightened = (word: (typeof lowerLimits)[number] | (typeof upperLimits)[number], tighter: boolean) =>
    tighter
      ? [a[word] === undefined ? `${word} ${b[word]} is new` : `${word} was ${a[word]}, is ${b[word]}`]
      : [];
  return [
    // A minimum of zero equals no limit.
    ...lowerLimits.flatMap((word) =>
      tightened(word, (b[word] ?? -Infinity) > (a[word] ?? (word === 'minimum' ? -Infinity : 0))),
    ),
    ...upperLimits.flatMap((word) => tightened(word, (b[word] ?? Infinity) < (a[word] ?? Infinity))),
  ];
}

function typesOf({ type }: MarqueeSchema): string[] {
  return type === undefined ? [] : [type].flat();
}

function valuesOf(schema: MarqueeSchema): string[] | undefined {
  const values = schema['const'] === undefined ? schema.enum : [schema['const']];
  return values?.map((value) => JSON.stringify(value));
}

function allOfOf({ allOf }: MarqueeSchema): MarqueeSchema[] {
  return allOf && (allOf.length > 1 || !allOf[0]?.$ref) ? allOf : [];
}

function requiredOf({ required }: MarqueeSchema): string[] {
  return Array.isArray(required) ? required : [];
}

function isObject(schema: MarqueeSchema): boolean {
  return typesOf(schema).includes('object') || schema.properties !== undefined;
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** A property name as a segment of a JSON pointer. */
function escaped(name: string): string {
  return name.replace(/~/g, '~0').replace(/\//g, '~1');
}
