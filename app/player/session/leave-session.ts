import { isEndedByRestriction, isEndedByTimeLimit } from '../../platform/session/session-mark';
import { isSessionWatchHeld } from './session-watch';

/** Id of the dialog that is on every page of a player. */
export const sessionOverId = 'session-over';
/** Id of the alternative text in it for a used-up time limit. */
export const timeUpId = 'session-over-time';

/** Dispatches the end of the session, before any part of the page is removed. */
export const sessionLeftEvent = 'marquee:session-left';

/**
 * Leaves a page whose session has ended elsewhere. After a restriction such as a time-out, an exclusion or a used-up
 * time limit it shows the overlay and removes running games; after a sign-out it redirects home (AUTH-13).
 */
export function leaveSession(locale: string): void {
  window.dispatchEvent(new Event(sessionLeftEvent));
  const dialog = document.getElementById(sessionOverId);
  if (isEndedByRestriction() && dialog instanceof HTMLDialogElement) showSessionOver(dialog);
  else location.assign(`/${locale}`);
}

/** Independent of games, which may be busy, silent, full-screen or focused. */
function showSessionOver(dialog: HTMLDialogElement): void {
  // A page that itself starts a break redirects to the confirmation.
  if (dialog.open || isSessionWatchHeld()) return;
  const timeUp = document.getElementById(timeUpId);
  if (timeUp && isEndedByTimeLimit()) {
    timeUp.hidden = false;
    timeUp.previousElementSibling?.remove();
  }
  for (const frame of document.querySelectorAll('iframe, object, embed')) frame.remove();
  if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
  dialog.addEventListener('cancel', (event) => event.preventDefault());
  // Browsers close a dialog on a second Escape, so it is reopened.
  dialog.addEventListener('close', () => dialog.showModal());
  dialog.showModal();
}
