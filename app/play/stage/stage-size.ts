/** Shape of a game, in pixels (GAME-31). */
export const gameShape = { width: 1212, height: 778 };
/** Up to this width a window is a phone's (GAME-32). */
export const phoneWidth = 375;
/** Height of the bar above a game (GAME-32). */
export const barHeight = 56;

export interface Size {
  width: number;
  height: number;
}

/**
 * The size of a game's frame: all that is below the bar on phones, elsewhere the largest of the game's shape.
 * The styles of the stage say the same, so that nothing moves when a script arrives.
 *
 * @param room width and height of the window, less what else stays in view
 */
export function frameSize(room: Size, isPhone = room.width <= phoneWidth): Size {
  const height = Math.max(0, room.height - barHeight);
  if (isPhone) return { width: room.width, height };
  const width = Math.min(room.width, (height * gameShape.width) / gameShape.height);
  return { width, height: (width * gameShape.height) / gameShape.width };
}
