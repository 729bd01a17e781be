import { type Dispatch, useCallback, useEffect, useRef, useState } from 'react';
import { useActionFetcher } from '../../player/forms/fetcher-sending';
import type { PlayMode } from '../launch/launch-plan';
import { afterPaint } from './after-paint';
import type { LaunchedGame, StageEvent } from './stage-state';

/** The action's response to a launch. */
export type LaunchAnswer = { game: LaunchedGame; code?: never } | { game?: never; code: string };

/** Launches the game of the page. */
export function useLaunch(dispatch: Dispatch<StageEvent>) {
  const { submit, state, data } = useActionFetcher<LaunchAnswer>();
  const [isHydrated, setHydrated] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const last = useRef<PlayMode>();
  useEffect(() => setHydrated(true), []);

  useEffect(() => {
    if (!data) return;
    setAsked(false);
    if (data.game) dispatch({ type: 'launched', game: data.game });
    else dispatch({ type: 'failed', code: data.code });
  }, [data, dispatch]);

  const send = useCallback(
    (mode: PlayMode, isNew: boolean) => {
      last.current = mode;
      setAsked(true);
      dispatch({ type: 'launch' });
      // Paints the reaction to the click first, because Remix is slow to start.
      afterPaint(() => submit({ mode, ...(isNew ? { new: '1' } : {}) }, { method: 'post' }));
    },
    [dispatch, submit],
  );
  const begin = useCallback(
    (mode: PlayMode) => {
      // React may run an effect twice.
      if (last.current === undefined) send(mode, false);
    },
    [send],
  );
  return {
    isHydrated,
    isBusy: isAsked || state !== 'idle',
    begin,
    /** Launches again after a failure, with a new session where the provider supports it. */
    again: useCallback((mode: PlayMode = 'real') => send(last.current ?? mode, true), [send]),
  };
}
