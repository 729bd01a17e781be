import { useActionData, useLocation, useSearchParams } from '@remix-run/react';
import type { FormAnswer } from '../forms/form-answer';
import type { FormDefinition } from '../forms/form-definition';
import { type RouteFormOptions, useRouteForm } from '../forms/route-form';

type Options<Value> = Pick<
  RouteFormOptions<Value, FormAnswer>,
  'intent' | 'defaultValue' | 'beforeSend' | 'onAnswer'
>;

/** A form of the gambling-limits page. @returns beside the form whether it was saved, and the address that it posts to */
export function useProtectionForm<Value extends object>(
  definition: FormDefinition<Value>,
  { intent, ...options }: Options<Value>,
) {
  // Without the query: it says what was saved before.
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const answered = useActionData<FormAnswer>();
  const form = useRouteForm<Value, FormAnswer>(definition, {
    ...options,
    action: pathname,
    intent,
    answered,
  });
  const { answer } = form;
  const saved = answer ? answer.result.status === 'success' : search.get('saved') === intent;
  return { ...form, saved, pathname };
}
