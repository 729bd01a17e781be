/** What the stylesheet leaves out of the first layout; `ui/base.css` has the same selector. */
const rest = 'main > [data-block] ~ [data-block] ~ [data-block] ~ [data-block] > *';

/**
 * Lays out what is far below the first screen, a block at a time while nothing else is to do: by then nobody waits for it, no task is
 * long, and the page has its true height before it is scrolled. Without it the browser does so as blocks come near.
 */
export function layOutRest(root: ParentNode): void {
  const waiting = [...root.querySelectorAll<HTMLElement>(rest)];
  // Safari has no requestIdleCallback.
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 50));
  const next = () => {
    const element = waiting.shift();
    if (!element) return;
    element.style.contentVisibility = 'visible';
    whenIdle(next);
  };
  whenIdle(next);
}
