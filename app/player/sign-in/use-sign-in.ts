import { useReducer, useState } from 'react';
import type { FormResult } from '../forms/read-form.server';
import { forgetForms } from '../forms/kept-storage';
import { type Captcha, useCaptcha } from '../forms/use-captcha';
import { deviceFingerprint } from './device-fingerprint';
import { holdSessionWatch } from '../session/session-watch';
import type { SignInRefusal } from './sign-in-refusal';
import { type SignInState, signInStart, signInStep } from './sign-in-state';
import { goTo } from './wanted-page';

/** After several failures the platform wants a person, and only then the page's captcha is asked. */
const captchaRequired = 'error.captcha.required';

/** What `/api/login` answers: the page to go on to, or why not. */
export type SignInAnswer =
  | { status: 'success'; next: string; firstLogin: boolean; showUpdatedTnC: boolean }
  | { status: 'refused'; result?: FormResult; refusal: SignInRefusal };

/** What `/api/cooling` answers. */
export type CoolingAnswer =
  | ({ status: 'success' } & Pick<SignInRefusal, 'isCooling' | 'milliseconds'>)
  | { status: 'refused'; code: string };

export interface SignIn {
  state: SignInState;
  /** What the server said of the fields. */
  result: FormResult | undefined;
  /** Asks only after several failures. */
  captcha: Captcha;
  submit(form: HTMLFormElement): Promise<void>;
  startCooling(ticket: string): Promise<void>;
}

/**
 * Signs in by script, for the dialog and for the page once its code is there; a success leaves the page.
 *
 * @param before what the page's action has answered already
 */
export function useSignIn(
  locale: string,
  before: Pick<SignInState, 'errors'> & { result?: FormResult } = { errors: {} },
): SignIn {
  const [state, dispatch] = useReducer(signInStep, { ...signInStart, open: true, errors: before.errors });
  const [result, setResult] = useState(before.result);
  const captcha = useCaptcha(undefined);

  async function submit(form: HTMLFormElement): Promise<void> {
    if (state.loader) return;
    dispatch({ type: 'submit' });
    holdSessionWatch();
    const fields = new FormData(form);
    fields.set('blackbox', deviceFingerprint() ?? '');
    const address = `/api/login?locale=${locale}`;
    let answer = await post<SignInAnswer>(address, fields);
    if (answer?.status === 'refused' && answer.refusal.code === captchaRequired) {
      const solved = await captcha.answer(answer.refusal.captcha);
      if (solved.status === 'solved') {
        fields.set('captchaToken', solved.token);
        answer = await post<SignInAnswer>(address, fields);
      } else if (solved.status === 'unavailable') {
        answer = { status: 'refused', refusal: { code: 'captcha.notLoaded' } };
      }
    }
    if (answer?.status === 'success') {
      dispatch({ ...answer, type: 'succeed' });
      forgetForms();
      return goTo(answer.next);
    }
    holdSessionWatch(false);
    setResult(answer?.result);
    dispatch({ type: 'fail', refusal: answer?.refusal ?? { code: 'network' } });
  }

  async function startCooling(ticket: string): Promise<void> {
    if (state.startCoolingLoading) return;
    dispatch({ type: 'start-cooling' });
    const fields = new FormData();
    fields.set('ticket', ticket);
    const answer = await post<CoolingAnswer>(`/api/cooling?locale=${locale}`, fields);
    if (answer?.status === 'success') dispatch({ type: 'cool', result: answer });
    else dispatch({ type: 'cooling-failed', code: answer?.code ?? 'network' });
  }

  return { state, result, captcha, submit, startCooling };
}

/** Undefined when there is no answer, or none of ours. */
async function post<Answer extends { status: string }>(
  address: string,
  fields: FormData,
): Promise<Answer | undefined> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams([...fields].map(([name, value]) => [name, String(value)])),
    });
    const answer: unknown = await response.json();
    // Our own server's answer to our own form; anything else cannot be used and counts as no answer.
    return isAnswer<Answer>(answer) ? answer : undefined;
  } catch {
    return undefined;
  }
}

function isAnswer<Answer extends { status: string }>(value: unknown): value is Answer {
  return (
    typeof value === 'object' &&
    value !== null &&
    'status' in value &&
    (value.status === 'success' || value.status === 'refused')
  );
}
