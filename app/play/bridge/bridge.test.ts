import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Bridge, type BridgeListeners, createBridge, pauseTimeoutMs, silenceMs } from './bridge';
import { floodSeconds, mostPerSecond } from './flood-guard';
import { gameMessageTypes, hostMessageTypes } from './read-game-message';

const origin = 'https://relax.games.example';

function connect() {
  let hear: (event: Pick<MessageEvent, 'data' | 'origin' | 'source'>) => void = () => undefined;
  let isHeard = false;
  const posted: unknown[][] = [];
  const frame = { postMessage: (...message: unknown[]) => posted.push(message) } as unknown as Window;
  const told: string[] = [];
  const listeners: BridgeListeners = {
    onReady: () => told.push('ready'),
    onAction: (action) => told.push(action),
    onRoundEnd: () => told.push('round end'),
    onWarning: (code) => told.push(code),
    onFailure: (failure) => told.push(failure),
  };
  const bridge: Bridge = createBridge({ origin, sound: true, reducedMotion: false, log: true }, listeners, {
    frame: () => frame,
    listen(listener) {
      hear = listener;
      isHeard = true;
      return () => (isHeard = false);
    },
    isHidden: () => false,
    now: () => Date.now(),
  });
  return {
    bridge,
    told,
    types: () => posted.map(([message]) => (message as { type: string }).type),
    targets: () => [...new Set(posted.map(([, target]) => target))],
    isHeard: () => isHeard,
    say: (data: unknown, from = origin, source: unknown = frame) =>
      hear({ data, origin: from, source: source as Window }),
  };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('GAME-29 the site sends seven messages, each on its occasion and to the origin of the game alone', async () => {
  const game = connect();
  game.say({ type: 'listening' });
  const held = game.bridge.hold('dialog');
  game.say({ type: 'paused' });
  (await held)();
  game.bridge.updateBalance();
  vi.advanceTimersByTime(silenceMs * 2);
  expect([...new Set(game.types())].sort()).toEqual([...hostMessageTypes].sort());
  expect(hostMessageTypes).toHaveLength(7);
  expect(game.targets()).toEqual([origin]);
});

test('GAME-30 nine messages of a game are heard; other types, origins and windows are ignored and counted', () => {
  const game = connect();
  const samples: Record<(typeof gameMessageTypes)[number], object> = {
    listening: {},
    'game ready': {},
    paused: {},
    resumed: {},
    'user action': { action: 'deposit' },
    'reality check data': { rounds: 1, staked: 10, won: 0 },
    pong: { id: '1' },
    warning: { code: 'late' },
    'round end': { roundId: 'r1', staked: 10, won: 5 },
  };
  expect(gameMessageTypes).toHaveLength(9);
  for (const type of gameMessageTypes) game.say({ type, ...samples[type] });
  expect(game.bridge.ignored).toBe(0);
  expect(game.told).toEqual(['ready', 'deposit', 'round end', 'late', 'round end']);
  const wrong = [{ type: 'win' }, 'listening', null, { type: 'round end', roundId: 'r', staked: -1, won: 1 }];
  for (const data of wrong) game.say(data);
  game.say({ type: 'game ready' }, 'https://evil.example');
  game.say({ type: 'game ready' }, origin, {});
  expect(game.bridge.ignored).toBe(wrong.length + 2);
  expect(game.told).toHaveLength(5);
});

test('a pause is over after two seconds at most, and holds that overlap end together', async () => {
  const game = connect();
  game.say({ type: 'listening' });
  let covered = false;
  const first = game.bridge.hold('reality check').then((letGo) => {
    covered = true;
    return letGo;
  });
  await vi.advanceTimersByTimeAsync(pauseTimeoutMs - 1);
  expect(covered).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(covered).toBe(true);
  game.say({ type: 'paused' });
  const second = await game.bridge.hold('menu');
  (await first)();
  expect(game.types()).not.toContain('resume');
  second();
  second();
  expect(game.types().filter((type) => type === 'resume')).toHaveLength(1);
});

test('a game that never speaks, falls silent or floods the page is given up, and nothing of it stays', () => {
  const unheard = connect();
  vi.advanceTimersByTime(30_000);
  expect(unheard.told).toEqual(['unheard']);
  const silent = connect();
  silent.say({ type: 'listening' });
  vi.advanceTimersByTime(silenceMs + 10_000);
  expect(silent.told).toEqual(['silent']);
  const flooding = connect();
  flooding.say({ type: 'listening' });
  for (let second = 0; second <= floodSeconds + 1; second += 1) {
    for (let count = 0; count <= mostPerSecond; count += 1)
      flooding.say({ type: 'user action', action: 'input' });
    vi.advanceTimersByTime(1_000);
  }
  expect(flooding.told.at(-1)).toBe('flood');
  expect([unheard, silent, flooding].map((game) => game.isHeard())).toEqual([false, false, false]);
  expect(vi.getTimerCount()).toBe(0);
});
