import { sessionMark } from '../../platform/session/session-mark';

const checkEveryMs = 300;

let held = false;

/** To be called before this tab itself signs in or out: it goes on to another page then, instead of loading this one again. */
export function holdSessionWatch(hold = true): void {
  held = hold;
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
    check();
  });
  // The page is being left for another one: that one will be true.
  window.addEventListener('beforeunload', () => (held = true));

  function check(): void {
    if (held || sessionMark() === before) return;
    clearInterval(timer);
    onChange();
  }
}
