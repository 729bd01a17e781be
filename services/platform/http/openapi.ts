import * as validators from '../../../schemas/generated/validators.js';
import { PROVIDER_HEADERS } from '../../process/provider-signature';
import { CALLBACK_SIGNATURE_HEADER } from '../payments/callback-signature';
import type { Validate } from '../../process/validation';
import { IDEMPOTENCY_HEADER } from './idempotency';
import { FILE_TYPE } from './read-file';
import type { Access, Route } from './route';

/** A JSON Schema, or a part of one. */
export type JsonSchema = Readonly<Record<string, unknown>>;

const PREFIX = 'https://marquee.dev/schemas/platform/';
const PLATFORM_KEY = {
  name: 'x-platform-key',
  in: 'header',
  description: 'A key of a site, an operator, or a game or payment provider.',
};

const SECURITY: Record<Access, readonly string[]> = {
  public: [],
  visitor: ['site'],
  site: ['site', 'platformKey'],
  player: ['site', 'platformKey', 'idToken'],
  'player+access': ['site', 'platformKey', 'idToken', 'accessToken'],
  operator: ['site', 'platformKey'],
  source: ['site', 'platformKey'],
  provider: ['providerKey', 'providerTimestamp', 'providerSignature'],
  'payment-provider': ['callbackSignature'],
  'identity-provider': ['callbackSignature'],
  control: [],
};

/**
 * The contract as an OpenAPI 3.1 document: paths from the routes, types from the schemas of `schemas/platform`,
 * given by name without extension. Throws when a route uses a validator without a schema.
 */
export function openApiDocument(
  routes: readonly Route[],
  schemas: ReadonlyMap<string, JsonSchema>,
): Record<string, unknown> {
  const names = namesOfValidators(schemas);
  const used = new Set<string>(['error']);
  const nameOf = (validate: Validate<unknown>, route: Route): string => {
    const name = names.get(validate);
    if (name === undefined) throw new Error(`${route.id} uses a validator that is not of schemas/platform.`);
    return name;
  };
  const reference = (name: string): JsonSchema => {
    used.add(name);
    return { $ref: `#/components/schemas/${name}` };
  };

  function parameters(route: Route): JsonSchema[] {
    return (['params', 'query'] as const).flatMap((part) => {
      const validate = route.schemas[part];
      const schema = validate && schemas.get(nameOf(validate, route));
      const required = schema?.['required'];
      return Object.entries(objectOf(schema?.['properties'])).map(([name, property]) => ({
        name,
        in: part === 'params' ? 'path' : 'query',
        required: part === 'params' || (Array.isArray(required) && required.includes(name)),
        ...(typeof objectOf(property)['description'] === 'string'
          ? { description: objectOf(property)['description'] }
          : {}),
        schema: portable(property),
      }));
    });
  }

  function operation(route: Route): JsonSchema {
    const { body, reply } = route.schemas;
    const key = {
      name: IDEMPOTENCY_HEADER,
      in: 'header',
      required: true,
      description: 'A new one for each command; repeated, it gives the same reply without doing it again.',
      schema: { type: 'string', minLength: 1, maxLength: 200 },
    };
    const security = SECURITY[route.access];
    return {
      operationId: route.id,
      summary: route.summary,
      tags: [tagOf(route)],
      parameters: [...parameters(route), ...(route.idempotent ? [key] : [])],
      ...(body && { requestBody: { content: json(reference(nameOf(body, route))) } }),
      ...(route.takesFile && {
        requestBody: { content: { [FILE_TYPE]: { schema: { type: 'string', format: 'binary' } } } },
      }),
      responses: {
        200: {
          description: 'Done.',
          ...(reply && { content: json(reference(nameOf(reply, route))) }),
        },
        default: { description: 'Refused, or failed.', content: json(reference('error')) },
      },
      security: security.length === 0 ? [] : [Object.fromEntries(security.map((name) => [name, []]))],
    };
  }

  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[route.method.toLowerCase()] = operation(route);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Marquee reference platform',
      version: '1',
      description:
        'Identity, players, wallet and live data behind the sites. Money is in minor units of its currency.',
    },
    paths,
    components: {
      securitySchemes: {
        site: { type: 'apiKey', name: 'x-site-context', in: 'header', description: "The site's id." },
        platformKey: { type: 'apiKey', ...PLATFORM_KEY },
        providerKey: header(PROVIDER_HEADERS.key, 'Name of the key of a game provider.'),
        providerTimestamp: header(
          PROVIDER_HEADERS.timestamp,
          'When the call was signed: milliseconds since the epoch.',
        ),
        providerSignature: header(
          PROVIDER_HEADERS.signature,
          'HMAC-SHA256 in base64url over timestamp.METHOD.path.body, with that key.',
        ),
        callbackSignature: header(
          CALLBACK_SIGNATURE_HEADER,
          't=<unix seconds>,v1=<hex HMAC-SHA256 over t.body>, with the secret of the provider.',
        ),
        idToken: {
          type: 'apiKey',
          name: 'Authorization',
          in: 'header',
          description: 'ID token of a session.',
        },
        accessToken: {
          type: 'apiKey',
          name: 'Access-Token',
          in: 'header',
          description: 'Access token of the same session.',
        },
      },
      schemas: componentSchemas(used, schemas),
    },
  };
}

/** Schema name of each compiled validator: `validatePlatformLastActivityLog` → `last-activity-log`. */
function namesOfValidators(schemas: ReadonlyMap<string, JsonSchema>): Map<unknown, string> {
  const compiled = new Map<string, unknown>(Object.entries(validators));
  const names = new Map<unknown, string>();
  for (const name of schemas.keys()) {
    const type = name.replace(/(^|-)([a-z0-9])/g, (_, _dash, letter: string) => letter.toUpperCase());
    names.set(compiled.get(`validatePlatform${type}`), name);
  }
  return names;
}

/** The used schemas and those that they reference, in alphabetical order. */
function componentSchemas(
  used: Set<string>,
  schemas: ReadonlyMap<string, JsonSchema>,
): Record<string, unknown> {
  const found = new Map<string, unknown>();
  const waiting = [...used];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const schema = schemas.get(name);
    if (found.has(name) || schema === undefined) continue;
    const { $id: _id, $schema: _schema, ...rest } = schema;
    found.set(name, portable(rest));
    const text = JSON.stringify(rest);
    for (const [, target] of text.matchAll(
      /"https:\/\/marquee\.dev\/schemas\/platform\/([a-z0-9-]+)\.schema\.json"/g,
    )) {
      if (target !== undefined) waiting.push(target);
    }
  }
  return Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The schema with references in OpenAPI form. */
function portable(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(portable);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) =>
      key === '$ref' && typeof value === 'string' && value.startsWith(PREFIX)
        ? [key, `#/components/schemas/${value.slice(PREFIX.length).replace('.schema.json', '')}`]
        : [key, portable(value)],
    ),
  );
}

function header(name: string, description: string): JsonSchema {
  return { type: 'apiKey', name, in: 'header', description };
}

function json(schema: JsonSchema): JsonSchema {
  return { 'application/json': { schema } };
}

function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** Groups calls by subject, a segment of their path. */
function tagOf({ path }: Route): string {
  const parts = path.split('/').filter((part) => part !== 'platform' && !/^(v\d)?$/.test(part));
  return (
    (parts[0] === 'player' && parts[1] !== undefined && !parts[1].startsWith(':') ? parts[1] : parts[0]) ?? ''
  );
}
