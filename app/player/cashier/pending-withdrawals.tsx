import type { SubmissionResult } from '@conform-to/dom';
import { Form, useNavigation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import type { PlatformPendingWithdrawals } from '../../../schemas/generated/types';
import { Button } from '../../../ui/control/button';
import { formatDate } from '../../../ui/format/date';
import { Modal } from '../../../ui/layout/modal';
import { useSite } from '../../../ui/site/site-context';
import { AccountCard } from '../account/account-page';
import { FormActions, FormProblem, FormSuccess, IdempotencyKey, SubmitButton } from '../forms/form-parts';
import { withPageChannel } from '../channel/with-page-channel';
import { cancellationErrors } from './cancellation-form';
import { methodName } from './history/history-list';
import styles from './pending-withdrawals.module.css';
import { useMoney } from './use-money';

type Pending = PlatformPendingWithdrawals['pendingWithdrawals'][number];

interface PendingWithdrawalsProps {
  list: Pending[];
  /** The market lets players cancel (WALLET-25). */
  cancellable: boolean;
  /** The result of the last cancellation. */
  result?: SubmissionResult<string[]>;
}

/** Money on its way to the player, and the way to call it back (WALLET-24…26). */
export function PendingWithdrawals({ list, cancellable, result }: PendingWithdrawalsProps) {
  const { t, tag, timeZone } = useSite();
  const money = useMoney();
  const [asked, setAsked] = useState<Pending>();
  useEffect(() => {
    if (!result) return;
    setAsked(undefined);
    if (result.status === 'success') return withPageChannel((channel) => channel.refresh());
  }, [result]);
  if (list.length === 0 && !result) return null;
  return (
    <AccountCard title={t('wallet.pendingTitle')}>
      {result?.status === 'success' && <FormSuccess>{t('wallet.cancelled')}</FormSuccess>}
      <FormProblem codes={problemsOf(result)} errorTexts={cancellationErrors} />
      <ul className={styles.list}>
        {list.map((pending) => (
          <li key={pending.pendingWithdrawalId} className={styles.pending}>
            <span>
              <strong className={styles.amount}>{money(pending.amount, pending.currency)}</strong>
              <span className={styles.note}>
                {t('wallet.pendingBy', {
                  method: methodName(pending.method) ?? '',
                  date: formatDate(pending.date, 'dateTime', { tag, timeZone }),
                })}
              </span>
            </span>
            {cancellable && (
              // Without JavaScript the button sends at once; with it a question comes first.
              <Form
                method="post"
                preventScrollReset
                onSubmit={(event) => {
                  event.preventDefault();
                  setAsked(pending);
                }}
              >
                <CancellationFields pending={pending} />
                <Button
                  type="submit"
                  emphasis="secondary"
                  aria-label={t('wallet.cancelOf', { amount: money(pending.amount, pending.currency) })}
                >
                  {t('wallet.cancel')}
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {asked && <CancellationQuestion pending={asked} onClose={() => setAsked(undefined)} />}
    </AccountCard>
  );
}

/** Errors are shown at the form, which has no visible fields. */
function problemsOf(result: PendingWithdrawalsProps['result']): string[] {
  return result?.status === 'error' ? Object.values(result.error ?? {}).flatMap((codes) => codes ?? []) : [];
}

function CancellationQuestion({ pending, onClose }: { pending: Pending; onClose: () => void }) {
  const { t } = useSite();
  const money = useMoney();
  const busy = useNavigation().state !== 'idle';
  return (
    <Modal title={t('wallet.cancelQuestion')} onClose={onClose}>
      <p>{t('wallet.cancelText', { amount: money(pending.amount, pending.currency) })}</p>
      <Form method="post" preventScrollReset>
        <CancellationFields pending={pending} />
        <FormActions>
          <SubmitButton busy={busy}>
            {t('wallet.cancelOf', { amount: money(pending.amount, pending.currency) })}
          </SubmitButton>
          <Button emphasis="secondary" size="large" onClick={onClose}>
            {t('wallet.keep')}
          </Button>
        </FormActions>
      </Form>
    </Modal>
  );
}

function CancellationFields({ pending }: { pending: Pending }) {
  return (
    <>
      <input type="hidden" name="pendingWithdrawalId" value={pending.pendingWithdrawalId} />
      <input type="hidden" name="amount" value={pending.amount} />
      <IdempotencyKey />
    </>
  );
}
