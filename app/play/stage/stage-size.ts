/** Aspect ratio of a game, in pixels (GAME-31). */
export const gameShape = { width: 1212, height: 778 };
/** Widest window that counts as a phone, in pixels (GAME-32). */
export const phoneWidth = 375;
/** Height of the bar above a game, in pixels (GAME-32). */
export const barHeight = 56;

export interface Size {
  width: number;
  height: number;
}

/**
 * The size of a game's frame: on phones everything below the bar, elsewhere the largest size with the game's aspect
 * ratio. The stylesheet computes the same, so that nothing shifts when scripts load.
 * @param room width and height of the window, minus what else remains visible
 */
export function frameSize(room: Size, isPhone = room.width <= phoneWidth): Size {
  const height = Math.max(0, room.height - barHeight);
  if (isPhone) return { width: room.width, height };
  const width = Math.min(room.width, (height * gameShape.width) / gameShape.height);
  return { width, height: (width * gameShape.height) / gameShape.width };
}
