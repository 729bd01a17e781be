import type { StudioControl, StudioField, StudioForm, StudioForms } from '../../../schemas/studio-form';
import { focusFieldOf } from '../../../schemas/focal-point';
import type { BlockName } from '../../../schemas/generated/blocks';
import {
  assetMimetypeGroups,
  internalName,
  placementKey,
  richTextMarks,
  richTextNodes,
  symbolLimit,
} from './content-model';
import {
  type MarqueeSchema,
  type SchemaFile,
  allowedBlocks,
  blockMeta,
  camelCase,
  contentMeta,
  refKey,
} from '../read-schemas';

/** Content type of links, which editors fill in place. */
const linkKey = 'content/link';
/** Set by the tools: it says for which version of the block an entry was written. */
const versionField = 'schemaVersion';

/** The form of every block and content type, from its schema alone. */
export function generateStudioForms(files: SchemaFile[]): StudioForms {
  const byKey = new Map(files.map((file) => [file.key, file.schema]));
  const placement = byKey.get(placementKey) ?? {};

  function fieldsOf(schema: MarqueeSchema, group: StudioField['group']): StudioField[] {
    const required = Array.isArray(schema.required) ? schema.required : [];
    return Object.entries(schema.properties ?? {}).map(([name, field]) => {
      const target = byKey.get(refKey(field) ?? '');
      return {
        name,
        label: field.title ?? target?.title ?? name,
        help: field.description ?? target?.description ?? '',
        group: name === 'internalName' ? 'entry' : group,
        required: required.includes(name),
        localized: field['x-content']?.localized ?? false,
        fallback: field['x-content']?.fallback ?? true,
        readOnly: name === versionField,
        control: controlOf(field),
        ...(field['x-content']?.focus ? { focusField: focusFieldOf(name) } : {}),
      };
    });
  }

  function controlOf(field: MarqueeSchema): StudioControl {
    const target = refKey(field);
    if (target) return controlOfReference(target);
    if (field.type === 'array') return controlOfList(field);
    if (field.enum)
      return {
        kind: 'choice',
        choices: field.enum.map((value) => ({
          value: String(value),
          label: field['x-content']?.labels?.[String(value)] ?? readable(String(value)),
        })),
      };
    if (field.type === 'boolean') return { kind: 'switch' };
    if (field.type === 'integer' || field.type === 'number')
      return {
        kind: 'number',
        integer: field.type === 'integer',
        minimum: field.minimum ?? null,
        maximum: field.maximum ?? null,
      };
    if (field.type === 'object') return { kind: 'fields', fields: fieldsOf(field, 'content') };
    if (field.format === 'date-time') return { kind: 'date-time' };
    const maxLength = field.maxLength ?? symbolLimit;
    return {
      kind: maxLength > symbolLimit ? 'long-text' : 'text',
      minLength: field.minLength ?? 0,
      maxLength,
      pattern: field.pattern ?? null,
      format: field.format ?? null,
    };
  }

  function controlOfReference(target: string): StudioControl {
    const schema = byKey.get(target) ?? {};
    const meta = contentMeta(schema);
    if (target === linkKey && meta) return { kind: 'link', contentType: meta.contentType };
    if (target === 'content/image') return { kind: 'picture' };
    if (target === 'content/rich-text')
      return { kind: 'rich-text', nodes: richTextNodes, marks: richTextMarks };
    const mimetypeGroups = assetMimetypeGroups[target];
    if (mimetypeGroups) return { kind: 'file', mimetypeGroups };
    if (meta) return { kind: 'reference', contentType: meta.contentType, catalogue: meta.reference ?? false };
    return { kind: 'fields', fields: fieldsOf(schema, 'content') };
  }

  function controlOfList(field: MarqueeSchema): StudioControl {
    const limits = { minItems: field.minItems ?? 0, maxItems: field.maxItems ?? 0 };
    const blocks = allowedBlocks(field, files);
    return blocks
      ? { kind: 'blocks', blocks: blocks as BlockName[], maxItems: limits.maxItems }
      : { kind: 'list', item: controlOf(field.items ?? {}), ...limits };
  }

  const forms = files.flatMap(({ schema }): StudioForm[] => {
    const block = blockMeta(schema);
    const content = contentMeta(schema);
    const words = { label: schema.title ?? '', help: schema.description ?? '' };
    if (block)
      return [
        {
          contentType: camelCase(block.block),
          ...words,
          displayField: 'internalName',
          block: {
            name: block.block as BlockName,
            version: block.version,
            group: block.group,
            regions: block.regions,
          },
          fields: [...fieldsOf({ properties: { internalName } }, 'entry'), ...fieldsOf(schema, 'content')],
        },
      ];
    if (!content || content.reference) return [];
    return [
      {
        contentType: content.contentType,
        ...words,
        displayField: content.displayField ?? null,
        block: null,
        fields: fieldsOf(schema, 'content'),
      },
    ];
  });
  return { placement: fieldsOf(placement, 'placement'), forms };
}

/** `not-authorized` → `Not authorized` */
function readable(value: string): string {
  const words = value.replace(/[-_]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
