import { type Document, validateRichTextDocument } from '@contentful/rich-text-types';
import type { RawField } from '../../store/export-file';
import { fieldValueProblem, SYMBOL_MAX, TEXT_MAX } from '../../store/field-values';
import { isRecord } from '../../../../schemas/is-record';
import type { ValidationError } from '../bodies/validation-error';

type Path = ValidationError['path'];

/** Names of field types in errors, as at Contentful. */
const typeNames: Readonly<Record<string, string>> = {
  Symbol: 'String',
  Text: 'String',
  Integer: 'Integer',
  Number: 'Number',
  Boolean: 'Boolean',
  Date: 'Date',
  Object: 'Object',
  Location: 'Location',
  Link: 'Link',
  Array: 'Array',
  RichText: 'RichText',
};

/**
 * Structural problems of a field's value in one locale. Checked on every write; validations are checked on publication.
 *
 * @param path prefix of the paths in errors
 */
export function structureProblems(field: RawField, value: unknown, path: Path): ValidationError[] {
  if (value === null) return [];
  if (field.type === 'RichText' && isDocument(value)) return richTextProblems(value, path);
  if (field.type === 'Array' && Array.isArray(value) && field.items) {
    const item: RawField = { id: field.id, ...field.items };
    return value.flatMap((one: unknown, index) => itemProblems(item, one, [...path, index]));
  }
  const problem = fieldValueProblem(field, value);
  if (problem === null) return [];
  const max = field.type === 'Symbol' ? SYMBOL_MAX : field.type === 'Text' ? TEXT_MAX : undefined;
  if (max !== undefined && typeof value === 'string') {
    return [{ name: 'size', path, max, value, details: `Size must be at most ${max}` }];
  }
  return [typeProblem(field.type, problem, value, path)];
}

function itemProblems(item: RawField, value: unknown, path: Path): ValidationError[] {
  if (value === null) return [typeProblem(item.type, 'must not be null', value, path)];
  return structureProblems(item, value, path);
}

function typeProblem(type: string, problem: string, value: unknown, path: Path): ValidationError {
  const expected = typeNames[type] ?? type;
  const details = `The type of "${path.at(-1)}" is incorrect, expected type: ${expected}; it ${problem}`;
  return { name: 'type', path, type: expected, value, details };
}

/** Contentful's own validation. Its paths are relative to the document. */
function richTextProblems(document: Document, path: Path): ValidationError[] {
  return validateRichTextDocument(document).map(({ name, path: inside = [], details, ...error }) => ({
    ...error,
    name,
    path: [...path, ...inside],
    ...(details && { details }),
  }));
}

function isDocument(value: unknown): value is Document {
  return (
    isRecord(value) && value.nodeType === 'document' && Array.isArray(value.content) && isRecord(value.data)
  );
}
