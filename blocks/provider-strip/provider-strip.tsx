import type { BlockProps, BlockLives } from '../../schemas/generated/blocks';
import { Picture } from '../../ui/picture/picture';
import { ScrollRow } from '../../ui/layout/scroll-row';
import { SiteLink } from '../../ui/site/site-link';
import { useSite } from '../../ui/site/site-context';
import styles from './provider-strip.module.css';

type Provider = BlockLives['provider-strip']['items'][number];

const logoWidths = [120, 240] as const;

/** The studios whose games a site offers, each logo leading to its games. */
export function ProviderStrip({ content, live }: BlockProps<'provider-strip'>) {
  if (live.items.length === 0) return null;
  return (
    <ScrollRow title={content.title} className={styles.row}>
      {live.items.map((provider) => (
        <li key={provider.id}>
          <ProviderLink provider={provider} />
        </li>
      ))}
    </ScrollRow>
  );
}

function ProviderLink({ provider: { title, href, logo, logoOnLight, count } }: { provider: Provider }) {
  const { scheme, t } = useSite();
  const image = scheme === 'light' ? (logoOnLight ?? logo) : logo;
  return (
    <SiteLink target={href} className={styles.provider}>
      {image ? (
        <>
          <Picture image={image} sizes="120px" widths={logoWidths} className={styles.logo} decorative />
          <span className="visually-hidden">{title}</span>
        </>
      ) : (
        <span className={styles.name}>{title}</span>
      )}
      <span className={styles.count}>{t('game.games', { count })}</span>
    </SiteLink>
  );
}
