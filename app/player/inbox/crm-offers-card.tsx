import { useEffect, useState } from 'react';
import { SiteLink } from '../../../ui/site/site-link';
import { useSite } from '../../../ui/site/site-context';
import { AccountCard } from '../account/account-page';
import { type CrmState, subscribeCrm } from '../crm/crm-api';
import { type CrmOffer, readOffers } from '../crm/crm-offers';
import styles from './inbox-list.module.css';

type Shown = { name: Exclude<CrmState['name'], 'loaded'> } | { name: 'offers'; offers: CrmOffer[] };

/** The CRM provider's offers to the session's player (INBOX-02). A failure of the provider is shown only here. */
export function CrmOffersCard() {
  const { t } = useSite();
  const shown = useOffers();
  return (
    <AccountCard id="offers" title={t('inbox.offers.title')}>
      <div data-crm-inbox={shown?.name ?? 'waiting'} aria-live="polite">
        <noscript>
          <p>{t('inbox.offers.script')}</p>
        </noscript>
        {shown?.name === 'waiting' && <p>{t('inbox.offers.waiting')}</p>}
        {shown?.name === 'failed' && <p>{t('inbox.offers.failed')}</p>}
        {shown?.name === 'consent' && (
          <p>
            {t('inbox.offers.consent')}{' '}
            <a href="#cookie-settings" className={styles.link}>
              {t('inbox.offers.cookies')}
            </a>
          </p>
        )}
        {shown?.name === 'offers' && <Offers offers={shown.offers} />}
      </div>
    </AccountCard>
  );
}

function Offers({ offers }: { offers: CrmOffer[] }) {
  const { t } = useSite();
  if (offers.length === 0) return <p>{t('inbox.offers.none')}</p>;
  return (
    <ul className={styles.list}>
      {offers.map(({ id, title, text, path }) => (
        <li key={id} className={styles.entry}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
          {path !== undefined && (
            <SiteLink target={path} className={styles.link} aria-label={t('inbox.offers.open', { title })}>
              {t('inbox.offers.show')}
            </SiteLink>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Undefined before hydration. */
function useOffers(): Shown | undefined {
  const { tag } = useSite();
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    let isGone = false;
    const show = (next: Shown) => {
      if (!isGone) setShown(next);
    };
    const leave = subscribeCrm((state) => {
      if (state.name !== 'loaded') return show({ name: state.name });
      state.api.offers(tag).then(
        (answer) => show({ name: 'offers', offers: readOffers(answer) }),
        () => show({ name: 'failed' }),
      );
    });
    return () => {
      isGone = true;
      leave();
    };
  }, [tag]);
  return shown;
}
