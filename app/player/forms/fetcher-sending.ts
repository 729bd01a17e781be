import { type ClientActionFunctionArgs, isRouteErrorResponse } from '@remix-run/react';
import { useActionFetcher } from './action-fetcher';
import { type FormAnswer, codeOf, failedAnswer } from './form-answer';
import type { Sending } from './sending';

/** Sends forms by Remix's fetcher, on hydrated pages. */
export function useFetcherSending(address: string): Sending<FormAnswer> {
  const { submit, state, data } = useActionFetcher<FormAnswer>();
  // Loaders run again after an answer; the form may be sent again meanwhile. A redirect loads without one.
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
 * The `clientAction` of routes with forms: a call that fails becomes an answer beside the form. Remix would replace the page with its
 * error screen, and what was typed would be lost.
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
