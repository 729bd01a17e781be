import type { CSSProperties } from 'react';
import type { LiveTablesLive } from '../../schemas/generated/types';
import { Picture } from '../../ui/picture/picture';
import { useSite } from '../../ui/site/site-context';
import { tileParts } from '../../ui/game/tile-parts';
import type { TileSite } from '../../ui/game/tile-site';
import styles from './live-tables.module.css';

interface TableCardProps {
  item: LiveTablesLive['items'][number];
  site: TileSite;
}

/** One table: its link covers the card. */
export function TableCard({ item: { dealer, game, kind }, site }: TableCardProps) {
  const { t } = useSite();
  const { href, name, restricted, table, tint } = tileParts(game, site);
  const style: CSSProperties & Record<'--tint' | '--taken', string | number> = {
    '--tint': tint,
    '--taken': game.table?.seats ? game.table.seatsTaken / game.table.seats : 0,
  };
  return (
    <li className={styles.table} style={style}>
      <span className={styles.art}>
        <Picture image={game.square} sizes="96px" widths={[96, 192, 288]} decorative />
      </span>
      <div className={styles.text}>
        <h3 className={styles.name}>
          <a href={href} className={styles.link}>
            {name}
          </a>
        </h3>
        <p className={styles.line}>
          <span>{kind}</span>
          {dealer && (
            <span className={styles.dealer}>
              {/* Names keep their own direction. */}
              <bdi data-live-dealer={game.table?.tableId}>{t('offerBlocks.dealer', { name: dealer })}</bdi>
            </span>
          )}
        </p>
        {table && (
          <p className={styles.line}>
            <span className={styles.seats} data-live-seats={table.tableId} data-state={table.state}>
              {table.seats}
            </span>
            <span data-live-limits={table.tableId}>{table.limits}</span>
          </p>
        )}
        {restricted && <p className={styles.line}>{restricted}</p>}
      </div>
    </li>
  );
}
