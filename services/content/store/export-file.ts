import { Ajv, type ErrorObject, type JSONSchemaType, type ValidateFunction } from 'ajv';
import { errorMessage } from '../../process/error-message';

/** Supported parts of Contentful's export format. Other parts (users, editor interfaces, snapshots) are accepted and ignored. */
export interface RawSys {
  readonly id: string;
  readonly createdAt?: string;
  readonly updatedAt?: string;
  readonly publishedAt?: string | null;
  readonly firstPublishedAt?: string | null;
  readonly archivedAt?: string | null;
  readonly version?: number;
  readonly publishedVersion?: number | null;
}

export interface RawValidation {
  readonly linkContentType?: readonly string[];
  readonly size?: { readonly max?: number | null };
  readonly enabledNodeTypes?: readonly string[];
  readonly nodes?: Readonly<Record<string, readonly RawValidation[]>>;
}

export interface RawField {
  readonly id: string;
  readonly type: string;
  readonly linkType?: string;
  readonly localized?: boolean;
  readonly omitted?: boolean;
  readonly validations?: readonly RawValidation[];
  readonly items?: {
    readonly type: string;
    readonly linkType?: string;
    readonly validations?: readonly RawValidation[];
  };
}

export interface RawContentType {
  readonly sys: RawSys;
  readonly name: string;
  readonly description?: string | null;
  readonly fields: readonly RawField[];
}

export interface RawLocale {
  readonly sys?: { readonly id: string };
  readonly code: string;
  readonly name: string;
  readonly default?: boolean;
  readonly fallbackCode?: string | null;
}

export interface RawTag {
  readonly sys: { readonly id: string; readonly visibility?: string };
  readonly name: string;
}

export interface RawMetadata {
  readonly tags?: readonly { readonly sys: { readonly id: string } }[];
  readonly concepts?: readonly { readonly sys: { readonly id: string } }[];
}

export type RawLocalized<T> = Readonly<Record<string, T>>;

export interface RawEntry {
  readonly sys: RawSys & { readonly contentType: { readonly sys: { readonly id: string } } };
  readonly metadata?: RawMetadata;
  readonly fields: Readonly<Record<string, RawLocalized<unknown>>>;
}

/** The file of an asset in one locale. An unprocessed draft has no `url` yet. */
export interface RawAssetFile {
  readonly url?: string;
  readonly upload?: string;
  readonly fileName: string;
  readonly contentType: string;
  readonly details?: {
    readonly size?: number;
    readonly image?: { readonly width: number; readonly height: number };
  };
}

export interface RawAsset {
  readonly sys: RawSys;
  readonly metadata?: RawMetadata;
  readonly fields: {
    readonly title?: RawLocalized<string>;
    readonly description?: RawLocalized<string>;
    readonly file?: RawLocalized<RawAssetFile>;
  };
}

/** Entities of a file by kind, with the names of the export format. */
export interface RawEntities {
  contentTypes: RawContentType;
  locales: RawLocale;
  tags: RawTag;
  entries: RawEntry;
  assets: RawAsset;
}

/** A structurally valid entity, with the file it came from. */
export interface Sourced<T> {
  readonly file: string;
  readonly raw: T;
}

export type SourcedEntities = { [K in keyof RawEntities]: Sourced<RawEntities[K]>[] };

/** A problem of the content, with the file to repair. */
export interface ContentProblem {
  readonly file: string;
  readonly id?: string;
  readonly message: string;
}

const ajv = new Ajv({ allErrors: true, strict: false });

const id = { type: 'string', minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9._-]+$' };
const nullableText = { type: ['string', 'null'] };
const nullableNumber = { type: ['number', 'null'] };
const sysProperties = {
  id,
  createdAt: { type: 'string' },
  updatedAt: { type: 'string' },
  publishedAt: nullableText,
  firstPublishedAt: nullableText,
  archivedAt: nullableText,
  version: { type: 'integer' },
  publishedVersion: nullableNumber,
};
const sys = { type: 'object', required: ['id'], properties: sysProperties };
const link = {
  type: 'object',
  required: ['sys'],
  properties: { sys: { type: 'object', required: ['id'], properties: { id } } },
};
const metadata = {
  type: 'object',
  properties: { tags: { type: 'array', items: link }, concepts: { type: 'array', items: link } },
};
const validations = {
  type: 'array',
  items: {
    type: 'object',
    properties: {
      linkContentType: { type: 'array', items: { type: 'string' } },
      size: { type: 'object', properties: { max: nullableNumber } },
      enabledNodeTypes: { type: 'array', items: { type: 'string' } },
      nodes: { type: 'object', additionalProperties: { type: 'array', items: { type: 'object' } } },
    },
  },
};
const fieldTypes = [
  ...['Symbol', 'Text', 'Integer', 'Number', 'Date', 'Boolean', 'Object', 'Location', 'RichText'],
  ...['Array', 'Link', 'ResourceLink'],
];
const linkType = { enum: ['Entry', 'Asset'] };
const needsLinkType = { if: { properties: { type: { const: 'Link' } } }, then: { required: ['linkType'] } };
const localized = (value: object) => ({ type: 'object', additionalProperties: value });

