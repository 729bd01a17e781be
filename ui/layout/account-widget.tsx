import type { ReactNode } from 'react';
import styles from './account-widget.module.css';
import { ButtonLink } from '../control/button-link';
import { Island } from '../live/island';
import { type NavigationLink, visibleLinks } from '../site/navigation-link';
import { Section } from './section';
import { SiteLink } from '../site/site-link';
import { useSite } from '../site/site-context';

/** Editors' settings of every widget. */
interface WidgetContent {
  title: string;
  link?: NavigationLink;
  visitorText?: string;
  visitorLink?: NavigationLink;
}

interface AccountWidgetProps {
  content: WidgetContent;
  /** Address of the private answer; missing on pages of visitors. */
  dataHref?: string;
  /** Name of the island that fills the widget by `fillPrivately`. */
  island: string;
  /** Further props of the island, besides the address. */
  props: object;
  /** Said when there is nothing to show; left out where there always is something. */
  empty?: string;
  /** The markup to fill: its space is reserved, so that nothing moves when the answer arrives. */
  children: ReactNode;
}

/** The link beside the title: a text link as in every section, or a button if the editor chooses so. */
function WidgetLink({ link }: { link: NavigationLink }) {
  if (link.emphasis && link.emphasis !== 'plain') return <ButtonLink link={link} />;
  return (
    <SiteLink target={link.target} newTab={link.newTab} className={styles.link}>
      {link.label}
    </SiteLink>
  );
}

/** Makes `fillPrivately` retry. */
export function RetryButton() {
  const { t } = useSite();
  return (
    <button type="button" className={styles.retry} data-retry>
      {t('accountBlocks.retry')}
    </button>
  );
}

/**
 * The frame of a block with data of the signed-in player. Its HTML is the same for all players; an island loads the
 * private part (docs/player-in-the-page.md). Visitors see a text from content, or nothing.
 */
export function AccountWidget({ content, dataHref, island, props, empty, children }: AccountWidgetProps) {
  const { authorized, t } = useSite();
  const { title, link, visitorText, visitorLink } = content;
  if (!authorized)
    return visitorText ? (
      <Section>
        <div className={styles.card}>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.text}>{visitorText}</p>
          {visibleLinks(visitorLink && [visitorLink], false).map((each) => (
            <p key={each.target} className={styles.text}>
              <ButtonLink link={each} />
            </p>
          ))}
        </div>
      </Section>
    ) : null;
  if (!dataHref) return null;
  return (
    <Section>
      <div className={styles.card}>
        <div className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          {visibleLinks(link && [link], true).map((each) => (
            <WidgetLink key={each.target} link={each} />
          ))}
        </div>
        <Island name={island} on="visible" className={styles.frame} props={{ ...props, dataHref }}>
          <div className={styles.filled}>{children}</div>
          <p className={styles.waiting} data-note="waiting">
            <span className="visually-hidden">{t('accountBlocks.waiting')}</span>
          </p>
          <div className={styles.note} role="status">
            {empty && (
              <p data-note="empty" hidden>
                {empty}
              </p>
            )}
            <p data-note="failed" hidden>
              {t('accountBlocks.failed')} <RetryButton />
            </p>
          </div>
        </Island>
      </div>
    </Section>
  );
}
