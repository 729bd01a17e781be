import { expect, test } from 'vitest';
import { initialBar, nextBar } from './bar-state';
import { barHeight, frameSize, gameShape, phoneWidth } from './stage-size';
import { initialStage, nextStage, stageStatuses } from './stage-state';

const game = { url: 'https://relax.games.example/g?token=t', mode: 'demo' as const };

test('GAME-01 a stage is loading first, then shows the game or an error', () => {
  expect(stageStatuses).toEqual(['LOADING', 'GAME', 'ERROR']);
  const loading = nextStage(initialStage(undefined), { type: 'launch' });
  expect(loading.status).toBe('LOADING');
  expect(nextStage(loading, { type: 'ready' }).status).toBe('LOADING');
  const launched = nextStage(loading, { type: 'launched', game });
  expect(nextStage(launched, { type: 'ready' })).toEqual({ status: 'GAME', game });
  expect(nextStage(launched, { type: 'failed', code: 'network' })).toEqual({
    status: 'ERROR',
    code: 'network',
  });
});

test('GAME-28 a failed launch is an error of the game', () => {
  expect(initialStage({ code: 'error.system.error' }).status).toBe('ERROR');
});

test('GAME-31 GAME-32 a game has the shape 1212 by 778; on phones it has all below a bar of 56 pixels', () => {
  const { width, height } = frameSize({ width: 1440, height: 900 });
  expect(width / height).toBeCloseTo(gameShape.width / gameShape.height, 6);
  expect([gameShape.width, gameShape.height, phoneWidth, barHeight]).toEqual([1212, 778, 375, 56]);
  expect(frameSize({ width: 360, height: 740 })).toEqual({ width: 360, height: 684 });
  expect(frameSize({ width: 375, height: 667 }).height).toBe(611);
});

test('GAME-27 GAME-35 the bar has seven properties; phones are asked to swipe until the game fills the screen', () => {
  const of = {
    gameTitle: 'Cherry',
    gameId: 'cherry',
    providerTitle: 'Relax',
    metadata: { title: 'Cherry | Halden' },
  };
  const phone = initialBar(of, true);
  expect(Object.keys(phone).sort()).toEqual([
    'gameId',
    'gameTitle',
    'headerVisibility',
    'isFullScreen',
    'metadata',
    'providerTitle',
    'showSwipeText',
  ]);
  expect([phone.showSwipeText, phone.headerVisibility, phone.isFullScreen]).toEqual([false, false, false]);
  const playing = nextBar(phone, { type: 'playing' });
  expect(playing.showSwipeText).toBe(true);
  expect(nextBar(playing, { type: 'full screen', isFullScreen: true })).toMatchObject({
    showSwipeText: false,
    isFullScreen: true,
  });
  expect(nextBar(initialBar(of, false), { type: 'playing' }).showSwipeText).toBe(false);
});
