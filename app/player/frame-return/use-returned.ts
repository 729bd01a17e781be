import { type RefObject, useEffect, useRef } from 'react';

/** Runs `onReturned` when the site's own page in a frame reports that the provider has redirected back. */
export function useReturned(
  frame: RefObject<HTMLIFrameElement | null>,
  message: string,
  onReturned: () => void,
): void {
  const latest = useRef(onReturned);
  latest.current = onReturned;
  useEffect(() => {
    const receive = ({ data, origin, source }: MessageEvent<unknown>) => {
      if (origin !== location.origin || source === null || source !== frame.current?.contentWindow) return;
      if (data === message) latest.current();
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, [frame, message]);
}
