import { useEffect, useState } from 'react';

/**
 * Whole seconds until a wait is over; 0 before hydration, so that forms are not locked without JavaScript. @param
 * waitMs milliseconds
 */
export function useCountdown(waitMs: number): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const endsAt = Date.now() + waitMs;
    const tick = () => setSeconds(Math.max(0, Math.ceil((endsAt - Date.now()) / 1_000)));
    tick();
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [waitMs]);
  return seconds;
}
