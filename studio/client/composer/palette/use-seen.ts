import { type RefObject, useEffect, useState } from 'react';

/** Pictures that are scrolled past more quickly are not loaded. */
const restMs = 150;

/** Whether an element is, or has been, visible for a moment. */
export function useSeen(element: RefObject<Element>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || !element.current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        if (entries.at(-1)?.isIntersecting) timer = setTimeout(() => setSeen(true), restMs);
      },
      { rootMargin: '80px' },
    );
    observer.observe(element.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [element, seen]);
  return seen;
}
