/**
 * Whether a state-changing request was sent by a page of this host (CSRF protection). Browsers always send `Origin`
 * then, and newer ones
 * `Sec-Fetch-Site`.
 */
export function isSameOrigin(request: Request): boolean {
  const origin = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  return (
    origin !== null && origin === new URL(request.url).origin && (site === null || site === 'same-origin')
  );
}
