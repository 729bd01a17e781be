import { useSite } from '../../../ui/site/site-context';
import { AccountCard } from '../account/account-page';
import styles from './help-card.module.css';

/** A mark of the market that links to a register, limits or a self-test. */
export interface HelpLink {
  name: string;
  href: string;
  newTab: boolean;
}

/** Links to self-tests and support organisations. */
export function HelpCard({ links }: { links: HelpLink[] }) {
  const { locale, t } = useSite();
  return (
    <AccountCard id="help" title={t('breaks.help.title')} text={t('breaks.help.text')}>
      <ul className={styles.links}>
        <li>
          <a href={`/${locale}/self-test`}>{t('breaks.help.test')}</a>
        </li>
        <li>
          <a href={`/${locale}/responsible-gambling`}>{t('breaks.help.page')}</a>
        </li>
        {links.map(({ name, href, newTab }) => (
          <li key={name}>
            <a href={href} {...(newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
              {name}
              {newTab && <span className="visually-hidden"> ({t('app.opensInNewTab')})</span>}
            </a>
          </li>
        ))}
      </ul>
    </AccountCard>
  );
}
