import { useEffect, useRef, useState } from 'react';
import { actedEvent, createIdleWatch, type IdleWatch } from '../../player/session/idle-watch';

const checkEveryMs = 1_000;

/** Signs of activity. Of the frame, the page only sees that it gains and loses focus, and each page load in it. */
const signs = ['pointerdown', 'keydown', 'blur', 'focus', actedEvent] as const;

/**
 * The countdown before an idle payment page is closed (WALLET-56).
 * @param limitMs milliseconds of inactivity; 0 for no limit
 * @returns the milliseconds left while the warning is shown, and a function that dismisses it
 */
export function useFrameIdle(
  limitMs: number,
  onIdle: () => void,
): { leftMs: number | undefined; stay: () => void } {
  const [leftMs, setLeft] = useState<number>();
  const watch = useRef<IdleWatch>(undefined);
  const latest = useRef(onIdle);
  latest.current = onIdle;

  useEffect(() => {
    if (limitMs === 0) return;
    const made = createIdleWatch(limitMs, {
      now: () => Date.now(),
      lastElsewhere: () => undefined,
      tell: () => {},
      warn: setLeft,
      signOut: () => {
        latest.current();
        return Promise.resolve(true);
      },
    });
    watch.current = made;
    const acted = () => made.acted();
    for (const sign of signs) addEventListener(sign, acted);
    const timer = setInterval(() => void made.check(), checkEveryMs);
    return () => {
      for (const sign of signs) removeEventListener(sign, acted);
      clearInterval(timer);
      setLeft(undefined);
    };
  }, [limitMs]);

  return { leftMs, stay: () => watch.current?.stay() };
}
