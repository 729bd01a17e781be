import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { pathToFileURL } from 'node:url';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import formats from 'ajv-formats';
import type { Migration } from '../../schemas/migrations/migration';
import { type History, frozenFile } from './history/frozen-schema';
import { type Problem, stepFile } from './history/history';
import { type SchemaFile, blockMeta, camelCase } from './read-schemas';

const folder = 'schemas/migrations';

/** The migration steps on a block's reference page. */
export interface MigrationStep {
  block: string;
  from: number;
  why: string;
}

interface Example {
  name: string;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/** The migrations of all blocks as a module, with the fields of each version of a block. */
export function generateMigrations(files: SchemaFile[], history: History): string {
  const steps = allSteps(files);
  const blocks = files.flatMap(({ schema }) => blockMeta(schema)?.block ?? []);
  return [
    '/* Generated from schemas/ by `npm run generate`. Do not edit. */',
    "import type { Migration } from '../migrations/migration';",
    "import type { BlockName } from './blocks';",
    ...steps.map(
      ({ block, from }) =>
        `import { migration as ${stepName(block, from)} } from '../migrations/${block}/v${from}-to-v${from + 1}';`,
    ),
    '',
    '/** The steps of each block from its first version to the current one, in order. */',
    'export const blockMigrations: Readonly<Record<BlockName, readonly Migration[]>> = {',
    ...blocks.map(
      (block) =>
        `  '${block}': [${steps
          .filter((step) => step.block === block)
          .map(({ from }) => stepName(block, from))
          .join(', ')}],`,
    ),
    '};',
    '',
    '/** The fields each version of a block knows; an entry holds those of all versions side by side. */',
    'export const versionFields: Readonly<Record<BlockName, Readonly<Record<number, readonly string[]>>>> = {',
    ...blocks.map(
      (block) =>
        `  '${block}': { ${[...(history.get(block) ?? [])]
          .map(([version, schema]) => `${version}: [${fieldNames(schema.properties)}]`)
          .join(', ')} },`,
    ),
    '};',
    '',
  ].join('\n');
}

/** Runs every migration over its examples, and reports missing and superfluous ones. */
export async function checkMigrations(
  files: SchemaFile[],
  history: History,
): Promise<{ steps: MigrationStep[]; problems: Problem[] }> {
  const steps: MigrationStep[] = [];
  const problems: Problem[] = [];
  const validators = new Map<string, ValidateFunction>();
  const ajv = new Ajv({ allErrors: true, strict: false });
  formats.default(ajv);

  function validator(block: string, version: number): ValidateFunction | undefined {
    const schema = history.get(block)?.get(version);
    const file = frozenFile(block, version);
    const validate = validators.get(file) ?? (schema && ajv.compile(schema));
    if (validate) validators.set(file, validate);
    return validate;
  }

  for (const { block, from } of allSteps(files)) {
    const file = stepFile(block, from);
    const migration = await loadMigration(file);
    if (!('migrate' in migration)) {
      problems.push(migration);
      continue;
    }
    steps.push({ block, from, why: migration.why });
    const examples = readExamples(file);
    if (!Array.isArray(examples)) {
      problems.push(examples);
      continue;
    }
    const [older, newer] = [validator(block, from), validator(block, from + 1)];
    if (older && newer)
      problems.push(...checkExamples(file, migration, examples, { older, newer, from, block }));
  }
  return { steps, problems: [...problems, ...leftOver(files)] };
}

function checkExamples(
  file: string,
  migration: Migration,
  examples: Example[],
  {
    older,
    newer,
    from,
    block,
  }: { older: ValidateFunction; newer: ValidateFunction; from: number; block: string },
): Problem[] {
  const examplesFile = examplesOf(file);
  return examples.flatMap(({ name, before, after }, index) => {
    const invalid = [
      ...faults(older, before, `/${index}/before`, frozenFile(block, from)),
      ...faults(newer, after, `/${index}/after`, frozenFile(block, from + 1)),
    ].map(({ pointer, message }) => ({ file: examplesFile, pointer, message }));
    if (invalid.length > 0) return invalid;
    const untouched = structuredClone(before);
    const result = attempt(() => migration.migrate(before));
    if (result instanceof Error)
      return [
        {
          file,
          pointer: '',
          message: `throws on its example "${name}": ${result.message}. A migration must take every document of version ${from}.`,
        },
      ];
    if (!isDeepStrictEqual(before, untouched))
      return [
        { file, pointer: '', message: `changes its input (example "${name}"). Return a new object instead.` },
      ];
    return isDeepStrictEqual(result, after)
      ? []
      : [
          {
            file: examplesFile,
            pointer: `/${index}/after`,
            message: `example "${name}": ${file} makes ${JSON.stringify(result)} of it. Correct the migration or the example.`,
          },
        ];
  });
}

function faults(validate: ValidateFunction, value: unknown, place: string, schemaFile: string) {
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message, params }: ErrorObject) => ({
    pointer: `${place}${instancePath}`,
    message: `is not valid by ${schemaFile}: ${message ?? 'is wrong'} ${JSON.stringify(params)}. Correct the example.`,
  }));
}

