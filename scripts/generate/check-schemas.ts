import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { Ajv, type ErrorObject } from 'ajv';
import type { Problem } from './history/history';
import { type SchemaFile, blockMeta, contentMeta } from './read-schemas';

const metaFolder = 'schemas/meta';
const base = 'https://marquee.dev/schemas/meta/';
const examples = ['minimal', 'typical', 'maximal', 'hostile'];

/** Validates every block and content schema, and the folder of every block (docs/schemas.md). */
export function checkSchemas(files: SchemaFile[]): Problem[] {
  // The rules are a schema themselves: `verbose` adds the violated rule to each error, whose description is the
  // message.
  const ajv = new Ajv({ allErrors: true, verbose: true, strict: false, unicodeRegExp: true });
  for (const name of readdirSync(metaFolder))
    ajv.addSchema(JSON.parse(readFileSync(`${metaFolder}/${name}`, 'utf8')) as object);
  return files.flatMap((file) => {
    const kind = file.key.startsWith('blocks/')
      ? 'block'
      : file.key.startsWith('content/')
        ? 'content'
        : undefined;
    if (!kind) return [];
    ajv.validate(`${base}${kind}.schema.json`, file.schema);
    const at = (pointer: string, message: string) => ({
      file: `schemas/${file.key}.schema.json`,
      pointer,
      message,
    });
    return [
      ...(ajv.errors ?? []).flatMap((error) => violation(error, at)),
      ...crossReferences(file, files, at),
      ...(kind === 'block' ? folderProblems(file) : []),
    ];
  });
}

type At = (pointer: string, message: string) => Problem;

function violation(error: ErrorObject, at: At): Problem[] {
  const { keyword, instancePath, parentSchema, message = 'is wrong', params } = error;
  // These only repeat the errors of their parts.
  if (['if', 'anyOf', 'propertyNames'].includes(keyword) && !ownMessage(parentSchema)) return [];
  if (isAlternative(error)) return [];
  const name = 'propertyName' in error ? `/${String(error.propertyName)}` : '';
  const rule = keyword === 'not' ? (parentSchema?.['not'] as object | undefined) : parentSchema;
  const text = keyword === 'additionalProperties' ? undefined : ownMessage(rule);
  const detail =
    typeof params['missingProperty'] === 'string' ? ` ("${params['missingProperty']}" is missing)` : '';
  return [at(`${instancePath}${name}`, `${text ?? `${message}${allowed(params)}`}${text ? detail : ''}`)];
}

function ownMessage(rule: object | undefined): string | undefined {
  const text: unknown = rule && 'description' in rule ? rule.description : undefined;
  return typeof text === 'string' && text.startsWith('must')
    ? text
    : text === undefined
      ? undefined
      : String(text);
}

/** Inside one of several alternatives; the alternative rule itself is reported. */
function isAlternative({ schemaPath }: ErrorObject): boolean {
  return schemaPath.includes('/anyOf/');
}

function allowed(params: Record<string, unknown>): string {
  if (Array.isArray(params['allowedValues'])) return `: ${params['allowedValues'].join(', ')}`;
  if ('additionalProperty' in params) return ` ("${String(params['additionalProperty'])}")`;
  if ('allowedValue' in params) return ` ${JSON.stringify(params['allowedValue'])}`;
  return '';
}

/** Checks references of a schema to other files and to its own fields. */
function crossReferences({ key, schema }: SchemaFile, files: SchemaFile[], at: At): Problem[] {
  const fields = Object.keys(schema.properties ?? {});
  const unknown = (Array.isArray(schema.required) ? schema.required : [])
    .filter((name) => !fields.includes(name))
    .map((name) => at('/required', `names "${name}", which is no field`));
  const displayField = contentMeta(schema)?.displayField;
  if (displayField && !fields.includes(displayField))
    unknown.push(at('/x-marquee/displayField', `names "${displayField}", which is no field`));
  const meta = blockMeta(schema);
  if (!meta) return unknown;
  if (`blocks/${meta.block}` !== key)
    unknown.push(at('/x-marquee/block', `must be the name of the file: ${key.replace('blocks/', '')}`));
  const live = meta.live?.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  if (live && !files.some((file) => file.key === `live/${live}`))
    unknown.push(at('/x-marquee/live', `has no schema: write schemas/live/${live}.schema.json`));
  if (meta.slots !== undefined && schema.properties?.[meta.slots]?.type !== 'array')
    unknown.push(at('/x-marquee/slots', `names "${meta.slots}", which is no list of panels`));
  return unknown;
}

function folderProblems({ schema }: SchemaFile): Problem[] {
  const block = blockMeta(schema)?.block;
  if (!block) return [];
  const missing = [`${block}.tsx`, 'README.md', ...examples.map((name) => `fixtures/${name}.json`)].filter(
    (file) => !existsSync(`blocks/${block}/${file}`),
  );
  if (missing.length === 0) return [];
  const message = `has no ${missing.join(', ')}. Write them as the other blocks do; for a new block, npm run new:block writes them all`;
  return [{ file: `blocks/${block}`, pointer: '', message }];
}
