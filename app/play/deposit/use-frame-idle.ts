import { useEffect, useRef, useState } from 'react';
import { actedEvent, createIdleWatch, type IdleWatch } from '../../player/session/idle-watch';

const checkEveryMs = 1_000;

/** Signs of a player. Of what happens in the frame the page sees that it is entered and left, and each page that loads there. */
const signs = ['pointerdown', 'keydown', 'blur', 'focus', actedEvent] as const;

/**
 * The countdown before a payment page that is not used is closed (WALLET-56).
 *
 * @param limitMs milliseconds without use; 0 for no limit
 * @returns the milliseconds that are left, while the player is warned, and the answer to the warning
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
