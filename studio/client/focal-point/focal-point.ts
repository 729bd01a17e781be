import type { FocalPoint } from '../../../schemas/generated/types';
import { validateFocalPoint } from '../../../schemas/generated/validators.js';

/** Percent that an arrow key moves the point, without and with Shift. */
const [step, largeStep] = [1, 10];

/** The initial point. */
export const middle: FocalPoint = { x: 50, y: 50 };

/** A stored focal point; undefined if missing or invalid. */
export function readFocalPoint(value: unknown): FocalPoint | undefined {
  return validateFocalPoint(value) ? value : undefined;
}

export function isSamePoint(one: FocalPoint | undefined, other: FocalPoint | undefined): boolean {
  return one?.x === other?.x && one?.y === other?.y;
}

/** The point of a box at a position of the window. */
export function pointAt(box: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>, place: Place): FocalPoint {
  return {
    x: inPercent((place.clientX - box.left) / box.width),
    y: inPercent((place.clientY - box.top) / box.height),
  };
}

interface Place {
  readonly clientX: number;
  readonly clientY: number;
}

/** The point after a key press; undefined for other keys. Pictures are not mirrored, so left is left. */
export function movedByKey(point: FocalPoint, key: string, isLarge: boolean): FocalPoint | undefined {
  const way = ways.get(key);
  if (!way) return undefined;
  const by = isLarge ? largeStep : step;
  return { x: within(point.x + way.x * by), y: within(point.y + way.y * by) };
}

const ways: ReadonlyMap<string, FocalPoint> = new Map([
  ['ArrowLeft', { x: -1, y: 0 }],
  ['ArrowRight', { x: 1, y: 0 }],
  ['ArrowUp', { x: 0, y: -1 }],
  ['ArrowDown', { x: 0, y: 1 }],
]);

function inPercent(share: number): number {
  return within(Math.round((Number.isFinite(share) ? share : 0.5) * 100));
}

function within(percent: number): number {
  return Math.min(100, Math.max(0, percent));
}
