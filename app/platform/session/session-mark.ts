import { restrictedMark } from './restricted-mark';

const cookieName = 'marquee-signed-in';

/** The current mark: it changes with every sign-in and sign-out of this browser and says nothing else; empty for a visitor. */
export function sessionMark(cookies = document.cookie): string {
  const mark = markIn(cookies);
  return mark === restrictedMark ? '' : mark;
}

/** Whether the last session of this browser was ended by a restriction of the player, such as a time-out. */
export function isEndedByRestriction(cookies = document.cookie): boolean {
  return markIn(cookies) === restrictedMark;
}

function markIn(cookies: string): string {
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(`${cookieName}=`));
  return found?.slice(cookieName.length + 1) ?? '';
}
