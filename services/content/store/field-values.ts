import { validateRichTextDocument, type Document } from '@contentful/rich-text-types';
import type { RawField } from './export-file';
import { isLink } from './links';
import { isRecord } from '../../../schemas/is-record';

export const SYMBOL_MAX = 256;
export const TEXT_MAX = 50_000;

/**
 * The structural problem of a field's value in one locale, or null. Contentful makes these checks on every
 * write; required, unique, pattern and the like are checked on publication.
 */
export function fieldValueProblem(field: RawField, value: unknown): string | null {
  if (value === null) return null;
  switch (field.type) {
    case 'Symbol':
      return textProblem(value, SYMBOL_MAX);
    case 'Text':
      return textProblem(value, TEXT_MAX);
    case 'Integer':
      return Number.isInteger(value) ? null : 'must be a whole number';
    case 'Number':
      return typeof value === 'number' && Number.isFinite(value) ? null : 'must be a number';
    case 'Boolean':
      return typeof value === 'boolean' ? null : 'must be true or false';
    case 'Date':
      return typeof value === 'string' && !Number.isNaN(Date.parse(value))
        ? null
        : 'must be an ISO 8601 date';
    case 'Object':
      return typeof value === 'object' ? null : 'must be an object';
    case 'Location':
      return isRecord(value) && typeof value.lat === 'number' && typeof value.lon === 'number'
        ? null
        : 'must be a location such as {"lat": 1.5, "lon": 2.5}';
    case 'Link':
      return linkProblem(value, field.linkType);
    case 'Array':
      return arrayProblem(value, field);
    case 'RichText':
      return richTextProblem(value);
    default:
      return `is of type ${field.type}, which this service does not hold`;
  }
}

function textProblem(value: unknown, max: number): string | null {
  if (typeof value !== 'string') return 'must be text';
  return value.length <= max ? null : `is ${value.length} characters long; the limit is ${max}`;
}

function linkProblem(value: unknown, linkType: string | undefined): string | null {
  const shape = `{"sys": {"type": "Link", "linkType": "${linkType ?? 'Entry'}", "id": "…"}}`;
  if (!isLink(value)) return `must be a link such as ${shape}`;
  return value.sys.linkType === linkType ? null : `links to an ${value.sys.linkType}; it must be ${shape}`;
}

function arrayProblem(value: unknown, field: RawField): string | null {
  if (!Array.isArray(value)) return 'must be a list';
  for (const [index, item] of value.entries()) {
    const problem =
      field.items?.type === 'Link' ? linkProblem(item, field.items.linkType) : textProblem(item, SYMBOL_MAX);
    if (problem) return `item ${index} ${problem}`;
  }
  return null;
}

function isDocument(value: unknown): value is Document {
  return (
    isRecord(value) && value.nodeType === 'document' && Array.isArray(value.content) && isRecord(value.data)
  );
}

function richTextProblem(value: unknown): string | null {
  if (!isDocument(value))
    return 'must be a rich text document: {"nodeType": "document", "data": {}, "content": […]}';
  const [first] = validateRichTextDocument(value);
  if (!first) return null;
  return `is not valid rich text at ${first.path?.join('.') || 'its root'}: ${first.details ?? first.name}`;
}
