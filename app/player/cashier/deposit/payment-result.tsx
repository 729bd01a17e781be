import { Link } from '@remix-run/react';
import type { MessageKey } from '../../../../schemas/generated/message-keys';
import type { PlatformPayment } from '../../../../schemas/generated/types';
import { Button } from '../../../../ui/control/button';
import { ButtonLink } from '../../../../ui/control/button-link';
import { useSite } from '../../../../ui/site/site-context';
import { tabPaths } from '../../account/account-navigation';
import { AccountCard } from '../../account/account-page';
import { FormActions } from '../../forms/form-parts';
import { useMoney } from '../../../../ui/format/use-money';
import { BackToGame } from './back-to-game';
import { paymentPath } from './deposit-form';
import { useDepositPlace } from './deposit-place';
import styles from './deposit.module.css';
import { contactPath } from './permission-view';
import { Receipt } from './receipt';
import { StepLink } from './step-link';
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

export interface PaymentResultProps {
  payment: PlatformPayment;
  /** Formatted time of the last change. */
  date: string;
  /** The game from which the deposit was started. */
  game: string | undefined;
}

/** The state of a deposit, with the next step; polls the platform while the payment is pending. */
export function PaymentResult({ payment, date, game }: PaymentResultProps) {
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
        <NextSteps payment={payment} kind={kind} game={game} />
      </AccountCard>
      <Receipt payment={payment} date={date} />
    </>
  );
}

function NextSteps({ payment, kind, game }: Omit<PaymentResultProps, 'date'> & { kind: Kind }) {
  const { t } = useSite();
  const money = useMoney();
  const isOfGame = useDepositPlace() !== undefined || game !== undefined;
  const { amount, currency, method, paymentId } = payment;
  const contact = (
    <ButtonLink link={{ label: t('deposit.contact'), target: contactPath, emphasis: 'secondary' }} />
  );
  if (kind === 'settled')
    return (
      <FormActions>
        {isOfGame ? (
          <BackToGame game={game} emphasis="primary" />
        ) : (
          <ButtonLink link={{ label: t('deposit.result.home'), target: '/' }} />
        )}
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
        {kind !== 'reversed' && <CheckAgain path={paymentPath(paymentId, game)} />}
        {contact}
        <BackToGame game={game} />
      </FormActions>
    );
  return (
    <FormActions>
      <StepLink
        label={t('deposit.result.again', { amount: money(amount, currency) })}
        choices={{ amount, method, game }}
      />
      <StepLink label={t('deposit.result.other')} choices={{ amount, game }} emphasis="secondary" />
      {/* The provider may redirect the player before its callback arrives. */}
      {kind === 'open' && <CheckAgain path={paymentPath(paymentId, game)} />}
      {contact}
      <BackToGame game={game} />
    </FormActions>
  );
}

function CheckAgain({ path }: { path: string }) {
  const { t, locale } = useSite();
  const place = useDepositPlace();
  if (place)
    return (
      <Button emphasis="secondary" onClick={place.reload}>
        {t('deposit.result.check')}
      </Button>
    );
  return (
    <Link className={styles.link} to={`/${locale}${path}`} preventScrollReset>
      {t('deposit.result.check')}
    </Link>
  );
}
