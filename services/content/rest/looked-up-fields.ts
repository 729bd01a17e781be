import type { RawField } from '../store/export-file';
import type { EntityQuery } from './query-parameters';

/** A field that a query restricts to given values, which allows an index lookup. */
export interface LookedUpField {
  readonly fieldId: string;
  /** Links are represented by their ids. */
  readonly values: readonly (string | number)[];
}

const texts = ['Symbol', 'Text'];
const numbers = ['Integer', 'Number'];

/**
 * Fields that a query restricts to given values (`fields.slug`, `fields.slug.en-US`, `fields.author.sys.id`,
 * with or without `[in]`). Dates and locations are excluded, as they are not compared as plain values.
 */
export function lookedUpFields(query: EntityQuery, fields: readonly RawField[]): readonly LookedUpField[] {
  return query.conditions.flatMap(({ path, operator, operand }): LookedUpField[] => {
    if (operator !== 'eq' && operator !== 'in') return [];
    const [first, fieldId, ...rest] = path.split('.');
    const field = first === 'fields' ? fields.find(({ id }) => id === fieldId) : undefined;
    if (!field) return [];
    const type = (field.type === 'Array' ? field.items?.type : field.type) ?? '';
    const operands = operator === 'eq' ? [operand] : operand.split(',').map((text) => text.trim());
    if (type === 'Link' && rest.slice(-2).join('.') === 'sys.id' && rest.length <= 3)
      return [{ fieldId: field.id, values: operands }];
    if (rest.length > 1) return [];
    if (texts.includes(type)) return [{ fieldId: field.id, values: operands }];
    return numbers.includes(type) ? [{ fieldId: field.id, values: operands.map(Number) }] : [];
  });
}

/** The ids that a query restricts entities to; undefined without such a condition. */
export function wantedIds({ conditions }: EntityQuery): readonly string[] | undefined {
  for (const { path, operator, operand } of conditions) {
    if (path !== 'sys.id') continue;
    if (operator === 'eq') return [operand];
    if (operator === 'in') return operand.split(',').map((text) => text.trim());
  }
  return undefined;
}
