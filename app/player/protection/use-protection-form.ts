import { useActionData, useSearchParams } from '@remix-run/react';
import type { FormAnswer } from '../forms/form-answer';
import type { FormDefinition } from '../forms/form-definition';
import { type RouteFormOptions, useRouteForm } from '../forms/route-form';
import { useFormPath } from '../forms/form-path';

type Options<Value, Answer extends FormAnswer> = Pick<
  RouteFormOptions<Value, Answer>,
  'intent' | 'defaultValue' | 'beforeSend' | 'onAnswer'
>;

/** A form of the gambling-limits page. @returns the form, whether it was saved, and the address it posts to */
export function useProtectionForm<Value extends object, Answer extends FormAnswer = FormAnswer>(
  definition: FormDefinition<Value>,
  { intent, ...options }: Options<Value, Answer>,
) {
  // Without the query, which confirms the previous save.
  const pathname = useFormPath();
  const [search] = useSearchParams();
  const answered = useActionData<FormAnswer>();
  const form = useRouteForm<Value, Answer>(definition, {
    ...options,
    action: pathname,
    intent,
    answered,
  });
  const { answer } = form;
  const saved = answer ? answer.result.status === 'success' : search.get('saved') === intent;
  return { ...form, saved, pathname };
}
