import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/control/button';
import buttonStyles from '../../../ui/control/button-link.module.css';
import { useSite } from '../../../ui/site/site-context';
import { CodeField, EmailField, PasswordField } from '../forms/field';
import { FormActions, FormProblem, SubmitButton } from '../forms/form-parts';
import { RouteForm } from '../forms/route-form';
import { StepList } from '../forms/steps/step-list';
import { useCountdown } from '../forms/use-countdown';
import { codeErrors, resetErrors } from './reset-errors';
import { type ResetFlow, useResetForm, useResetIntent } from './reset-flow';
import { codeForm, emailForm, passwordForm } from './reset-forms';
import { resetSteps } from './reset-state';
import type { ResetAnswer, ResetIntent, ResetView } from './reset-view';
import styles from './reset-password.module.css';

interface ResetPasswordProps {
  view: ResetView;
  /** The action's response to a form posted before hydration. */
  answer?: ResetAnswer;
  pageAddress: string;
  inDialog?: boolean;
}

/** A password reset from the e-mail address to the new password, on its page and in the dialog (RESET-01, RESET-10). */
export function ResetPassword({ view: sent, answer, pageAddress, inDialog = false }: ResetPasswordProps) {
  const { t } = useSite();
  const [view, setView] = useState(answer?.view ?? sent);
  const flow: ResetFlow = { view, answer, pageAddress, inDialog, onView: setView };

  // Moves the focus to the heading of the new step.
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(view.step);
  useEffect(() => {
    if (shownStep.current === view.step) return;
    shownStep.current = view.step;
    heading.current?.focus();
  }, [view.step]);

  const Heading = inDialog ? 'h3' : 'h1';
  return (
    <div className={styles.reset}>
      <StepList
        label={t('resetPassword.stepOf', {
          number: resetSteps.indexOf(view.step) + 1,
          total: resetSteps.length,
        })}
        steps={resetSteps.map((step) => ({ id: step, name: t(`resetPassword.steps.${step}`) }))}
        current={view.step}
      />
      <Heading ref={heading} tabIndex={-1} className={styles.heading}>
        {t(`resetPassword.headings.${view.step}`)}
      </Heading>
      <Notice code={view.notice} />
      <Step flow={flow} />
    </div>
  );
}

function Notice({ code }: { code?: string }) {
  const [codes, setCodes] = useState(code ? [code] : undefined);
  useEffect(() => setCodes(code ? [code] : undefined), [code]);
  return <FormProblem codes={codes} errorTexts={resetErrors} />;
}

function Step({ flow }: { flow: ResetFlow }) {
  const { step } = flow.view;
  if (step === 'Verification') return <VerificationStep flow={flow} />;
  if (step === 'Password') return <PasswordStep flow={flow} />;
  if (step === 'Complete') return <CompleteStep inDialog={flow.inDialog} />;
  return <EmailStep flow={flow} />;
}

function EmailStep({ flow }: { flow: ResetFlow }) {
  const { t } = useSite();
  const { form, fields, busy } = useResetForm(flow, 'email', emailForm, { email: flow.view.email });
  return (
    <RouteForm action={flow.pageAddress} errorTexts={resetErrors} intent="email" form={form}>
      <p className={styles.plain}>{t('resetPassword.emailIntro')}</p>
      <EmailField meta={fields.email} label={t('resetPassword.email')} errorTexts={resetErrors} />
      <FormActions>
        <SubmitButton busy={busy}>{t('resetPassword.sendCode')}</SubmitButton>
      </FormActions>
    </RouteForm>
  );
}

