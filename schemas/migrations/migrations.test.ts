import { existsSync, readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';
import formats from 'ajv-formats';
import { describe, expect, it, test } from 'vitest';
import { validDocument } from '../../tests/every-block/generated-documents/block-documents';
import { DocumentGenerator } from '../../tests/every-block/generated-documents/document-generator';
import { mutate } from '../../tests/every-block/generated-documents/mutations';
import { type SchemaSource, frozenSource } from '../../tests/every-block/generated-documents/schema-source';
import { contentValidators } from '../generated/block-validators';
import { type BlockName, blockMeta } from '../generated/blocks';
import { blockMigrations, versionFields } from '../generated/migrations';
import { isRecord } from '../is-record';
import { migrateContent } from './migrate';

interface Example {
  name: string;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

const documents = Number(process.env['GENERATED_DOCUMENTS'] ?? 200);
const ajv = new Ajv({ strict: false, allErrors: true });
formats.default(ajv);

const steps = Object.entries(blockMigrations).flatMap(([name, migrations]) =>
  migrations.map((migration, index) => ({ block: name as BlockName, version: index + 1, migration })),
);

/** The validator of a frozen version; neighbouring steps share it. */
function frozenValidator(block: BlockName, version: number): ValidateFunction {
  const { schema } = frozenSource(block, version);
  return ajv.getSchema(schema.$id ?? '') ?? ajv.compile(schema);
}

function examplesOf(block: BlockName, version: number): Example[] {
  const file = `schemas/migrations/${block}/v${version}-to-v${version + 1}.examples.json`;
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Example[]) : [];
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(deepFreeze);
    Object.freeze(value);
  }
  return value;
}

function generated(source: SchemaSource, validate: ValidateFunction): Record<string, unknown>[] {
  const generator = new DocumentGenerator(source.schema, source.resolve);
  return Array.from({ length: documents }, (_, index) => {
    const document = validDocument(generator, validate, index + 1);
    if (!isRecord(document)) throw new Error('a block has no content that is no object');
    return document;
  });
}

test('three blocks have been through two breaking changes each', () => {
  const versions = Object.entries(blockMigrations).filter(([, migrations]) => migrations.length >= 2);
  expect(versions.map(([block]) => block)).toEqual(
    expect.arrayContaining(['feature-list', 'hero-banner', 'promotions-row']),
  );
});

describe.each(steps)('$block from version $version to the next', ({ block, version, migration }) => {
  const source = frozenSource(block, version);
  const validateOld = frozenValidator(block, version);
  const validateNext = frozenValidator(block, version + 1);

  const examples = examplesOf(block, version);
  it('has examples', () => expect(examples.length).toBeGreaterThan(1));

  it.each(examples)('$name', ({ before, after }) => {
    expect(validateOld(before) ? [] : validateOld.errors).toEqual([]);
    expect(validateNext(after) ? [] : validateNext.errors).toEqual([]);
    expect(migration.migrate(deepFreeze(before))).toEqual(after);
  });

  it(
    'takes every document the old schema allows to one the next and the present schema allow, purely',
    { timeout: 20_000 + documents * 20 },
    () => {
      for (const document of generated(source, validateOld)) {
        const untouched = structuredClone(document);
        const next = migration.migrate(deepFreeze(document));
        expect(document).toEqual(untouched);
        expect(migration.migrate(untouched)).toEqual(next);
        expect(validateNext(next) ? [] : [validateNext.errors, document]).toEqual([]);

        const { content, fault } = migrateContent(block, version, document);
        expect(fault).toBeUndefined();
        const validate = contentValidators[block];
        expect(validate(content) ? [] : [validate.errors, document]).toEqual([]);
        // One step and then the rest of the chain is the whole chain.
        expect(migrateContent(block, version + 1, next)).toEqual({ content });
      }
    },
  );

  it('turns what the old schema refuses into content or a fault, never into a throw', () => {
    for (const [index, document] of generated(source, validateOld).entries()) {
      const broken = mutate(source, document, index).document;
      if (isRecord(broken)) expect(() => migrateContent(block, version, deepFreeze(broken))).not.toThrow();
    }
  });
});

describe('migrateContent', () => {
  const title = { title: 'Offers' };

  it('takes entries without a version for those of the first', () => {
    expect(migrateContent('promotions-row', undefined, title)).toEqual({
      content: { ...title, source: 'first' },
    });
  });

  it('reads only the fields the stored version knows: an entry keeps those of older ones beside them', () => {
    const entry = { ...title, source: 'first', category: 'casino' };
    expect(migrateContent('promotions-row', 3, entry)).toEqual({ content: { ...title, source: 'first' } });
    expect(migrateContent('promotions-row', 1, entry)).toEqual({
      content: { ...title, source: 'category', promotionCategory: { slug: 'casino' } },
    });
  });

  it.each([0, -1, 1.5, 99, '2', null, {}, NaN])('refuses version %j with a pointer', (version) => {
    const { fault } = migrateContent('hero-banner', version, title);
    if (version === null) expect(fault).toBeUndefined();
    else expect(fault).toMatchObject({ pointer: '/schemaVersion' });
  });

  it('says of a newer version that the site is older', () => {
    expect(migrateContent('faq', blockMeta.faq.version + 1, title).fault?.reason).toMatch(
      /deploy the newer site/,
    );
  });

  it('knows the fields of every version up to the present one', () => {
    for (const [block, { version }] of Object.entries(blockMeta))
      expect(Object.keys(versionFields[block as BlockName])).toHaveLength(version);
  });
});
