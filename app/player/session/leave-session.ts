import { isEndedByRestriction, isEndedByTimeLimit } from '../../platform/session/session-mark';
import { isSessionWatchHeld } from './session-watch';

/** Of the dialog that is in every page of a player. */
export const sessionOverId = 'session-over';
/** Of the text in it that takes the place of the other once the time is up. */
export const timeUpId = 'session-over-time';

/** Tells the window that the session is over, before anything of the page is taken away. */
export const sessionLeftEvent = 'marquee:session-left';

/**
 * Leaves a page whose session has ended elsewhere. After a time-out, an exclusion, a used-up limit of time or the like it says so over whatever the page shows,
 * and takes away what plays in it; after a sign-out it leads home (AUTH-13).
 */
export function leaveSession(locale: string): void {
  window.dispatchEvent(new Event(sessionLeftEvent));
  const dialog = document.getElementById(sessionOverId);
  if (isEndedByRestriction() && dialog instanceof HTMLDialogElement) showSessionOver(dialog);
  else location.assign(`/${locale}`);
}

/** Nothing is asked of a game: it may be busy, silent, full-screen, or have the focus. */
function showSessionOver(dialog: HTMLDialogElement): void {
  // A page that itself begins a break is led to the one that confirms it.
  if (dialog.open || isSessionWatchHeld()) return;
  const timeUp = document.getElementById(timeUpId);
  if (timeUp && isEndedByTimeLimit()) {
    timeUp.hidden = false;
    timeUp.previousElementSibling?.remove();
  }
  for (const frame of document.querySelectorAll('iframe, object, embed')) frame.remove();
  if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
  dialog.addEventListener('cancel', (event) => event.preventDefault());
  // Pressed twice, Escape closes a dialog whatever it says.
  dialog.addEventListener('close', () => dialog.showModal());
  dialog.showModal();
}