function VerificationStep({ flow }: { flow: ResetFlow }) {
  const { t } = useSite();
  const { email, locked, waitMs } = flow.view;
  const seconds = useCountdown(waitMs);
  const { form, fields, busy } = useResetForm(flow, 'code', codeForm);
  if (locked)
    return (
      <>
        <p className={styles.plain}>
          {t('resetPassword.errors.locked')} {t('resetPassword.byLink')}
        </p>
        <div className={styles.buttons}>
          <ResetButton flow={flow} intent="send-email" emphasis="secondary" disabled={seconds > 0}>
            {t('resetPassword.byEmail')}
          </ResetButton>
        </div>
        {seconds > 0 && <p className={styles.muted}>{t('resetPassword.resendIn', { seconds })}</p>}
        <ResetButton flow={flow} intent="restart">
          {t('resetPassword.restart')}
        </ResetButton>
      </>
    );
  return (
    <>
      <RouteForm action={flow.pageAddress} errorTexts={resetErrors} intent="code" form={form}>
        <p className={styles.plain}>{t('resetPassword.codeIntro', { email })}</p>
        <CodeField meta={fields.code} label={t('resetPassword.code')} errorTexts={codeErrors} />
        <FormActions>
          <SubmitButton busy={busy}>{t('resetPassword.verify')}</SubmitButton>
        </FormActions>
      </RouteForm>
      <div className={styles.buttons}>
        <ResetButton flow={flow} intent="send-code" emphasis="secondary" disabled={seconds > 0}>
          {t('resetPassword.resend')}
        </ResetButton>
        <ResetButton flow={flow} intent="send-email" emphasis="secondary" disabled={seconds > 0}>
          {t('resetPassword.byEmail')}
        </ResetButton>
      </div>
      {seconds > 0 && <p className={styles.muted}>{t('resetPassword.resendIn', { seconds })}</p>}
      <ResetButton flow={flow} intent="back">
        {t('resetPassword.back')}
      </ResetButton>
    </>
  );
}

function PasswordStep({ flow }: { flow: ResetFlow }) {
  const { t } = useSite();
  const { email } = flow.view;
  const { form, fields, busy } = useResetForm(flow, 'password', passwordForm);
  return (
    <>
      <RouteForm action={flow.pageAddress} errorTexts={resetErrors} intent="password" form={form}>
        <p className={styles.plain}>{t('resetPassword.passwordIntro', { email })}</p>
        {/* Password managers store the new password for this address. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField
          meta={fields.password}
          label={t('resetPassword.password')}
          hint={t('resetPassword.passwordHint')}
          autoComplete="new-password"
          errorTexts={resetErrors}
        />
        <FormActions>
          <SubmitButton busy={busy}>{t('resetPassword.save')}</SubmitButton>
        </FormActions>
      </RouteForm>
      <ResetButton flow={flow} intent="restart">
        {t('resetPassword.restart')}
      </ResetButton>
    </>
  );
}

/** The final step links to the sign-in, for the new password, and to home (RESET-11). */
function CompleteStep({ inDialog }: { inDialog: boolean }) {
  const { locale, t } = useSite();
  const { button, primary, large } = buttonStyles;
  return (
    <>
      <p className={styles.plain} role="status">
        {t('resetPassword.completeText')}
      </p>
      <div className={styles.buttons}>
        <a className={`${button} ${primary} ${large}`} href={inDialog ? '#login' : `/${locale}/login`}>
          {t('resetPassword.logIn')}
        </a>
        <a className={`${button} ${buttonStyles.secondary} ${large}`} href={`/${locale}`}>
          {t('resetPassword.goHome')}
        </a>
      </div>
    </>
  );
}

/** A form that consists of a button. */
function ResetButton({
  flow,
  intent,
  emphasis = 'plain',
  disabled = false,
  children,
}: {
  flow: ResetFlow;
  intent: ResetIntent;
  emphasis?: 'secondary' | 'plain';
  disabled?: boolean;
  children: ReactNode;
}) {
  const { t } = useSite();
  const { submit, busy, lastResult } = useResetIntent(flow, intent);
  return (
    <form
      method="post"
      action={flow.pageAddress}
      onSubmit={(event) => {
        event.preventDefault();
        if (!disabled) void submit(event.currentTarget);
      }}
    >
      <input type="hidden" name="intent" value={intent} />
      <Button type="submit" emphasis={emphasis} aria-disabled={busy || disabled}>
        {busy ? t('forms.sending') : children}
      </Button>
      <FormProblem codes={lastResult?.error?.[''] ?? undefined} errorTexts={resetErrors} />
    </form>
  );
}
