import type { GameMessage, HostMessage } from '../../../schemas/generated/types';
import { createFloodGuard } from './flood-guard';
import { readGameMessage } from './read-game-message';

/** Longest wait for `paused` before the game is covered anyway, in milliseconds. */
export const pauseTimeoutMs = 2_000;
/** Time for a game's first message in milliseconds; without one it has failed. */
export const listenTimeoutMs = 30_000;
export const pingEveryMs = 5_000;
/** Time without a response to pings, in milliseconds, after which a game has failed. */
export const silenceMs = 15_000;

/** Why a game has failed: it never sent a message, it stopped responding, or it sends too many messages. */
export type Failure = 'unheard' | 'silent' | 'flood';

export type UserAction = Extract<GameMessage, { type: 'user action' }>['action'];

/** Handlers of a game's messages. Any message may be forged, so none of them is trusted for money. */
export interface BridgeListeners {
  onReady: () => void;
  onAction: (action: UserAction) => void;
  /** A round has ended, or the game reported its number of rounds: the balance may have changed. */
  onRoundEnd: () => void;
  onWarning: (code: string) => void;
  onFailure: (failure: Failure) => void;
}

/** The parts of the browser that the bridge uses; tests replace them. */
export interface BridgePorts {
  /** The window of the frame; null once it is gone. */
  frame: () => Window | null;
  /** Listens to messages of all windows. @returns a function that stops */
  listen: (hear: (event: Pick<MessageEvent, 'data' | 'origin' | 'source'>) => void) => () => void;
  /** Timers of hidden pages are throttled, so silence does not count then. */
  isHidden: () => boolean;
  now: () => number;
}

export interface BridgeOptions {
  /** Origin of the game: messages of other origins are ignored, and none are sent elsewhere. */
  origin: string;
  sound: boolean;
  reducedMotion: boolean;
  /** Whether the game should log, and log its errors when it fails. */
  log: boolean;
}

export interface Bridge {
  /**
   * Pauses the game. Several holds may overlap; the game resumes after the last.
   * @returns after two seconds at most, a function that releases the hold
   */
  hold: (reason: string) => Promise<() => void>;
  updateBalance: () => void;
  /** Number of ignored messages: of another origin or window, or of an unknown shape. */
  readonly ignored: number;
  /** Removes every listener and timer. */
  stop: () => void;
}

/** The message channel between a page and the game in its frame. */
export function createBridge(
  { origin, sound, reducedMotion, log }: BridgeOptions,
  listeners: BridgeListeners,
  ports: BridgePorts,
): Bridge {
  const flood = createFloodGuard(ports.now);
  const holds = new Set<symbol>();
  const waiting = new Set<() => void>();
  let isListening = false;
  let isStopped = false;
  let isPaused = false;
  let ignored = 0;
  let pings = 0;
  let heardAt = ports.now();

  const post = (message: HostMessage) => {
    if (!isStopped) ports.frame()?.postMessage(message, origin);
  };

  function fail(failure: Failure): void {
    if (isStopped) return;
    if (log) post({ type: 'debug errors' });
    stop();
    listeners.onFailure(failure);
  }

  const unlisten = ports.listen(({ data, origin: from, source }) => {
    if (from !== origin || source === null || source !== ports.frame()) {
      ignored += 1;
      return;
    }
    const verdict = flood.heard();
    if (verdict === 'flood') return fail('flood');
    const message = verdict === 'pass' ? readGameMessage(data) : undefined;
    if (message) hear(message);
    else ignored += 1;
  });

  function hear(message: GameMessage): void {
    heardAt = ports.now();
    switch (message.type) {
      case 'listening':
        return greet();
      case 'game ready':
        return listeners.onReady();
      case 'paused':
        isPaused = true;
        for (const done of waiting) done();
        return;
      case 'resumed':
        isPaused = false;
        return;
      case 'pong':
        return;
      case 'user action':
        return listeners.onAction(message.action);
      case 'warning':
        return listeners.onWarning(message.code);
      case 'reality check data':
      case 'round end':
        return listeners.onRoundEnd();
    }
  }

  function greet(): void {
    isListening = true;
    clearTimeout(listenTimer);
    post({ type: 'ready', sound, reducedMotion });
    if (log) post({ type: 'debug settings', log });
    if (holds.size > 0) post({ type: 'pause', reason: 'page' });
  }

  function ping(): void {
    // The frame may have been suspended together with the page.
    if (ports.isHidden()) heardAt = ports.now();
    else if (isListening && ports.now() - heardAt > silenceMs) return fail('silent');
    if (isListening) post({ type: 'ping', id: String((pings += 1)) });
  }

  const listenTimer = setTimeout(() => fail('unheard'), listenTimeoutMs);
  const pingTimer = setInterval(ping, pingEveryMs);

  function stop(): void {
    if (isStopped) return;
    isStopped = true;
    unlisten();
    clearTimeout(listenTimer);
    clearInterval(pingTimer);
    for (const done of waiting) done();
  }

  function untilPaused(): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        waiting.delete(done);
        resolve();
      };
      const timer = setTimeout(done, pauseTimeoutMs);
      waiting.add(done);
    });
  }

  async function hold(reason: string): Promise<() => void> {
    const own = Symbol(reason);
    holds.add(own);
    post({ type: 'pause', reason });
    if (isListening && !isStopped && !isPaused) await untilPaused();
    return () => {
      if (holds.delete(own) && holds.size === 0) post({ type: 'resume' });
    };
  }

  return {
    hold,
    updateBalance: () => post({ type: 'update balance' }),
    get ignored() {
      return ignored;
    },
    stop,
  };
}
