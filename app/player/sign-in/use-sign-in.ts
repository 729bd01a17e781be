import { useRef, useState } from 'react';
import { useSite } from '../../../ui/site/site-context';
import { useSending } from '../forms/sending';
import { type Captcha, useCaptcha } from '../forms/captcha/use-captcha';
import { holdSessionWatch } from '../session/session-watch';
import { deviceFingerprint } from './device-fingerprint';
import type { SignInAnswer } from './sign-in-answer';

/** After several failures the platform requires a captcha, which is shown only then. */
const captchaRequired = 'error.captcha.required';

export interface SignIn {
  /** Address of the sign-in page, to which both of its forms post. */
  action: string;
  /** Path below the locale to redirect to after the sign-in. */
  wanted: string;
  answer: SignInAnswer | undefined;
  /** Error codes if the form could not be sent. */
  problem: string[] | undefined;
  /** Shown only after several failures. */
  captcha: Captcha;
  busy: boolean;
  submit(form: HTMLFormElement): void;
}

/**
 * Signs in by script; a success leaves the page.
 * @param answered the action's response to a form submitted by the browser
 */
export function useSignIn(wanted: string, answered?: SignInAnswer): SignIn {
  const { locale } = useSite();
  const action = `/${locale}/login?${new URLSearchParams({ wanted }).toString()}`;
  const captcha = useCaptcha(undefined);
  const [problem, setProblem] = useState<string[]>();
  const sent = useRef(new FormData());
  const { send, answer, busy } = useSending<SignInAnswer>(action, ({ refusal }) => {
    holdSessionWatch(false);
    if (refusal?.code === captchaRequired && !sent.current.has('captchaToken')) void solve(refusal);
  });

  function submit(form: HTMLFormElement): void {
    if (busy || captcha.asking) return;
    sent.current = new FormData(form);
    sent.current.set('blackbox', deviceFingerprint() ?? '');
    begin();
  }

  async function solve(refusal: NonNullable<SignInAnswer['refusal']>): Promise<void> {
    const solved = await captcha.answer(refusal.captcha);
    if (solved.status === 'unavailable') setProblem(['captcha.notLoaded']);
    if (solved.status !== 'solved') return;
    sent.current.set('captchaToken', solved.token);
    begin();
  }

  function begin(): void {
    setProblem(undefined);
    // This tab navigates itself.
    holdSessionWatch();
    send(sent.current);
  }

  return {
    action,
    wanted,
    answer: answer ?? answered,
    problem,
    captcha,
    busy: busy || captcha.asking,
    submit,
  };
}
