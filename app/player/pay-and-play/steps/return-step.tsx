import { useEffect, useRef } from 'react';
import { useSite } from '../../../../ui/site/site-context';
import { FormActions, FormProblem, FormStack, SubmitButton } from '../../forms/form-parts';
import { payAndPlayErrors } from '../pay-and-play-errors';
import { type PayAndPlayFlow, usePayAndPlayIntent } from '../pay-and-play-flow';
import type { ReturnedQuery } from '../pay-and-play-view';
import { RestartButton } from './step-button';
import styles from '../pay-and-play.module.css';

/** Polling interval for an unconfirmed payment, in milliseconds. */
const againMs = 3_000;

/**
 * Continues after the return from the bank (PNP-16): with scripts at once, otherwise by a button. Polls while the bank has not confirmed
 * the payment.
 */
export function ReturnStep({
  flow,
  returned,
}: {
  flow: PayAndPlayFlow;
  returned: ReturnedQuery | undefined;
}) {
  const { t } = useSite();
  const form = useRef<HTMLFormElement>(null);
  const { submit, busy, lastResult, answer } = usePayAndPlayIntent(flow, 'return');
  const send = useRef(submit);
  send.current = submit;
  useEffect(() => {
    const look = () => form.current && void send.current(form.current);
    const timer = setTimeout(look, returned ? 0 : againMs);
    return () => clearTimeout(timer);
    // Each response starts the next interval.
  }, [returned, answer]);
  return (
    <>
      <form
        ref={form}
        method="post"
        action={flow.pageAddress}
        onSubmit={(event) => {
          event.preventDefault();
          void submit(event.currentTarget);
        }}
      >
        <input type="hidden" name="intent" value="return" />
        {returned &&
          Object.entries(returned).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        <FormStack>
          <p className={styles.plain} role="status">
            {t(returned ? 'payAndPlay.returned' : 'payAndPlay.waiting')}
          </p>
          <FormProblem codes={lastResult?.error?.[''] ?? undefined} errorTexts={payAndPlayErrors} />
          <FormActions>
            <SubmitButton busy={busy}>
              {t(returned ? 'registration.continue' : 'payAndPlay.check')}
            </SubmitButton>
          </FormActions>
        </FormStack>
      </form>
      {!returned && <RestartButton flow={flow}>{t('payAndPlay.again')}</RestartButton>}
    </>
  );
}
