import { type DefaultValue, type FormMetadata, getFormProps } from '@conform-to/react';
import { type ReactNode, useState } from 'react';
import type { FormAnswer, FormResult } from './form-answer';
import type { FormDefinition } from './form-definition';
import type { ErrorTexts } from './form-errors';
import { FormProblem, FormStack } from './form-parts';
import { useSending } from './sending';
import { type Fields, useSiteForm } from './use-site-form';

export interface RouteFormOptions<Value, Answer extends FormAnswer> {
  /** Address of the route. */
  action: string;
  /** Name of the form on its route. */
  intent: string;
  /** The action's response to a form posted without fetch. */
  answered?: FormAnswer | undefined;
  defaultValue?: DefaultValue<Fields<Value>>;
  /** Whether input survives a reload. */
  keep?: boolean;
  /** Adds values that only a script has. @returns `false` to cancel, or a result to show instead */
  beforeSend?: (fields: FormData) => Promise<FormResult | boolean> | FormResult | boolean;
  onAnswer?: (answer: Answer, form: HTMLFormElement | null) => void;
}

/** A form that posts to its route: by fetch when hydrated, by the browser otherwise. */
export function useRouteForm<Value extends object, Answer extends FormAnswer>(
  definition: FormDefinition<Value>,
  { action, intent, answered, beforeSend, onAnswer, ...options }: RouteFormOptions<Value, Answer>,
) {
  const { submit, busy, answer, lastResult } = useIntent<Answer>({
    action,
    intent,
    answered,
    beforeSend,
    onAnswer: (next) => onAnswer?.(next, elementOf(form.id)),
  });
  const [form, fields] = useSiteForm<Value>(definition, {
    ...options,
    lastResult,
    onSubmit: (element) => void submit(element),
  });
  return { form, fields, busy, answer, lastResult };
}

function elementOf(id: string): HTMLFormElement | null {
  const element = document.getElementById(id);
  return element instanceof HTMLFormElement ? element : null;
}

/** Submits one form of a route, with or without fields. */
export function useIntent<Answer extends FormAnswer>({
  action,
  intent,
  answered,
  beforeSend,
  onAnswer,
}: Pick<RouteFormOptions<never, Answer>, 'action' | 'intent' | 'answered' | 'beforeSend'> & {
  onAnswer?: (answer: Answer) => void;
}) {
  const { send, busy, answer } = useSending<Answer>(action, onAnswer);
  const [problem, setProblem] = useState<FormResult>();

  async function submit(element: HTMLFormElement): Promise<void> {
    if (busy) return;
    setProblem(undefined);
    const fields = new FormData(element);
    const verdict = (await beforeSend?.(fields)) ?? true;
    if (typeof verdict === 'object') setProblem(verdict);
    else if (verdict) send(fields);
  }

  const before = answered?.intent === intent ? answered.result : undefined;
  return { submit, busy, answer, lastResult: problem ?? answer?.result ?? before };
}

/** The frame of a form of a route: its name, and its errors as a whole. */
export function RouteForm<Value extends Record<string, unknown>>({
  action,
  intent,
  form,
  errorTexts,
  children,
}: {
  action: string;
  intent: string;
  form: FormMetadata<Value, string[]>;
  errorTexts?: ErrorTexts;
  children: ReactNode;
}) {
  return (
    <form {...getFormProps(form)} method="post" action={action}>
      <input type="hidden" name="intent" value={intent} />
      <FormStack>
        <FormProblem codes={form.errors} errorTexts={errorTexts} />
        {children}
      </FormStack>
    </form>
  );
}
