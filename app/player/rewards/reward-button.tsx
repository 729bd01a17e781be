import { Form, useNavigation } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { RewardForm } from '../../../schemas/generated/types';
import { Button } from '../../../ui/control/button';
import { useSite } from '../../../ui/site/site-context';
import { IdempotencyKey } from '../forms/form-parts';

interface RewardButtonProps {
  /** Values to submit. */
  send: Omit<RewardForm, 'idempotencyKey'>;
  emphasis?: 'primary' | 'secondary' | 'plain';
  /** Distinguishes buttons with the same text. */
  label?: string;
  /** The page with the action; defaults to the current one. */
  action?: string;
  children: ReactNode;
}

/** A button that performs an action on a reward. While a request is in flight, the page sends no other (BONUS-29). */
export function RewardButton({ send, emphasis = 'primary', label, action, children }: RewardButtonProps) {
  const { t } = useSite();
  const { state, formData } = useNavigation();
  const busy = state !== 'idle' && formData !== undefined;
  const isSent = busy && Object.entries(send).every(([name, value]) => formData.get(name) === String(value));
  return (
    <Form method="post" {...(action === undefined ? {} : { action })} preventScrollReset>
      {Object.entries(send).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <IdempotencyKey />
      <Button
        type="submit"
        emphasis={emphasis}
        aria-label={label}
        aria-disabled={busy}
        onClick={(event) => {
          if (busy) event.preventDefault();
        }}
      >
        {isSent ? t('forms.sending') : children}
      </Button>
    </Form>
  );
}
