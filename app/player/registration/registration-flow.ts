import { useEffect, useState } from 'react';
import { useSite } from '../../../ui/site/site-context';
import type { FormDefinition } from '../forms/form-definition';
import type { FormResult } from '../forms/read-form.server';
import { useApiForm } from '../forms/use-api-form';
import { useSiteForm } from '../forms/use-site-form';
import { holdSessionWatch } from '../session/session-watch';
import type { Captcha } from '../forms/use-captcha';
import type {
  RegistrationAnswer,
  RegistrationIntent,
  RegistrationSetup,
  RegistrationView,
} from './registration-view';

/** What the steps of a registration share. */
export interface RegistrationFlow {
  setup: RegistrationSetup;
  view: RegistrationView;
  /** What the page's action has answered, before any script came. */
  answer?: RegistrationAnswer;
  /** Where forms go without scripts. */
  pageAddress: string;
  inDialog: boolean;
  /** Path below the locale to come to in the end. */
  wanted: string;
  /** The password of the first step: this page's memory only, to sign in with in the end. */
  password: string;
  remember: (password: string) => void;
  onView: (view: RegistrationView) => void;
  captcha: Captcha;
}

type Defaults<Value> = Parameters<typeof useSiteForm<Value & object>>[1];

/** One form of a registration: sent by script where there is one, else to the page. */
export function useStepForm<Value extends object>(
  flow: RegistrationFlow,
  intent: RegistrationIntent,
  definition: FormDefinition<Value>,
  options: Pick<NonNullable<Defaults<Value>>, 'defaultValue' | 'keep'> = {},
) {
  const { busy, lastResult, submit } = useSending(flow, intent);
  const [form, fields] = useSiteForm<Value>(definition, {
    ...options,
    lastResult,
    onSubmit: (element) => void submit(element),
  });
  return { form, fields, busy, lastResult };
}

/** Sends a form of a registration and takes the answer over. */
export function useSending(flow: RegistrationFlow, intent: RegistrationIntent) {
  const { locale } = useSite();
  const { send, result, busy } = useApiForm<{ view: RegistrationView }>(
    `/api/register?locale=${locale}`,
    () => undefined,
  );
  const [problem, setProblem] = useState<FormResult>();
  const { onView } = flow;
  useEffect(() => {
    if (!result) return;
    if (!result.view?.complete?.signedIn) holdSessionWatch(false);
    if (result.view) onView(result.view);
  }, [result, onView]);

  async function submit(element: HTMLFormElement): Promise<void> {
    setProblem(undefined);
    const token = element.elements.namedItem('captchaToken');
    if (token instanceof HTMLInputElement && needsCaptcha(intent, flow.view)) {
      const answer = await flow.captcha.answer();
      if (answer.status === 'abandoned') return;
      if (answer.status === 'unavailable') {
        setProblem(notLoaded);
        return;
      }
      token.value = answer.status === 'solved' ? answer.token : '';
    }
    // The last form signs in: the page shows the end instead of loading anew.
    holdSessionWatch();
    await send(element);
  }

  const before = flow.answer?.intent === intent ? flow.answer.result : undefined;
  const lastResult: FormResult | undefined = problem ?? result ?? before;
  return { busy, lastResult, submit };
}

const notLoaded: FormResult = { status: 'error', error: { '': ['captcha.notLoaded'] } };

/** Whether a form opens a registration or has a code sent: a token is good once, so none is asked for in vain. */
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
