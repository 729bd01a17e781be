/**
 * Whether a request that changes something was sent by a page of this very host (CSRF). Browsers always name the origin then, and
 * newer ones also say how the page's site relates to this one.
 */
export function isSameOrigin(request: Request): boolean {
  const origin = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  return (
    origin !== null && origin === new URL(request.url).origin && (site === null || site === 'same-origin')
  );
}
