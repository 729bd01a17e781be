import { expect, test } from 'vitest';
import { specimenGame } from '../../ui/game/specimen-game';
import { cellFocus } from './cell-crops';

const game = specimenGame('EUR');
const focused = { ...game, square: { ...game.square, focus: { x: 10, y: 20 } } };
const focus = { x: 30, y: 40 };

test('a cell says nothing about focal points where those of its one picture are all there is', () => {
  expect(cellFocus({ game, cells: { desktop: '4x', mobile: '1x' } })).toBeUndefined();
  expect(cellFocus({ game: focused, cells: { desktop: '1x', mobile: '1x' } })).toBeUndefined();
});

test('the crop of a cell comes before the focal point of its picture', () => {
  expect(
    cellFocus({ game: focused, cells: { desktop: '1x', mobile: '1x' }, focus: { desktop: focus } }),
  ).toEqual({
    '--focus-desktop': '30% 40%',
    '--focus-mobile': '10% 20%',
  });
});

test('each device has the focal point of the picture that it shows', () => {
  const tall = { ...focused, tall: { ...game.square, focus } };
  expect(cellFocus({ game: tall, cells: { desktop: '2xv', mobile: '1x' } })).toEqual({
    '--focus-desktop': '30% 40%',
    '--focus-mobile': '10% 20%',
  });
});
