import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { PlatformTransactionReceipt } from '../../../../schemas/generated/types';
import { useSite } from '../../../../ui/site/site-context';
import { tabPaths } from '../../account/account-navigation';
import { AccountCard, AccountPage } from '../../account/account-page';
import { paymentPath } from '../deposit/deposit-form';
import { methodName } from '../history/history-list';
import { useMoney } from '../../../../ui/format/use-money';
import { trackerPath } from '../withdraw/tracker-path';
import { movementName } from './movement-name';
import { receiptPath } from './statement-paths';
import styles from './statements.module.css';

interface MovementReceiptProps {
  receipt: PlatformTransactionReceipt;
  /** Name of the game in the language of the site. */
  game?: string;
  /** Formatted time. */
  date: string;
}

/** One movement with both sides of its booking, for the player's records and for support. */
export function MovementReceipt({ receipt, game, date }: MovementReceiptProps) {
  const { t, locale } = useSite();
  const money = useMoney();
  const { movement, currency, status, payment, takesBack, takenBackBy } = receipt;
  const method = payment
    ? [payment.name, payment.instrument].filter(Boolean).join(', ')
    : methodName(movement.method);
  const facts: [string, ReactNode][] = [
    [t('wallet.date'), date],
    [t('wallet.status'), t(`wallet.statuses.${status}`)],
    [t('wallet.method'), method],
    [t('statements.fee'), payment && payment.fee > 0 ? money(payment.fee, currency) : undefined],
    [t('wallet.game'), game ?? movement.gameId],
    [t('wallet.round'), movement.roundId],
    [t('wallet.balanceAfter'), money(movement.balanceAfter, currency)],
    [t('wallet.reference'), movement.reference],
    [t('statements.providerReference'), payment?.providerReference],
    [t('statements.takesBack'), takesBack && <Related {...takesBack} />],
    [t('statements.takenBackBy'), takenBackBy && <Related {...takenBackBy} />],
  ];
  return (
    <AccountPage title="statements.receipt">
      <AccountCard title={t(movementName(movement))}>
        <p className={`${styles.total} ${styles.printed}`} data-sign={Math.sign(movement.moved.total)}>
          {money(movement.moved.total, currency, true)}
        </p>
        <Sides moves={receipt.moves} currency={currency} />
        <dl className={styles.receipt}>
          {facts.map(
            ([name, value]) =>
              value && (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
        <p className={styles.tools}>
          {payment && (
            <Link
              className={styles.link}
              to={`/${locale}${payment.direction === 'deposit' ? paymentPath(payment.paymentId) : trackerPath}`}
            >
              {t('statements.payment')}
            </Link>
          )}
          <Link className={styles.link} to={`/${locale}${tabPaths.transactions}`}>
            {t('account.pages.transactions')}
          </Link>
        </p>
      </AccountCard>
    </AccountPage>
  );
}

/** Source and destination of the money. */
function Sides({ moves, currency }: { moves: PlatformTransactionReceipt['moves']; currency: string }) {
  const { t } = useSite();
  const money = useMoney();
  if (moves.length === 0) return null;
  const sides = [
    { title: t('statements.from'), list: moves.filter(({ amount }) => amount < 0) },
    { title: t('statements.to'), list: moves.filter(({ amount }) => amount > 0) },
  ];
  return (
    <dl className={styles.receipt}>
      {sides.map(({ title, list }) => (
        <div key={title}>
          <dt>{title}</dt>
          {list.map(({ party, amount }) => (
            <dd key={party}>
              {t(`statements.parties.${party}`)} {money(Math.abs(amount), currency)}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

function Related({ transactionId, reference }: NonNullable<PlatformTransactionReceipt['takesBack']>) {
  const { locale } = useSite();
  return <Link to={`/${locale}${receiptPath(transactionId)}`}>{reference}</Link>;
}
