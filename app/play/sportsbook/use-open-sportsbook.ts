import { type Dispatch, useCallback, useEffect, useRef, useState } from 'react';
import { useActionFetcher } from '../../player/forms/fetcher-sending';
import { afterPaint } from '../stage/after-paint';
import type { RenewalAnswer, SportsbookAnswer, SportsbookEvent } from './sportsbook-state';

/** Opens the sportsbook with the page's action: once automatically, and again on demand. */
export function useOpenSportsbook(dispatch: Dispatch<SportsbookEvent>, isAnswered: boolean) {
  const { submit, data } = useActionFetcher<SportsbookAnswer>();
  const isBegun = useRef(isAnswered);
  const [currency, setCurrency] = useState<string>();
  useEffect(() => {
    if (!data) return;
    if (data.contextData) {
      setCurrency(data.currency);
      dispatch({ type: 'opened', contextData: data.contextData });
    } else dispatch({ type: 'failed', code: data.code });
  }, [data, dispatch]);
  const open = useCallback(() => {
    dispatch({ type: 'open' });
    // Paints the skeleton first, since a Remix submission is slow to start.
    afterPaint(() => submit({}, { method: 'post' }));
  }, [dispatch, submit]);
  useEffect(() => {
    // React may run an effect twice.
    if (isBegun.current) return;
    isBegun.current = true;
    open();
  }, [open]);
  return { open, currency };
}

/** Form field that requests a token instead of a frame. */
export const renewalField = 'renew';

/** Renews the wallet session without reloading the frame, so the bet slip stays. @param onAnswer receives the response */
export function useRenewal(onAnswer: (answer: RenewalAnswer) => void): () => void {
  const { submit, state, data } = useActionFetcher<RenewalAnswer>();
  const latest = useRef(onAnswer);
  useEffect(() => {
    latest.current = onAnswer;
  });
  useEffect(() => {
    if (data) latest.current(data);
  }, [data]);
  return useCallback(() => {
    if (state === 'idle') submit({ [renewalField]: '1' }, { method: 'post' });
  }, [state, submit]);
}
