/**
 * Generates everything derived from schemas/: types, validators, content types, GraphQL selections, the block
 * registry and the platform's
 * OpenAPI document; the compliance matrix, which also depends on brands/; and the index of requirements.
 * `--check` writes nothing and fails when a file on disk differs.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateContentTypes } from './content/content-model';
import { checkSchemas } from './check-schemas';
import { configurationFile, generateConfiguration } from './documents/configuration';
import { complianceFile, generateCompliance } from './documents/compliance';
import { checkStoredFields } from './content/stored-fields';
import { withFormerFields } from './history/former-fields';
import { frozenFile, historyFolder, readHistory } from './history/frozen-schema';
import { type Problem, checkHistory } from './history/history';
import { generateMessageKeys } from './messages';
import { checkMigrations, generateMigrations } from './migrations';
import { generateOpenApi } from './documents/openapi';
import { readSchemas } from './read-schemas';
import { generateReferencePages, referenceFolder } from './documents/reference-pages';
import { releasedHistory } from './history/released-history';
import {
  citingFiles,
  generateRequirements,
  referencesFile,
  requirementsFile,
  rowsFile,
} from './documents/requirements';
import { generateBlockMeta, generateBlockValidators, generateRegistry } from './registry';
import { generateRules } from './rules';
import { generateSelections } from './content/selections';
import { generateStudioForms } from './content/studio-forms';
import { generateTypes } from './types';
import { generateValidators, generateValidatorsByDomain, validatorsFolder } from './validators';
import { contentLocales } from './content/content-locales';

const check = process.argv.includes('--check');
const files = readSchemas('schemas');
const stored = readHistory();
// Normally the last commit counts as released; a check also compares with its parent.
const released = (check ? ['HEAD^', 'HEAD'] : ['HEAD']).flatMap(
  (revision) => releasedHistory(revision) ?? [],
);
const { history, problems: historyProblems } = checkHistory(
  files,
  stored,
  released.length > 0 ? released : [stored],
);
const allFields = withFormerFields(files, history);
const { steps, problems: migrationProblems } = await checkMigrations(files, history);
const problems = [...historyProblems, ...checkStoredFields(allFields, history), ...migrationProblems];
for (const problem of problems) report(problem);
// Stops before generating from schemas that are incompatible with stored content.
if (problems.length > 0) process.exit(1);

const isForm = ({ key }: { key: string }) => key.startsWith('forms/');
const serverSchemas = files.filter((file) => !isForm(file));
// Forms are also validated in the browser: a separate module keeps other validators out of the bundle.
const formValidators = await generateValidators(files.filter(isForm));
const outputs: Record<string, string> = {
  'schemas/generated/types.ts': await generateTypes(files),
  ...(await generateValidatorsByDomain(serverSchemas)),
  'schemas/generated/form-validators.js': formValidators.code,
  'schemas/generated/form-validators.d.ts': formValidators.types,
  'schemas/generated/blocks.ts': generateBlockMeta(files),
  'schemas/generated/block-validators.ts': generateBlockValidators(files),
  'schemas/generated/selections.ts': generateSelections(allFields),
  'schemas/generated/migrations.ts': generateMigrations(files, history),
  'schemas/generated/rules.ts': generateRules(files),
  'schemas/generated/studio-forms.json': json(generateStudioForms(files)),
  ...generateReferencePages(files, steps),
  'schemas/generated/message-keys.ts': generateMessageKeys('brands/messages/en'),
  'app/render/registry.generated.ts': generateRegistry(files),
  'content-fixtures/model.json': json({
    contentTypes: generateContentTypes(allFields),
    locales: contentLocales,
  }),
};

const schemaProblems = checkSchemas(files);
const frozen = Object.fromEntries(
  [...history].flatMap(([block, versions]) =>
    [...versions].map(([version, schema]) => [frozenFile(block, version), json(schema)]),
  ),
);

writeOrCompare(outputs);
// An incomplete schema must not be frozen as a version.
if (schemaProblems.length === 0) writeOrCompare(frozen);
// Generated files whose source no longer exists.
for (const file of [historyFolder, referenceFolder, validatorsFolder]
  .flatMap(filesIn)
  .filter((name) => !(name in outputs) && !(name in frozen))) {
  if (check) {
    console.error(`${file} follows from nothing in schemas/. Run: npm run generate`);
    process.exitCode = 1;
  } else {
    rmSync(file);
    console.log(`removed ${file}`);
  }
}
// The platform's routes and the configuration reader import the validators that were just written.
if (process.exitCode === undefined)
  writeOrCompare({
    'services/platform/openapi.json': await generateOpenApi(files),
    [configurationFile]: await generateConfiguration(),
    ...(await compliance()),
  });

const requirements = generateRequirements(
  readFileSync(rowsFile, 'utf8'),
  readFileSync(referencesFile, 'utf8'),
  citingFiles(),
);
writeOrCompare({ [requirementsFile]: requirements.text });
for (const problem of requirements.problems) {
  console.error(problem);
  process.exitCode = 1;
}

for (const problem of schemaProblems) {
  report(problem);
  process.exitCode = 1;
}

/** An invalid brand only stops its own matrix. */
async function compliance(): Promise<Record<string, string>> {
  try {
    return { [complianceFile]: await generateCompliance() };
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'ConfigurationError') throw error;
    console.error(error.message);
    process.exitCode = 1;
    return {};
  }
}

function writeOrCompare(texts: Record<string, string>): void {
  const different = Object.entries(texts).filter(([file, text]) => read(file) !== text);
  for (const [file, text] of different) {
    if (check) {
      console.error(`${file} does not follow from what it is made of. Run: npm run generate`);
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

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name).split(path.sep).join('/'));
}

function report({ file, pointer, message }: Problem): void {
  console.error(`${file}${pointer && `#${pointer}`}: ${message}`);
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
