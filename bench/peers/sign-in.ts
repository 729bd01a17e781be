const player = { email: 'regular@halden.example', password: 'Marquee-2026' };

/**
 * Signs the demo player in like a form without scripts.
 *
 * @returns the `Cookie` header of the session
 * @throws Error unless the sign-in succeeds
 */
export async function signIn(origin: string, locale = 'en-UN'): Promise<string> {
  const response = await fetch(`${origin}/${locale}/login`, {
    method: 'POST',
    headers: { origin },
    body: new URLSearchParams({ ...player, intent: 'sign-in' }),
    redirect: 'manual',
  });
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  if (response.status !== 302 || cookies.length === 0)
    throw new Error(`${origin}: the sign-in answered ${response.status}`);
  return cookies.join('; ');
}
