/** Whether a request that changes something was sent by a page of this very host (CSRF); browsers always name the origin then. */
export function isSameOrigin(request: Request): boolean {
  const origin = request.headers.get('origin');
  return origin !== null && origin === new URL(request.url).origin;
}
