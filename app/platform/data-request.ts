/** Whether a script asks for data of the site, so that a redirect to a page would be no answer. */
export function isDataRequest(request: Request): boolean {
  return new URL(request.url).pathname.startsWith('/api/');
}
