import { text } from '../../text/text';
import { fieldName } from './entry-name';
import type { Refusal } from './refusal';

/** The text of a reason. @param contentType of the entry, for the names of its fields */
export function refusalText(refusal: Refusal, contentType: string | undefined): string {
  const { errorId, rule, field, locale, limits = {}, message, permission } = refusal;
  const label =
    field === undefined || contentType === undefined ? (field ?? '') : fieldName(contentType, field);
  const values = {
    field: locale === undefined ? label : text('publish.problem.inLanguage', { field: label, locale }),
    message,
    ...limits,
  };
  if (rule === 'unresolvedTask') return text('publish.problem.task', values);
  if (field !== undefined) return ruleText(rule, limits, values);
  if (permission !== undefined)
    return permission.includes('CONTENT_FOUR_EYES')
      ? text('publish.problem.fourEyes')
      : text('publish.problem.denied', { message: permission });
  if (errorId === 'VersionMismatch') return text('publish.problem.conflict');
  if (errorId === 'NotFound') return text('publish.problem.gone');
  return text('publish.problem.other', values);
}

function ruleText(
  rule: string | undefined,
  { min, max }: NonNullable<Refusal['limits']>,
  values: Readonly<Record<string, unknown>>,
): string {
  switch (rule) {
    case 'required':
      return text('publish.problem.required', values);
    case 'size':
    case 'range':
      if (min !== undefined && max !== undefined) return text('publish.problem.between', values);
      if (max !== undefined) return text('publish.problem.atMost', values);
      if (min !== undefined) return text('publish.problem.atLeast', values);
      return text('publish.problem.field', values);
    case 'unique':
      return text('publish.problem.unique', values);
    case 'notResolvable':
      return text('publish.problem.brokenLink', values);
    default:
      return text('publish.problem.field', values);
  }
}
