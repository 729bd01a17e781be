import { useActionData } from '@remix-run/react';
import { Button } from '../../../ui/control/button';
import { useSite } from '../../../ui/site/site-context';
import { FormProblem } from '../forms/form-parts';
import { useIntent } from '../forms/route-form';
import styles from './limit-card.module.css';
import type { LimitAnswer, LimitOutcome } from './limit-forms';
import { useFormPath } from '../forms/form-path';

/**
 * A form of a limit that is a button alone. It stays mounted while it is not offered: its answer may come together with the data that
 * takes the button away, and would be lost.
 *
 * @param amount what a confirmation confirms
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
