import {
  type MarqueeSchema,
  type SchemaFile,
  blockMeta,
  camelCase,
  contentMeta,
  refKey,
} from './read-schemas';

interface FieldType {
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
}

/** Rich text nodes an editor may use; embedded entries are blocks of their own instead. */
const richTextNodes = [
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
const richTextMarks = ['bold', 'italic', 'underline', 'code'];

/** Contentful allows 255 characters in a Symbol; longer text is Text. */
const symbolLimit = 255;

/** Entries of blocks carry the fields of schemas/content/placement besides their own. */
export const placementKey = 'content/placement';

/** The content types of Contentful, made from the block and content schemas (DESIGN: one schema, everything from it). */
export function generateContentTypes(files: SchemaFile[]): object[] {
  const byKey = new Map(files.map((file) => [file.key, file.schema]));
  const blocks = files.filter(({ schema }) => blockMeta(schema));
  const blockTypes = blocks.map(({ schema }) => camelCase(blockMeta(schema)?.block ?? ''));
  const placement = byKey.get(placementKey)?.properties ?? {};

  function fieldType(schema: MarqueeSchema): FieldType {
    const target = refKey(schema);
    if (target === 'content/image')
      return { type: 'Link', linkType: 'Asset', validations: [{ linkMimetypeGroup: ['image'] }] };
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
    if (schema.type === 'integer') return { type: 'Integer' };
    if (schema.type === 'number') return { type: 'Number' };
    if (schema.type === 'boolean') return { type: 'Boolean' };
    return { type: 'Object' };
  }

  function stringType(schema: MarqueeSchema): FieldType {
    if (schema.format === 'date-time') return { type: 'Date' };
    if (schema.enum) return { type: 'Symbol', validations: [{ in: schema.enum }] };
    const limit = schema.maxLength ?? symbolLimit;
    return limit > symbolLimit
      ? { type: 'Text', validations: [{ size: { max: limit } }] }
      : { type: 'Symbol', validations: [{ size: { max: limit } }] };
  }

  function arrayType(schema: MarqueeSchema): FieldType {
    const size = schema.maxItems ? [{ size: { max: schema.maxItems } }] : [];
    if (schema['x-content']?.blocks)
      return {
        type: 'Array',
        validations: size,
        items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: blockTypes }] },
      };
    const items = fieldType(schema.items ?? {});
    if (items.type === 'Object' || items.type === 'Array') return { type: 'Object' };
    return { type: 'Array', validations: size, items };
  }

  function field(id: string, schema: MarqueeSchema, required: boolean): ContentField {
    return {
      id,
      name: schema.title ?? id,
      ...fieldType(schema),
      localized: schema['x-content']?.localized ?? false,
      required,
      disabled: false,
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
    const fields = Object.entries({ ...schema.properties, ...extra }).map(([name, value]) =>
      field(name, value, required.includes(name)),
    );
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
  const internalName: MarqueeSchema = { type: 'string', title: 'Internal name', maxLength: 120 };
  const blockContentTypes = blocks.map(({ schema }) =>
    contentType(camelCase(blockMeta(schema)?.block ?? ''), schema, 'internalName', {
      ...placement,
      internalName,
    }),
  );
  return [...contentTypes, ...blockContentTypes];
}
