import { Island } from '../../ui/live/island';
import { pluralForms } from '../../ui/site/plural-forms';
import { useSite } from '../../ui/site/site-context';
import { SiteLink } from '../../ui/site/site-link';
import styles from './account-menu.module.css';

/** Pots that are left out of the list while they are empty. */
const buckets = ['lockedBalance', 'casinoBonus', 'liveCasinoBonus', 'sportsBonus'] as const;

/**
 * Balance and account of a signed-in player. The page contains only their reserved space; the island fills it from the private answer
 * (docs/player-in-the-page.md).
 */
export function AccountMenu() {
  const { t, tag } = useSite();
  const props = {
    tag,
    labels: {
      changed: t('accountMenu.balanceChanged', { amount: '{{amount}}' }),
      unknown: t('accountMenu.balanceUnknown'),
      hidden: t('accountMenu.balanceHidden'),
      documents: pluralForms(t, 'accountMenu.documents', tag),
      unread: pluralForms(t, 'account.unread', tag),
    },
  };
  return (
    <Island name="account-menu" on="load" className={styles.account} props={props}>
      <details data-menu>
        <summary className={styles.summary}>
          <Person />
          <span className={styles.dot} data-dot hidden>
            <span className="visually-hidden">{t('accountMenu.news')}</span>
          </span>
          <span className={styles.unread} data-unread hidden>
            <span aria-hidden="true" data-unread-number />
            <span className="visually-hidden" data-unread-text />
          </span>
          <span className="visually-hidden">
            {t('accountMenu.menu')}: <span data-hidden-note />
          </span>
          <span className={styles.amount} data-balance="totalBalance" data-waiting="" />
        </summary>
        <div className={styles.panel}>
          <p className={styles.name} data-player-name />
          <dl className={styles.balance}>
            <Amount name="mainBalance" label={t('accountMenu.mainBalance')} />
            {buckets.map((name) => (
              <Amount key={name} name={name} label={t(`accountMenu.${name}`)} bucket />
            ))}
            <Amount name="totalBalance" label={t('accountMenu.totalBalance')} />
          </dl>
          <button type="button" className={styles.toggle} data-hide-balance hidden>
            {t('accountMenu.hideBalance')}
          </button>
          <ul className={styles.links}>
            <li data-documents hidden>
              <SiteLink target="/my-account/account/verification">{''}</SiteLink>
            </li>
            <li data-documents-sent hidden>
              <SiteLink target="/my-account/account/verification">{t('accountMenu.documentsSent')}</SiteLink>
            </li>
            <li>
              <SiteLink target="/my-account/account">{t('accountMenu.myAccount')}</SiteLink>
            </li>
            <li>
              <SiteLink target="/my-account/inbox">
                {t('account.pages.inbox')} <span className={styles.count} data-unread-messages />
              </SiteLink>
            </li>
            <li>
              <SiteLink target="/my-account/inbox/notifications">
                {t('account.pages.notifications')} <span className={styles.count} data-unread-notifications />
              </SiteLink>
            </li>
            <li>
              <SiteLink target="/my-account/banking/withdraw">{t('account.pages.withdraw')}</SiteLink>
            </li>
            <li>
              <SiteLink target="/my-account/banking/transactions">{t('accountMenu.transactions')}</SiteLink>
            </li>
            <li>
              <SiteLink target="/my-account/gambling-limits">{t('account.pages.gamblingLimits')}</SiteLink>
            </li>
            <li>
              <a href="#logout">{t('accountMenu.signOut')}</a>
            </li>
          </ul>
        </div>
      </details>
      <span className="visually-hidden" role="status" data-balance-news />
    </Island>
  );
}

function Amount({ name, label, bucket }: { name: string; label: string; bucket?: boolean }) {
  return (
    <div data-bucket={bucket ? '' : undefined} hidden={bucket}>
      <dt>{label}</dt>
      <dd data-balance={name} />
    </div>
  );
}

function Person() {
  return (
    <svg
      className={styles.person}
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
    >
      <circle cx="12" cy="8.2" r="4" />
      <path d="M4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6" strokeLinecap="round" />
    </svg>
  );
}
