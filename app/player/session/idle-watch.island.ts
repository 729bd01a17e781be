import { actedEvent, createIdleWatch } from './idle-watch';
import type { IdleDialog } from './idle-dialog';
import { postSignOut } from './post-sign-out';

export interface IdleWatchProps {
  locale: string;
  minutes: number;
}

const checkEveryMs = 1_000;
const key = 'acted-at';
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll', actedEvent] as const;

/**
 * Signs the player out after the market's idle time, with a countdown as a warning, and redirects to the sign-in with
 * a return path.
 */
export function mount(_element: HTMLElement, { locale, minutes }: IdleWatchProps): void {
  const dialog = warning(locale, () => watch.stay());
  const watch = createIdleWatch(minutes * 60_000, {
    now: () => Date.now(),
    lastElsewhere: readTime,
    tell: writeTime,
    warn: dialog,
    signOut: () => signOut(locale),
  });
  // Opening a page counts as activity.
  watch.acted();
  for (const sign of signs) addEventListener(sign, () => watch.acted(), { passive: true, capture: true });
  setInterval(() => void watch.check(), checkEveryMs);
  // Timers of hidden pages are throttled.
  document.addEventListener('visibilitychange', () => document.hidden || void watch.check());
}

/** Shows the countdown once its code is loaded, which is requested with the first warning. */
function warning(locale: string, stay: () => void): (leftMs: number | undefined) => void {
  let left: number | undefined;
  let requested: Promise<IdleDialog | undefined> | undefined;
  const open = async (): Promise<IdleDialog | undefined> => {
    try {
      const { openIdleDialog } = await import('./idle-dialog');
      return await openIdleDialog(locale, { stay, signOut: () => void signOut(locale) });
    } catch {
      // The player is signed out even without a warning; the next check retries.
      requested = undefined;
    }
  };
  return (leftMs) => {
    left = leftMs;
    if (leftMs !== undefined) requested ??= open();
    const shown = requested;
    if (leftMs === undefined) requested = undefined;
    void shown?.then((dialog) => {
      // The player may have responded while the code was loading.
      if (leftMs === undefined) dialog?.close();
      else if (left !== undefined) dialog?.show(left);
    });
  };
}

async function signOut(locale: string): Promise<boolean> {
  if (!(await postSignOut(locale, 'inactivity'))) return false;
  const wanted = location.pathname.slice(locale.length + 1) + location.search;
  location.assign(`/${locale}/login?${new URLSearchParams({ wanted: wanted || '/', idle: '1' }).toString()}`);
  return true;
}

function readTime(): number | undefined {
  try {
    const time = Number(localStorage.getItem(key) ?? Number.NaN);
    return Number.isFinite(time) ? time : undefined;
  } catch {
    return undefined;
  }
}

function writeTime(at: number): void {
  try {
    localStorage.setItem(key, String(at));
  } catch {
    // Storage is unavailable: this tab watches alone.
  }
}
