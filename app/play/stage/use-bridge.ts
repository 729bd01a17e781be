import { type RefObject, useEffect, useRef } from 'react';
import { followBalance } from '../../../ui/live/player-balance';
import { withPageChannel } from '../../player/channel/with-page-channel';
import { provideHold } from '../../player/dialog/hold-play';
import { actedEvent } from '../../player/session/idle-watch';
import { type BridgeListeners, type UserAction, createBridge } from '../bridge/bridge';
import type { LaunchedGame } from './stage-state';

/** Query parameter that enables the game's log. */
const logParameter = 'game-log';
/** Debounce of balance updates to the game, in milliseconds. */
const balanceQuietMs = 300;
/** Shortest interval between reads of the balance in milliseconds, for games that end many rounds. */
const refreshEveryMs = 3_000;

export type StageListeners = Pick<BridgeListeners, 'onReady' | 'onFailure' | 'onWarning'> & {
  /** The player uses a link inside the game. */
  onGo: (to: Extract<UserAction, 'lobby' | 'deposit' | 'history'>) => void;
};

/** Maintains the message channel to the game in a frame, while that game is on the page. */
export function useBridge(
  game: LaunchedGame | undefined,
  origin: string,
  frame: RefObject<HTMLIFrameElement>,
  listeners: StageListeners,
): void {
  const latest = useRef(listeners);
  useEffect(() => {
    latest.current = listeners;
  });
  useEffect(() => (game ? connect(origin, frame, latest) : undefined), [game, origin, frame]);
}

function connect(
  origin: string,
  frame: RefObject<HTMLIFrameElement>,
  latest: RefObject<StageListeners>,
): () => void {
  let quiet: ReturnType<typeof setTimeout> | undefined;
  let refreshedAt = -refreshEveryMs;
  const bridge = createBridge(
    {
      origin,
      // Browsers mute a frame until the player has interacted with the page.
      sound: navigator.userActivation?.hasBeenActive ?? false,
      reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
      log: new URLSearchParams(location.search).has(logParameter),
    },
    {
      onReady: () => latest.current?.onReady(),
      onFailure: (failure) => latest.current?.onFailure(failure),
      onWarning: (code) => latest.current?.onWarning(code),
      onAction(action) {
        // Only a focused frame can have been used: others must neither extend a session nor navigate.
        if (document.activeElement !== frame.current) return;
        window.dispatchEvent(new Event(actedEvent));
        if (action === 'lobby' || action === 'deposit' || action === 'history') latest.current?.onGo(action);
      },
      onRoundEnd() {
        if (performance.now() - refreshedAt < refreshEveryMs) return;
        refreshedAt = performance.now();
        withPageChannel((channel) => channel.refresh());
      },
    },
    {
      frame: () => frame.current?.contentWindow ?? null,
      listen(hear) {
        window.addEventListener('message', hear);
        return () => window.removeEventListener('message', hear);
      },
      isHidden: () => document.hidden,
      now: () => performance.now(),
    },
  );
  const takeBack = provideHold(bridge.hold);
  const unfollow = followBalance(({ changed }) => {
    clearTimeout(quiet);
    if (changed) quiet = setTimeout(bridge.updateBalance, balanceQuietMs);
  });
  return () => {
    clearTimeout(quiet);
    takeBack();
    unfollow();
    bridge.stop();
  };
}
