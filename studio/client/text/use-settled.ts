import { useEffect, useState } from 'react';

/** A value that waits until nothing is typed for a while, so that fast typing asks once. @param pauseMs milliseconds */
export function useSettled<T>(value: T, pauseMs: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}
