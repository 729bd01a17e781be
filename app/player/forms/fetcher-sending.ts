import { type ClientActionFunctionArgs, isRouteErrorResponse, useFetcher } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { type FormAnswer, codeOf, failedAnswer } from './form-answer';
import type { Sending } from './sending';

/** Sends forms by Remix's fetcher, on hydrated pages. */
export function useFetcherSending(address: string): Sending<FormAnswer> {
  const { submit, state, data } = useActionFetcher<FormAnswer>();
  // While loaders run again after a response, the form may already be submitted again. During a redirect there is no
  // response.
  const busy = state === 'submitting' || (state === 'loading' && data === undefined);
  return {
    send: (fields) => {
      if (!busy) submit(fields, { method: 'post', action: address });
    },
    answer: data,
    busy,
  };
}

/**
 * The `clientAction` of routes with forms: a failed call becomes an error beside the form. Remix would replace the page
 * with its error screen, and the input would be lost.
 */
export async function answeredAction({ serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  try {
    return await serverAction();
  } catch (error) {
    // Remix redirects by throwing.
    if (error instanceof Response) throw error;
    if (isRouteErrorResponse(error)) return failedAnswer(codeOf(error.data) ?? 'error.system.error');
    return failedAnswer('network');
  }
}

/**
 * Remix's fetcher for actions, with its data as React state. React Router stores fetcher data in a Map outside of
 * React, so a render that React bails out of can read new data and drop the effects that depend on it: the response to
 * a form would never be shown.
 */
export function useActionFetcher<Answer extends object>() {
  const { submit, state, data: latest } = useFetcher<Answer>();
  const seen = useRef<typeof latest>();
  const [data, setData] = useState<typeof latest>();
  // Without dependencies: a dropped effect must run after the next render. State is set for new data only: after
  // setting an equal state React may bail out of a render, and would drop the effects of other stores, such as a form's
  // errors.
  useEffect(() => {
    if (latest === seen.current) return;
    seen.current = latest;
    setData(() => latest);
  });
  return { submit, state, data };
}
