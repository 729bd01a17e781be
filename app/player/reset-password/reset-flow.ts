import type { FormAnswer } from '../forms/form-answer';
import type { FormDefinition } from '../forms/form-definition';
import { type RouteFormOptions, useIntent, useRouteForm } from '../forms/route-form';
import type { ResetAnswer, ResetIntent, ResetView } from './reset-view';

/** Shared by the steps of a password reset. */
export interface ResetFlow {
  view: ResetView;
  /** The action's response to a form posted without fetch. */
  answer?: ResetAnswer;
  /** Address of the page, to which the forms post. */
  pageAddress: string;
  inDialog: boolean;
  onView: (view: ResetView) => void;
}

/** A failed call returns no view. */
type Answer = FormAnswer & Partial<Pick<ResetAnswer, 'view'>>;

/** One form of a reset. */
export function useResetForm<Value extends object>(
  flow: ResetFlow,
  intent: ResetIntent,
  definition: FormDefinition<Value>,
  defaultValue?: RouteFormOptions<Value, Answer>['defaultValue'],
) {
  return useRouteForm<Value, Answer>(definition, { defaultValue, ...sendingOf(flow, intent) });
}

/** Submits a form of a reset that consists of a button. */
export function useResetIntent(flow: ResetFlow, intent: ResetIntent) {
  return useIntent<Answer>(sendingOf(flow, intent));
}

const sendingOf = (flow: ResetFlow, intent: ResetIntent) => ({
  action: flow.pageAddress,
  intent,
  answered: flow.answer,
  onAnswer: ({ view }: Answer) => {
    if (view) flow.onView(view);
  },
});
