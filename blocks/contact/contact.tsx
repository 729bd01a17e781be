import type { BlockProps } from '../../schemas/generated/blocks';
import { formatDate } from '../../ui/format/date';
import { JsonLd } from '../../ui/site/json-ld';
import { visibleLinks } from '../../ui/site/navigation-link';
import { Section } from '../../ui/layout/section';
import { useSite } from '../../ui/site/site-context';
import { SiteLink } from '../../ui/site/site-link';
import { BusinessHours } from './business-hours';
import { ContactIcon } from './contact-icon';
import { contactPoint } from './contact-point';
import styles from './contact.module.css';

/** Ways to reach the company, its business hours, and whether support is open now. */
export function Contact({ content, live }: BlockProps<'contact'>) {
  const site = useSite();
  const { authorized, now, t } = site;
  const { address, email, hours, phone, text, title } = content;
  const [liveChat] = visibleLinks(
    content.liveChat && !live.liveChatOff ? [content.liveChat] : [],
    authorized,
  );
  const today = new Date(now).toISOString().slice(0, 10);
  const closedDays = (content.closedDays ?? []).filter((day) => day >= today).sort();
  const point = contactPoint(content, site);
  return (
    <Section title={title} className={styles.contact}>
      {text && <p className={styles.text}>{text}</p>}
      <div className={styles.parts}>
        <dl className={styles.ways}>
          {email && (
            <div className={styles.way}>
              <dt>
                <ContactIcon kind="email" />
                {t('offerBlocks.email')}
              </dt>
              <dd>
                <SiteLink target={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>
                  {email}
                </SiteLink>
              </dd>
            </div>
          )}
          {phone && (
            <div className={styles.way}>
              <dt>
                <ContactIcon kind="phone" />
                {t('offerBlocks.phone')}
              </dt>
              <dd>
                <SiteLink target={`tel:${phone.replace(/[^+\d]/g, '')}`}>
                  <bdi dir="ltr">{phone}</bdi>
                </SiteLink>
              </dd>
            </div>
          )}
          {liveChat && (
            <div className={styles.way}>
              <dt>
                <ContactIcon kind="chat" />
                {t('offerBlocks.liveChat')}
              </dt>
              <dd>
                <SiteLink target={liveChat.target} newTab={liveChat.newTab}>
                  {liveChat.label}
                </SiteLink>
              </dd>
            </div>
          )}
          {address && (
            <div className={styles.way}>
              <dt>
                <ContactIcon kind="address" />
                {t('offerBlocks.address')}
              </dt>
              <dd>
                <address className={styles.address}>{address}</address>
              </dd>
            </div>
          )}
        </dl>
        {hours && hours.length > 0 && (
          <BusinessHours
            hours={hours}
            openings={live.openings}
            closedDays={closedDays.map((day) => formatDate(day, 'date', { ...site, timeZone: 'UTC' }))}
          />
        )}
      </div>
      {point && <JsonLd data={point} />}
    </Section>
  );
}
