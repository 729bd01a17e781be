import { restrictedMark, timeUpMark } from './restricted-mark';

const cookieName = 'marquee-signed-in';

/** The current mark: it changes with every sign-in and sign-out of this browser and says nothing else; empty for a visitor. */
export function sessionMark(cookies = document.cookie): string {
  const mark = markIn(cookies);
  return isRestricted(mark) ? '' : mark;
}

/** Whether the last session of this browser was ended by a restriction of the player, such as a time-out. */
export function isEndedByRestriction(cookies = document.cookie): boolean {
  return isRestricted(markIn(cookies));
}

/** Whether it was ended by a limit of the time signed in. */
export function isEndedByTimeLimit(cookies = document.cookie): boolean {
  return markIn(cookies) === timeUpMark;
}

const isRestricted = (mark: string): boolean => mark === restrictedMark || mark === timeUpMark;

function markIn(cookies: string): string {
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(`${cookieName}=`));
  return found?.slice(cookieName.length + 1) ?? '';
}
