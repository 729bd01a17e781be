import type { FormAnswer } from '../forms/form-answer';
import type { FormDefinition } from '../forms/form-definition';
import { type RouteFormOptions, useIntent, useRouteForm } from '../forms/route-form';
import { deviceFingerprint } from '../sign-in/device-fingerprint';
import type {
  PayAndPlayAnswer,
  PayAndPlayIntent,
  PayAndPlaySetup,
  PayAndPlayView,
} from './pay-and-play-view';

/** Data shared by the steps of a sign-up by a deposit. */
export interface PayAndPlayFlow {
  setup: PayAndPlaySetup;
  view: PayAndPlayView;
  /** Response of the action to a form posted without fetch. */
  answer?: PayAndPlayAnswer | undefined;
  /** Address of the page, to which the forms are posted. */
  pageAddress: string;
  inDialog: boolean;
  /** Targets after the sign-up: from the link, and the page requested before (GUARD-24). */
  redirect: string;
  wanted: string;
  onView: (view: PayAndPlayView) => void;
}

/** A failed call returns no view. */
type Answer = FormAnswer & Partial<Pick<PayAndPlayAnswer, 'view'>>;

/** Form of a sign-up. */
export function usePayAndPlayForm<Value extends object>(
  flow: PayAndPlayFlow,
  intent: PayAndPlayIntent,
  definition: FormDefinition<Value>,
  defaultValue?: RouteFormOptions<Value, Answer>['defaultValue'],
) {
  return useRouteForm<Value, Answer>(definition, { defaultValue, ...sendingOf(flow, intent) });
}

/** Form of a sign-up that is only a button. */
export function usePayAndPlayIntent(flow: PayAndPlayFlow, intent: PayAndPlayIntent) {
  return useIntent<Answer>(sendingOf(flow, intent));
}

const sendingOf = (flow: PayAndPlayFlow, intent: PayAndPlayIntent) => ({
  action: flow.pageAddress,
  intent,
  answered: flow.answer,
  beforeSend: (fields: FormData) => {
    // AUTH-27: calls that identify the player carry the device fingerprint.
    const blackbox = intent === 'amount' || intent === 'restart' ? undefined : deviceFingerprint();
    if (blackbox !== undefined) fields.set('blackbox', blackbox);
    return true;
  },
  onAnswer: ({ view }: Answer) => {
    if (view) flow.onView(view);
  },
});
