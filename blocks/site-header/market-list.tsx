import type { NavigationLive } from '../../schemas/generated/types';
import styles from './market-list.module.css';

/** Every enabled market with its languages; each leads to the present page in that locale (SHELL-09). */
export function MarketList({ markets }: { markets: NavigationLive['markets'] }) {
  return (
    <ul className={styles.markets}>
      {markets.map((market) => (
        <li key={market.code}>
          <span className={styles.name}>{market.name}</span>
          <ul className={styles.languages}>
            {market.languages.map((language) => (
              <li key={language.code}>
                <a
                  href={language.href}
                  lang={language.tag}
                  hrefLang={language.tag}
                  aria-current={language.current ? 'true' : undefined}
                >
                  {language.name}
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
