import { Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import formats from 'ajv-formats';
import { build } from 'esbuild';
import type { SchemaFile } from './read-schemas';
import { typeName } from './types';

// Both are CommonJS: the function is the default of what Node gives as default, and the types do not say so.
const standaloneCode = 'default' in standalone ? (standalone.default as typeof standalone) : standalone;
const addFormats = formats.default;

/** Compiles every schema ahead of time, so that no schema is compiled while a request waits. */
export async function generateValidators(files: SchemaFile[]): Promise<{ code: string; types: string }> {
  const ajv = new Ajv({
    allErrors: true,
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
    inlineRefs: false,
    code: { source: true, esm: true },
  });
  addFormats(ajv);
  for (const word of ['x-marquee', 'x-content', 'x-rule']) ajv.addKeyword(word);
  for (const { schema } of files) ajv.addSchema(schema);
  const names = Object.fromEntries(
    files.map(({ key, schema }) => [`validate${typeName(key)}`, schema.$id ?? '']),
  );
  const source = standaloneCode(ajv, names);
  // ajv's ESM output still calls require() for its runtime helpers: bundling makes it a module of its own.
  const bundle = await build({
    stdin: { contents: source, resolveDir: process.cwd(), loader: 'js' },
    bundle: true,
    format: 'esm',
    write: false,
    platform: 'neutral',
    mainFields: ['main'],
    minify: true,
    charset: 'utf8',
    banner: { js: '/* Generated from schemas/ by `npm run generate`. Do not edit. */' },
  });
  const types = [
    '/* Generated from schemas/ by `npm run generate`. Do not edit. */',
    "import type { ErrorObject } from 'ajv';",
    "import type * as types from './types';",
    'interface Validate<T> {\n  (value: unknown): value is T;\n  errors?: ErrorObject[] | null;\n}',
    ...files.map(({ key }) => `export const validate${typeName(key)}: Validate<types.${typeName(key)}>;`),
  ].join('\n');
  return { code: bundle.outputFiles[0]?.text ?? '', types: `${types}\n` };
}
