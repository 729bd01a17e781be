import type { StudioControl, StudioField } from '../../../../schemas/studio-form';
import { isSameValue } from '../../../model/fields';
import { text } from '../../text/text';
import { targetProblem } from '../link-target';

/** Whether a field holds the target of a link. */
export function isLinkTarget({ name, control }: StudioField): boolean {
  return control.kind === 'text' && name === 'target';
}

/** Whether nothing is filled in. */
export function isEmpty(value: unknown): boolean {
  return isSameValue(value, undefined);
}

/** Validation messages of a field. List items and object properties have their own. */
export function problemsOf(field: StudioField, value: unknown): string[] {
  if (isEmpty(value)) return [];
  if (isLinkTarget(field) && typeof value === 'string') {
    const problem = targetProblem(value);
    if (problem) return [text(`form.target.${problem}`)];
  }
  return limitProblems(field.control, value);
}

function limitProblems(control: StudioControl, value: unknown): string[] {
  switch (control.kind) {
    case 'text':
    case 'long-text':
      return typeof value === 'string' ? textProblems(control, value) : [text('form.problem.kind')];
    case 'number':
      return typeof value === 'number' ? numberProblems(control, value) : [text('form.problem.number')];
    case 'choice': {
      const isOffered = control.choices.some((choice) => choice.value === value);
      return isOffered ? [] : [text('form.problem.choice', { value: String(value) })];
    }
    case 'list': {
      const count = Array.isArray(value) ? value.length : 0;
      if (count < control.minItems) return [text('form.problem.fewItems', { count: control.minItems })];
      const isTooLong = control.maxItems > 0 && count > control.maxItems;
      return isTooLong ? [text('form.problem.manyItems', { count: control.maxItems })] : [];
    }
    default:
      return [];
  }
}

function textProblems(
  { minLength, maxLength, pattern, format }: Extract<StudioControl, { kind: 'text' | 'long-text' }>,
  value: string,
): string[] {
  // Counted in code points, like the schemas.
  const { length } = [...value];
  if (length > maxLength) return [text('form.problem.long', { count: length - maxLength })];
  if (length < minLength) return [text('form.problem.short', { count: minLength })];
  if (pattern !== null && !new RegExp(pattern, 'u').test(value)) return [text('form.problem.pattern')];
  if (format === 'email' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)) return [text('form.problem.email')];
  if (format === 'date' && Number.isNaN(Date.parse(value))) return [text('form.problem.date')];
  return [];
}

function numberProblems(
  { integer, minimum, maximum }: Extract<StudioControl, { kind: 'number' }>,
  value: number,
): string[] {
  if (integer && !Number.isInteger(value)) return [text('form.problem.integer')];
  if (minimum !== null && value < minimum) return [text('form.problem.minimum', { minimum })];
  return maximum !== null && value > maximum ? [text('form.problem.maximum', { maximum })] : [];
}
