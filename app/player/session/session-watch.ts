import { sessionMark } from '../../platform/session/session-mark';

const checkEveryMs = 300;

/** Milliseconds for which a page that is being left is ignored; after that the click was on a download, or was cancelled. */
const leavingMs = 5_000;

let held = false;
let leftAt = -Infinity;

/** Call before this tab itself signs in or out: it then navigates instead of reloading this page. */
export function holdSessionWatch(hold = true): void {
  held = hold;
}

/** Whether this tab itself is signing in or out, or is navigating to another page. */
export function isSessionWatchHeld(): boolean {
  return held || performance.now() - leftAt < leavingMs;
}

/**
 * Calls back once after a sign-in or sign-out in another tab, or before this page was restored from the browser's
 * history (AUTH-28): the page is then outdated.
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
  // During navigation the check is pointless, because the next page will be current.
  window.addEventListener('beforeunload', () => (leftAt = performance.now()));

  function check(): void {
    if (isSessionWatchHeld() || sessionMark() === before) return;
    clearInterval(timer);
    onChange();
  }
}
