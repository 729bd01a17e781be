/** Whether a script requests data of the site, so that a redirect to a page would be useless. */
export function isDataRequest(request: Request): boolean {
  return new URL(request.url).pathname.startsWith('/api/');
}

/**
 * Whether the browser itself sent the request, for a page or with a form. Remix's fetcher, islands and dialogs do not
 * accept HTML.
 */
export function expectsDocument({ headers }: Request): boolean {
  return headers.get('accept')?.includes('text/html') ?? false;
}

/** Whether a signed-out player gets a status and a code instead of a redirect: for data requests, and forms sent by a script. */
export function expectsCode(request: Request): boolean {
  return isDataRequest(request) || (request.method === 'POST' && !expectsDocument(request));
}
