import { isEmptyPlan, type Break, type PushPlan, type TypePlan } from './push-plan';
import type { Target } from './target';

/** A plan for people. */
export function printPlan(plan: PushPlan, { space, environment, host }: Target): string {
  const title = `Space ${space}, environment ${environment}, at ${host}`;
  const parts = [
    section(
      'Locales',
      plan.locales.map(({ words }) => words),
    ),
    section('Content types', plan.types.flatMap(printType)),
    section(
      'Forms',
      plan.editors.map(
        ({ name, contentType, changed }) =>
          `~ ${name} (${contentType}): controls and help of ${changed.length === 1 ? changed[0] : `${changed.length} fields`}`,
      ),
    ),
    section(
      'Not in the code, and kept',
      plan.kept.map((words) => `= ${words}`),
    ),
    section('What would break', plan.breaks.map(printBreak)),
  ];
  const found = parts.filter((part) => part !== null);
  if (isEmptyPlan(plan)) found.push('Nothing to do: the target has what the code wants.');
  return [title, ...found].join('\n\n');
}

function section(heading: string, lines: readonly string[]): string | null {
  return lines.length > 0 ? [heading, ...lines.map((line) => `  ${line}`)].join('\n') : null;
}

function printType({ wanted, current, lines }: TypePlan): string[] {
  const title = `${wanted.name} (${wanted.id})`;
  if (!current) return [`+ ${title}: ${lines.length} fields`];
  return [`~ ${title}`, ...lines.map((line) => `    ${line}`)];
}

function printBreak({ words, isPossible }: Break): string {
  return `✗ ${words}${isPossible ? '' : ' (not possible, whatever is allowed)'}`;
}
