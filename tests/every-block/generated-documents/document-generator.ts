import { type GenerateOptions, type JsonSchema, generateSync } from 'json-schema-faker';
import { hostileAddresses, hostileTargets, hostileTexts } from './hostile-strings';
import { richTextFrom } from './rich-text';
import type { Schema } from './schema-source';

type Random = Parameters<NonNullable<GenerateOptions['formats']>[string]>[0];

/** Longer lists only slow down tests without covering new cases; sometimes a list has its maximum length. */
const usualItems = 3;
/** Deeper than any schema; json-schema-faker leaves out deeper levels. */
const maxDepth = 40;
const fullEvery = 25;
/** Pattern in live data schemas for URLs created by the site. */
const inAppPath = '^/(?![/\\\\])';
const hostilePaths = hostileTargets.filter((target) => new RegExp(inAppPath).test(target));
const richTextKey = 'content/rich-text';
const plainWords = 'Your evening begins with a hundred free spins on the house, until Sunday at four'.split(
  ' ',
);

/**
 * Generates documents allowed by a schema: every branch and optional part in turn, lists from empty to full,
 * texts from one character to the limit, about half of them hostile. Deterministic per seed.
 */
export class DocumentGenerator {
  readonly #usual: JsonSchema;
  readonly #full: JsonSchema;
  readonly #references = new Map<string, JsonSchema>();
  readonly #formats: NonNullable<GenerateOptions['formats']> = {
    'rich-text': (random) => randomSeed(random),
  };

  constructor(
    schema: Schema,
    private readonly resolve: (reference: string) => Schema,
  ) {
    this.#usual = this.#prepare(schema, usualItems);
    this.#full = this.#prepare(schema, Infinity);
  }

  generate(seed: number): unknown {
    const full = seed % fullEvery === 0;
    return generateSync(full ? this.#full : this.#usual, {
      seed,
      maxDepth,
      optionalsProbability: full ? 1 : [0.2, 0.5, 0.8][seed % 3],
      alwaysFakeOptionals: full,
      formats: this.#formats,
      outputTransform: (value, schema) =>
        typeof schema === 'object' && schema.format === 'rich-text' ? richTextFrom(String(value)) : value,
    });
  }

  /** The schema with resolved references, and a custom format for values that are generated here. */
  #prepare(schema: Schema, mostItems: number): JsonSchema {
    const reference = schema.$ref ?? schema.allOf?.find((part) => part.$ref)?.$ref;
    if (reference) return this.#referenced(reference, mostItems);
    const result: Record<string, unknown> = { ...schema };
    for (const word of ['x-content', 'x-marquee', '$id', '$schema', 'title', 'description', 'definitions'])
      delete result[word];
    if (schema.properties)
      result['properties'] = Object.fromEntries(
        Object.entries(schema.properties).map(([name, part]) => [name, this.#prepare(part, mostItems)]),
      );
    if (schema.items) {
      result['items'] = this.#prepare(schema.items, mostItems);
      result['maxItems'] = Math.max(schema.minItems ?? 0, Math.min(schema.maxItems ?? usualItems, mostItems));
    }
    if (isFreeText(schema)) Object.assign(result, this.#text(schema));
    return result;
  }

  #referenced(reference: string, mostItems: number): JsonSchema {
    if (reference.includes(richTextKey) || reference.includes(richTextKey.replace('/', '~1')))
      return { type: 'string', format: 'rich-text' };
    const key = `${mostItems} ${reference}`;
    const known = this.#references.get(key);
    if (known) return known;
    const prepared = this.#prepare(this.resolve(reference), mostItems);
    this.#references.set(key, prepared);
    return prepared;
  }

  #text(schema: Schema): JsonSchema {
    const { minLength = 0, maxLength = 400, pattern } = schema;
    if (isAddress(schema)) return this.#made('address', (random) => random.pick(hostileAddresses));
    if (pattern === inAppPath) return this.#made('path', (random) => random.pick(hostilePaths));
    return this.#made(`text-${minLength}-${maxLength}`, (random) =>
      fitted(randomText(random, maxLength), minLength, maxLength),
    );
  }

  #made(format: string, make: (random: Random) => string): JsonSchema {
    this.#formats[format] ??= make;
    return { type: 'string', format };
  }
}

/** Texts generated here; json-schema-faker generates those with a fixed format, such as dates and colours. */
function isFreeText(schema: Schema): boolean {
  const { type, enum: values, const: constant, format, pattern } = schema;
  if (type !== 'string' || values || constant !== undefined) return false;
  return isAddress(schema) || (!format && (!pattern || pattern === inAppPath));
}

function isAddress({ format, pattern }: Schema): boolean {
  return format === 'uri' || (pattern?.startsWith('^https') ?? false);
}

function randomText(random: Random, maxLength: number): string {
  const kind = random.int(0, 9);
  if (kind < 3) return random.pick(hostileTexts);
  if (kind < 5) return random.pick(hostileTargets);
  if (kind === 5)
    return random.pick(['/promotions', '#login', 'https://elsewhere.example/a', '/online-casino']);
  const words = random.int(1, Math.max(1, Math.min(40, Math.floor(maxLength / 4))));
  return Array.from({ length: words }, () => random.pick(plainWords)).join(' ');
}

/** JSON Schema counts code points, so a cut never splits an emoji. */
function fitted(text: string, minLength: number, maxLength: number): string {
  const points = [...text].slice(0, maxLength);
  return points.join('') + '·'.repeat(Math.max(0, minLength - points.length));
}

function randomSeed(random: Random): string {
  return String(random.int(1, 2 ** 31 - 1));
}
