import { expect, test } from 'vitest';
import { isSamePoint, movedByKey, pointAt, readFocalPoint } from './focal-point';

const box = { left: 100, top: 50, width: 400, height: 200 };

test.each([
  [
    { clientX: 100, clientY: 50 },
    { x: 0, y: 0 },
  ],
  [
    { clientX: 200, clientY: 200 },
    { x: 25, y: 75 },
  ],
  [
    { clientX: 900, clientY: -20 },
    { x: 100, y: 0 },
  ],
])('the pointer at %j is the point %j', (place, point) => {
  expect(pointAt(box, place)).toEqual(point);
});

test('a picture without a size has its point in the middle', () => {
  expect(pointAt({ ...box, width: 0, height: 0 }, { clientX: 100, clientY: 50 })).toEqual({ x: 50, y: 50 });
});

test.each([
  ['ArrowLeft', false, { x: 49, y: 99 }],
  ['ArrowUp', true, { x: 50, y: 89 }],
  ['ArrowDown', true, { x: 50, y: 100 }],
  ['Enter', false, undefined],
])('%s moves the point, Shift ten times as far, the edge stops it', (key, isLarge, point) => {
  expect(movedByKey({ x: 50, y: 99 }, key, isLarge)).toEqual(point);
});

test.each([
  undefined,
  null,
  {},
  { x: 50 },
  { x: 50, y: 101 },
  { x: 1.5, y: 2 },
  { x: 1, y: 2, z: 3 },
  '50 50',
])('%j is no focal point', (value) => {
  expect(readFocalPoint(value)).toBeUndefined();
});

test('points are the same by where they are', () => {
  expect(isSamePoint(undefined, undefined)).toBe(true);
  expect(isSamePoint({ x: 1, y: 2 }, { x: 1, y: 2 })).toBe(true);
  expect(isSamePoint({ x: 1, y: 2 }, undefined)).toBe(false);
});
