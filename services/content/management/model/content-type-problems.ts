import { ContentModel, ContentModelError } from '../../graphql/schema/content-model';
import { contentTypeRecord } from '../../store/records';
import type { StoredContentType } from '../../store/resource';
import type { ContentReader } from '../lifecycle/content-reader';
import { isFieldRule, rulesOf } from '../rules/field-rules';
import { patternProblem } from '../rules/pattern-match';
import type { ValidationError } from '../bodies/validation-error';

const MAX_FIELDS = 50;

/** Field types that can be the title of an entry. */
const DISPLAYABLE = new Set(['Symbol', 'Text', 'Integer', 'Number', 'Date', 'Boolean']);

/** Names of inherited object properties, which code could mistake for fields. */
const INHERITED = new Set(Object.getOwnPropertyNames(Object.prototype));

/** Problems that block writing a content type: too many fields, duplicate ids, unknown validations, a wrong display field. */
export function contentTypeStructureProblems(contentType: StoredContentType): ValidationError[] {
  const { fields, displayField } = contentType;
  const problems: ValidationError[] = [];
  if (fields.length > MAX_FIELDS) {
    const details = `Size must be at most ${MAX_FIELDS}`;
    problems.push({ name: 'size', path: ['fields'], max: MAX_FIELDS, value: fields.length, details });
  }
  const seen = new Set<string>();
  fields.forEach(({ id }, index) => {
    const path = ['fields', index, 'id'];
    if (seen.has(id)) {
      problems.push({ name: 'uniqueFieldIds', path, value: id, details: `The field id "${id}" is taken` });
    }
    if (INHERITED.has(id)) {
      problems.push({
        name: 'reserved',
        path,
        value: id,
        details: `The field id "${id}" is reserved. Choose another.`,
      });
    }
    seen.add(id);
  });
  problems.push(...validationProblems(contentType));
  const shown = fields.find(({ id }) => id === displayField);
  if (typeof displayField === 'string' && !(shown && DISPLAYABLE.has(shown.type))) {
    const details = `The display field must be the id of a field of one of the types ${[...DISPLAYABLE].join(', ')}`;
    problems.push({ name: 'displayField', path: ['displayField'], value: displayField, details });
  }
  return problems;
}

/**
 * Problems that block publishing a content type: changes to published fields that would break readers, or types
 * that cannot form one GraphQL schema.
 */
export function contentTypeProblems(
  reader: ContentReader,
  contentType: StoredContentType,
): ValidationError[] {
  const structure = contentTypeStructureProblems(contentType);
  if (structure.length > 0) return structure;
  const changes = changeProblems(reader.published('ContentType', contentType.sys.id), contentType);
  return [...changes, ...schemaProblems(reader, contentType)];
}

/** Changes to published fields that would break entries and readers. */
export function changeProblems(
  published: StoredContentType | undefined,
  next: StoredContentType,
): ValidationError[] {
  return (published?.fields ?? []).flatMap((before): ValidationError[] => {
    const index = next.fields.findIndex(({ id }) => id === before.id);
    const after = next.fields[index];
    if (!after) {
      if (before.omitted === true) return [];
      const details = `The field "${before.id}" must be omitted, and the content type published, before it can be deleted`;
      return [{ name: 'fieldRemoval', path: ['fields'], value: before.id, details }];
    }
    if (typeOf(after) === typeOf(before)) return [];
    const details = `The type of the published field "${before.id}" cannot be changed from ${typeOf(before)} to ${typeOf(after)}`;
    return [{ name: 'fieldTypeChange', path: ['fields', index, 'type'], value: typeOf(after), details }];
  });
}

/** `Symbol`, `Link to Asset`, `Array of Link to Entry` */
function typeOf({
  type,
  linkType,
  items,
}: {
  type: string;
  linkType?: string;
  items?: { type: string; linkType?: string };
}): string {
  if (type === 'Link') return `Link to ${linkType}`;
  return type === 'Array' && items ? `Array of ${typeOf(items)}` : type;
}

function validationProblems({ fields }: StoredContentType): ValidationError[] {
  return fields.flatMap((field, index) => [
    ...listProblems(field.validations, ['fields', index, 'validations']),
    ...listProblems(field.items?.validations, ['fields', index, 'items', 'validations']),
  ]);
}

function listProblems(
  validations: readonly unknown[] | undefined,
  path: ValidationError['path'],
): ValidationError[] {
  return (validations ?? []).flatMap((value, index): ValidationError[] => {
    const at = [...path, index];
    if (!isFieldRule(value))
      return [{ name: 'unknown', path: at, value, details: 'There is no such validation' }];
    const [rule] = rulesOf([value]);
    return [rule?.regexp, rule?.prohibitRegexp].flatMap((pattern): ValidationError[] => {
      const problem = pattern ? patternProblem(pattern.pattern, pattern.flags ?? '') : null;
      return problem === null ? [] : [{ name: 'regexp', path: at, value, details: problem }];
    });
  });
}

/** Two types or fields with one name would make the GraphQL schema ambiguous. */
function schemaProblems(reader: ContentReader, contentType: StoredContentType): ValidationError[] {
  const others = reader.listPublished('ContentType').filter(({ sys }) => sys.id !== contentType.sys.id);
  try {
    new ContentModel([...others, contentType].map((type) => contentTypeRecord(type, true)));
    return [];
  } catch (error) {
    if (!(error instanceof ContentModelError)) throw error;
    return [{ name: error.code, path: [], details: error.message }];
  }
}
