import { useFetcher } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';

/**
 * Remix's fetcher for actions, with its data as React state. React Router stores fetcher data in a Map outside of React, so a render
 * that React bails out of can read new data and drop the effects that depend on it: the answer to a form would never be shown.
 */
export function useActionFetcher<Answer extends object>() {
  const { submit, state, data: latest } = useFetcher<Answer>();
  const seen = useRef<typeof latest>();
  const [data, setData] = useState<typeof latest>();
  // Without dependencies: a dropped effect must run after the next render.
  useEffect(() => {
    if (latest === seen.current) return;
    seen.current = latest;
    setData(() => latest);
  });
  return { submit, state, data };
}
