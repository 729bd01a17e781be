import { type CSSProperties, Fragment } from 'react';
import type { GameCardLive } from '../../schemas/generated/types';
import { imageSources } from '../picture/picture-attributes';
import { containedIn, cropFallback, tileFocus, type TileCrop } from './tile-crop';
import { tileParts, type TileParts } from './tile-parts';
import type { TileSite } from './tile-site';
import styles from './game-tile.module.css';

interface GameTileProps {
  game: GameCardLive;
  site: TileSite;
  /** Crops of the picture, the most special media condition first, one without a condition last. */
  crops: [TileCrop, ...TileCrop[]];
  /** `card`: a live table with its line of seats and limits below the picture. */
  layout?: 'tile' | 'card';
  /** Names the parts for `fillTile`; only for the tile inside a `<template>`. */
  marked?: boolean;
}

type Mark = (part: TilePartName) => { 'data-part'?: TilePartName };

/** Names of the parts `fillTile` looks for. */
export type TilePartName = 'badge' | 'jackpot' | 'table' | 'limits' | 'restricted' | 'name';

/**
 * The picture link to a game in every row and grid. The surrounding list sets its width and, as `--tile-aspect`, the shape of the
 * picture.
 */
export function GameTile({ game, site, crops, layout = 'tile', marked }: GameTileProps) {
  const parts = tileParts(game, site);
  const mark: Mark = (part) => (marked ? { 'data-part': part } : {});
  const table = parts.table && <TableLine table={parts.table} mark={mark} />;
  return (
    // Without an address it is a placeholder: shown, and not a link.
    <a
      href={parts.href}
      data-game={game.gameId}
      data-layout={layout === 'card' ? layout : undefined}
      className={layout === 'card' ? `${styles.tile} ${styles.card}` : styles.tile}
      style={{ '--tint': parts.tint } as CSSProperties}
    >
      <span className={styles.art}>
        <TilePicture crops={crops} />
        {parts.badges.length > 0 && (
          <span className={styles.badges}>
            {parts.badges.map(({ id, label }) => (
              <span key={id} className={styles.badge} data-badge={id} {...mark('badge')}>
                {label}
              </span>
            ))}
          </span>
        )}
        {parts.jackpot && (
          <data
            className={styles.jackpot}
            value={parts.jackpot.amount}
            data-live-jackpot={parts.jackpot.gameId}
            {...mark('jackpot')}
          >
            {parts.jackpot.text}
          </data>
        )}
        {layout === 'tile' && table}
        {parts.restricted && (
          <span className={styles.restricted} {...mark('restricted')}>
            {parts.restricted}
          </span>
        )}
      </span>
      <span className={styles.name} data-name="" {...mark('name')}>
        {parts.name}
      </span>
      {layout === 'card' && table}
    </a>
  );
}

function TilePicture({ crops }: { crops: [TileCrop, ...TileCrop[]] }) {
  const special = crops.slice(0, -1);
  const plain = crops[crops.length - 1] ?? crops[0];
  return (
    <picture>
      {special.map((crop) => (
        <Fragment key={crop.media}>
          <TileSource crop={crop} />
          <source type="image/webp" media={crop.media} srcSet={cropFallback(crop)} />
        </Fragment>
      ))}
      <TileSource crop={plain} />
      {/* Decoration: the name of the game is the text of the link. */}
      <img
        src={cropFallback(plain)}
        width={plain.image.width}
        height={plain.image.height}
        alt=""
        data-contained={containedIn(crops)}
        style={tileFocus(crops)}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}

function TileSource({ crop: { image, media, sizes, widths } }: { crop: TileCrop }) {
  return <source type="image/avif" media={media} srcSet={imageSources(image, widths)} sizes={sizes} />;
}

function TableLine({ table, mark }: { table: NonNullable<TileParts['table']>; mark: Mark }) {
  return (
    <span className={styles.table} {...mark('table')}>
      <span className={styles.seats} data-live-seats={table.tableId} data-state={table.state}>
        {table.seats}
      </span>
      <span className={styles.limits} data-live-limits={table.tableId} {...mark('limits')}>
        {table.limits}
      </span>
    </span>
  );
}