const contentTypeSchema = {
  type: 'object',
  required: ['sys', 'name', 'fields'],
  properties: {
    sys,
    name: { type: 'string' },
    description: nullableText,
    fields: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'type'],
        properties: {
          id: { type: 'string', pattern: '^[A-Za-z][A-Za-z0-9_]*$' },
          type: { enum: fieldTypes },
          linkType: { type: 'string' },
          localized: { type: 'boolean' },
          omitted: { type: 'boolean' },
          validations,
          items: {
            type: 'object',
            required: ['type'],
            properties: { type: { enum: ['Symbol', 'Link', 'ResourceLink'] }, linkType, validations },
            ...needsLinkType,
          },
        },
        allOf: [
          needsLinkType,
          { if: { properties: { type: { const: 'Array' } } }, then: { required: ['items'] } },
        ],
      },
    },
  },
};
const localeSchema = {
  type: 'object',
  required: ['code', 'name'],
  properties: {
    code: { type: 'string', minLength: 1 },
    name: { type: 'string' },
    default: { type: 'boolean' },
    fallbackCode: nullableText,
  },
};
const tagSchema = {
  type: 'object',
  required: ['sys', 'name'],
  properties: { sys: { type: 'object', required: ['id'], properties: { id } }, name: { type: 'string' } },
};
const entrySchema = {
  type: 'object',
  required: ['sys', 'fields'],
  properties: {
    sys: {
      type: 'object',
      required: ['id', 'contentType'],
      properties: { ...sysProperties, contentType: link },
    },
    metadata,
    fields: localized({ type: 'object' }),
  },
};
const assetSchema = {
  type: 'object',
  required: ['sys', 'fields'],
  properties: {
    sys,
    metadata,
    fields: {
      type: 'object',
      properties: {
        title: localized({ type: 'string' }),
        description: localized({ type: 'string' }),
        file: localized({
          type: 'object',
          required: ['fileName', 'contentType'],
          properties: {
            url: { type: 'string', minLength: 1 },
            upload: { type: 'string' },
            fileName: { type: 'string', minLength: 1 },
            contentType: { type: 'string', pattern: '^[a-z]+/[A-Za-z0-9.+-]+$' },
            details: {
              type: 'object',
              properties: {
                image: {
                  type: 'object',
                  required: ['width', 'height'],
                  properties: {
                    width: { type: 'integer', minimum: 1 },
                    height: { type: 'integer', minimum: 1 },
                  },
                },
              },
            },
          },
        }),
      },
      additionalProperties: false,
    },
  },
};

const checks: { [K in keyof RawEntities]: ValidateFunction<RawEntities[K]> } = {
  contentTypes: ajv.compile<RawContentType>(contentTypeSchema),
  locales: ajv.compile<RawLocale>(localeSchema),
  tags: ajv.compile<RawTag>(tagSchema),
  entries: ajv.compile<RawEntry>(entrySchema),
  assets: ajv.compile<RawAsset>(assetSchema),
};

/** Ignored arrays of an export, which hold no content. Any other unknown name is reported as a typo. */
const leftAlone = new Set(['editorInterfaces', 'webhooks', 'roles', '$schema']);

const topLevel: JSONSchemaType<Record<string, unknown>> = { type: 'object', required: [] };
const isObject = ajv.compile(topLevel);
const nameOf = ajv.compile<{ sys?: { id?: string }; code?: string }>({
  type: 'object',
  properties: {
    sys: { type: 'object', properties: { id: { type: 'string' } } },
    code: { type: 'string' },
  },
});

function describe(errors: readonly ErrorObject[] | null | undefined): string {
  const first = errors?.find((error) => error.keyword !== 'if') ?? errors?.[0];
  if (!first) return 'does not have the shape of the export format';
  const where = first.instancePath === '' ? 'the entity' : first.instancePath.slice(1).replaceAll('/', '.');
  const allowed = first.keyword === 'enum' ? `: ${String(first.params.allowedValues)}` : '';
  const extra =
    first.keyword === 'additionalProperties' ? ` "${String(first.params.additionalProperty)}"` : '';
  return `${where} ${first.message ?? 'is invalid'}${extra}${allowed}`;
}

/**
 * Reads one JSON file of the export format. Entities are validated individually: each invalid one is reported
 * by its id, without hiding the others.
 */
export function readExportFile(
  file: string,
  text: string,
  into: SourcedEntities,
  problems: ContentProblem[],
): void {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    problems.push({
      file,
      message: `is not valid JSON: ${errorMessage(error)}`,
    });
    return;
  }
  if (!isObject(parsed)) {
    problems.push({ file, message: 'must hold one object with arrays such as "entries" or "assets"' });
    return;
  }
  for (const [key, value] of Object.entries(parsed)) {
    if (leftAlone.has(key)) continue;
    if (!Array.isArray(value)) {
      problems.push({ file, message: `"${key}" must be an array` });
      continue;
    }
    const entities: readonly unknown[] = value;
    switch (key) {
      case 'contentTypes':
      case 'locales':
      case 'tags':
      case 'entries':
      case 'assets':
        entities.forEach((entity, index) => readEntity(key, file, entity, index, into, problems));
        break;
      default:
        problems.push({
          file,
          message: `unknown key "${key}"; known are ${[...Object.keys(checks), ...leftAlone].join(', ')}`,
        });
    }
  }
}

function readEntity<K extends keyof RawEntities>(
  kind: K,
  file: string,
  entity: unknown,
  index: number,
  into: SourcedEntities,
  problems: ContentProblem[],
): void {
  const check: ValidateFunction<RawEntities[K]> = checks[kind];
  if (check(entity)) {
    const list: Sourced<RawEntities[K]>[] = into[kind];
    list.push({ file, raw: entity });
    return;
  }
  const message = describe(check.errors);
  const found = nameOf(entity) ? (entity.sys?.id ?? entity.code) : undefined;
  problems.push({ file, id: found ?? `${kind}[${index}]`, message });
}

/** True if the files contain no supported entities. */
export function isEmpty(entities: SourcedEntities): boolean {
  return Object.values(entities).every(({ length }) => length === 0);
}

/** An empty collection for {@link readExportFile} to fill. */
export function noEntities(): SourcedEntities {
  return { contentTypes: [], locales: [], tags: [], entries: [], assets: [] };
}
