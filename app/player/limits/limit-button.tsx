import { useActionData } from '@remix-run/react';
import { Button } from '../../../ui/control/button';
import { useSite } from '../../../ui/site/site-context';
import { FormProblem } from '../forms/form-parts';
import { useIntent } from '../forms/route-form';
import styles from './limit-card.module.css';
import type { LimitAnswer, LimitOutcome } from './limit-forms';
import { useFormPath } from '../forms/form-path';

/**
 * A form of a limit that consists of a button. It stays mounted when it is not offered: its response may arrive
 * together with the data that hides the button, and would be lost.
 * @param amount to be confirmed
 */
export function LimitButton({
  offered,
  intent,
  amount,
  label,
  onOutcome,
}: {
  offered: boolean;
  intent: string;
  amount?: string;
  label: string;
  onOutcome: (outcome: LimitOutcome | null) => void;
}) {
  const { t } = useSite();
  const pathname = useFormPath();
  const { submit, busy, lastResult } = useIntent<LimitAnswer>({
    action: pathname,
    intent,
    answered: useActionData<LimitAnswer>(),
    onAnswer: ({ outcome }) => onOutcome(outcome ?? null),
  });
  if (!offered) return null;
  return (
    <form
      method="post"
      action={pathname}
      className={styles.button}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    >
      <input type="hidden" name="intent" value={intent} />
      {amount !== undefined && <input type="hidden" name="amount" value={amount} />}
      <FormProblem codes={lastResult?.error?.[''] ?? undefined} />
      <Button type="submit" emphasis="secondary" aria-disabled={busy}>
        {busy ? t('forms.sending') : label}
      </Button>
    </form>
  );
}
