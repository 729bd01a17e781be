import { isRecord } from '../../../../schemas/is-record';
import type { PublishedContent, StoredItem } from '../published-content';
import type { ShownContent } from '../shown-content';

/** Shape of a game's place: a cell of a lobby grid, or a row of tall pictures. */
export type CellShape = '1x' | '2xh' | '2xv' | '4x' | 'tall';

/** The picture field of a game for each shape. */
export const pictureFields: Readonly<Record<CellShape, string>> = {
  '1x': 'thumbnail',
  '2xh': 'images',
  '2xv': 'verticalImage',
  '4x': 'thumbnail',
  tall: 'verticalImage',
};

/** A game in a place whose shape an editor has chosen. */
export interface ShownCell {
  shape: CellShape;
  game: StoredItem;
  /** The category or row that contains it. */
  holder: StoredItem;
}

/** The cells of lobby grids and the games of rows of tall pictures. */
export function shownCells(content: PublishedContent, { entries }: ShownContent): ShownCell[] {
  const games = gamesById(content);
  return entries.flatMap((holder): ShownCell[] => {
    if (holder.type === 'category')
      return gridCells(content.plain(holder, 'lobbyGrid')).flatMap(({ shape, gameId }) => {
        const game = games.get(gameId);
        return game ? [{ shape, game, holder }] : [];
      });
    if (holder.type !== 'gameRow' || content.plainText(holder, 'shape') !== 'tall') return [];
    return content.linked(holder, 'games').map((game) => ({ shape: 'tall', game, holder }));
  });
}

/** Location of a game's picture in a cell: the game, and the entry that shows it. */
export function cellPlace({ shape, game, holder }: ShownCell): string {
  return `${game.id} /${pictureFields[shape]} (${holder.id})`;
}

const devices = ['desktop', 'tablet', 'mobile'] as const;
const gridShapes = ['1x', '2xh', '2xv', '4x'] as const;

function gridCells(grid: unknown): { shape: CellShape; gameId: string }[] {
  if (!isRecord(grid)) return [];
  return devices.flatMap((device) => {
    const cells: unknown[] = Array.isArray(grid[device]) ? grid[device] : [];
    return cells.filter(isRecord).flatMap(({ cell, gameId }) => {
      const shape = gridShapes.find((candidate) => candidate === cell);
      return shape ? [{ shape, gameId: String(gameId) }] : [];
    });
  });
}

const gamesByContent = new WeakMap<PublishedContent, ReadonlyMap<string, StoredItem>>();

function gamesById(content: PublishedContent): ReadonlyMap<string, StoredItem> {
  let games = gamesByContent.get(content);
  if (!games) {
    games = new Map(
      content.ofType('game').flatMap((game) => {
        const id = content.plainText(game, 'gameId');
        return id === undefined ? [] : [[id, game]];
      }),
    );
    gamesByContent.set(content, games);
  }
  return games;
}
