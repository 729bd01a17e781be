import { type RefObject, useLayoutEffect, useState } from 'react';

/** Width of an element in CSS pixels; 0 before it is laid out. */
export function useWidth(element: RefObject<Element>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
