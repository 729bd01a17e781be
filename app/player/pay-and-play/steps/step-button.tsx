import type { ReactNode } from 'react';
import { Button } from '../../../../ui/control/button';
import { useSite } from '../../../../ui/site/site-context';
import { FormProblem } from '../../forms/form-parts';
import { payAndPlayErrors } from '../pay-and-play-errors';
import { type PayAndPlayFlow, usePayAndPlayIntent } from '../pay-and-play-flow';
import styles from '../pay-and-play.module.css';

/** Button that restarts the sign-up. */
export function RestartButton({
  flow,
  emphasis = 'plain',
  children,
}: {
  flow: PayAndPlayFlow;
  emphasis?: 'primary' | 'secondary' | 'plain';
  children: ReactNode;
}) {
  const { t } = useSite();
  const { submit, busy, lastResult } = usePayAndPlayIntent(flow, 'restart');
  return (
    <form
      className={styles.buttonForm}
      method="post"
      action={flow.pageAddress}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    >
      <input type="hidden" name="intent" value="restart" />
      <Button type="submit" emphasis={emphasis} aria-disabled={busy}>
        {busy ? t('forms.sending') : children}
      </Button>
      <FormProblem codes={lastResult?.error?.[''] ?? undefined} errorTexts={payAndPlayErrors} />
    </form>
  );
}
