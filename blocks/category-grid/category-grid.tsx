import type { BlockProps } from '../../schemas/generated/blocks';
import { withoutCommonBadges } from '../../ui/game/common-badges';
import { GameTile } from '../../ui/game/game-tile';
import { Section } from '../../ui/layout/section';
import { useSite } from '../../ui/site/site-context';
import { type TileSite, tileSite } from '../../ui/game/tile-site';
import { cellCrops, cellFocus } from './cell-crops';
import {
  type Cell,
  cellsInRows,
  columns,
  type Device,
  type DeviceCells,
  devices,
  ownFocus,
  sharedCells,
} from './device-cells';
import styles from './category-grid.module.css';

/** A category as a grid of cells, laid out for each device on its own (BLOCK-01 to BLOCK-05). */
export function CategoryGrid({ content, live }: BlockProps<'category-grid'>) {
  const site = useSite();
  const rows = content.rowsShown;
  const layout = (device: Device): readonly Cell[] =>
    rows === undefined ? live[device] : cellsInRows(live[device], columns[device], rows);
  const layouts = { desktop: layout('desktop'), tablet: layout('tablet'), mobile: layout('mobile') };
  if (devices.every((device) => layouts[device].length === 0)) return null;
  const shared = sharedCells(layouts);
  const forTiles = tileSite(site);
  return (
    <Section
      title={content.title ?? live.label}
      note={site.t('game.games', { count: live.total })}
      allTarget={live.href}
    >
      <div className={styles.frame}>
        {shared ? (
          <Grid items={shared} site={forTiles} />
        ) : (
          devices.map((device) => (
            <Grid
              key={device}
              only={device}
              items={layouts[device].map(({ game, cell, focus }) => ({
                game,
                cells: { [device]: cell },
                ...ownFocus(device, focus),
              }))}
              site={forTiles}
            />
          ))
        )}
      </div>
    </Section>
  );
}

function Grid({ items, only, site }: { items: DeviceCells[]; only?: Device; site: TileSite }) {
  const games = withoutCommonBadges(items.map(({ game }) => game));
  return (
    <ul className={styles.grid} data-only={only}>
      {items.map((item, index) => (
        // A device's own list may hold a game twice.
        <li
          key={`${item.game.gameId} ${index}`}
          {...cellAttributes(item.cells, only)}
          style={cellFocus(item)}
        >
          <GameTile game={games[index] ?? item.game} site={site} crops={cellCrops(item)} />
        </li>
      ))}
    </ul>
  );
}

/** A cell of 1 × 1 is the grid's own default and needs no attribute. */
function cellAttributes(cells: DeviceCells['cells'], only: Device | undefined): Record<string, string> {
  return Object.fromEntries(
    (only ? [only] : devices).flatMap((device) => {
      const cell = cells[device] ?? 'none';
      return cell === '1x' ? [] : [[`data-${device}`, cell]];
    }),
  );
}
