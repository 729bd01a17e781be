/**
 * Makes everything that follows from schemas/: types, validators, content types, GraphQL selections, the block registry
 * and the platform's OpenAPI document.
 * `--check` writes nothing and fails when a file on disk differs.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateContentTypes } from './content-model';
import { generateMessageKeys } from './messages';
import { generateOpenApi } from './openapi';
import { readSchemas } from './read-schemas';
import { generateBlockMeta, generateBlockValidators, generateRegistry } from './registry';
import { generateSelections } from './selections';
import { generateTypes } from './types';
import { generateValidators } from './validators';
import { contentLocales } from './content-locales';

const files = readSchemas('schemas');
const isForm = ({ key }: { key: string }) => key.startsWith('forms/');
const validators = await generateValidators(files.filter((file) => !isForm(file)));
// Forms are checked in the browser too: their validators are a module of their own, so that no other travels with them.
const formValidators = await generateValidators(files.filter(isForm));
const outputs: Record<string, string> = {
  'schemas/generated/types.ts': await generateTypes(files),
  'schemas/generated/validators.js': validators.code,
  'schemas/generated/validators.d.ts': validators.types,
  'schemas/generated/form-validators.js': formValidators.code,
  'schemas/generated/form-validators.d.ts': formValidators.types,
  'schemas/generated/blocks.ts': generateBlockMeta(files),
  'schemas/generated/block-validators.ts': generateBlockValidators(files),
  'schemas/generated/selections.ts': generateSelections(files),
  'schemas/generated/message-keys.ts': generateMessageKeys('brands/messages/en'),
  'app/render/registry.generated.ts': generateRegistry(files),
  'content-fixtures/model.json': `${JSON.stringify({ contentTypes: generateContentTypes(files), locales: contentLocales }, null, 2)}\n`,
};

const check = process.argv.includes('--check');
writeOrCompare(outputs);
// The platform's routes use the validators that were just written.
if (process.exitCode === undefined)
  writeOrCompare({ 'services/platform/openapi.json': await generateOpenApi(files) });

function writeOrCompare(texts: Record<string, string>): void {
  const different = Object.entries(texts).filter(([file, text]) => read(file) !== text);
  for (const [file, text] of different) {
    if (check) {
      console.error(`${file} does not follow from schemas/. Run: npm run generate`);
      process.exitCode = 1;
      continue;
    }
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(`wrote ${file}`);
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
