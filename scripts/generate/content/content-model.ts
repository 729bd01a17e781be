import { focusFieldOf } from '../../../schemas/focal-point';
import { contentLocales } from './content-locales';
import {
  type MarqueeSchema,
  type SchemaFile,
  allowedBlocks,
  blockMeta,
  camelCase,
  contentMeta,
  refKey,
} from '../read-schemas';

export interface FieldType {
  type: string;
  linkType?: string;
  validations?: object[];
  items?: FieldType;
}

interface ContentField extends FieldType {
  id: string;
  name: string;
  localized: boolean;
  required: boolean;
  disabled: boolean;
  omitted: boolean;
  defaultValue?: Record<string, number>;
}

/** Rich text nodes an editor may use; instead of embedded entries there are separate blocks. */
export const richTextNodes = [
  'heading-2',
  'heading-3',
  'heading-4',
  'ordered-list',
  'unordered-list',
  'blockquote',
  'hr',
  'table',
  'hyperlink',
];
export const richTextMarks = ['bold', 'italic', 'underline', 'code'];

/** Schemas of files, with the Contentful file group an editor may choose; WebVTT is in none. */
export const assetMimetypeGroups: Record<string, string[]> = {
  'content/image': ['image'],
  'content/video-file': ['video'],
  'content/caption-file': [],
};

/** Contentful allows 255 characters in a Symbol; longer text is Text. */
export const symbolLimit = 255;

const defaultLocale = contentLocales.find((locale) => locale.default)?.code ?? 'en';

/** Entries of blocks have the fields of schemas/content/placement in addition to their own. */
export const placementKey = 'content/placement';

/** Internal name of a block's entry; never shown by the site. */
export const internalName: MarqueeSchema = {
  type: 'string',
  title: 'Internal name',
  description: 'Name of this block in lists of entries; visitors never see it.',
  maxLength: 120,
};

/** Bounds of a text or list. */
function sizeWithin(min: number | undefined, max: number | undefined): object[] {
  return min || max ? [{ size: { ...(min ? { min } : {}), ...(max ? { max } : {}) } }] : [];
}

/** Bounds of a number. */
function rangeOf({ minimum: min, maximum: max }: MarqueeSchema): Pick<FieldType, 'validations'> {
  if (min === undefined && max === undefined) return {};
  return {
    validations: [
      { range: { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) } },
    ],
  };
}

/** The companion field of a picture for its focal point. */
function focusOf(name: string, picture: MarqueeSchema): MarqueeSchema {
  return { title: `${picture.title ?? name}: focal point`, 'x-content': { object: true } };
}

/** Returns a function that maps a property to its Contentful field type. */
export function fieldTypes(files: SchemaFile[]): (schema: MarqueeSchema) => FieldType {
  const byKey = new Map(files.map((file) => [file.key, file.schema]));

  function fieldType(schema: MarqueeSchema): FieldType {
    const target = refKey(schema);
    const mimetypeGroups = target && assetMimetypeGroups[target];
    if (mimetypeGroups)
      return {
        type: 'Link',
        linkType: 'Asset',
        validations: mimetypeGroups.map((group) => ({ linkMimetypeGroup: [group] })),
      };
    if (target === 'content/rich-text')
      return {
        type: 'RichText',
        validations: [{ enabledNodeTypes: richTextNodes }, { enabledMarks: richTextMarks }],
      };
    if (target) {
      const meta = contentMeta(byKey.get(target) ?? {});
      return meta
        ? { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: [meta.contentType] }] }
        : { type: 'Object' };
    }
    if (schema['x-content']?.object) return { type: 'Object' };
    if (schema.type === 'array') return arrayType(schema);
    if (schema.type === 'string') return stringType(schema);
    if (schema.type === 'integer') return { type: 'Integer', ...rangeOf(schema) };
    if (schema.type === 'number') return { type: 'Number', ...rangeOf(schema) };
    if (schema.type === 'boolean') return { type: 'Boolean' };
    return { type: 'Object' };
  }

  function stringType(schema: MarqueeSchema): FieldType {
    if (schema.format === 'date-time') return { type: 'Date' };
    if (schema.enum) return { type: 'Symbol', validations: [{ in: schema.enum }] };
    const limit = schema.maxLength ?? symbolLimit;
    const validations = [
      ...sizeWithin(schema.minLength, limit),
      ...(schema.pattern ? [{ regexp: { pattern: schema.pattern, flags: null } }] : []),
    ];
    return { type: limit > symbolLimit ? 'Text' : 'Symbol', validations };
  }

  function arrayType(schema: MarqueeSchema): FieldType {
    const size = sizeWithin(schema.minItems, schema.maxItems);
    const blocks = allowedBlocks(schema, files)?.map(camelCase);
    if (blocks)
      return {
        type: 'Array',
        validations: size,
        items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: blocks }] },
      };
    const items = fieldType(schema.items ?? {});
    if (items.type === 'Object' || items.type === 'Array') return { type: 'Object' };
    return { type: 'Array', validations: size, items };
  }

  return fieldType;
}

/**
 * Contentful's content types, generated from the block and content schemas.
 * @param files including fields of older versions, which stay readable but not editable
 */
export function generateContentTypes(files: SchemaFile[]): object[] {
  const fieldType = fieldTypes(files);
  const blocks = files.filter(({ schema }) => blockMeta(schema));
  const placement = files.find(({ key }) => key === placementKey)?.schema.properties ?? {};

  function field(id: string, schema: MarqueeSchema, required: boolean): ContentField {
    const former = schema['x-content']?.former ?? false;
    return {
      id,
      name: schema.title ?? id,
      ...fieldType(schema),
      localized: schema['x-content']?.localized ?? false,
      required: required && !former,
      disabled: former,
      omitted: false,
    };
  }

  function contentType(
    id: string,
    schema: MarqueeSchema,
    displayField: string,
    extra: Record<string, MarqueeSchema>,
  ) {
    const required = Array.isArray(schema.required) ? schema.required : [];
    const fields = Object.entries({ ...schema.properties, ...extra }).flatMap(([name, value]) => [
      field(name, value, required.includes(name)),
      ...(value['x-content']?.focus ? [field(focusFieldOf(name), focusOf(name, value), false)] : []),
    ]);
    return {
      sys: { id, type: 'ContentType' },
      name: schema.title,
      description: schema.description,
      displayField: fields.some((entry) => entry.id === displayField) ? displayField : undefined,
      fields,
    };
  }

  const contentTypes = files
    .filter(({ schema }) => contentMeta(schema) && !contentMeta(schema)?.reference)
    .map(({ schema }) => {
      const meta = contentMeta(schema);
      return contentType(meta?.contentType ?? '', schema, meta?.displayField ?? '', {});
    });
  const blockContentTypes = blocks.map(({ schema }) =>
    withVersion(
      contentType(camelCase(blockMeta(schema)?.block ?? ''), schema, 'internalName', {
        ...placement,
        internalName,
      }),
      blockMeta(schema)?.version ?? 1,
    ),
  );
  return [...contentTypes, ...blockContentTypes];
}

/** New entries of a block start at its current version. */
function withVersion<Type extends { fields: ContentField[] }>(type: Type, version: number): Type {
  return {
    ...type,
    fields: type.fields.map((entry) =>
      entry.id === 'schemaVersion'
        ? {
            ...entry,
            validations: [{ range: { min: 1, max: version } }],
            defaultValue: { [defaultLocale]: version },
          }
        : entry,
    ),
  };
}