function attempt(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** A valid migration module, else the problem to report. */
async function loadMigration(file: string): Promise<Migration | Problem> {
  const why = `exports no migration. Write: export const migration: Migration = { why: '…', migrate: (content) => ({ … }) } (schemas/migrations/migration.ts).`;
  if (!existsSync(file))
    return {
      file,
      pointer: '',
      message: `is missing: stored content of the older version needs it. It ${why} Examples go into ${examplesOf(file)}.`,
    };
  const module: unknown = await import(pathToFileURL(path.resolve(file)).href);
  const migration =
    typeof module === 'object' && module !== null && 'migration' in module ? module.migration : undefined;
  return isMigration(migration) ? migration : { file, pointer: '', message: why };
}

function isMigration(value: unknown): value is Migration {
  return (
    typeof value === 'object' &&
    value !== null &&
    'why' in value &&
    typeof value.why === 'string' &&
    value.why !== '' &&
    'migrate' in value &&
    typeof value.migrate === 'function'
  );
}

function readExamples(file: string): Example[] | Problem {
  const examples = examplesOf(file);
  const remedy =
    'Write a list of { "name", "before", "after" }: content of the older version, and what the migration makes of it.';
  if (!existsSync(examples)) return { file: examples, pointer: '', message: `is missing. ${remedy}` };
  const list: unknown = JSON.parse(readFileSync(examples, 'utf8'));
  return isExamples(list)
    ? list
    : { file: examples, pointer: '', message: `is no list of examples. ${remedy}` };
}

function isExamples(list: unknown): list is Example[] {
  return (
    Array.isArray(list) &&
    list.length > 0 &&
    list.every((entry: unknown) => {
      if (typeof entry !== 'object' || entry === null) return false;
      const { name, before, after } = entry as Partial<Record<keyof Example, unknown>>;
      return (
        typeof name === 'string' && [before, after].every((side) => typeof side === 'object' && side !== null)
      );
    })
  );
}

/** Migration files without a step of a block. */
function leftOver(files: SchemaFile[]): Problem[] {
  const expected = new Set(
    allSteps(files).flatMap(({ block, from }) => {
      const file = stepFile(block, from);
      return [file, examplesOf(file), file.replace(/\.ts$/, '.test.ts')];
    }),
  );
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.split(path.sep).join('/')}`)
    .filter((file) => /\/v\d+-to-v\d+\.[a-z.]+$/.test(file) && !expected.has(file))
    .map((file) => ({
      file,
      pointer: '',
      message: `belongs to no step of a block's versions. Raise "x-marquee"/"version" of the block, or delete the file.`,
    }));
}

function allSteps(files: SchemaFile[]): { block: string; from: number }[] {
  return files.flatMap(({ schema }) => {
    const meta = blockMeta(schema);
    if (!meta) return [];
    return Array.from({ length: meta.version - 1 }, (_unused, index) => ({
      block: meta.block,
      from: index + 1,
    }));
  });
}

function examplesOf(file: string): string {
  return file.replace(/\.ts$/, '.examples.json');
}

function stepName(block: string, from: number): string {
  return `${camelCase(block)}${from}`;
}

function fieldNames(properties: object = {}): string {
  return Object.keys(properties)
    .map((name) => `'${name}'`)
    .join(', ');
}
