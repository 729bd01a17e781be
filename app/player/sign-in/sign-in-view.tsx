import { getFormProps } from '@conform-to/react';
import { useEffect } from 'react';
import { useSite } from '../../../ui/site/site-context';
import { CaptchaBox } from '../forms/captcha/captcha-box';
import { FormProblem, FormStack, SubmitButton } from '../forms/form-parts';
import { EmailField, PasswordField } from '../forms/field';
import { useSiteForm } from '../forms/use-site-form';
import { RiskWarning } from '../safety/risk-warning';
import { signInText } from './sign-in-codes';
import { signInForm } from './sign-in-form-definition';
import { timeOutCode } from './sign-in-answer';
import type { SignInRefusal } from './sign-in-refusal';
import styles from './sign-in-view.module.css';
import { timeLeft } from '../session/time-left';
import { TimeOutNotice } from '../session/time-out-notice';
import type { SignIn } from './use-sign-in';

interface SignInViewProps {
  signIn: SignIn;
  /** In a dialog the first field receives the focus, and links open the other dialogs. */
  inDialog?: boolean;
}

const minuteMs = 60_000;

/** The sign-in form of dialog and page; it works before hydration (CONST: plain POST). */
export function SignInView({ signIn, inDialog = false }: SignInViewProps) {
  const { locale, rules, t } = useSite();
  const { action, wanted, answer, problem, busy } = signIn;
  const [form, fields] = useSiteForm(signInForm, {
    lastResult: answer?.intent === 'cooling' ? undefined : answer?.result,
    onSubmit: signIn.submit,
  });
  useEffect(() => {
    // `showModal` focuses the element with this attribute, which React does not render.
    if (inDialog) document.getElementById(fields.email.id)?.setAttribute('autofocus', '');
  }, [inDialog, fields.email.id]);

  const refusal = answer?.refusal;
  if (answer && refusal?.code === timeOutCode)
    return <TimeOutNotice refusal={refusal} answered={answer} action={action} />;
  // A new attempt clears the errors of the last one (AUTH-20).
  const codes = busy ? undefined : (problem ?? form.errors);
  return (
    <form {...getFormProps(form)} className={styles.form} method="post" action={action}>
      <FormStack>
        <FormProblem codes={codes}>
          {codes && <RefusalText code={codes[0] ?? ''} refusal={refusal} />}
        </FormProblem>
        <input type="hidden" name="wanted" value={wanted} />
        <EmailField meta={fields.email} label={t('signIn.email')} />
        <PasswordField meta={fields.password} label={t('signIn.password')} autoComplete="current-password" />
        <a className={styles.forgotten} href={inDialog ? '#reset-password' : `/${locale}/reset-password`}>
          {t('signIn.forgotten')}
        </a>
        {rules.riskWarning && <RiskWarning />}
        <CaptchaBox captcha={signIn.captcha} />
        <SubmitButton busy={busy}>{t('signIn.submit')}</SubmitButton>
        {rules.marketStatus === 'open' && (
          <p className={styles.join}>
            {t('signIn.noAccount')}{' '}
            <a href={inDialog ? '#signup' : `/${locale}/register`}>{t('signIn.join')}</a>
          </p>
        )}
      </FormStack>
    </form>
  );
}

function RefusalText({ code, refusal }: { code: string; refusal?: SignInRefusal }) {
  const { t, tag } = useSite();
  const { remainingDays, milliseconds } = refusal ?? {};
  const values = {
    ...(remainingDays === undefined ? {} : { count: remainingDays }),
    // Rounded up: a wait that is rounded down would end too early.
    ...(milliseconds === undefined
      ? {}
      : { time: timeLeft(Math.ceil(milliseconds / minuteMs) * minuteMs, tag) }),
  };
  return <>{t(signInText(code, milliseconds !== undefined), values)}</>;
}
