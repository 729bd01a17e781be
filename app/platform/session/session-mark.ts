/** Changes with every sign-in and sign-out of this browser, and says nothing else. */
const cookieName = 'marquee-signed-in';

/** The current mark; empty for a visitor who is not signed in. */
export function sessionMark(cookies = document.cookie): string {
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(`${cookieName}=`));
  return found?.slice(cookieName.length + 1) ?? '';
}
