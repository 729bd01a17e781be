import { Ajv, type ErrorObject, type SchemaObject } from 'ajv';
import { addressRanges } from './address-ranges';

/** Environment variables of a process; an empty value is treated as unset. */
export type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Environment variables of a process as JSON Schema. Each `description` completes the sentence "set it to …";
 * the value of a `writeOnly` variable never appears in a message.
 */
export interface EnvironmentRules {
  /** Name of the process in messages: `content service`. */
  readonly name: string;
  readonly properties: Readonly<Record<string, SchemaObject>>;
  /** Variables required when another one is set. */
  readonly dependencies?: Readonly<Record<string, readonly string[]>>;
  /** Additional rules outside demo mode: required variables, secrets, switches that must be off. */
  readonly strict: SchemaObject & { readonly properties: Readonly<Record<string, SchemaObject>> };
}

/** The environment is invalid; the message has a line for each faulty variable. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/** Default secrets. They are public, so they are accepted in demo mode only. */
export const publishedSecrets = {
  delivery: 'local-delivery',
  preview: 'local-preview',
  management: 'local-management',
  platform: 'local-platform',
  operator: 'local-operator-desk',
  paymentProvider: 'local-payment-provider',
  paymentCallbacks: 'local-payment-callbacks',
  sportsbook: 'local-sportsbook',
  sportsbookSeed: 'local-sportsbook-seed',
} as const;

/** Schema of a secret outside demo mode. */
export const ownSecret: SchemaObject = {
  type: 'string',
  writeOnly: true,
  minLength: 16,
  not: { enum: Object.values(publishedSecrets) },
  description:
    'a secret of your own with at least 16 characters, such as the output of "openssl rand -hex 32"',
};

/** Schema of a switch that opens the process to everyone who can reach it; it must be off outside demo mode. */
export const demoSwitch: SchemaObject = {
  enum: ['0'],
  description: '0, or remove it: it is for demo mode only',
};

export const httpUrl: SchemaObject = {
  type: 'string',
  format: 'http-url',
  description: 'an address such as http://localhost:3001',
};

/** Any text, for variables validated where they are used. */
const text: SchemaObject = { type: 'string', description: 'text' };

/**
 * A variable of the generated list (docs/configuration.md).
 *
 * @param title its purpose
 * @param fallback description of its default
 */
export function variable(title: string, fallback: string, schema: SchemaObject = text): SchemaObject {
  return { ...schema, title, default: fallback };
}

/** @param highest defaults to the longest timer of Node.js, about 24 days in milliseconds */
export function wholeNumber(lowest = 0, highest = 2 ** 31 - 1): SchemaObject {
  return {
    type: 'integer',
    minimum: lowest,
    maximum: highest,
    description: `a whole number from ${lowest} to ${highest}`,
  };
}

export function oneOf(...values: string[]): SchemaObject {
  return { enum: values, description: values.join(' or ') };
}

export const logLevel = variable(
  'Lowest level of log lines.',
  'info',
  oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'),
);

/**
 * Demo mode: published secrets, demo players, simulators, the outbox page and the control endpoints. Only `npm
 * start` and `npm run dev` enable it, for the processes they start.
 */
export function isDemo(env: Variables): boolean {
  return env['MARQUEE_DEMO'] === '1';
}

export const demoMode = variable(
  'Demo mode: published secrets, demo players and simulators.',
  '0; 1 under npm start',
  oneOf('0', '1'),
);

/** @throws EnvironmentError with every missing or invalid variable */
export function checkEnvironment(
  env: Variables,
  { name, properties, dependencies = {}, strict }: EnvironmentRules,
): void {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value));
  const demo = isDemo(env);
  const schemas: SchemaObject[] = [
    { type: 'object', properties: { ...properties, MARQUEE_DEMO: demoMode }, dependencies },
    ...(demo ? [] : [strict]),
  ];
  const described: Record<string, SchemaObject> = { ...properties, ...(demo ? {} : strict.properties) };
  const problems = new Map<string, string>();
  for (const schema of schemas) {
    for (const error of problemsOf(schema, set)) {
      const variable = variableOf(error);
      const state =
        error.params['missingProperty'] === undefined
          ? stateOf(set[variable], described[variable])
          : 'is missing';
      problems.set(variable, `${variable} ${state}: set it to ${describe(described[variable], error)}.`);
    }
  }
  if (problems.size === 0) return;
  const lines = [...problems.values()].sort().map((line) => `- ${line}`);
  const hint = demo
    ? []
    : ['For a demo on this machine use "npm start" or "npm run dev" (docs/operations.md).'];
  throw new EnvironmentError([`The ${name} cannot start:`, ...lines, ...hint].join('\n'));
}

function problemsOf(schema: SchemaObject, set: Record<string, string | undefined>): ErrorObject[] {
  const ajv = new Ajv({ allErrors: true, coerceTypes: true, strictRequired: false, strictTypes: false });
  ajv.addFormat('http-url', (text: string) => /^https?:/.test(text) && URL.canParse(text));
  ajv.addFormat('smtp-url', (text: string) => /^smtps?:/.test(text) && URL.canParse(text));
  ajv.addFormat('address-ranges', (text: string) => addressRanges(text) !== undefined);
  ajv.addFormat('http-urls', (text: string) =>
    text.split(/[\s,]+/).every((part) => !part || (/^https?:/.test(part) && URL.canParse(part))),
  );
  const validate = ajv.compile(schema);
  // Validation coerces numbers in place, so it gets a copy.
  return validate({ ...set }) ? [] : (validate.errors ?? []).filter(({ keyword }) => keyword !== 'if');
}

function variableOf({ params, instancePath }: ErrorObject): string {
  const missing: unknown = params['missingProperty'];
  return typeof missing === 'string' ? missing : (instancePath.split('/')[1] ?? '');
}

/** Secrets are never printed, as messages end up in logs. */
function stateOf(value: string | undefined, schema: SchemaObject | undefined): string {
  if (!schema?.['writeOnly']) return `is "${value ?? ''}"`;
  if (Object.values<string | undefined>(publishedSecrets).includes(value))
    return 'has the published default value';
  return schema === ownSecret ? 'is too short' : 'is wrong';
}

function describe(schema: SchemaObject | undefined, { message }: ErrorObject): string {
  const description: unknown = schema?.['description'];
  return typeof description === 'string' ? description : (message ?? 'another value');
}
