import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import type { ContentFields } from 'contentful-management';
import type { StudioForms } from '../../schemas/studio-form';
import type { StoredLocale } from '../../services/content/store/resource';

/** A content type as defined by the code. */
export interface WantedType {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly displayField: string | null;
  readonly fields: readonly ContentFields[];
}

/** A locale as defined by the code. */
export type WantedLocale = Omit<StoredLocale, 'sys'>;

/** The content model of a space, for the site to read and editors to fill in. */
export interface WantedModel {
  readonly types: readonly WantedType[];
  readonly locales: readonly WantedLocale[];
  /** Help text of a field: content type → field → text. */
  readonly help: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

interface ModelFile {
  readonly contentTypes: readonly (Omit<WantedType, 'id' | 'description' | 'displayField'> & {
    readonly sys: { readonly id: string };
    readonly description?: string;
    readonly displayField?: string;
  })[];
  readonly locales: readonly WantedLocale[];
}

const text = { type: 'string' };
const flag = { type: 'boolean' };
const isModelFile = new Ajv({ strict: false }).compile<ModelFile>({
  type: 'object',
  required: ['contentTypes', 'locales'],
  properties: {
    contentTypes: {
      type: 'array',
      items: {
        type: 'object',
        required: ['sys', 'name', 'fields'],
        properties: {
          sys: { type: 'object', required: ['id'], properties: { id: text } },
          name: text,
          description: text,
          displayField: text,
          fields: {
            type: 'array',
            items: {
              type: 'object',
              required: ['id', 'name', 'type', 'required', 'localized'],
              properties: { id: text, name: text, type: text, required: flag, localized: flag },
            },
          },
        },
      },
    },
    locales: {
      type: 'array',
      items: {
        type: 'object',
        required: [
          'code',
          'name',
          'default',
          'fallbackCode',
          'optional',
          'contentDeliveryApi',
          'contentManagementApi',
        ],
        properties: {
          code: text,
          name: text,
          default: flag,
          fallbackCode: { type: ['string', 'null'] },
          optional: flag,
          contentDeliveryApi: flag,
          contentManagementApi: flag,
        },
      },
    },
  },
});

const isForms = new Ajv({ strict: false }).compile<Pick<StudioForms, 'forms' | 'placement'>>({
  type: 'object',
  required: ['forms', 'placement'],
  properties: {
    placement: { type: 'array', items: { $ref: '#/$defs/field' } },
    forms: {
      type: 'array',
      items: {
        type: 'object',
        required: ['contentType', 'block', 'fields'],
        properties: { contentType: text, fields: { type: 'array', items: { $ref: '#/$defs/field' } } },
      },
    },
  },
  $defs: { field: { type: 'object', required: ['name', 'help'], properties: { name: text, help: text } } },
});

/**
 * Reads the content model that `npm run generate` has generated from the schemas.
 * @throws Error when a generated file is missing or invalid
 */
export function readModel(
  modelFile = 'content-fixtures/model.json',
  formsFile = 'schemas/generated/studio-forms.json',
): WantedModel {
  const model = readJson(modelFile);
  if (!isModelFile(model)) throw new Error(`${modelFile} is no content model. Run: npm run generate`);
  const forms = readJson(formsFile);
  if (!isForms(forms)) throw new Error(`${formsFile} holds no forms. Run: npm run generate`);
  return {
    types: model.contentTypes.map(({ sys, name, description = '', displayField = null, fields }) => ({
      id: sys.id,
      name,
      description,
      displayField,
      fields,
    })),
    locales: model.locales.map(({ code, name, fallbackCode, optional, ...flags }) => ({
      code,
      name,
      default: flags.default,
      fallbackCode,
      optional,
      contentDeliveryApi: flags.contentDeliveryApi,
      contentManagementApi: flags.contentManagementApi,
    })),
    help: new Map(
      forms.forms.map(({ contentType, block, fields }) => [
        contentType,
        new Map([...fields, ...(block ? forms.placement : [])].map(({ name, help }) => [name, help])),
      ]),
    ),
  };
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(
      `${file} cannot be read: ${error instanceof Error ? error.message : error}. Run: npm run generate`,
    );
  }
}
