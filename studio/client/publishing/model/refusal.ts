import type { ContentError } from '../../../../schemas/generated/types';
import { validateContentError } from '../../../../schemas/generated/validators.js';
import { isRecord } from '../../../../schemas/is-record';

/** One reason why something was not published. */
export interface Refusal {
  /** The entry or asset; undefined if the reason concerns all of them. */
  readonly entityId?: string;
  /** Id of the error, such as InvalidEntry, AccessDenied or VersionMismatch. */
  readonly errorId: string;
  /** The affected field and language. */
  readonly field?: string;
  readonly locale?: string;
  /** The violated rule, such as required or size, with its limits. */
  readonly rule?: string;
  readonly limits?: { readonly min?: number; readonly max?: number };
  /** The missing permission. */
  readonly permission?: string;
  /** The content service's message. */
  readonly message: string;
}

/** The reasons in an error of the content service: of one call, or of a bulk action. */
export function refusalsOf(error: ContentError, entityId?: string): Refusal[] {
  const errors = listOf(error.details?.['errors']);
  const nested = errors.flatMap((item) => {
    const inner = isRecord(item) ? item['error'] : undefined;
    return validateContentError(inner) ? refusalsOf(inner, idOf(item) ?? entityId) : [];
  });
  if (nested.length > 0) return nested;
  const rules = errors.flatMap((item) => ruleOf(item, error.sys.id, entityId));
  if (rules.length > 0) return rules;
  const reasons = error.details?.['reasons'];
  const permission = typeof reasons === 'string' ? { permission: reasons } : {};
  return [
    {
      ...entityPart(entityId),
      errorId: error.sys.id,
      message: error.message ?? error.sys.id,
      ...permission,
    },
  ];
}

function ruleOf(item: unknown, errorId: string, entityId: string | undefined): Refusal[] {
  if (!isRecord(item) || typeof item['name'] !== 'string') return [];
  const [first, field, locale] = listOf(item['path']).map((part) =>
    typeof part === 'string' ? part : undefined,
  );
  const isField = first === 'fields' && field !== undefined;
  const { details, customMessage, message, min, max } = item;
  const said = [customMessage, message, details].find((part): part is string => typeof part === 'string');
  return [
    {
      ...entityPart(entityId),
      errorId,
      ...(isField ? { field, ...(locale === undefined ? {} : { locale }) } : {}),
      rule: item['name'],
      limits: {
        ...(typeof min === 'number' ? { min } : {}),
        ...(typeof max === 'number' ? { max } : {}),
      },
      message: said ?? item['name'],
    },
  ];
}

function entityPart(entityId: string | undefined): { entityId?: string } {
  return entityId === undefined ? {} : { entityId };
}

function idOf(item: unknown): string | undefined {
  const entity = isRecord(item) ? item['entity'] : undefined;
  const sys = isRecord(entity) ? entity['sys'] : undefined;
  return isRecord(sys) && typeof sys['id'] === 'string' ? sys['id'] : undefined;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
