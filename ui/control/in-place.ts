import type { MouseEvent } from 'react';

/** Opens a link's target in place on a plain click. With a modifier key the browser's default action applies. */
export function inPlace(open: () => void): (event: MouseEvent) => void {
  return (event) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    open();
  };
}
