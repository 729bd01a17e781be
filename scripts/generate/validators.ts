import { Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import formats from 'ajv-formats';
import { build } from 'esbuild';
import type { SchemaFile } from './read-schemas';
import { typeName } from './types';

// Both are CommonJS modules whose default export is nested in Node's default, contrary to their types.
const standaloneCode = 'default' in standalone ? (standalone.default as typeof standalone) : standalone;
const addFormats = formats.default;

const banner = '/* Generated from schemas/ by `npm run generate`. Do not edit. */';

export const validatorsFolder = 'schemas/generated/validators';

/** The validators of each folder of schemas as a module, and a module that exports all of them. */
export async function generateValidatorsByDomain(files: SchemaFile[]): Promise<Record<string, string>> {
  const domains = [...new Set(files.map(domainOf))].sort();
  const modules = await Promise.all(
    domains.map(async (domain) => {
      const { code } = await generateValidators(
        files,
        files.filter((file) => domainOf(file) === domain),
      );
      return [`${validatorsFolder}/${domain}.js`, code] as const;
    }),
  );
  const exports = domains.map((domain) => `export * from './validators/${domain}.js';`);
  return {
    ...Object.fromEntries(modules),
    'schemas/generated/validators.js': `${[banner, ...exports].join('\n')}\n`,
    'schemas/generated/validators.d.ts': declarations(files),
  };
}

function domainOf({ key }: SchemaFile): string {
  return key.replace(/\/.*/, '');
}

/**
 * Compiles schemas in advance, so that no request waits for it.
 * @param exported those that get a validator; by default all
 */
export async function generateValidators(
  files: SchemaFile[],
  exported = files,
): Promise<{ code: string; types: string }> {
  const ajv = new Ajv({
    allErrors: true,
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
    discriminator: true,
    inlineRefs: false,
    code: { source: true, esm: true },
  });
  addFormats(ajv);
  for (const word of ['x-marquee', 'x-content', 'x-rule']) ajv.addKeyword(word);
  for (const { schema } of files) ajv.addSchema(schema);
  const names = Object.fromEntries(
    exported.map(({ key, schema }) => [`validate${typeName(key)}`, schema.$id ?? '']),
  );
  const source = standaloneCode(ajv, names);
  // ajv's ESM output still calls require() for its runtime helpers: bundling makes it self-contained.
  const bundle = await build({
    stdin: { contents: source, resolveDir: process.cwd(), loader: 'js' },
    bundle: true,
    format: 'esm',
    write: false,
    platform: 'neutral',
    mainFields: ['main'],
    minify: true,
    charset: 'utf8',
    lineLimit: 120,

    banner: { js: banner },
  });
  return { code: bundle.outputFiles[0]?.text ?? '', types: declarations(exported) };
}

function declarations(files: SchemaFile[]): string {
  const lines = [
    banner,
    "import type { ErrorObject } from 'ajv';",
    "import type * as types from './types';",
    'interface Validate<T> {\n  (value: unknown): value is T;\n  errors?: ErrorObject[] | null;\n}',
    ...files.map(({ key }) => `export const validate${typeName(key)}: Validate<types.${typeName(key)}>;`),
  ];
  return `${lines.join('\n')}\n`;
}
