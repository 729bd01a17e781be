/** Whether the site answers at all; the services have their own. */
export function loader(): Response {
  return Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } });
}
