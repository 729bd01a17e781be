/** Whether a script asks for data of the site, so that a redirect to a page would be no answer. */
export function isDataRequest(request: Request): boolean {
  return new URL(request.url).pathname.startsWith('/api/');
}

/** Whether the browser itself asks, for a page or by sending a form. Remix's fetcher, islands and dialogs accept no HTML. */
export function expectsDocument({ headers }: Request): boolean {
  return headers.get('accept')?.includes('text/html') ?? false;
}

/** Whether the answer to a signed-out player is a status and a code: to requests for data, and to forms that a script sent. */
export function expectsCode(request: Request): boolean {
  return isDataRequest(request) || (request.method === 'POST' && !expectsDocument(request));
}
