import { useSite } from '../../../../ui/site/site-context';
import { AccountCard } from '../account-page';
import styles from './who-i-am-card.module.css';

interface WhoIAm {
  name: string;
  email: string;
  country: string;
  since: string;
  lastSignIn?: { date: string; place: string };
}

/** The player's identity and previous sign-in (ACCT-23, AUTH-07). */
export function WhoIAmCard({ name, email, country, since, lastSignIn }: WhoIAm) {
  const { t } = useSite();
  return (
    <AccountCard title={t('account.whoIAm.title')}>
      <dl className={styles.list}>
        <Entry term={t('account.whoIAm.name')}>{name}</Entry>
        <Entry term={t('account.whoIAm.email')}>{email}</Entry>
        <Entry term={t('account.whoIAm.country')}>{country}</Entry>
        <Entry term={t('account.whoIAm.since')}>{since}</Entry>
        {lastSignIn && (
          <Entry term={t('account.whoIAm.lastSignIn')}>
            {[lastSignIn.date, lastSignIn.place].filter(Boolean).join(' · ')}
          </Entry>
        )}
      </dl>
      <p className={styles.note}>{t('account.whoIAm.note')}</p>
    </AccountCard>
  );
}

function Entry({ term, children }: { term: string; children: string }) {
  return (
    <div className={styles.entry}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
