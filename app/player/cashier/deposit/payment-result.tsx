import { Link } from '@remix-run/react';
import type { MessageKey } from '../../../../schemas/generated/message-keys';
import type { PlatformPayment } from '../../../../schemas/generated/types';
import { ButtonLink } from '../../../../ui/control/button-link';
import { useSite } from '../../../../ui/site/site-context';
import { tabPaths } from '../../account/account-navigation';
import { AccountCard } from '../../account/account-page';
import { FormActions } from '../../forms/form-parts';
import { useMoney } from '../use-money';
import { depositPath, paymentPath } from './deposit-form';
import styles from './deposit.module.css';
import { contactPath } from './permission-view';
import { Receipt } from './receipt';
import { usePaymentNews } from './use-payment-news';

type Kind = 'open' | 'pending' | 'review' | 'settled' | 'failed' | 'expired' | 'cancelled' | 'reversed';

const kinds: Partial<Record<PlatformPayment['state'], Kind>> = {
  created: 'open',
  redirected: 'open',
  authorised: 'pending',
  pending: 'pending',
  settled: 'settled',
  failed: 'failed',
  expired: 'expired',
  cancelled: 'cancelled',
  reversed: 'reversed',
};

/** How a deposit stands, in words, with what to do next; it follows the platform while the payment is under way. */
export function PaymentResult({ payment, date }: { payment: PlatformPayment; date: string }) {
  const { t } = useSite();
  const money = useMoney();
  const { state, amount, currency, failure, isUnderReview } = payment;
  const kind = isUnderReview ? 'review' : (kinds[state] ?? 'pending');
  usePaymentNews(kind === 'open' || kind === 'pending' || kind === 'review');
  const text: MessageKey = `deposit.result.${kind}`;
  return (
    <>
      <AccountCard title={t('deposit.result.title')}>
        <div role="status" data-state={state}>
          <p className={kind === 'settled' ? styles.settled : styles.state}>
            {t(text, { amount: money(amount, currency) })}
          </p>
          {kind === 'failed' && failure !== null && (
            <p className={styles.state}>{t(`deposit.failures.${failure}`)}</p>
          )}
        </div>
        <NextSteps payment={payment} kind={kind} />
      </AccountCard>
      <Receipt payment={payment} date={date} />
    </>
  );
}

function NextSteps({ payment, kind }: { payment: PlatformPayment; kind: Kind }) {
  const { t, locale } = useSite();
  const money = useMoney();
  const { amount, currency, method, paymentId } = payment;
  const contact = (
    <ButtonLink link={{ label: t('deposit.contact'), target: contactPath, emphasis: 'secondary' }} />
  );
  if (kind === 'settled')
    return (
      <FormActions>
        <ButtonLink link={{ label: t('deposit.result.home'), target: '/' }} />
        <ButtonLink
          link={{
            label: t('account.pages.transactions'),
            target: tabPaths.transactions,
            emphasis: 'secondary',
          }}
        />
      </FormActions>
    );
  if (kind === 'pending' || kind === 'review' || kind === 'reversed')
    return (
      <FormActions>
        {kind !== 'reversed' && (
          <Link className={styles.link} to={`/${locale}${paymentPath(paymentId)}`} preventScrollReset>
            {t('deposit.result.check')}
          </Link>
        )}
        {contact}
      </FormActions>
    );
  return (
    <FormActions>
      <ButtonLink
        link={{
          label: t('deposit.result.again', { amount: money(amount, currency) }),
          target: depositPath({ amount, method }),
        }}
      />
      <ButtonLink
        link={{
          label: t('deposit.result.other'),
          target: depositPath({ amount }),
          emphasis: 'secondary',
        }}
      />
      {contact}
    </FormActions>
  );
}
