import type { MouseEvent } from 'react';

/** Shows in place what a link leads to. With a key held down the browser does as usual. */
export function inPlace(open: () => void): (event: MouseEvent) => void {
  return (event) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    open();
  };
}
