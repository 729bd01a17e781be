import { Form, useNavigation } from '@remix-run/react';
import { useState } from 'react';
import { Button } from '../../../ui/control/button';
import { Modal } from '../../../ui/layout/modal';
import { useSite } from '../../../ui/site/site-context';
import { FormActions, IdempotencyKey } from '../forms/form-parts';
import { useMoney } from '../../../ui/format/use-money';

/** A withdrawal that the player may cancel. Amounts are in minor units. */
interface CancellableWithdrawal {
  pendingWithdrawalId: string;
  amount: number;
  currency: string;
}

/**
 * Button to cancel a withdrawal (WALLET-25). It is never prominent, because keeping the withdrawal is the default. With
 * JavaScript it opens a confirmation first, without it submits at once.
 */
export function CancelWithdrawal({ pending }: { pending: CancellableWithdrawal }) {
  const { t } = useSite();
  const money = useMoney();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Form
        method="post"
        preventScrollReset
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(true);
        }}
      >
        <CancellationFields pending={pending} />
        <Button
          type="submit"
          emphasis="plain"
          aria-label={t('wallet.cancelOf', { amount: money(pending.amount, pending.currency) })}
        >
          {t('wallet.cancel')}
        </Button>
      </Form>
      {isAsked && <CancellationQuestion pending={pending} onClose={() => setAsked(false)} />}
    </>
  );
}

function CancellationQuestion({ pending, onClose }: { pending: CancellableWithdrawal; onClose: () => void }) {
  const { t } = useSite();
  const amount = useMoney()(pending.amount, pending.currency);
  const busy = useNavigation().state !== 'idle';
  return (
    <Modal title={t('wallet.cancelQuestion')} onClose={onClose}>
      <p>{t('wallet.cancelText', { amount })}</p>
      <Form method="post" preventScrollReset>
        <CancellationFields pending={pending} />
        <FormActions>
          <Button size="large" onClick={onClose}>
            {t('wallet.keep')}
          </Button>
          <Button
            type="submit"
            emphasis="secondary"
            size="large"
            aria-disabled={busy}
            onClick={(event) => {
              if (busy) event.preventDefault();
            }}
          >
            {busy ? t('forms.sending') : t('wallet.cancelOf', { amount })}
          </Button>
        </FormActions>
      </Form>
    </Modal>
  );
}

function CancellationFields({ pending }: { pending: CancellableWithdrawal }) {
  return (
    <>
      <input type="hidden" name="pendingWithdrawalId" value={pending.pendingWithdrawalId} />
      <input type="hidden" name="amount" value={pending.amount} />
      <IdempotencyKey />
    </>
  );
}
