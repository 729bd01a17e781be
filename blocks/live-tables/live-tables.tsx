import type { BlockProps } from '../../schemas/generated/blocks';
import { Section } from '../../ui/layout/section';
import { useSite } from '../../ui/site/site-context';
import { tileSite } from '../../ui/game/tile-site';
import styles from './live-tables.module.css';
import { TableCard } from './table-card';

/** Tables of the live casino with free seats, limits and dealer; `ui/live/live-values` keeps the seats current (BLOCK-11). */
export function LiveTables({ content, live }: BlockProps<'live-tables'>) {
  const site = useSite();
  const items = live.items.slice(0, content.limit);
  if (items.length === 0) return null;
  const forTiles = tileSite(site);
  return (
    <Section
      title={content.title}
      allTarget={live.href}
      note={live.href ? site.t('game.games', { count: live.total }) : undefined}
    >
      <ul className={styles.tables}>
        {items.map((item) => (
          <TableCard key={item.game.gameId} item={item} site={forTiles} />
        ))}
      </ul>
    </Section>
  );
}
