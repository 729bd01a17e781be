import { type RefObject, useEffect, useRef } from 'react';
import { followBalance } from '../../../ui/live/player-balance';
import { withPageChannel } from '../../player/channel/with-page-channel';
import { provideHold } from '../../player/dialog/hold-play';
import { actedEvent } from '../../player/session/idle-watch';
import { type BridgeListeners, type UserAction, createBridge } from '../bridge/bridge';
import type { LaunchedGame } from './stage-state';

/** Parameter of the address that has a game log. */
const logParameter = 'game-log';
/** The game hears of a change once it has come to rest. */
const balanceQuietMs = 300;
/** A game that ends many rounds does not have the balance read as often. */
const refreshEveryMs = 3_000;

export type StageListeners = Pick<BridgeListeners, 'onReady' | 'onFailure' | 'onWarning'> & {
  /** The player wants to go somewhere from within the game. */
  onGo: (to: Extract<UserAction, 'lobby' | 'deposit' | 'history'>) => void;
};

/** Keeps the line to the game in a frame, for as long as it is the game of the page. */
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
      // A browser keeps a frame silent until the player has touched the page.
      sound: navigator.userActivation?.hasBeenActive ?? false,
      reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
      log: new URLSearchParams(location.search).has(logParameter),
    },
    {
      onReady: () => latest.current?.onReady(),
      onFailure: (failure) => latest.current?.onFailure(failure),
      onWarning: (code) => latest.current?.onWarning(code),
      onAction(action) {
        // Only a frame with the focus can have been touched: no other keeps a session from ending, or leads anywhere.
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
