import { useEffect, useState } from 'react';
import { useSite } from '../../../../ui/site/site-context';
import { CodeField, PhoneField } from '../../forms/field';
import { FormActions, FormProblem, FormSuccess, SubmitButton } from '../../forms/form-parts';
import { useCountdown } from '../../forms/use-countdown';
import { codeErrors, phoneErrors, registrationErrors } from '../registration-errors';
import { type RegistrationFlow, useStepForm } from '../registration-flow';
import { codeForm, phoneForm } from '../registration-forms';
import type { VerificationView } from '../registration-view';
import { StepButton, StepForm } from './step-form';
import styles from '../registration.module.css';

/** Verifies the phone number, the e-mail address or both, one after the other (REG-10, REG-12, REG-16…19, REG-24). */
export function VerificationStep({
  flow,
  verification,
}: {
  flow: RegistrationFlow;
  verification: VerificationView;
}) {
  const { t } = useSite();
  const { channel, channels, target, status, locked, waitMs } = verification;
  const seconds = useCountdown(waitMs);
  const sent = status === 'sendSuccess' || status === 'verifyFail';
  return (
    <div className={styles.stack}>
      {channels.length > 1 && (
        <p className={styles.muted}>
          {t('registration.intro.both', { number: channels.indexOf(channel) + 1, total: channels.length })}
        </p>
      )}
      {!locked && (
        <p className={styles.plain}>
          {t(sent ? `registration.intro.${channel}` : `registration.intro.${channel}Again`, { target })}
        </p>
      )}
      {locked ? (
        <FormProblem codes={lockedCodes}>{t('registration.locked')}</FormProblem>
      ) : (
        <CodeForm key={channel} flow={flow} verification={verification} />
      )}
      <div className={styles.buttons}>
        {locked ? (
          <StepButton flow={flow} intent="restart" emphasis="secondary">
            {t('registration.restart')}
          </StepButton>
        ) : (
          <>
            <StepButton flow={flow} intent="send-code" emphasis="secondary" disabled={seconds > 0}>
              {t('registration.resend')}
            </StepButton>
            {seconds > 0 && <p className={styles.muted}>{t('registration.resendIn', { seconds })}</p>}
          </>
        )}
      </div>
      <SentAgain status={status} waitMs={waitMs} />
      {channel === 'sms' && !locked && <OtherNumber key={target} flow={flow} />}
      <StepButton flow={flow} intent="back">
        {t('registration.back')}
      </StepButton>
    </div>
  );
}

const lockedCodes = ['sms.max.attempts.reached'];

function CodeForm({ flow, verification }: { flow: RegistrationFlow; verification: VerificationView }) {
  const { t } = useSite();
  const { status, triesLeft } = verification;
  const { form, fields, busy } = useStepForm(flow, 'code', codeForm);
  return (
    <StepForm flow={flow} intent="code" form={form}>
      <CodeField
        meta={fields.code}
        label={t('registration.code')}
        hint={status === 'verifyFail' ? t('registration.triesLeft', { count: triesLeft }) : undefined}
        errorTexts={codeErrors}
      />
      <FormActions>
        <SubmitButton busy={busy}>{t('registration.verify')}</SubmitButton>
      </FormActions>
    </StepForm>
  );
}

/** Confirms that another code was sent; the first is announced by the step itself. */
function SentAgain({ status, waitMs }: Pick<VerificationView, 'status' | 'waitMs'>) {
  const { t } = useSite();
  const [first] = useState(waitMs);
  const again = status === 'sendSuccess' && waitMs > first;
  const [said, setSaid] = useState(false);
  useEffect(() => setSaid(again), [again]);
  return said ? <FormSuccess>{t('registration.sent')}</FormSuccess> : null;
}

/** Form to correct the number (REG-21); it works without JavaScript. */
function OtherNumber({ flow }: { flow: RegistrationFlow }) {
  const { t } = useSite();
  const { phonePrefix, phoneBody } = flow.view.values;
  const { form, fields, busy, lastResult } = useStepForm(flow, 'phone', phoneForm, {
    defaultValue: { phonePrefix, phoneBody },
  });
  return (
    <details className={styles.disclosure} open={lastResult?.status === 'error' || undefined}>
      <summary>{t('registration.wrongNumber')}</summary>
      <StepForm flow={flow} intent="phone" form={form} errorTexts={registrationErrors}>
        <PhoneField
          prefix={fields.phonePrefix}
          body={fields.phoneBody}
          label={t('registration.phone')}
          prefixLabel={t('registration.phonePrefix')}
          prefixes={flow.setup.phonePrefixes}
          errorTexts={phoneErrors}
        />
        <FormActions>
          <SubmitButton busy={busy}>{t('registration.changeNumber')}</SubmitButton>
        </FormActions>
      </StepForm>
    </details>
  );
}
