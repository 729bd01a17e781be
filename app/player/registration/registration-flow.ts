import type { FormDefinition } from '../forms/form-definition';
import type { FormAnswer, FormResult } from '../forms/form-answer';
import { type RouteFormOptions, useIntent, useRouteForm } from '../forms/route-form';
import type { Captcha } from '../forms/captcha/use-captcha';
import { holdSessionWatch } from '../session/session-watch';
import type {
  RegistrationAnswer,
  RegistrationIntent,
  RegistrationSetup,
  RegistrationView,
} from './registration-view';

/** Shared by the steps of a registration. */
export interface RegistrationFlow {
  setup: RegistrationSetup;
  view: RegistrationView;
  /** The action's response to a form posted without fetch. */
  answer?: RegistrationAnswer;
  /** Address of the page, to which the forms post. */
  pageAddress: string;
  inDialog: boolean;
  /** Path below the locale to redirect to at the end. */
  wanted: string;
  /** The password of the first step: in this page's memory only, to sign in at the end. */
  password: string;
  remember: (password: string) => void;
  onView: (view: RegistrationView) => void;
  captcha: Captcha;
}

/** A failed call returns no view. */
type Answer = FormAnswer & Partial<Pick<RegistrationAnswer, 'view'>>;

type StepFormOptions<Value> = Pick<RouteFormOptions<Value, Answer>, 'defaultValue' | 'keep'>;

/** One form of a registration. */
export function useStepForm<Value extends object>(
  flow: RegistrationFlow,
  intent: RegistrationIntent,
  definition: FormDefinition<Value>,
  options: StepFormOptions<Value> = {},
) {
  return useRouteForm<Value, Answer>(definition, { ...options, ...sendingOf(flow, intent) });
}

/** Submits a form of a registration that consists of a button. */
export function useStepIntent(flow: RegistrationFlow, intent: RegistrationIntent) {
  return useIntent<Answer>(sendingOf(flow, intent));
}

function sendingOf(flow: RegistrationFlow, intent: RegistrationIntent) {
  return {
    action: flow.pageAddress,
    intent,
    answered: flow.answer,
    onAnswer: ({ view }: Answer) => {
      if (!view?.complete?.signedIn) holdSessionWatch(false);
      if (view) flow.onView(view);
    },
    beforeSend: async (fields: FormData): Promise<FormResult | boolean> => {
      if (needsCaptcha(intent, flow.view)) {
        const solved = await flow.captcha.answer();
        if (solved.status === 'abandoned') return false;
        if (solved.status === 'unavailable') return notLoaded;
        fields.set('captchaToken', solved.status === 'solved' ? solved.token : '');
      }
      // The last form signs in: the page shows the final step instead of reloading.
      holdSessionWatch();
      return true;
    },
  };
}

const notLoaded: FormResult = { status: 'error', error: { '': ['captcha.notLoaded'] } };

/** Whether a form needs a captcha token: only those that open a registration or send a code, because a token is valid once. */
function needsCaptcha(intent: RegistrationIntent, { way, verification }: RegistrationView): boolean {
  switch (intent) {
    case 'details':
    case 'send-code':
    case 'phone':
      return true;
    case 'contact':
      return way.includes('Verification');
    case 'code':
      return verification !== undefined && verification.channel !== verification.channels.at(-1);
    case 'back':
    case 'restart':
      return false;
  }
}
