import type { BlockProps } from '../../schemas/generated/blocks';
import type { Link } from '../../schemas/generated/types';
import { ButtonLink } from '../../ui/control/button-link';
import { Island } from '../../ui/live/island';
import { MaskIcon } from '../../ui/picture/mask-icon';
import { visibleLinks } from '../../ui/site/navigation-link';
import { Picture } from '../../ui/picture/picture';
import { useSite } from '../../ui/site/site-context';
import { SiteLink } from '../../ui/site/site-link';
import { AccountMenu } from './account-menu';
import { currentLinks } from './current-link';
import { MarketList } from './market-list';
import styles from './site-header.module.css';

/** Links within the reach of a thumb; the fifth place is the menu's. */
const tabCount = 4;

/** Logo, main navigation, languages and buttons; on narrow screens a tab bar at the bottom with a menu. */
export function SiteHeader({ content, live }: BlockProps<'site-header'>) {
  const { authorized, brand, path, t } = useSite();
  const links = visibleLinks(content.links, authorized);
  const marks = currentLinks(
    links.map(({ target }) => target),
    path,
  );
  const actions = visibleLinks(content.actions, authorized);
  const navigation = links.length > 0 && (
    <nav className={styles.navigation} aria-label={t('navigation.main')}>
      <ul>
        {links.map((link, index) => (
          <li key={index}>
            <NavigationItem link={link} current={marks[index]} />
          </li>
        ))}
      </ul>
    </nav>
  );
  const languages = (
    <details className={styles.language} data-menu>
      <summary>
        <Globe />
        <span className="visually-hidden">{t('navigation.chooseLanguage')}: </span>
        <span className={styles.languageName}>{live.language}</span>
      </summary>
      <div className={styles.languagePanel}>
        <MarketList markets={live.markets} />
      </div>
    </details>
  );
  // The keyboard goes the way of the eye: a stacked header has the languages before the logo, its navigation below.
  const isStacked = brand.layout.header === 'stacked';
  return (
    <Island
      name="site-header"
      on="load"
      as="header"
      className={styles.header}
      props={{ close: t('app.close') }}
    >
      <div className={styles.bar}>
        {isStacked && languages}
        <a className={styles.logo} href={live.homeHref}>
          <Picture
            image={{ ...content.logo, alt: content.logo.alt || brand.name }}
            sizes="(min-width: 960px) 200px, 144px"
            widths={[160, 320, 480]}
            early
          />
        </a>
        {!isStacked && navigation}
        {!isStacked && languages}
        {authorized ? (
          <div className={styles.end}>
            <Actions links={actions} />
            <AccountMenu />
          </div>
        ) : (
          <Actions links={actions} />
        )}
        {isStacked && navigation}
      </div>
      <nav className={styles.tabs} aria-label={t('siteHeader.tabs')}>
        <ul>
          {links.slice(0, tabCount).map((link, index) => (
            <li key={index}>
              <NavigationItem link={link} current={marks[index]} className={styles.tab} />
            </li>
          ))}
          <li>
            <details data-drawer>
              <summary className={styles.tab}>
                <span className={styles.menuIcon} aria-hidden="true" />
                <span>{t('app.menu')}</span>
              </summary>
              <div className={styles.panel}>
                <ul className={styles.panelLinks}>
                  {links.map((link, index) => (
                    <li key={index}>
                      <NavigationItem link={link} current={marks[index]} className={styles.panelLink} />
                    </li>
                  ))}
                </ul>
                <Actions links={actions} />
                <details className={styles.panelLanguage}>
                  <summary>
                    <Globe />
                    <span className="visually-hidden">{t('navigation.chooseLanguage')}: </span>
                    <span>
                      {live.market} · {live.language}
                    </span>
                  </summary>
                  <MarketList markets={live.markets} />
                </details>
              </div>
            </details>
          </li>
        </ul>
      </nav>
    </Island>
  );
}

interface NavigationItemProps {
  link: Link;
  current?: 'page' | 'true';
  className?: string;
}

function NavigationItem({ link, current, className }: NavigationItemProps) {
  return (
    <SiteLink target={link.target} newTab={link.newTab} className={className} aria-current={current}>
      {className && link.icon && <MaskIcon image={link.icon} />}
      <span>{link.label}</span>
    </SiteLink>
  );
}

function Actions({ links }: { links: Link[] }) {
  if (links.length === 0) return null;
  return (
    <div className={styles.actions}>
      {links.map((link, index) => (
        <ButtonLink key={index} link={link} />
      ))}
    </div>
  );
}

function Globe() {
  return (
    <svg
      className={styles.globe}
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
    >
      <circle cx="12" cy="12" r="9" />
      <path d="M3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18" />
    </svg>
  );
}
