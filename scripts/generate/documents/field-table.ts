import { assetMimetypeGroups } from '../content/content-model';
import { type MarqueeSchema, type SchemaFile, contentMeta, refKey } from '../read-schemas';

/** The page that describes all parts, linked by blocks. */
export const partsPage = 'parts.md';

/** The fields of a schema as a Markdown table: name, type, limits, and what an editor reads. */
export function fieldTable(schema: MarqueeSchema, files: SchemaFile[], page: string): string {
  const byKey = new Map(files.map((file) => [file.key, file.schema]));
  const rows = (node: MarqueeSchema, prefix: string): string[][] => {
    const required = Array.isArray(node.required) ? node.required : [];
    return Object.entries(node.properties ?? {}).flatMap(([name, field]) => {
      const inner = field.properties ? field : (field.items ?? {});
      return [
        [
          `\`${prefix}${name}\``,
          typeOf(field),
          required.includes(name) ? 'yes' : '',
          limitsOf(field),
          `**${field.title ?? ''}.** ${field.description ?? ''}`,
        ],
        ...rows(inner, `${prefix}${name}${field.properties ? '.' : '[].'}`),
      ];
    });
  };

  function typeOf(field: MarqueeSchema): string {
    const target = refKey(field);
    const language = field['x-content']?.localized ? ', per language' : '';
    if (target) return `${partLink(target)}${language}`;
    if (field['x-content']?.blocks) return 'list of blocks';
    if (field.type === 'array') return `list of ${typeOf(field.items ?? {})}${language}`;
    if (field.enum) return `one of ${field.enum.map((value) => `\`${String(value)}\``).join(', ')}`;
    if (field['const'] !== undefined) return `\`${String(field['const'])}\``;
    if (field.type === 'boolean') return 'yes or no';
    if (field.format === 'date-time') return 'date and time';
    if (field.type === 'integer') return 'whole number';
    if (field.type === 'string') return `text${language}`;
    return [field.type ?? 'anything'].flat().join(' or ');
  }

  function partLink(key: string): string {
    const schema = byKey.get(key) ?? {};
    const anchor = anchorOf(schema);
    return `[${(schema.title ?? key).toLowerCase()}](${page === partsPage ? '' : partsPage}#${anchor})`;
  }

  const table = rows(schema, '');
  if (table.length === 0) return 'None.';
  return [
    '| field | type | required | limits | what it is |',
    '| --- | --- | --- | --- | --- |',
    ...table.map((cells) => `| ${cells.map(cell).join(' | ')} |`),
  ].join('\n');
}

/** The name of an entry or part in addresses of its section. */
export function anchorOf(schema: MarqueeSchema): string {
  return (schema.title ?? '')
    .toLowerCase()
    .replace(/[^\p{L}\d -]/gu, '')
    .replace(/ /g, '-');
}

/** How the content service stores a part. */
export function storageOf({ key, schema }: SchemaFile): string {
  const meta = contentMeta(schema);
  if (meta?.reference)
    return `A chosen entry of the content type \`${meta.contentType}\`; only the field below is read with it.`;
  if (meta) return `Entries of the content type \`${meta.contentType}\`.`;
  if (assetMimetypeGroups[key]) return 'A file of the content service.';
  return 'Stored within the entry that has it.';
}

function limitsOf(field: MarqueeSchema): string {
  const unit = field.type === 'string' ? ' characters' : field.type === 'array' ? ' items' : '';
  const lower = field.minLength ?? field.minItems ?? field.minimum;
  const upper = field.maxLength ?? field.maxItems ?? field.maximum;
  const range = [
    ...(lower !== undefined && upper !== undefined ? [`${lower} to ${upper}${unit}`] : []),
    ...(lower === undefined && upper !== undefined ? [`up to ${upper}${unit}`] : []),
    ...(lower !== undefined && upper === undefined ? [`${lower} or more${unit}`] : []),
  ];
  const items = field.items && !field.items.properties ? limitsOf(field.items) : '';
  return [
    ...range,
    ...(items ? [`each ${items}`] : []),
    ...(field.pattern ? [`must match \`${field.pattern}\``] : []),
    ...(field.format && field.format !== 'date-time' ? [`a valid ${field.format}`] : []),
  ].join('; ');
}

/** Escapes pipes, which would end the cell. */
function cell(text: string): string {
  return text.replace(/\|/g, '\\|').replace(/\n/g, ' ');
}
