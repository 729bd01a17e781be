import type { FormMetadata } from '@conform-to/react';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/control/button';
import { useSite } from '../../../../ui/site/site-context';
import { FormProblem } from '../../forms/form-parts';
import { RouteForm } from '../../forms/route-form';
import type { ErrorTexts } from '../../forms/form-errors';
import { registrationErrors } from '../registration-errors';
import { type RegistrationFlow, useStepIntent } from '../registration-flow';
import type { RegistrationIntent } from '../registration-view';
import styles from '../registration.module.css';

/** The form of a step, with the common fields. */
export function StepForm<Value extends Record<string, unknown>>({
  flow,
  intent,
  form,
  errorTexts = registrationErrors,
  children,
}: {
  flow: RegistrationFlow;
  intent: RegistrationIntent;
  form: FormMetadata<Value, string[]>;
  errorTexts?: ErrorTexts;
  children: ReactNode;
}) {
  return (
    <RouteForm action={flow.pageAddress} intent={intent} form={form} errorTexts={errorTexts}>
      {flow.password !== '' && intent !== 'details' && (
        <input type="hidden" name="loginPassword" value={flow.password} />
      )}
      <input type="hidden" name="wanted" value={flow.wanted} />
      {children}
    </RouteForm>
  );
}

/** A form that consists of a button. */
export function StepButton({
  flow,
  intent,
  emphasis = 'plain',
  disabled = false,
  children,
}: {
  flow: RegistrationFlow;
  intent: RegistrationIntent;
  emphasis?: 'primary' | 'secondary' | 'plain';
  disabled?: boolean;
  children: ReactNode;
}) {
  const { t } = useSite();
  const { busy, lastResult, submit } = useStepIntent(flow, intent);
  return (
    <form
      className={styles.buttonForm}
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
      <FormProblem codes={lastResult?.error?.[''] ?? undefined} errorTexts={registrationErrors} />
    </form>
  );
}
