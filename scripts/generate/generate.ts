/**
 * Makes everything that follows from schemas/: types, validators, content types, GraphQL selections and the block registry.
 * `--check` writes nothing and fails when a file on disk differs.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateContentTypes } from './content-model';
import { generateMessageKeys } from './messages';
import { readSchemas } from './read-schemas';
import { generateBlockMeta, generateBlockValidators, generateRegistry } from './registry';
import { generateSelections } from './selections';
import { generateTypes } from './types';
import { generateValidators } from './validators';
import { contentLocales } from './content-locales';

const files = readSchemas('schemas');
const validators = await generateValidators(files);
const outputs: Record<string, string> = {
  'schemas/generated/types.ts': await generateTypes(files),
  'schemas/generated/validators.js': validators.code,
  'schemas/generated/validators.d.ts': validators.types,
  'schemas/generated/blocks.ts': generateBlockMeta(files),
  'schemas/generated/block-validators.ts': generateBlockValidators(files),
  'schemas/generated/selections.ts': generateSelections(files),
  'schemas/generated/message-keys.ts': generateMessageKeys('brands/messages/en'),
  'app/render/registry.generated.ts': generateRegistry(files),
  'content-fixtures/model.json': `${JSON.stringify({ contentTypes: generateContentTypes(files), locales: contentLocales }, null, 2)}\n`,
};

const check = process.argv.includes('--check');
const different = Object.entries(outputs).filter(([file, text]) => read(file) !== text);
for (const [file, text] of different) {
  if (check) {
    console.error(`${file} does not follow from schemas/. Run: npm run generate`);
    continue;
  }
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(`wrote ${file}`);
}
if (check && different.length > 0) process.exitCode = 1;

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
