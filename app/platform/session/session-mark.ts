import { restrictedMark, timeUpMark } from './restricted-mark';

const cookieName = 'marquee-signed-in';

/** The current mark: a random value that changes with every sign-in and sign-out of this browser; empty for a visitor. */
export function sessionMark(cookies = document.cookie): string {
  const mark = markIn(cookies);
  return isRestricted(mark) ? '' : mark;
}

/** Whether a restriction of the player, such as a time-out, ended this browser's last session. */
export function isEndedByRestriction(cookies = document.cookie): boolean {
  return isRestricted(markIn(cookies));
}

/** Whether a session time limit ended it. */
export function isEndedByTimeLimit(cookies = document.cookie): boolean {
  return markIn(cookies) === timeUpMark;
}

const isRestricted = (mark: string): boolean => mark === restrictedMark || mark === timeUpMark;

function markIn(cookies: string): string {
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(`${cookieName}=`));
  return found?.slice(cookieName.length + 1) ?? '';
}
