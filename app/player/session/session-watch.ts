import { sessionMark } from '../../platform/session/session-mark';

const checkEveryMs = 300;

/** A page that is being left is left alone for so long; after that the press was on a download, or was taken back. */
const leavingMs = 5_000;

let held = false;
let leftAt = -Infinity;

/** To be called before this tab itself signs in or out: it goes on to another page then, instead of loading this one again. */
export function holdSessionWatch(hold = true): void {
  held = hold;
}

/** Whether this tab itself is signing in or out, or is being left for another page. */
export function isSessionWatchHeld(): boolean {
  return held || performance.now() - leftAt < leavingMs;
}

/**
 * Calls back once when somebody has signed in or out in another tab, or before this page came back from the browser's history
 * (AUTH-28): what the page shows is no longer true.
 */
export function watchSession(onChange: () => void): void {
  const before = sessionMark();
  const timer = setInterval(check, checkEveryMs);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    held = false;
    leftAt = -Infinity;
    check();
  });
  // The page is being left for another one: that one will be true.
  window.addEventListener('beforeunload', () => (leftAt = performance.now()));

  function check(): void {
    if (isSessionWatchHeld() || sessionMark() === before) return;
    clearInterval(timer);
    onChange();
  }
}
