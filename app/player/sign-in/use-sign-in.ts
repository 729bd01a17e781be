import { useRef, useState } from 'react';
import { useSite } from '../../../ui/site/site-context';
import { useSending } from '../forms/sending';
import { type Captcha, useCaptcha } from '../forms/captcha/use-captcha';
import { holdSessionWatch } from '../session/session-watch';
import { deviceFingerprint } from './device-fingerprint';
import type { SignInAnswer } from './sign-in-answer';

/** After several failures the platform wants a person, and only then the page's captcha is asked. */
const captchaRequired = 'error.captcha.required';

export interface SignIn {
  /** Address of the sign-in page, which takes both of its forms. */
  action: string;
  /** Path below the locale to come to after the sign-in. */
  wanted: string;
  answer: SignInAnswer | undefined;
  /** Codes of why the form was not sent at all. */
  problem: string[] | undefined;
  /** Asks only after several failures. */
  captcha: Captcha;
  busy: boolean;
  submit(form: HTMLFormElement): void;
}

/**
 * Signs in by script; a success leaves the page.
 *
 * @param answered what the page's action answered to the browser's own submission
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
    // This tab goes on to another page by itself.
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
